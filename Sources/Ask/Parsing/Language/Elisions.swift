import Language
import Text

extension Language {
    /// Splits each word after an elided one: "l'année" is "l" and "année".
    func parted(_ tokens: [QuestionToken]) -> [QuestionToken] {
        let elisions = Set(words: [lexicon.elisions])
        return tokens.flatMap { token in
            var parts: [QuestionToken] = []
            var rest = token
            while let (first, other) = rest.parted, elisions.contains(first.lower) {
                parts.append(first)
                rest = other
            }
            return parts + [rest]
        }
    }
}

extension QuestionToken {
    /// The words before and after the first apostrophe; nil if either is missing.
    fileprivate var parted: (first: QuestionToken, rest: QuestionToken)? {
        guard kind == .word, lower.utf8.contains(UInt8(ascii: "'")),
            let mark = text.firstIndex(where: { "'\u{2019}\u{2018}\u{02BC}".contains($0) }),
            let straight = lower.firstIndex(of: "'"), let folded = folded.firstIndex(of: "'")
        else { return nil }
        let behind = text.index(after: mark)
        guard mark > text.startIndex, behind < text.endIndex else { return nil }
        let middle = range.lowerBound + text[..<behind].utf8.count
        return (
            QuestionToken(
                text: String(text[..<mark]), lower: String(lower[..<straight]), folded: String(self.folded[..<folded]),
                range: range.lowerBound..<middle, kind: .word, number: nil, isGlued: isGlued),
            QuestionToken(
                text: String(text[behind...]), lower: String(lower[lower.index(after: straight)...]),
                folded: String(self.folded[self.folded.index(after: folded)...]), range: middle..<range.upperBound,
                kind: .word, number: nil, isGlued: false)
        )
    }
}
