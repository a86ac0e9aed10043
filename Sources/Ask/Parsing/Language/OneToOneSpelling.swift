/// The spellings of "1:1": "one-on-one", "one to one", "1-1", "1on1".
enum OneToOneSpelling {
    /// Returns the tokens with each spelling replaced by those of "1:1", on the same bytes of the question.
    static func joined(_ tokens: [QuestionToken]) -> [QuestionToken] {
        guard tokens.contains(where: { ones.contains($0.lower) || $0.number == 1 }) else { return tokens }
        var result: [QuestionToken] = []
        var place = 0
        while place < tokens.count {
            guard let marks = marks(behind: place, in: tokens) else {
                result.append(tokens[place])
                place += 1
                continue
            }
            let last = marks.upperBound
            result.append(number(tokens[place].range, isGlued: tokens[place].isGlued))
            result.append(
                QuestionToken(
                    text: ":", lower: ":", folded: ":",
                    range: tokens[place].range.upperBound..<tokens[last].range.lowerBound, kind: .symbol, number: nil,
                    isGlued: true))
            result.append(number(tokens[last].range, isGlued: true))
            place = last + 1
        }
        return result
    }

    private static func number(_ range: Range<Int>, isGlued: Bool) -> QuestionToken {
        QuestionToken(text: "1", lower: "1", folded: "1", range: range, kind: .number, number: 1, isGlued: isGlued)
    }

    /// Returns the tokens between the two ones of a spelling that begins at an index; nil if none does.
    private static func marks(behind place: Int, in tokens: [QuestionToken]) -> Range<Int>? {
        // A number joined to a symbol before it may end a date.
        let isInside = place > 0 && tokens[place].isGlued && tokens[place - 1].kind == .symbol
        guard isOne(tokens[place]), !isInside else { return nil }
        var end = place + 1
        while end < tokens.count, end - place <= mostMarks, isMark(tokens[end]) { end += 1 }
        let between = tokens[(place + 1)..<end]
        guard !between.isEmpty, end < tokens.count, isOne(tokens[end]),
            between.contains(where: { $0.kind == .word }) || between.map(\.text) == ["-"] && tokens[place].number == 1
        else { return nil }
        let isNextNumber = end + 1 < tokens.count && tokens[end + 1].text == "-" && tokens[end + 1].isGlued
        return isNextNumber ? nil : (place + 1)..<end
    }

    private static func isOne(_ token: QuestionToken) -> Bool { token.number == 1 || ones.contains(token.lower) }

    private static func isMark(_ token: QuestionToken) -> Bool {
        token.text == "-" || prepositions.contains(token.lower)
    }

    private static let ones: Set<String> = ["one", "ones"]
    private static let prepositions: Set<String> = ["on", "to"]
    /// Two hyphens and a preposition.
    private static let mostMarks = 3
}
