import Text

/// A text split into opening, content and ending: "and with Bob too" is "and", "with Bob", "too".
struct FragmentText {
    let text: FollowUpText
    private(set) var opening: FollowUpWords.Opening?
    private(set) var ending: FollowUpWords.Ending?
    private(set) var body: Range<Int>

    init(_ text: FollowUpText) {
        self.text = text
        body = text.tokens.indices
        takeOpenings()
        takeEnding()
        takeInstead()
    }

    var tokens: ArraySlice<QuestionToken> { text.tokens[body] }
    var string: String { text.string(body) }

    /// The content as words that can be read alone; an exclusion becomes "meetings not …".
    var readable: String {
        guard case .without = opening else { return string }
        return LanguageWords.detected(Array(tokens)).language.followUps.leftOutOf + " " + string
    }

    /// The content with the exclusion read as a title of any words: "not the all hands".
    var readableByTitle: String? {
        guard case .without = opening, let cue = FollowUpTables.openings.beginning(tokens) else { return nil }
        let words = LanguageWords.detected(Array(tokens)).language.followUps
        return [words.leftOutOf, words.except, text.string((body.lowerBound + cue.count)..<body.upperBound)]
            .joined(separator: " ")
    }

    private mutating func takeOpenings() {
        let tables = FollowUpTables.self
        while let token = tokens.first {
            if let found = opening(of: tables) {
                opening = found.meaning
                // The "not" of an exclusion stays in the content.
                if case .without = found.meaning { return }
                body = (body.lowerBound + found.count)..<body.upperBound
                skipComma()
            } else if opening == nil, tables.fillers.contains(token.folded) {
                body = (body.lowerBound + 1)..<body.upperBound
                skipComma()
            } else {
                return
            }
        }
    }

    private func opening(of tables: FollowUpTables.Type) -> (meaning: FollowUpWords.Opening, count: Int)? {
        guard let found = tables.openings.beginning(tokens), found.count < tokens.count else { return nil }
        // "No, last month" corrects; "no meetings" does not.
        if case .correction = found.meaning, found.count == 1, !isComma(body.lowerBound + 1) { return nil }
        return found
    }

    private func isComma(_ place: Int) -> Bool { body.contains(place) && ",:-–".contains(text.tokens[place].text) }

    private mutating func skipComma() {
        if isComma(body.lowerBound) { body = (body.lowerBound + 1)..<body.upperBound }
    }

    private mutating func takeEnding() {
        while let found = FollowUpTables.endings.ending(tokens), found.count < tokens.count {
            body = body.lowerBound..<(body.upperBound - found.count)
            if case .nothing = found.meaning { continue }
            ending = found.meaning
        }
        while body.count > 1, isComma(body.upperBound - 1) { body = body.lowerBound..<(body.upperBound - 1) }
    }

    /// Keeps the wanted part: "transcripts" of "instead of notes, transcripts" and "transcripts instead of notes".
    private mutating func takeInstead() {
        if case .instead = opening {
            guard let comma = body.last(where: isComma), comma + 1 < body.upperBound else { return }
            body = (comma + 1)..<body.upperBound
        } else if let place = body.dropFirst().first(where: isInstead) {
            body = body.lowerBound..<place
            opening = .instead
        }
    }

    private func isInstead(_ place: Int) -> Bool {
        guard case .instead = FollowUpTables.openings.beginning(text.tokens[place..<body.upperBound])?.meaning
        else {
            return false
        }
        return true
    }

    // MARK: Content

    /// Whether the content is short and has no verb, question word, order to list or subject such as "I".
    var isFragment: Bool {
        guard !tokens.isEmpty, tokens.count <= FragmentText.longest else { return false }
        let words = LanguageWords.detected(Array(tokens))
        let traits = words.entries.map { words.lexicon.entries[$0].traits }
        let cues = CueScanner(lexicon: words.lexicon, tokens: Array(tokens), entries: words.entries).cues()
        let asks = cues.contains { cue in
            switch cue.cue {
            case .intent(let intent, _, let isLeading):
                isLeading ? cue.first.lowerBound == 0 : !FragmentText.nouns.contains(intent)
            case .howMany, .howOften, .amount: cue.first.lowerBound == 0
            default: false
            }
        }
        let hasVerb = traits.contains { !$0.isDisjoint(with: [.auxiliary, .question]) }
        let isOrdered = !traits[0].isDisjoint(with: [.listing]) && traits[0].isDisjoint(with: [.determiner])
        let isSpoken = zip(tokens, traits).contains {
            $1.contains(.speaker) && !$1.contains(.determiner) && $0.folded != "me"
        }
        return !asks && !hasVerb && !isOrdered && !isSpoken
    }

    /// The intents that nouns ask for: "open tasks", "decisions".
    static let nouns: Set<Intent> = [.tasks, .decision, .summary]

    private static let longest = 12

    var namesIntent: Bool {
        let words = LanguageWords.detected(Array(tokens))
        return CueScanner(lexicon: words.lexicon, tokens: Array(tokens), entries: words.entries).cues().contains {
            if case .intent(let intent, _, false) = $0.cue { FragmentText.nouns.contains(intent) } else { false }
        }
    }
}
