import Model
import Text

/// A possible name of a folder or another collection.
struct CollectionPlace {
    var name: Range<Int>
    var tokens: Range<Int>
    /// Whether the name stands for the documents of the collection, as "notes" does: "which recipes".
    var isKind: Bool
    /// Whether nothing but the number of these documents is asked for: "how many soups do I have".
    var isCounted = false
}

extension QuestionDraft {
    /// Returns the words that may name a collection: "in my journal", "under dendron.alternatives", "how many recipes".
    func collectionPlaces() -> [CollectionPlace] {
        var found: [CollectionPlace] = []
        for place in tokens.indices where found.count < QuestionDraft.mostReferences {
            guard let one = collectionBehindPreposition(at: place) ?? collectionAsKind(at: place) else { continue }
            if let last = found.last, last.tokens.overlaps(one.tokens) { continue }
            found.append(one)
        }
        return found
    }

    func name(of place: CollectionPlace) -> String {
        text(from: place.name.lowerBound, through: place.name.upperBound - 1)
    }

    /// Adds existing collections as sources of the answer, or as the kind of document asked for.
    ///
    /// `tags` are all tags of the vault; what no collection is called may be one of them if it is counted.
    mutating func takeCollections(_ places: [CollectionPlace], _ found: [NamedCollection?], tags: Set<String>) {
        for (place, collection) in zip(places, found) where place.tokens.allSatisfy(isFree) {
            guard let collection else {
                if place.isCounted { takeTag(place, tags) }
                continue
            }
            reading.containers.append(Container(title: name(of: place), documents: collection.documents))
            if place.isKind {
                collectionKinds[place.name.lowerBound] = collection.kinds
            } else {
                use(place.tokens)
            }
        }
    }

    /// Adds the tag that a counted plural stands for: `soup` for "soups".
    private mutating func takeTag(_ place: CollectionPlace, _ tags: Set<String>) {
        let terms = TermAnalyzer().terms(of: name(of: place)).map(\.hash)
        guard !terms.isEmpty,
            let tag = tags.sorted().first(where: { TermAnalyzer().terms(of: $0).map(\.hash) == terms })
        else { return }
        if !reading.tags.contains(tag) { reading.tags.append(tag) }
        collectionKinds[place.name.lowerBound] = [.note]
    }

    // MARK: Forms

    private func collectionBehindPreposition(at place: Int) -> CollectionPlace? {
        let isContainer = !traits(place).isDisjoint(with: [.containerCue, .from])
        let within = cue(at: place) { $0 == .within }
        guard isFree(place), let cueEnd = within?.end ?? (isContainer ? place + 1 : nil) else { return nil }
        var start = cueEnd
        while isFree(start), traits(start).contains(.determiner) { start += 1 }
        guard let end = endOfName(start) else { return nil }
        if let folder = self.cue(at: end, where: { $0 == .folder }) {
            return CollectionPlace(name: start..<end, tokens: place..<folder.end, isKind: false)
        }
        guard !isNoun(end), kinds(at: start).isEmpty else { return nil }
        // "Differently from zsh" is about zsh itself; "notes in zsh" and "in my zsh" name a folder.
        let isPlain = start == cueEnd && end == start + 1 && within == nil
        guard !isPlain || tokens.indices.contains(where: { !kinds(at: $0).isEmpty }) else { return nil }
        return CollectionPlace(name: start..<end, tokens: place..<end, isKind: false)
    }

    /// Reads a plural noun used as a kind of document: "which recipes did I write", "recipes tagged easter".
    private func collectionAsKind(at place: Int) -> CollectionPlace? {
        guard isFree(place), isPluralForm(place), kinds(at: place).isEmpty, !isNoun(place + 1), !frameWords[place],
            traits(place).isDisjoint(with: [.idle, .documentNoun, .series, .timeUnit, .pronoun])
        else { return nil }
        let start = startOfAdjectives(before: place)
        let isAsked =
            hasCue(before: start, where: { $0 == .howMany })
            || !traits(start - 1).isDisjoint(with: [.listing, .question, .list])
            || place == 0 && (traits(1).contains(.tagWord) || times.contains { $0.consumed.lowerBound == 1 })
        guard isAsked, !statesDeed(behind: place) else { return nil }
        var found = CollectionPlace(name: place..<(place + 1), tokens: place..<(place + 1), isKind: true)
        found.isCounted =
            hasCue(before: start, where: { $0 == .howMany }) && start == place && saysNothing(behind: place)
            && saysNothing(before: start)
        return found
    }

