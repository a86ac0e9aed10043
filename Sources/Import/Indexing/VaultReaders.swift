import Model
import Readers

/// Chooses the reader for a file by its format.
struct VaultReaders: Sendable {
    /// Raised whenever the same file gives other documents; an index of another version is rebuilt.
    static let version = 50

    private let markdown = MarkdownReader()
    private let org = OrgReader()
    private let calendar = CalendarReader()
    private let transcript = TranscriptReader()
    private let contacts = ContactReader()
    private let sheet = SheetReader()

    func read(_ source: Source) -> ReadResult {
        let format = FileFormat(path: source.path)
        if format == .markdown || format == .text || format == .org || format == .sheet,
            SourceText.isBinary(source.bytes)
        {
            return ReadResult(problems: [ReadProblem(path: source.path, message: "is no text and was left out")])
        }
        return switch format {
        case .markdown: markdown.read(source)
        case .text: transcript.readPlain(source) ?? markdown.read(source)
        case .org: org.read(source)
        case .calendar: calendar.read(source)
        case .webVTT: transcript.readWebVTT(source)
        case .subRip: transcript.readSubRip(source)
        case .contacts: contacts.read(source)
        case .sheet: sheet.read(source) ?? markdown.read(source)
        case nil: ReadResult()
        }
    }
}
