import Model

/// How lines of a file are quoted, by its extension.
enum QuoteFormat {
    /// As written: Markdown and plain text.
    case plain
    /// By the values of the properties: calendars and contacts.
    case properties
    /// By the text of the cues.
    case captions
    /// By the cells of the rows, as in a Markdown table.
    case sheet

    init(path: String) {
        switch path[(path.lastIndex(of: ".") ?? path.endIndex)...].lowercased() {
        case ".ics", ".vcf": self = .properties
        case ".vtt", ".srt": self = .captions
        case ".csv", ".tsv": self = .sheet
        default: self = .plain
        }
    }

    /// Whether a line that begins with a blank continues the previous one.
    var hasFolds: Bool { self == .properties }
}

extension LineCollector {
    /// Returns whether bytes begin like UTF-16, which must be decoded as a whole before lines are counted.
    ///
    /// - Parameter head: The first bytes of a file; 8 suffice.
    /// - Returns: False for UTF-8 and other encodings.
    public static func isUTF16(_ head: [UInt8]) -> Bool { SourceBytes.isUTF16(head) }

    /// Converts a whole file from UTF-16 to UTF-8.
    public static func utf8(_ bytes: [UInt8]) -> [UInt8] { SourceBytes(bytes).utf8 }

    /// Returns collected lines for quoting.
    ///
    /// - Parameters:
    ///   - range: The lines, which must have been wanted.
    ///   - path: The path of the file, which determines its format.
    /// - Returns: The lines; nil if the file lacks the first of them.
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
        case .sheet: read = SheetText.lines(of: written)
        }
        return QuotedLines(
            lines: LineRange(range.first, max(last, range.last)), written: written, read: read)
    }

    /// Returns a line without the byte order mark of UTF-8.
    private static func content(_ line: [UInt8], isFirst: Bool) -> ArraySlice<UInt8> {
        isFirst && line.starts(with: [0xEF, 0xBB, 0xBF]) ? line[3...] : line[...]
    }
}

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

/// The text of captions without times, cue identifiers and tags.
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

/// The rows of tables in text form; the separator cannot be told from single lines, so that each is tried.
private enum SheetText {
    static func lines(of lines: [String]) -> [String] {
        lines.flatMap { line in SheetRow.separators.map { SheetRow(line, separator: $0).text } }
    }
}