    /// Tells whether something is said to be done with what is counted, so that no documents are meant: "how many clients did we see",
    /// but "how many recipes did I write".
    private func statesDeed(behind place: Int) -> Bool {
        guard hasCue(before: place, where: { $0 == .howMany }), traits(place + 1).contains(.auxiliary) else {
            return false
        }
        var verb = place + 2
        var hasSubject = false
        while verb < tokens.count {
            let isSubject = !traits(verb).isDisjoint(with: [.pronoun, .speaker]) || person(at: verb) != nil
            guard isSubject || !traits(verb).isDisjoint(with: [.adverb, .not]) else { break }
            hasSubject = hasSubject || isSubject
            verb += 1
        }
        guard verb < tokens.count, tokens[verb].kind == .word else { return false }
        let word = tokens[verb].lower
        if VerbForms.keepsDocuments(word) || VerbForms.isSupport(word) { return false }
        // Without a subject, "have" may have a thing behind it: "have garlic".
        return hasSubject || VerbForms.isVerb(word) || traits(verb).contains(.past)
    }

    /// Tells whether "how many" and the like stand alone before a word: "in my journal, how many soups", but not "block 11 how many samples".
    private func saysNothing(before place: Int) -> Bool {
        (0..<place).allSatisfy { before in
            tokens[before].kind == .symbol || !isFree(before) || isIdle(before)
                || !traits(before).isDisjoint(with: [.question, .determiner, .boundary])
                || cues.contains { $0.cue == .howMany && ($0.first.contains(before) || $0.second.contains(before)) }
        }
    }

    /// Tells whether only words of having, times and tags stand behind a word.
    private func saysNothing(behind place: Int) -> Bool {
        tokens.indices.dropFirst(place + 1).allSatisfy { next in
            tokens[next].kind == .symbol || !isFree(next) || isIdle(next) || VerbForms.isSupport(tokens[next].lower)
                || !traits(next).isDisjoint(with: [.auxiliary, .speaker, .pronoun, .adverb, .tagWord])
        }
    }

    /// Returns the start of at most two words before a noun: "swiss" of "list the swiss recipes".
    private func startOfAdjectives(before place: Int) -> Int {
        var start = place
        while start > max(0, place - 2), isFree(start - 1), tokens[start - 1].kind == .word, !isIdle(start - 1),
            traits(start - 1).isDisjoint(with: [.boundary, .auxiliary, .listing, .question, .list, .determiner])
        {
            start -= 1
        }
        return start
    }

    private func endOfName(_ start: Int) -> Int? {
        guard isFree(start), tokens[start].kind == .word, person(at: start) == nil,
            traits(start).isDisjoint(with: [.boundary, .pronoun, .speaker])
        else { return nil }
        var end = start + 1
        while isFree(end), isFree(end + 1), tokens[end].isGlued, tokens[end + 1].isGlued,
            "./-_".contains(tokens[end].text)
        {
            end += 2
        }
        return end
    }

    /// Tells whether a word continues a compound: "recipes book", "journal entries".
    private func isNoun(_ place: Int) -> Bool {
        guard isFree(place), tokens[place].kind == .word else { return false }
        let ends: WordTraits = [.boundary, .auxiliary, .tagWord, .idle, .adverb]
        return traits(place).isDisjoint(with: ends)
    }

    func isPluralForm(_ place: Int) -> Bool {
        guard tokens[place].kind == .word else { return false }
        let word = tokens[place].folded
        if language == .german {
            // Many German singulars have these endings as well.
            return tokens[place].isCapitalised && ["e", "en", "er", "n", "s"].contains { word.hasSuffix($0) }
        }
        return word.utf8.count > 3 && word.hasSuffix("s") && !word.hasSuffix("ss")
    }
}
