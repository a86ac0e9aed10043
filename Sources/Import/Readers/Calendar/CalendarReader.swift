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
    /// - Returns: A document for each occurrence, in the order of the events in the file, and the problems by line.
    public func read(_ source: Source) -> ReadResult {
        let content = ContentLines(SourceBytes(source.bytes))
        let components = CalendarComponents(content)
        guard !components.calendars.isEmpty || !components.events.isEmpty || !components.tasks.isEmpty else {
            return ReadResult(problems: [ReadProblem(path: source.path, line: 1, message: "the file is no calendar")])
        }
        var reader = CalendarEventReader(content: content, components: components, context: source.context)
        var problems = CalendarReader.contentProblems(content) + components.problems
        var documents = CalendarReader.events(components, &reader, source.context, &problems)
        if let tasks = CalendarTasks(components, content: content).document(of: source) { documents.append(tasks) }
        problems += reader.problems
        return ReadResult(documents: documents, problems: CalendarReader.reported(problems, path: source.path))
    }

    /// The occurrences of one file; a file with more is broken, or means harm.
    private static let mostDocuments = 200_000
    /// The problems of one file that are told apart.
    private static let mostProblems = 100

    private static func contentProblems(_ content: ContentLines) -> [(line: Int, message: String)] {
        let encoding = content.firstLineNotUTF8.map { ($0, "the text is not UTF-8; it was read as Windows-1252") }
        let null = content.firstLineWithNull.map { ($0, "NUL characters were left out") }
        return [encoding, null].compactMap { $0 }
    }

    private static func events(
        _ components: CalendarComponents, _ reader: inout CalendarEventReader, _ context: ReadingContext,
        _ problems: inout [(line: Int, message: String)]
    ) -> [Document] {
        var documents: [Document] = []
        for series in series(components, &reader) {
            let (occurrences, isCutOff) = series.documents(context)
            let line = occurrences.first?.lines.first ?? 1
            if isCutOff { problems.append((line, "an event recurs too often; the later occurrences were left out")) }
            documents += occurrences
            guard documents.count <= mostDocuments else {
                problems.append((line, "the calendar has too many occurrences; the rest was left out"))
                break
            }
        }
        return documents
    }

    /// The events joined by identity, in the order in which the identities appear.
    private static func series(
        _ components: CalendarComponents, _ reader: inout CalendarEventReader
    ) -> [CalendarSeries] {
        var series: [CalendarSeries] = []
        var numbers: [String: Int] = [:]
        for component in components.events {
            guard let event = reader.event(component) else { continue }
            let number = numbers[event.uid] ?? series.count
            if number == series.count {
                numbers[event.uid] = number
                series.append(CalendarSeries())
            }
            series[number].add(event)
        }
        return series
    }

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
