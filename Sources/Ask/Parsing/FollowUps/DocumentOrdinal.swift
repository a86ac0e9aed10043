/// Reads which shown document is meant: "the second one", "number 2", "das zweite".
enum DocumentOrdinal {
    static func focus(_ tokens: ArraySlice<QuestionToken>) -> Focus? {
        guard let found = beginning(tokens), found.count == tokens.count else { return nil }
        return found.focus
    }

    /// Returns the document that the first tokens name, and how many tokens name it.
    static func beginning(_ tokens: ArraySlice<QuestionToken>) -> (focus: Focus, count: Int, hasNoun: Bool)? {
        let tables = FollowUpTables.self
        var place = tokens.startIndex
        if place < tokens.endIndex, articles.contains(tokens[place].folded) { place += 1 }
        guard let ordinal = tables.ordinals.beginning(tokens[place...]) else { return nil }
        place += ordinal.count
        if case .number = ordinal.meaning {
            guard place < tokens.endIndex, let number = tokens[place].number, number > 0 else { return nil }
            return (.citation(number), place + 1 - tokens.startIndex, true)
        }
        let hasNoun = place < tokens.endIndex && tables.documentNouns.contains(tokens[place].folded)
        if hasNoun { place += 1 }
        // "First" alone names nothing; "last meeting" means one of all meetings.
        let hasArticle = place - tokens.startIndex > ordinal.count + (hasNoun ? 1 : 0)
        guard hasArticle || (hasNoun && tokens[place - 1].folded == "one") else { return nil }
        switch ordinal.meaning {
        case .item(let number): return (.item(number), place - tokens.startIndex, hasNoun)
        case .next: return (.next, place - tokens.startIndex, hasNoun)
        case .latest: return (.latest, place - tokens.startIndex, hasNoun)
        case .earliest: return (.earliest, place - tokens.startIndex, hasNoun)
        case .last, .number: return (.last, place - tokens.startIndex, hasNoun)
        }
    }

    /// Finds the shown documents that a question names: "who was at the second one?".
    static func all(in text: FollowUpText) -> [(focus: Focus, tokens: Range<Int>)] {
        text.tokens.indices.dropFirst().compactMap { place in
            guard articles.contains(text.tokens[place].folded), let found = beginning(text.tokens[place...]) else {
                return nil
            }
            let tokens = place..<(place + found.count)
            // "The last meeting" means one of all meetings, "the last one" one of those shown.
            let isOne = found.hasNoun && text.tokens[tokens.upperBound - 1].folded == "one"
            let isAtEnd = !found.hasNoun && tokens.upperBound == text.tokens.count
            return isOne || isAtEnd ? (found.focus, tokens) : nil
        }
    }

    static let articles: Set<String> = ["the", "das", "die", "der", "den", "dem", "that", "beim", "im", "zum"]
}
