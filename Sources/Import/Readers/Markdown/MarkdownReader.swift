import Model
import Time

/// Reads a Markdown note: front matter, blocks, tags, links, tasks, and the dated sections of running logs.
public struct MarkdownReader: Sendable {
    /// Creates a reader; it holds no state.
    public init() {}

    /// Reads one file.
    ///
    /// - Parameter source: The file.
    /// - Returns: One document; for a running log one for each dated section, and one for what stands above the first.
    public func read(_ source: Source) -> ReadResult { MarkdownPage(source).result }
}

extension MarkdownPage {
    /// A day near those of the page: its own, else the month that its path names, else when the file was written.
    private func reference(for document: Document) -> CivilDate {
        let day = document.start?.date
        return (document.dateSource < .modified ? day : nil) ?? PathDate.month(source.path) ?? day
            ?? source.modified.date
    }

    /// The documents of the page, and what could not be read.
    var result: ReadResult {
        let document = document
        let log = RunningLog(
            page: document, body: body, tasks: tasks, pageTags: pageTags,
            reference: reference(for: document))
        let day = log == nil ? DayPage(page: document, body: body, tasks: tasks, pageTags: pageTags) : nil
        var documents = log?.documents ?? day?.documents ?? [document]
        for place in documents.indices { documents[place].attendees = documents[place].attendees.merged }
        return ReadResult(documents: documents, problems: problems)
    }
}
