import Model

/// Reads a file of org-mode: headings, properties, tasks, timestamps, links, and the dated sections of journals.
///
/// Its lines are written as Markdown, each at its own number, so that all that holds for notes holds for them (`OrgSyntax`).
public struct OrgReader: Sendable {
    /// Creates a reader; it holds no state.
    public init() {}

    /// Reads one file.
    ///
    /// - Parameter source: The file.
    /// - Returns: One document; for a running log one for each dated section, and one for what stands above the first.
    public func read(_ source: Source) -> ReadResult { MarkdownPage(org: source).result }
}
