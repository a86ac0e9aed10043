import Model

/// A reader of org-mode files: headings, properties, tasks, timestamps, links, and dated sections of journals.
///
/// Lines become Markdown with unchanged numbers, so that notes and org-mode files are read alike (`OrgSyntax`).
public struct OrgReader: Sendable {
    /// Creates a reader, which has no state.
    public init() {}

    /// Reads one file.
    ///
    /// - Parameter source: The file.
    /// - Returns: One document; for a running log or a page of meetings one for each section, and one for the rest.
    public func read(_ source: Source) -> ReadResult { MarkdownPage(org: source).result }
}
