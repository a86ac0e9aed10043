/// A token, or several that the table knows as one phrase, with what it means for time.
struct Lexeme: Sendable {
    let term: TimeTerm
    let care: TimeWord.Care
    /// The tokens it covers.
    let tokens: Range<Int>
    /// Whether no blank separates it from the lexeme before.
    let isGlued: Bool
    /// How many digits a number is written with; 0 for words.
    let digitCount: Int
    /// Whether it is a plural: weeks, Mondays.
    let isPlural: Bool
    /// Whether it ends in a possessive.
    let isPossessive: Bool
}

/// Looks the tokens of a question up in a table of words.
struct TimeLexer: Sendable {
    let words: TimeWords

    /// Turns tokens into lexemes, the longest phrase first.
    func lexemes(of tokens: [QuestionToken]) -> [Lexeme] {
        var result: [Lexeme] = []
        result.reserveCapacity(tokens.count)
        var index = 0
        while index < tokens.count {
            let (word, count) = phrase(at: index, tokens) ?? (single(tokens[index]), 1)
            let last = tokens[index + count - 1]
            result.append(
                Lexeme(
                    term: word.term, care: word.care, tokens: index..<index + count, isGlued: tokens[index].isGlued,
                    digitCount: tokens[index].kind == .number ? last.text.utf8.count : 0,
                    isPlural: count == 1 && !last.isPossessive && words.plurals.contains(last.lower),
                    isPossessive: last.kind == .word && last.isPossessive))
            index += count
        }
        return result
    }

    private func single(_ token: QuestionToken) -> TimeWord {
        switch token.kind {
        case .number: return TimeWord(.digits(token.number ?? Int.max))
        case .symbol: return TimeWord(.symbol(token.text.unicodeScalars.first ?? " "))
        case .word:
            let word = words.word(token.lower) ?? words.word(token.stem) ?? TimeWord(.other)
            return word.care == .capitals && token.text != token.text.uppercased() ? TimeWord(.other) : word
        }
    }

    private func phrase(at index: Int, _ tokens: [QuestionToken]) -> (TimeWord, Int)? {
        guard tokens[index].kind != .number, let longest = words.longestPhrase(startingWith: tokens[index].lower)
        else { return nil }
        var key = key(of: tokens[index])
        var best: (TimeWord, Int)?
        for count in 2...max(2, longest) where index + count <= tokens.count {
            key += " " + self.key(of: tokens[index + count - 1])
            if let word = words.phrase(key) { best = (word, count) }
        }
        return best
    }

    /// The word as phrases are written in the table: without apostrophes.
    private func key(of token: QuestionToken) -> String {
        token.lower.utf8.contains(39) ? token.lower.filter { $0 != "'" } : token.lower
    }
}
