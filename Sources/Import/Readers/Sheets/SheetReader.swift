import Model

/// A reader of tables in text form (RFC 4180, and with semicolons or tabs): one note, whose rows are those of a Markdown table.
///
/// Each line is a row: a cell that continues on the next line, which RFC 4180 allows within quotes, is cut there, so that every line can be
/// quoted by itself.
public struct SheetReader: Sendable {
    /// The size in bytes up to which a table is read; larger ones are data for programs.
    public static let largest = 1 << 20

    /// Creates a reader, which has no state.
    public init() {}

    /// Reads one file in linear time.
    ///
    /// - Parameter source: The file.
    /// - Returns: One note with a block of rows below their column heads; nil if the lines do not have the same number of cells.
    public func read(_ source: Source) -> ReadResult? {
        guard source.bytes.count <= SheetReader.largest else {
            let message = "is a table of more than \(SheetReader.largest >> 20) MB and was left out"
            return ReadResult(problems: [ReadProblem(path: source.path, message: message)])
        }
        let text = SourceText(source)
        guard let sheet = Sheet(text.lines) else { return nil }
        var nameAlone = source
        nameAlone.bytes = []
        var document = MarkdownPage(nameAlone).document
        document.lines = LineRange(1, text.lineRanges.count)
        document.blocks = sheet.blocks
        return ReadResult(documents: [document], problems: text.problem.map { [$0] } ?? [])
    }
}
