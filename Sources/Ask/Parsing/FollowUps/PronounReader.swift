import Text

/// Finds the pronouns of a question that refer to the previous one.
struct PronounReader {
    struct Match {
        var pronoun: FollowUpWords.Pronoun
        var tokens: Range<Int>
    }

    let text: FollowUpText
    private let words: LanguageWords
    private let cues: [FoundCue]

    init(_ text: FollowUpText) {
        self.text = text
        words = LanguageWords.detected(text.tokens)
        cues = CueScanner(lexicon: words.lexicon, tokens: text.tokens, entries: words.entries).cues()
    }

    /// All pronouns in order; of several that begin at the same word, the longest.
    var all: [Match] {
        var found: [Match] = []
        let table = FollowUpTables.pronouns(words.language)
        var place = 0
        while place < text.tokens.count {
            // The German "Sie" inside a sentence addresses the listener.
            let isFormal = place > 0 && words.language == .german && text.tokens[place].isCapitalised
            if let pronoun = table.beginning(text.tokens[place...]), !isFormal, !isAbbreviation(place, pronoun.count) {
                found.append(Match(pronoun: pronoun.meaning, tokens: place..<(place + pronoun.count)))
                place += pronoun.count
            } else {
                place += 1
            }
        }
        return found
    }

    /// Tells whether a word is an abbreviation: "in IT" is not "in it".
    private func isAbbreviation(_ place: Int, _ count: Int) -> Bool {
        let last = text.tokens[place + count - 1].text
        return last.utf8.count > 1 && last == last.uppercased() && text.text != text.text.uppercased()
    }

    // MARK: People

    /// Returns the question with names for its personal pronouns; nil if none refers back.
    func restated(_ people: [PersonReading]) -> String? {
        let names = people.map { $0.candidates.first?.name ?? $0.text }
        guard let last = names.last else { return nil }
        let all =
            names.count > 1
            ? names.dropLast().joined(separator: ", ") + " \(words.language.followUps.and) " + last : last
        var places: [(tokens: Range<Int>, words: String)] = []
        for found in self.all where reachesBack(found.tokens.lowerBound) {
            let word = text.tokens[found.tokens.lowerBound].folded
            switch found.pronoun {
            case .person: places.append((found.tokens, last + contracted(word)))
            case .possessive: places.append((found.tokens, last + genitive))
            case .personOrPossessive:
                places.append((found.tokens, last + (isBeforeNoun(found.tokens.upperBound) ? genitive : "")))
            case .people where mayMean(names.count): places.append((found.tokens, all + contracted(word)))
            case .peoplePossessive where mayMean(names.count): places.append((found.tokens, all + genitive))
            default: break
            }
        }
        return places.isEmpty ? nil : text.replacing(places)
    }

    /// Tells whether "they" may mean this number of people; one is enough for German "sie" or in a short question.
    private func mayMean(_ count: Int) -> Bool {
        count > 1 || words.language == .german || text.tokens.count <= PronounReader.shortQuestion
    }

    private static let shortQuestion = 5

    private var genitive: String { words.language.followUps.genitive }

    private func contracted(_ word: String) -> String {
        if word.hasSuffix("'s") { return " is" }
        if word.hasSuffix("'re") { return " are" }
        return word.hasSuffix("'d") ? " had" : ""
    }

    /// Tells whether nothing before a pronoun in its own question can be its referent.
    private func reachesBack(_ place: Int) -> Bool {
        text.tokens.indices.prefix(place).allSatisfy { before in
            let token = text.tokens[before]
            guard token.kind == .word else { return true }
            let isName = before > 0 && token.isCapitalised && words.language == .english && token.text != "I"
            return words.entries[before] != Lexicon.unknown && !isName
                || FollowUpTables.openings.hasPhrase(beginningWith: token.folded)
        } && !text.tokens.indices.prefix(place).contains(where: namesSomething)
    }

    /// Tells whether an article stands before a noun, "the team", and not before an order.
    private func namesSomething(_ place: Int) -> Bool {
        let articles: WordTraits = [.determiner]
        guard words.lexicon.entries[words.entries[place]].traits.isSuperset(of: articles),
            FollowUpTables.pronouns(words.language).beginning(text.tokens[place...]) == nil
        else { return false }
        return !cues.contains { cue in
            if case .order = cue.cue { cue.first.lowerBound == place + 1 } else { false }
        }
    }

    private func isBeforeNoun(_ place: Int) -> Bool {
        guard place < text.tokens.count, text.tokens[place].kind == .word else { return false }
        let traits = words.lexicon.entries[words.entries[place]].traits
        return traits.isDisjoint(with: [.boundary, .auxiliary, .adverb, .and, .or])
    }

    // MARK: Things

    /// Returns the pronouns of things, places and times, in order; with `hasPeople`, "they" means people.
    func things(hasPeople: Bool) -> [Match] {
        all.filter { found in
            switch found.pronoun {
            case .people, .peoplePossessive: !hasPeople
            case .thing, .it, .definite, .topic, .time: true
            case .relative: isAtEdge(found)
            case .place, .definitePlace: isPlace(found)
            default: false
            }
        }
    }

    /// Tells whether only a verb before an object can be its referent: "how do I resize it?".
    func reachesBackFromObject(_ place: Int) -> Bool {
        let before = text.tokens.indices.prefix(place)
        let unknown = before.filter { text.tokens[$0].kind == .word && words.entries[$0] == Lexicon.unknown }
        return unknown.allSatisfy { $0 == place - 1 } && !before.contains(where: namesSomething)
    }

    /// Tells whether "since then" begins or ends a question; elsewhere it belongs to a statement.
    private func isAtEdge(_ found: Match) -> Bool {
        let hasConjunction = words.entries.contains { words.lexicon.entries[$0].traits.contains(.and) }
        // In German the verb may follow: "was wurde davor besprochen".
        let last = text.tokens.count - (words.language == .german ? 1 : 0)
        return !hasConjunction && (found.tokens.upperBound >= last || found.tokens.lowerBound == 0)
    }

    /// Tells whether "there" is a place, at the end of a phrase; "were there any meetings" has none.
    private func isPlace(_ found: Match) -> Bool {
        guard found.tokens.count == 1 else { return true }
        let (place, tokens) = (found.tokens.lowerBound, text.tokens)
        let isEnd = found.tokens.upperBound == tokens.count
        let isBehindIs = place > 0 && FollowUpTables.existential.contains(tokens[place - 1].folded)
        if isEnd { return !isBehindIs || !asksAmount }
        return !isBehindIs && place > 0
            && words.lexicon.entries[words.entries[found.tokens.upperBound]].traits.contains(.boundary)
    }

    var asksAmount: Bool {
        cues.contains { [.howMany, .amount].contains($0.cue) }
    }

    private var asksWho: Bool {
        cues.contains {
            if case .intent(.who, _, _) = $0.cue { true } else { false }
        }
    }

    /// Returns the question without its pronouns of things; "who was there" keeps its place.
    func removing(_ found: [Match]) -> String {
        // "Wer war da dabei" names the place twice.
        let place = asksWho ? found.firstIndex { [.place, .definitePlace].contains($0.pronoun) } : nil
        return text.replacing(
            found.enumerated().map { index, found in
                (found.tokens, index == place ? words.language.followUps.there : "")
            })
    }

    var asksDecision: Bool {
        cues.contains {
            if case .intent(.decision, _, _) = $0.cue { true } else { false }
        }
    }
}
