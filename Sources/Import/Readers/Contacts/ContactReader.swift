import Model

/// A reader of vCard files, versions 2.1, 3.0 (RFC 2426) and 4.0 (RFC 6350): every card of a person becomes a document.
///
/// An invalid line or card is reported with its line number; the rest is read.
public struct ContactReader: Sendable {
    /// Creates a reader, which has no state.
    public init() {}

    /// Reads a vCard file in linear time; skips groups, organizations, places and photos.
    ///
    /// - Parameter source: The file.
    /// - Returns: A person document for each card, in file order, and the problems by line.
    public func read(_ source: Source) -> ReadResult {
        let content = ContentLines(SourceBytes(source.bytes))
        let cards = ContactCards(content)
        var problems = cards.problems
        if let line = content.firstLineNotUTF8 {
            problems.append((line, "the text is not UTF-8; it was read as Windows-1252"))
        }
        if cards.cards.isEmpty { problems.append((1, "the file holds no contacts")) }
        var documents: [Document] = []
        for card in cards.cards {
            guard let fields = ContactFields(card) else { continue }
            if fields.title.isEmpty {
                problems.append((card.lines.first, "a contact without a name was left out"))
            } else {
                documents.append(fields.document)
            }
        }
        let told = problems.sorted { $0.line < $1.line }.prefix(ContactReader.mostProblems)
        return ReadResult(
            documents: documents,
            problems: told.map { ReadProblem(path: source.path, line: $0.line, message: $0.message) })
    }

    private static let mostProblems = 100
}
