import Model
import Time

/// A reader of Markdown notes: front matter, blocks, tags, links, tasks, and the dated sections of running logs.
public struct MarkdownReader: Sendable {
    /// Creates a reader, which has no state.
    public init() {}

    /// Reads one file.
    ///
    /// - Parameter source: The file.
    /// - Returns: One document; a running log or a day's page of meetings gives one for each section, and one for the rest.
    public func read(_ source: Source) -> ReadResult { MarkdownPage(source).result }
}

extension MarkdownPage {
    /// Returns a day near the page's dates: its own, else the month in its path, else the modification date.
    private func reference(for document: Document) -> CivilDate {
        let day = document.start?.date
        return (document.dateSource < .modified ? day : nil) ?? PathDate.month(source.path) ?? day
            ?? source.modified.date
    }

    var result: ReadResult {
        let document = document
        // The dates of such a page are records, not sections of their own.
        if front.keepsRecords { return ReadResult(documents: [document], problems: problems) }
        let log = RunningLog(
            page: document, body: body, tasks: tasks, pageTags: pageTags,
            reference: reference(for: document))
        let day = log == nil ? DayPage(page: document, body: body, tasks: tasks, pageTags: pageTags) : nil
        var documents = log?.documents ?? day?.documents ?? [document]
        for place in documents.indices {
            documents[place].attendees = documents[place].attendees.merged
            documents[place].blocks = BoldHeadings.raised(in: documents[place].blocks)
        }
        return ReadResult(documents: documents, problems: problems)
    }
}
