import Model
import Time

/// A reader of iCalendar files (RFC 5545): occurrences of events become documents, to-dos become tasks.
///
/// An invalid line or event is reported with its line number; the rest of the file is read.
public struct CalendarReader: Sendable {
    /// Creates a reader, which has no state.
    public init() {}

    /// Reads a calendar file.
    ///
    /// Times are converted to `source.context.zone`; endless rules stop at `source.context.horizon`.
    ///
    /// - Parameter source: The file.
    /// - Returns: A document for each occurrence, in file order of events; the notes of to-dos; the problems by line; the calendar's owner.
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

    private static let mostProblems = 100

    /// Returns the first problems in file order, then the number of the others.
    private static func reported(_ problems: [(line: Int, message: String)], path: String) -> [ReadProblem] {
        let sorted = problems.sorted { $0.line < $1.line }
        var result = sorted.prefix(mostProblems).map { ReadProblem(path: path, line: $0.line, message: $0.message) }
        if sorted.count > mostProblems {
            result.append(ReadProblem(path: path, message: "\(sorted.count - mostProblems) more problems"))
        }
        return result
    }
}
