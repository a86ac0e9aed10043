import Text

/// Blanks the parts of a line that are not text: link targets, URLs, HTML tags and character references.
///
/// Their words, numbers and dates are not part of the sentence.
enum LinkTargets {
    /// Replaces these parts by spaces; the length in UTF-8 stays the same, and link texts remain.
    ///
    /// `keepsNames` also keeps the name in a wikilink without another text: `[[churn]]`.
    static func blanked(in text: String, keepsNames: Bool = false) -> String {
        guard text.utf8.contains(where: marks.contains) else { return text }
        var bytes = Array(text.utf8)
        var place = 0
        while place < bytes.count {
            let unread = unread(at: place, in: bytes, keepsNames)
            for inside in unread { bytes[inside] = blank }
            place = max(place + 1, unread.upperBound)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Returns a line as a heading shows it: links by their text, without tags, character references and strong emphasis.
    static func shown(_ line: String) -> String {
        guard line.utf8.contains(where: { marks.contains($0) || "*_`".utf8.contains($0) }) else { return line }
        var shown = ""
        var rest = blanked(in: line, keepsNames: true)[...]
        while let start = rest.firstIndex(of: "[") {
            shown += rest[..<start]
            rest = rest[start...]
            let isWiki = rest.hasPrefix("[[")
            guard let end = rest.firstRange(of: isWiki ? "]]" : "]"),
                let after = isWiki ? end.upperBound : endOfTarget(rest[end.upperBound...])
            else {
                shown += rest.prefix(1)
                rest = rest.dropFirst()
                continue
            }
            let name = rest[..<end.lowerBound].drop { $0 == "[" }
            shown += name.split(separator: "|").last ?? name
            rest = rest[after...]
        }
        shown += rest
        for mark in ["**", "__", "`"] where shown.holds(mark) { shown = shown.replacing(mark, with: "") }
        return shown.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// Returns the end of the link target that a text begins with, "(…)"; nil if it begins with none.
    private static func endOfTarget(_ text: Substring) -> Substring.Index? {
        guard text.first == "(" else { return nil }
        return text.firstIndex(of: ")").map(text.index(after:))
    }

    private static let marks = Set("[]<&:".utf8)

    /// Returns the range to blank at or right after an index; empty if text is there.
    private static func unread(at place: Int, in bytes: [UInt8], _ keepsNames: Bool) -> Range<Int> {
        let rest = bytes[place...]
        func upTo(_ end: Int?, from start: Int = 0) -> Range<Int> {
            end.map { (place + start)..<max(place + start, $0) } ?? place..<place
        }
        switch bytes[place] {
        case open where rest.starts(with: "[[".utf8):
            let end = rest.dropFirst(2).firstIndex { $0 == close || $0 == UInt8(ascii: "|") } ?? bytes.count
            if keepsNames, end < bytes.count, bytes[end] == close { break }
            return upTo(end, from: 2)
        case close where rest.starts(with: "](".utf8):
            return upTo(rest.firstIndex(of: UInt8(ascii: ")")), from: 2)
        case UInt8(ascii: "<"):
            guard let next = rest.dropFirst().first, next == UInt8(ascii: "/") || isLetter(next) else { break }
            return upTo(rest.firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 })
        case UInt8(ascii: "&"):
            let end = rest.dropFirst().firstIndex { !isLetter($0) && $0 != UInt8(ascii: "#") }
            guard let end, end > place + 1, bytes[end] == UInt8(ascii: ";") else { break }
            return upTo(end + 1)
        case UInt8(ascii: "h") where rest.starts(with: "http://".utf8) || rest.starts(with: "https://".utf8):
            return upTo(rest.firstIndex { $0 <= blank || "<>)]".utf8.contains($0) } ?? bytes.count)
        default: break
        }
        return place..<place
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(byte | 0x20) }

    private static let open = UInt8(ascii: "[")
    private static let close = UInt8(ascii: "]")
    private static let blank = UInt8(ascii: " ")
}
