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
        while let next = text.utf8[index...].firstIndex(where: mayEnd) {
            index = next
            guard enders.contains(text[index]) else {
                index = text.index(after: index)
                continue
            }
            let mark = index
            // All marks in a row are looked at once.
            repeat {
                index = text.index(after: index)
            } while index < text.endIndex
                && (enders.contains(text[index]) || closers.contains(text[index]))
            guard endsSentence(text, mark: mark, end: index) else { continue }
            append(start..<index, of: text, to: &result)
            start = index
        }
        append(start..<text.endIndex, of: text, to: &result)
        return result
    }

    /// Whether a text ends as a sentence does.
    ///
    /// - Parameter text: A line or a piece of prose.
    /// - Returns: True behind `.`, `!`, `?`, `:` or `…`, closing quotes and brackets aside.
    public static func endsSentence(_ text: some StringProtocol) -> Bool {
        if let ends = text.utf8.withContiguousStorageIfAvailable(plainlyEndsSentence), let ends { return ends }
        guard let last = text.last(where: { !$0.isWhitespace && !closers.contains($0) }) else { return true }
        return enders.contains(last) || last == ":"
    }

    /// Whether a text ends as a sentence does, where its last character is an ordinary letter or mark; nil where a closer look is needed.
    private static func plainlyEndsSentence(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool? {
        guard utf8.count > 1, utf8[utf8.count - 2] < 0x80 else { return nil }
        switch utf8[utf8.count - 1] {
        case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ":"): return true
        case UInt8(ascii: ","), UInt8(ascii: ";"): return false
        case let last: return last.isASCIIWord ? false : nil
        }
    }

    private static let enders: Set<Character> = [".", "!", "?", "…", "。", "！", "？"]

    /// Whether a byte may begin a mark that ends a sentence: characters are only looked at where one does.
    private static func mayEnd(_ byte: UInt8) -> Bool { byte == 0x2E || byte == 0x21 || byte == 0x3F || byte >= 0x80 }

    private static let closers: Set<Character> = ["\"", "'", ")", "]", "”", "’", "»", "*", "_"]
    private static let abbreviations: Set<String> = [
        "mr", "mrs", "ms", "dr", "prof", "st", "vs", "etc", "e.g", "i.e", "approx", "ca", "no", "nr", "z.b", "bzw",
        "usw", "d.h",
    ]

    /// Whether a sentence ends with the marks from one place to another.
    private static func endsSentence(_ text: String, mark: String.Index, end: String.Index) -> Bool {
        guard end < text.endIndex, !"。！？".contains(text[mark]) else { return true }
        guard text[end].isWhitespace else { return false }
        if text[mark] == ".", isAbbreviation(text[..<mark]) { return false }
        let next = text[end...].first { !$0.isWhitespace }
        return next.map(\.isLowercase) != true
    }

    private static func isAbbreviation(_ text: Substring) -> Bool {
        // Abbreviations are short, so a few characters back say all.
        let word = String(
            text.suffix(longestAbbreviation + 1).reversed().prefix { !$0.isWhitespace && $0 != "(" }.reversed())
        let lower = word.lowercased()
        return abbreviations.contains(lower) || (word.count == 1 && word.first?.isLetter == true)
            || (!lower.isEmpty && lower.count <= 2 && lower.allSatisfy(\.isNumber))
    }

    private static let longestAbbreviation = 8

    private static func append(_ range: Range<String.Index>, of text: String, to result: inout [Range<String.Index>]) {
        guard let first = text[range].firstIndex(where: { !$0.isWhitespace }),
            let last = text[range].lastIndex(where: { !$0.isWhitespace })
        else { return }
        result.append(first..<text.index(after: last))
    }
}
