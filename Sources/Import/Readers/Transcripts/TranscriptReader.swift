import Model
import Time

/// A reader of meeting transcripts: WebVTT, SubRip, and plain text with speakers.
public struct TranscriptReader: Sendable {
    /// Creates a reader, which has no state.
    public init() {}

    /// Reads a WebVTT file as one transcript; none without text.
    public func readWebVTT(_ source: Source) -> ReadResult { readCaptions(source, format: .webVTT) }

    /// Reads a SubRip (`.srt`) file as one transcript; none without text.
    public func readSubRip(_ source: Source) -> ReadResult { readCaptions(source, format: .subRip) }

    /// Reads plain text in which most lines are `Speaker: text`.
    ///
    /// - Parameter source: The file.
    /// - Returns: One transcript; nil if the text is not one and should be read as a note.
    public func readPlain(_ source: Source) -> ReadResult? {
        let text = SourceText(source)
        guard let transcript = PlainTranscript(text.lines) else { return nil }
        var document = TranscriptDocument(source, transcript.cues, head: TranscriptHead(transcript.head))
            .document(lineCount: text.lines.count)
        if TranscriptReader.isPrivate(source, text, transcript) { document.properties.append(PrivateMark.property) }
        return ReadResult(documents: [document], problems: [text.problem].compactMap { $0 })
    }

    /// Returns whether the text would be private as a note, by front matter or by a mark above the first turn.
    private static func isPrivate(_ source: Source, _ text: SourceText, _ transcript: PlainTranscript) -> Bool {
        if BrokenFrontMatter(text).saysPrivate { return true }
        let firstTurn = transcript.cues.lazy.flatMap(\.text).first?.line ?? 1
        let head = text.lines.prefix(firstTurn - 1).joined(separator: "\n")
        let note = Source(
            path: source.path, bytes: Array(head.utf8), modified: source.modified, context: source.context)
        return !head.isEmpty && MarkdownPage(note).document.isPrivate
    }

    private func readCaptions(_ source: Source, format: CaptionFile.Format) -> ReadResult {
        let text = SourceText(source)
        let file = CaptionFile(text.lines, format: format)
        var problems = [text.problem].compactMap { $0 }
        problems += file.problems.map { ReadProblem(path: source.path, line: $0.line, message: $0.message) }
        guard !file.cues.isEmpty else {
            guard let line = text.lines.firstIndex(where: { !$0.isEmpty }) else {
                return ReadResult(problems: problems)
            }
            // Lyrics, `[00:12.00] words`, and turns with speakers are read with any extension.
            let plain = readPlain(source)
            let message =
                plain == nil ? "no captions were found" : "no captions were found; the file was read as plain text"
            problems = [text.problem].compactMap { $0 }
            problems.append(ReadProblem(path: source.path, line: line + 1, message: message))
            return ReadResult(documents: plain?.documents ?? [], problems: problems)
        }
        let document = TranscriptDocument(source, file.cues, head: TranscriptHead(file.head))
            .document(lineCount: text.lines.count)
        return ReadResult(documents: [document], problems: problems)
    }
}

/// The document of some cues; title, date and attendees come from the file's head, its name and its speakers.
private struct TranscriptDocument {
    private let source: Source
    private let cues: [TranscriptCue]
    private let head: TranscriptHead

    init(_ source: Source, _ cues: [TranscriptCue], head: TranscriptHead) {
        self.source = source
        self.head = head
        var people: [String: String] = [:]
        self.cues = cues.map { cue in
            guard let speaker = cue.speaker else { return cue }
            let person = people[speaker] ?? SpeakerName.person(speaker)
            people[speaker] = person
            var cue = cue
            cue.speaker = person
            return cue
        }
    }

    func document(lineCount: Int) -> Document {
        var document = Document(kind: .transcript, title: "", lines: LineRange(1, lineCount))
        document.blocks = TranscriptTurns.blocks(cues)
        document.attendees = speakers.map { Attendee(name: $0) }
        document.start = source.modified
        document.dateSource = .modified
        applyFileName(to: &document)
        head.apply(to: &document, zone: source.context.zone)
        applyTimes(to: &document)
        return document
    }

    private var speakers: [String] {
        var seen: Set<String> = []
        return cues.compactMap(\.speaker).filter { seen.insert($0).inserted }
    }

    /// Takes title and date from the file's name or, if every recording has that name, from its folder's.
    private func applyFileName(to document: inout Document) {
        let file = TranscriptFileName(source.baseName)
        let folder = source.folderName.map { TranscriptFileName($0) }
        document.title = file.isTelling ? file.title : folder.flatMap { $0.isTelling ? $0.title : nil } ?? file.title
        guard let name = file.date == nil && !file.isTelling ? folder : file, let date = name.date else { return }
        let local = date.date.at(hour: date.time?.hour ?? 0, minute: date.time?.minute ?? 0)
        document.start = name.isUTC ? source.context.zone.local(at: local.secondNumber) : local
        document.isAllDay = date.time == nil
        document.dateSource = .fileName
    }

    /// Takes the time of day from the cues if only the day is known, and the end from the last cue.
    private func applyTimes(to document: inout Document) {
        guard document.dateSource != .modified, let start = document.start else { return }
        let clocks = cues.compactMap(\.clock)
        if document.isAllDay, let first = clocks.first {
            document.start = start.date.midnight.adding(seconds: first)
            document.isAllDay = false
            if let last = clocks.last, last > first { document.end = start.date.midnight.adding(seconds: last) }
        } else if !document.isAllDay, let last = cues.compactMap({ $0.end ?? $0.start }).max(), last > 0 {
            document.end = start.adding(seconds: last / 1000)
        }
    }
}

extension Source {
    fileprivate var folderName: String? { path.split(separator: "/").dropLast().last.map(String.init) }
}
