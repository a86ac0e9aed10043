import Model
import Time

/// Reads iCalendar files, RFC 5545: every occurrence of every event becomes a document, to-dos become tasks.
///
/// Files are read tolerantly: what is wrong with a line or an event is reported with its place, and the rest goes in.
public struct CalendarReader: Sendable {
    /// A reader; it holds nothing.
    public init() {}

    /// Reads a calendar file.
    ///
    /// Events are put on the clock of `source.context.zone`; endless rules stop at `source.context.horizon`.
    ///
    /// - Parameter source: The file.
    /// - Returns: A document for each occurrence, in the order of the events in the file, the problems by line, and whose
    ///   calendar it is.
    public func read(_ source: Source) -> ReadResult {
        guard var file = CalendarFile(source) else {
            return ReadResult(problems: [ReadProblem(path: source.path, line: 1, message: "the file is no calendar")])
        }
        var documents: [Document] = []
        file.forEachOccurrence { documents.append($0.document(in: source.context.zone)) }
        documents += file.tasks()
        return ReadResult(
            documents: documents, problems: CalendarReader.reported(file.problems, path: source.path),
            calendarOwner: file.owner)
    }

    /// The problems of one file that are told apart.
    private static let mostProblems = 100

    /// The problems in file order, the first hundred told apart.
    private static func reported(_ problems: [(line: Int, message: String)], path: String) -> [ReadProblem] {
        let sorted = problems.sorted { $0.line < $1.line }
        var result = sorted.prefix(mostProblems).map { ReadProblem(path: path, line: $0.line, message: $0.message) }
        if sorted.count > mostProblems {
            result.append(ReadProblem(path: path, message: "\(sorted.count - mostProblems) more problems"))
        }
        return result
    }
}
