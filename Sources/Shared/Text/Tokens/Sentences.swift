import Language

/// Finds sentences in prose.
public enum Sentences {
    /// Returns the sentences of a text, in order; they cover everything but the blanks between them.
    ///
    /// A sentence ends at `.`, `!`, `?` or `…` (with closing quotes and brackets) before a blank and anything but a lower-case letter,
    /// except after initials and common abbreviations; a line end alone does not end a sentence.
    ///
    /// - Parameter text: Prose.
    /// - Returns: Ranges without surrounding blanks.
    public static func ranges(in text: String) -> [Range<String.Index>] {
        byteRanges(in: text).map { range in
            let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
            return start..<text.utf8.index(start, offsetBy: range.count)
        }
    }

    /// Returns the sentences as ranges of the text's UTF-8 bytes, without surrounding blanks.
    public static func byteRanges(in text: String) -> [Range<Int>] {
        SentenceScan(utf8: Array(text.utf8)).ranges()
    }

    /// Returns whether a text ends like a sentence.
    ///
    /// - Parameter text: A line or a piece of prose.
    /// - Returns: True after `.`, `!`, `?`, `:` or `…`, ignoring closing quotes and brackets, and for blank text.
    public static func endsSentence(_ text: Substring) -> Bool {
        if let ends = plainlyEndsSentence(text.utf8Span.span) { return ends }
        guard let last = text.last(where: { !$0.isWhitespace && !closers.contains($0) }) else { return true }
        return enders.contains(last) || last == ":"
    }

    /// Decides `endsSentence` quickly; nil for ends that need a closer look.
    private static func plainlyEndsSentence(_ utf8: Span<UInt8>) -> Bool? {
        guard utf8.count > 1, utf8[utf8.count - 2] < 0x80 else { return nil }
        switch utf8[utf8.count - 1] {
        case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ":"): return true
        case UInt8(ascii: ","), UInt8(ascii: ";"): return false
        case let last: return last.isASCIIWord ? false : nil
        }
    }

    /// The minimum length in bytes of a wrapped line, whose sentence may continue on the next.
    public static let shortestWrappedLine = 50

    private static let enders: Set<Character> = [".", "!", "?", "…", "。", "！", "？"]
    private static let closers: Set<Character> = ["\"", "'", ")", "]", "”", "’", "»", "*", "_"]
}

/// One pass over the bytes of prose; characters are decoded only if a mark has non-ASCII bytes beside it.
private struct SentenceScan {
    let utf8: [UInt8]

    private enum Mark {
        case stop, otherEnder, wideEnder, closer
    }

    func ranges() -> [Range<Int>] {
        var result: [Range<Int>] = []
        var (start, index) = (0, 0)
        while index < utf8.count {
            guard SentenceScan.mayEnd(utf8[index]) else {
                index += 1
                continue
            }
            let (first, length) = mark(at: index)
            guard let first, first != .closer else {
                index += length
                continue
            }
            let place = index
            index += length
            // A run of marks counts as one.
            while index < utf8.count {
                let (next, length) = mark(at: index)
                guard next != nil else { break }
                index += length
            }
            guard endsSentence(first, at: place, end: index) else { continue }
            append(start..<index, to: &result)
            start = index
        }
        append(start..<utf8.count, to: &result)
        return result
    }

    @inline(__always)
    private static func mayEnd(_ byte: UInt8) -> Bool {
        byte == 0x2E || byte == 0x21 || byte == 0x3F || byte == 0xE2 || byte == 0xE3 || byte == 0xEF
    }

