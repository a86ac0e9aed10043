import Language

/// Turns the tokens of a question into lexemes, with one table look-up per token.
struct TimeLexer: Sendable {
    let words: TimeWords
    let tokens: [QuestionToken]
    var events: [NamedEvent] = []
    var names: Set<String>?

    /// Returns the lexemes of a question, each the longest possible phrase, and its tense.
    func read() -> (lexemes: [Lexeme], tense: Tense) {
        let entries = tokens.map { $0.kind == .word ? words.entry(of: $0.lower) : nil }
        var tense = TenseReader(words: words)
        var lexemes: [Lexeme] = []
        lexemes.reserveCapacity(tokens.count + 1)
        var index = 0
        for at in tokens.indices where tokens[at].kind == .word {
            // The "am" of "9am" is no verb.
            let isUnit = at > 0 && tokens[at].isGlued && tokens[at - 1].kind == .number
            // In "with Will on Friday", the name does not mean the future.
            let isName = at > 0 && tokens[at].isCapitalised && (names?.contains(tokens[at].folded) ?? false)
            if !isUnit, !isName { tense.take(tokens[at], entries[at]?.tense) }
        }
        while index < tokens.count {
            index = appendEvent(index, to: &lexemes) ?? append(index, entries, to: &lexemes)
        }
        return (lexemes, tense.tense)
    }

    /// Appends the event of the vault that begins at a token; returns the index after it.
    private func appendEvent(_ index: Int, to lexemes: inout [Lexeme]) -> Int? {
        guard let event = events.first(where: { $0.tokens.lowerBound == index }) else { return nil }
        var lexeme = lexeme(.event(event.period), index)
        lexeme.tokens = event.tokens
        lexeme.isPossessive = tokens[event.tokens.upperBound - 1].isPossessive
        lexemes.append(lexeme)
        return event.tokens.upperBound
    }

    private func append(_ index: Int, _ entries: [TimeWords.Entry?], to lexemes: inout [Lexeme]) -> Int {
        let token = tokens[index]
        switch token.kind {
        case .symbol:
            lexemes.append(lexeme(.symbol(token.text.unicodeScalars.first ?? " "), index))
            return index + 1
        case .number:
            if let end = appendPhrase(words.entry(of: token.lower), index, to: &lexemes) { return end }
            var lexeme = lexeme(.digits(token.number ?? Int.max), index)
            lexeme.digitCount = token.text.utf8.count
            lexemes.append(lexeme)
            return index + 1
        case .word:
            let entry = entries[index]
            let hasApostrophe = entry == nil && token.lower.utf8.contains(39)
            let starter = hasApostrophe ? words.entry(of: withoutApostrophes(token.lower)) : entry
            if let end = appendPhrase(starter, index, to: &lexemes) { return end }
            appendWord(entry, index, hasApostrophe, to: &lexemes)
            return index + 1
        }
    }

    private func lexeme(_ term: TimeTerm, _ index: Int) -> Lexeme {
        Lexeme(term: term, care: .none, tokens: index..<index + 1, isGlued: tokens[index].isGlued)
    }

    /// Appends the longest phrase that begins at a token; returns the index after it.
    private func appendPhrase(_ entry: TimeWords.Entry?, _ index: Int, to lexemes: inout [Lexeme]) -> Int? {
        guard let entry, let phrase = longestPhrase(entry, index) else { return nil }
        let end = index + 1 + phrase.tail.count
        if tokens[index].kind == .number, !tokens[index + 1].isGlued { return nil }
        lexemes.append(
            Lexeme(
                term: phrase.word.term, care: phrase.word.care, tokens: index..<end, isGlued: tokens[index].isGlued,
                isPossessive: tokens[end - 1].kind == .word && tokens[end - 1].isPossessive))
        return end
    }

    private func longestPhrase(_ entry: TimeWords.Entry, _ index: Int) -> TimeWords.Phrase? {
        var (next, best) = (entry.firstPhrase, TimeWords.Phrase.none)
        var longest = 0
        while next != TimeWords.Phrase.none {
            let phrase = words.phrases[Int(next)]
            if phrase.tail.count > longest, index + phrase.tail.count < tokens.count, isThere(phrase, behind: index) {
                (best, longest) = (next, phrase.tail.count)
            }
            next = phrase.next
        }
        return longest > 0 ? words.phrases[Int(best)] : nil
    }

    private func isThere(_ phrase: TimeWords.Phrase, behind index: Int) -> Bool {
        var next = index + 1
        for word in words.tails[phrase.tail] {
            let lower = tokens[next].lower
            next += 1
            if lower == word { continue }
            guard lower.utf8.first == word.utf8.first, lower.utf8.contains(39), withoutApostrophes(lower) == word
            else { return false }
        }
        return true
    }

