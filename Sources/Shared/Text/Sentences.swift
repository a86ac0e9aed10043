/// Finds sentences in prose.
public enum Sentences {
    /// The sentences of a text, in order; together they cover all of it but the blanks between them.
    ///
    /// A sentence ends at `.`, `!`, `?` or `…` (with closing quotes and brackets) before a blank and something that is not a
    /// lower-case letter, except behind initials and common abbreviations; at a line end only where the line ends a sentence.
    ///
    /// - Parameter text: Prose.
    /// - Returns: Ranges without the blanks around them.
    public static func ranges(in text: String) -> [Range<String.Index>] {
        var result: [Range<String.Index>] = []
        var start = text.startIndex
        var index = text.startIndex
        while index < text.endIndex {
            if let end = sentenceEnd(in: text, at: index) {
                append(start..<end, of: text, to: &result)
                start = end
                index = end
            } else {
                index = text.index(after: index)
            }
        }
        append(start..<text.endIndex, of: text, to: &result)
        return result
    }

    /// Whether a text ends as a sentence does.
    ///
    /// - Parameter text: A line or a piece of prose.
    /// - Returns: True behind `.`, `!`, `?`, `:` or `…`, closing quotes and brackets aside.
    public static func endsSentence(_ text: some StringProtocol) -> Bool {
        guard let last = text.last(where: { !$0.isWhitespace && !closers.contains($0) }) else { return true }
        return enders.contains(last) || last == ":"
    }

    private static let enders: Set<Character> = [".", "!", "?", "…", "。", "！", "？"]
    private static let closers: Set<Character> = ["\"", "'", ")", "]", "”", "’", "»", "*", "_"]
    private static let abbreviations: Set<String> = [
        "mr", "mrs", "ms", "dr", "prof", "st", "vs", "etc", "e.g", "i.e", "approx", "ca", "no", "nr", "z.b", "bzw",
        "usw", "d.h",
    ]

    /// The end of the sentence whose last mark stands here, or nil where none ends.
    private static func sentenceEnd(in text: String, at index: String.Index) -> String.Index? {
        guard enders.contains(text[index]) else { return nil }
        var end = text.index(after: index)
        while end < text.endIndex, enders.contains(text[end]) || closers.contains(text[end]) {
            end = text.index(after: end)
        }
        guard end < text.endIndex else { return end }
        if "。！？".contains(text[index]) { return end }
        guard text[end].isWhitespace else { return nil }
        if text[index] == ".", isAbbreviation(text[..<index]) { return nil }
        let next = text[end...].first { !$0.isWhitespace }
        return next.map(\.isLowercase) == true ? nil : end
    }

    private static func isAbbreviation(_ text: Substring) -> Bool {
        let word = text.reversed().prefix { !$0.isWhitespace && $0 != "(" }.reversed()
        let lower = String(word).lowercased()
        return abbreviations.contains(lower) || (word.count == 1 && word.first?.isLetter == true)
            || (!lower.isEmpty && lower.count <= 2 && lower.allSatisfy(\.isNumber))
    }

    private static func append(_ range: Range<String.Index>, of text: String, to result: inout [Range<String.Index>]) {
        guard let first = text[range].firstIndex(where: { !$0.isWhitespace }),
            let last = text[range].lastIndex(where: { !$0.isWhitespace })
        else { return }
        result.append(first..<text.index(after: last))
    }
}