    /// Returns the mark at a byte (nil for another character) and the length of either in bytes.
    private func mark(at index: Int) -> (mark: Mark?, length: Int) {
        let (mark, length): (Mark?, Int) =
            switch utf8[index] {
            case UInt8(ascii: "."): (.stop, 1)
            case UInt8(ascii: "!"), UInt8(ascii: "?"): (.otherEnder, 1)
            case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "*"),
                UInt8(ascii: "_"):
                (.closer, 1)
            case 0..<0x80: (nil, 1)
            default: wideMark(at: index)
            }
        guard mark != nil, index + length < utf8.count, utf8[index + length] >= 0x80 else { return (mark, length) }
        // A combining mark makes another character.
        let whole = character(at: index)?.utf8.count ?? length
        return whole == length ? (mark, length) : (nil, whole)
    }

    private func wideMark(at index: Int) -> (Mark?, Int) {
        guard let (scalar, length) = utf8.span.scalar(at: index) else { return (nil, 1) }
        switch scalar {
        case "…": return (.otherEnder, length)
        case "。", "！", "？": return (.wideEnder, length)
        case "”", "’", "»": return (.closer, length)
        default: return (nil, length)
        }
    }

    private func endsSentence(_ mark: Mark, at place: Int, end: Int) -> Bool {
        guard end < utf8.count, mark != .wideEnder else { return true }
        guard blank(at: end) != nil else { return false }
        if mark == .stop, isAbbreviation(before: place) { return false }
        var next = end
        while let length = blank(at: next) { next += length }
        // "Feb. 7", "p. 12"
        if mark == .stop, next < utf8.count, utf8[next].isASCIIDigit, isBeforeNumber(place) { return false }
        return !isLowercase(at: next)
    }

    /// Returns whether the word before a full stop is an abbreviation that a number follows: a month, a page.
    private func isBeforeNumber(_ mark: Int) -> Bool {
        var start = mark
        while start > 0, mark - start < 5, (utf8[start - 1] | 0x20) &- 0x61 < 26 { start -= 1 }
        let word = utf8[start..<mark].map { SentenceScan.lower($0) }
        return SentenceScan.numbered.contains(String(decoding: word, as: UTF8.self))
    }

    /// Abbreviations of months and of numbered things.
    private static let numbered: Set<String> = Set(
        Language.allCases.flatMap {
            $0.lexicon.months.flatMap { $0.split(separator: " ").dropFirst().map(String.init) }
        }
        .filter { $0.utf8.count <= 4 }
    ).union(["fig", "vol", "pp", "kap", "abb", "eq"])

    private func blank(at index: Int) -> Int? {
        guard index < utf8.count else { return nil }
        if utf8[index] < 0x80 { return utf8[index] == 0x20 || (0x09...0x0D).contains(utf8[index]) ? 1 : nil }
        guard let (scalar, length) = utf8.span.scalar(at: index), scalar.properties.isWhitespace else { return nil }
        return length
    }

    private func isLowercase(at index: Int) -> Bool {
        guard index < utf8.count else { return false }
        let isPlain = utf8[index] < 0x80 && (index + 1 == utf8.count || utf8[index + 1] < 0x80)
        return isPlain ? (0x61...0x7A).contains(utf8[index]) : character(at: index)?.isLowercase ?? false
    }

    /// Returns the character at a byte; reads at most 64 bytes.
    private func character(at index: Int) -> Character? {
        String(decoding: utf8[index..<min(utf8.count, index + 64)], as: UTF8.self).first
    }

    // MARK: Abbreviations

    private func isAbbreviation(before mark: Int) -> Bool {
        var start = mark
        // Abbreviations are short, so a few characters before the mark suffice.
        while start > 0, mark - start <= SentenceScan.longestAbbreviation, utf8[start - 1] > 0x20,
            utf8[start - 1] != UInt8(ascii: "(")
        {
            if utf8[start - 1] >= 0x80 { return isWideAbbreviation(before: mark) }
            start -= 1
        }
        let word = utf8[start..<mark]
        if word.count == 1, utf8[start].isASCIIWord { return true }
        if word.count == 2, word.allSatisfy(\.isASCIIDigit) { return true }
        guard (2...SentenceScan.longestAbbreviation).contains(word.count) else { return false }
        return SentenceScan.abbreviations.contains(String(decoding: word.map { SentenceScan.lower($0) }, as: UTF8.self))
    }

    private static func lower(_ byte: UInt8) -> UInt8 { byte.isASCIICapital ? byte | 0x20 : byte }

    /// Does the same near non-ASCII letters.
    private func isWideAbbreviation(before mark: Int) -> Bool {
        let near = String(decoding: utf8[max(0, mark - 64)..<mark], as: UTF8.self)
        let word = String(
            near.suffix(SentenceScan.longestAbbreviation + 1).reversed().prefix { !$0.isWhitespace && $0 != "(" }
                .reversed())
        let lower = word.lowercased()
        return SentenceScan.abbreviations.contains(lower) || (word.count == 1 && word.first?.isLetter == true)
            || (!lower.isEmpty && lower.count <= 2 && lower.allSatisfy(\.isNumber))
    }

    private static let longestAbbreviation = 8

    private static let abbreviations: Set<String> = [
        "mr", "mrs", "ms", "dr", "prof", "st", "vs", "etc", "e.g", "i.e", "approx", "ca", "no", "nr", "z.b", "bzw",
        "usw", "d.h",
    ]

    // MARK: Blanks

    private func append(_ range: Range<Int>, to result: inout [Range<Int>]) {
        var (start, end) = (range.lowerBound, range.upperBound)
        while start < end, let length = blank(at: start) { start += length }
        while start < end, let (scalar, length) = utf8.span.character(before: end), scalar.properties.isWhitespace {
            end -= length
        }
        if start < end { result.append(start..<end) }
    }
}