    private func withoutApostrophes(_ lower: String) -> String { lower.filter { $0 != "'" } }

    private func appendWord(
        _ entry: TimeWords.Entry?, _ index: Int, _ hasApostrophe: Bool, to lexemes: inout [Lexeme]
    ) {
        let token = tokens[index]
        let isPossessive = hasApostrophe && token.isPossessive
        let stem = isPossessive ? token.stem : token.lower
        let found = entry?.word == nil && isPossessive ? words.entry(of: stem) : entry
        if let word = found?.word {
            let isWritten = word.care != .capitals || token.text == token.text.uppercased()
            let isCapital = token.text.utf8.first.map { (65...90).contains($0) } ?? false
            lexemes.append(
                Lexeme(
                    term: isWritten ? settled(word.term, index, lexemes) : .other,
                    care: care(of: word, token).asWritten(isCapital: isCapital),
                    tokens: index..<index + 1, isGlued: token.isGlued,
                    isPlural: !isPossessive && (found?.isPlural ?? false), isPossessive: isPossessive,
                    isCapital: isCapital))
        } else if found != nil || stem.utf8.count < 5 || !appendSloppy(stem, index, isPossessive, to: &lexemes) {
            lexemes.append(
                Lexeme(
                    term: .other, care: .none, tokens: index..<index + 1, isGlued: token.isGlued,
                    isPlural: words.hasPluralEnding(token.lower), isPossessive: isPossessive,
                    isCapital: token.isCapitalised))
        }
    }

    /// Returns the meaning of a word that depends on "from" before it: "de lundi à vendredi", but "la réunion de lundi à 15 h".
    private func settled(_ term: TimeTerm, _ index: Int, _ lexemes: [Lexeme]) -> TimeTerm {
        guard case .atOrTo = term else { return term }
        let near = lexemes.suffix(TimeLexer.longestStart)
        guard let from = near.lastIndex(where: { $0.term == .from }), from + 1 < near.endIndex,
            !near[from...].contains(where: { $0.term == .to || $0.term == .other || $0.term == .function }),
            !isHour(behind: index) || near[from...].contains(where: { $0.term == .halfName || $0.term == .unit(.hour) })
        else { return .preposition(.at) }
        return .to
    }

    /// Tells whether an hour follows a word: "15 h", "9 heures".
    private func isHour(behind index: Int) -> Bool {
        guard index + 2 < tokens.count, tokens[index + 1].kind == .number else { return false }
        let mark = words.entry(of: tokens[index + 2].lower)?.word?.term
        return mark == .halfName || mark == .unit(.hour)
    }

    /// The maximum number of lexemes from "from" to "to".
    private static let longestStart = 7

    /// Returns the care for a word; a name that no known person has is only an ordinary word.
    private func care(of word: TimeWord, _ token: QuestionToken) -> TimeWord.Care {
        guard word.care == .personName, let names else { return word.care }
        guard !names.contains(token.isPossessive ? token.stem : token.folded) else { return word.care }
        return .ordinaryWord
    }

    /// Appends two words written as one, or a misspelt name.
    private func appendSloppy(
        _ stem: String, _ index: Int, _ isPossessive: Bool, to lexemes: inout [Lexeme]
    ) -> Bool {
        let lead = lexemes.last?.term.lead ?? .none
        if let name = Misspelling(words: words).name(of: stem, behind: lead), let word = words.entry(of: name)?.word {
            var lexeme = lexeme(word.term, index)
            lexeme.isPossessive = isPossessive
            lexemes.append(lexeme)
            return true
        }
        for head in words.compoundHeads where stem.hasPrefix(head) {
            guard let first = words.entry(of: head)?.word?.term,
                let last = words.entry(of: String(stem.dropFirst(head.count)))?.word?.term, last.endsCompound
            else { continue }
            lexemes.append(lexeme(first, index))
            lexemes.append(
                Lexeme(
                    term: last, care: .none, tokens: index..<index + 1, isGlued: false, isPossessive: isPossessive))
            return true
        }
        return false
    }
}

extension TimeTerm {
    fileprivate var lead: Misspelling.Lead {
        switch self {
        case .direction, .relation, .every, .beforeOrAgo, .preposition(.on), .part: .strong
        case .preposition(.in), .preposition(.of): .weak
        default: .none
        }
    }

    fileprivate var endsCompound: Bool {
        switch self {
        case .unit, .weekday, .weekend, .month, .dayPart, .tomorrowOrMorning, .season: true
        default: false
        }
    }
}
