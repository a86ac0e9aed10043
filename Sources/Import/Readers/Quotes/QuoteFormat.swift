import Model

/// How lines of a file are to be quoted, by the end of its name.
enum QuoteFormat {
    /// As written: Markdown and plain text.
    case plain
    /// By the values of its properties: calendars and contacts.
    case properties
    /// By the text of its cues.
    case captions

    init(path: String) {
        switch path[(path.lastIndex(of: ".") ?? path.endIndex)...].lowercased() {
        case ".ics", ".vcf": self = .properties
        case ".vtt", ".srt": self = .captions
        default: self = .plain
        }
    }

    /// Whether a line that begins with a blank goes on with the one before.
    var hasFolds: Bool { self == .properties }
}

extension LineCollector {
    /// Whether bytes begin as UTF-16 does, and must be decoded as a whole before lines are counted.
    ///
    /// - Parameter head: The first bytes of a file, 8 are enough.
    /// - Returns: False for UTF-8 and all that is no Unicode.
    public static func isUTF16(_ head: [UInt8]) -> Bool { SourceBytes.isUTF16(head) }

    /// The bytes of a whole file as UTF-8.
    ///
    /// - Parameter bytes: UTF-16.
    /// - Returns: UTF-8.
    public static func utf8(_ bytes: [UInt8]) -> [UInt8] { SourceBytes(bytes).utf8 }

    /// Lines that were collected.
    ///
    /// - Parameters:
    ///   - range: Lines that were wanted.
    ///   - path: The file's name tells its format.
    /// - Returns: Nil where the file does not have the first of them.
    public func quotedLines(_ range: LineRange, path: String) -> QuotedLines? {
        guard lines[range.first] != nil else { return nil }
        let format = QuoteFormat(path: path)
        var last = range.first
        while last < range.last, lines[last + 1] != nil { last += 1 }
        while format.hasFolds, let first = lines[last + 1]?.first, first == 0x20 || first == 0x09 { last += 1 }
        let bytes = (range.first...last).map { LineCollector.content(lines[$0] ?? [], isFirst: $0 == 1) }
        let written = bytes.map { String(validating: $0, as: UTF8.self) ?? Windows1252.decoded($0) }
        var read: [String] = []
        switch format {
        case .plain: break
        case .properties: read = PropertyText.lines(of: bytes)
        case .captions: read = CueText.lines(of: written)
        }
        return QuotedLines(
            lines: LineRange(range.first, max(last, range.last)), written: written, read: read)
    }

    /// A line without the mark that some editors write before UTF-8.
    private static func content(_ line: [UInt8], isFirst: Bool) -> ArraySlice<UInt8> {
        isFirst && line.starts(with: [0xEF, 0xBB, 0xBF]) ? line[3...] : line[...]
    }
}

/// The values of content lines as readers decode them.
private enum PropertyText {
    static func lines(of lines: [ArraySlice<UInt8>]) -> [String] {
        let content = ContentLines(SourceBytes(Array(lines.joined(separator: [UInt8(ascii: "\n")]))))
        return content.lines.flatMap { line -> [String] in
            guard let parts = content.parts(of: line) else { return [] }
            let isQuotedPrintable = ContactParameters(content.text(parts.parameters)).isQuotedPrintable
            let value =
                isQuotedPrintable
                ? QuotedPrintable.decoded(Array(content.bytes[parts.value])) : content.text(parts.value)
            let text = CalendarText.unescaped(value)
            return (text.looksLikeMarkup ? MarkupText.plain(text) : text)
                .split(separator: "\n").map { String($0.trimmingWhitespace) }.filter { !$0.isEmpty }
        }
    }
}

/// The text of captions, line by line, without times, the identities above them, and tags.
private enum CueText {
    static func lines(of lines: [String]) -> [String] {
        lines.indices.compactMap { place in
            let isTime = lines[place].contains("-->")
            let isIdentity = place + 1 < lines.count && lines[place + 1].contains("-->")
            guard !isTime, !isIdentity else { return nil }
            let text = MarkupText.plain(lines[place]).trimmingWhitespace
            return text.isEmpty ? nil : String(text)
        }
    }
}
