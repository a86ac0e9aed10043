import Model
import Time

/// Reads transcripts of meetings: WebVTT, SubRip, and plain text with speakers.
public struct TranscriptReader: Sendable {
    /// A reader; it holds nothing.
    public init() {}

    /// Reads a WebVTT file.
    ///
    /// - Parameter source: The file.
    /// - Returns: One transcript, or none where the file holds no text.
    public func readWebVTT(_ source: Source) -> ReadResult { readCaptions(source, format: .webVTT) }

    /// Reads a SubRip (`.srt`) file.
    ///
    /// - Parameter source: The file.
    /// - Returns: One transcript, or none where the file holds no text.
    public func readSubRip(_ source: Source) -> ReadResult { readCaptions(source, format: .subRip) }

    /// Reads plain text whose lines mostly are `Speaker: text`.
    ///
    /// - Parameter source: The file.
    /// - Returns: One transcript; nil where the text is none, and should be read as a note.
    public func readPlain(_ source: Source) -> ReadResult? {
        let text = SourceText(source)
        guard let transcript = PlainTranscript(text.lines) else { return nil }
        var document = document(source, transcript.cues, lineCount: text.lines.count)
        TranscriptPreamble(transcript.preamble).apply(to: &document)
        return ReadResult(documents: [document], problems: [text.problem].compactMap { $0 })
    }

    private func readCaptions(_ source: Source, format: CaptionFile.Format) -> ReadResult {
        let text = SourceText(source)
        let file = CaptionFile(text.lines, format: format)
        var problems = [text.problem].compactMap { $0 }
        problems += file.problems.map { ReadProblem(path: source.path, line: $0.line, message: $0.message) }
        guard !file.cues.isEmpty else {
            if !text.lines.allSatisfy(\.isEmpty) {
                problems.append(ReadProblem(path: source.path, message: "no captions were found"))
            }
            return ReadResult(problems: problems)
        }
        return ReadResult(documents: [document(source, file.cues, lineCount: text.lines.count)], problems: problems)
    }

    private func document(_ source: Source, _ cues: [TranscriptCue], lineCount: Int) -> Document {
        let name = FileNameDate(baseName: source.baseName)
        var document = Document(
            kind: .transcript, title: TranscriptReader.title(name?.rest ?? source.baseName, else: source.baseName),
            lines: LineRange(1, lineCount))
        document.blocks = TranscriptTurns.blocks(cues)
        document.attendees = TranscriptReader.speakers(cues).map { Attendee(name: $0) }
        guard let name else {
            document.start = source.modified
            document.dateSource = .modified
            return document
        }
        document.dateSource = .fileName
        document.start = name.date.at(hour: name.time?.hour ?? 0, minute: name.time?.minute ?? 0)
        document.isAllDay = name.time == nil
        if name.time != nil, let last = cues.compactMap({ $0.end ?? $0.start }).max(), last > 0 {
            document.end = document.start?.adding(seconds: last / 1000)
        }
        return document
    }

    /// A file's name as a title: hyphens and underscores are blanks, the first letter is a capital.
    private static func title(_ rest: String, else baseName: String) -> String {
        let words = rest.split { $0 == "-" || $0 == "_" || $0.isWhitespace }.joined(separator: " ")
        return words.isEmpty ? baseName : words.prefix(1).uppercased() + words.dropFirst()
    }

    /// The speakers in order of appearance.
    private static func speakers(_ cues: [TranscriptCue]) -> [String] {
        var seen: Set<String> = []
        return cues.compactMap(\.speaker).filter { seen.insert($0).inserted }
    }
}

/// What stands above the turns of a plain transcript, as Google Meet writes it: title and date, and who took part.
private struct TranscriptPreamble {
    private let lines: [String]

    init(_ lines: [String]) { self.lines = lines }

    /// Takes title, date and attendees over into a document.
    func apply(to document: inout Document) {
        if let (title, start) = titleAndDate {
            document.title = title
            document.start = start
            document.dateSource = .heading
            document.isAllDay = false
        }
        let known = Set(document.attendees.map(\.name))
        document.attendees += attendees.filter { !known.contains($0) }.map { Attendee(name: $0) }
    }

    /// Reads `Pricing sync (2026-03-10 14:00 GMT+1) - Transcript`.
    private var titleAndDate: (title: String, start: CivilDateTime)? {
        guard let line = lines.first, let open = line.lastIndex(of: "(") else { return nil }
        let inner = line[line.index(after: open)...].prefix(16)
        guard let moment = ISO8601.parse(inner.replacing("/", with: "-")), moment.hasTime else { return nil }
        return (String(line[..<open].trimmingWhitespace), moment.local)
    }

    private var attendees: [String] {
        guard let heading = lines.firstIndex(where: { $0.lowercased() == "attendees" }), heading + 1 < lines.count
        else { return [] }
        return lines[heading + 1].split(separator: ",").map { String($0.trimmingWhitespace) }.filter { !$0.isEmpty }
    }
}
