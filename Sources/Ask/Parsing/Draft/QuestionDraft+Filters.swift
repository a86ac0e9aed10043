import Model
import Text

extension QuestionDraft {
    // MARK: Kinds

    /// "In my notes", "meetings", "the transcripts".
    mutating func readKinds() {
        for place in tokens.indices where isFree(place) {
            let kinds = entry(place).kinds
            guard !kinds.isEmpty else { continue }
            // "Meeting notes" are meetings.
            if isFree(place + 1), !entry(place + 1).kinds.isEmpty { use([place + 1]) }
            kindPlaces.append((place, kinds))
        }
        for cue in cues {
            guard case .kind(let kinds) = cue.cue, cue.allSatisfy(isFree) else { continue }
            reading.kinds.formUnion(kinds)
            use(cue)
        }
        for (place, kinds) in kindPlaces where isFree(place) && standsForKind(place) {
            reading.kinds.formUnion(kinds)
            use([place])
        }
    }

    /// A singular with an article is a thing of the topic ("the council meeting"), unless it is asked for.
    private func standsForKind(_ place: Int) -> Bool {
        if [.list, .count, .agenda].contains(reading.intent) || reading.order != nil { return true }
        return traits(place).contains(.plural)
    }

    // MARK: Places

    /// "Meetings in the Lisbon office".
    mutating func readPlaces(_ names: PlaceNames) {
        guard !names.isEmpty else { return }
        for place in tokens.indices where isFree(place) && traits(place).contains(.containerCue) {
            var start = place + 1
            while traits(start).contains(.determiner) { start += 1 }
            guard let (name, end) = names.longest(at: start, in: tokens), (start..<end).allSatisfy(isFree) else {
                continue
            }
            reading.places.append(name)
            use(place..<end)
        }
    }

    // MARK: Exclusions

    /// "But not with Sarah or Bob", "except stand-ups and reviews", "not tagged hiring".
    mutating func readExclusions() {
        for cue in cues {
            guard case .exclusion(let ofTitles) = cue.cue, cue.allSatisfy(isFree) else { continue }
            var place = skippingLinks(cue.end)
            var end: Int?
            while let next = exclude(at: place) {
                end = next
                guard joins(next) else { break }
                place = skippingLinks(next + 1)
            }
            if let end {
                use(cue.first.lowerBound..<end)
            } else if ofTitles, isAboutDocuments {
                excludeTitles(from: skippingLinks(cue.end), cue: cue.first.lowerBound)
            }
        }
    }

    /// Whether the word at a place joins two of a kind: and, or, a comma.
    func joins(_ place: Int) -> Bool {
        !traits(place).isDisjoint(with: [.and, .or]) || isSymbol(place, ",") || isSymbol(place, "&")
    }

    private func skippingLinks(_ start: Int) -> Int {
        var place = start
        while !traits(place).isDisjoint(with: [.linking, .determiner, .tagWord]), person(at: place) == nil {
            place += 1
        }
        return place
    }

    private var isAboutDocuments: Bool {
        [.list, .count, .duration, .agenda, .discuss, .summary].contains(reading.intent)
    }

    /// Leaves out the person, kind or tag at a place; returns the place behind it.
    private mutating func exclude(at place: Int) -> Int? {
        if let index = people.firstIndex(where: { $0.tokens.contains(place) }) {
            let match = people.remove(at: index)
            exclude(match.candidates, named: text(from: match.tokens.lowerBound, through: match.tokens.upperBound - 1))
            use(match.tokens)
            return match.tokens.upperBound
        }
        if let owner, traits(place).contains(.owner), traits(place - 1).contains(.attendeeCue) || isExclusion(place - 1)
        {
            exclude([owner], named: tokens[place].text)
            use([place])
            return place + 1
        }
        if let tag = tagPlaces.first(where: { $0.tokens.contains(place) }) {
            reading.tags.removeAll { $0 == tag.name }
            reading.excluded.tags.append(tag.name)
            return tag.tokens.upperBound
        }
        guard let (token, kinds) = kindPlaces.first(where: { $0.token == place }),
            !traits(place + 1).contains(.attendeeCue)
        else { return nil }
        reading.kinds.subtract(kinds)
        reading.excluded.kinds.formUnion(kinds)
        use([token])
        return token + 1
    }

    private mutating func exclude(_ people: [Person], named words: String) {
        reading.excluded.people.append(PersonReading(text: words, role: .attendee, candidates: people))
    }

    private func isExclusion(_ place: Int) -> Bool {
        hasCue(before: place + 1) { if case .exclusion = $0 { true } else { false } }
    }

    /// Leaves out what is called by the words up to the next mark or understood word; "and" begins another title.
    private mutating func excludeTitles(from start: Int, cue: Int) {
        var end = start
        while end < tokens.count, isFree(end), tokens[end].kind != .symbol || "-:,/".contains(tokens[end].text),
            !isEndOfTitle(end)
        {
            end += 1
        }
        let titles = (start..<end).split { !traits($0).isDisjoint(with: [.and, .or]) || isSymbol($0, ",") }
            .map {
                $0.filter { tokens[$0].kind != .symbol && !isPluralOfNumber($0) }.map { singular($0) }.joined(
                    separator: " ")
            }
            .filter { !$0.isEmpty }
        guard !titles.isEmpty, !people.contains(where: { $0.tokens.overlaps(start..<end) }) else { return }
        reading.excluded.titles += titles
        use(cue..<end)
    }

    /// The ending of "1:1s".
    private func isPluralOfNumber(_ place: Int) -> Bool {
        tokens[place].isGlued && tokens[place].lower == "s" && place > 0 && tokens[place - 1].kind == .number
    }

    private func isEndOfTitle(_ place: Int) -> Bool {
        let traits = traits(place)
        return traits.contains(.boundary) && traits.isDisjoint(with: [.and, .or])
    }

    /// A word without the ending of the plural, as far as the singular shares it: titles are searched for it.
    private func singular(_ place: Int) -> String {
        let word = tokens[place].lower
        let plural = words.lexicon.plurals.first { word.utf8.count > $0.longerThan && word.hasSuffix($0.ending) }
        return plural.map { String(word.dropLast($0.dropped)) } ?? word
    }
}
