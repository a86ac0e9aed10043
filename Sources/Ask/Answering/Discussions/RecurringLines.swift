import Model
import Store

/// The lines that also occur in other meetings of a series, and so belong to its form rather than to the discussion.
struct RecurringLines {
    private let texts: Set<String>

    /// Reads the lines of the nearest meetings in the same folder.
    ///
    /// Takes O(*n* log *n*) time for *n* meetings in the folder.
    init(beside document: DocumentRecord, _ context: AnswerContext) throws(StoreError) {
        guard let start = document.start?.secondNumber, document.kind == .meeting,
            let end = document.path.lastIndex(of: "/")
        else {
            texts = []
            return
        }
        var filter = DocumentFilter()
        filter.scope = String(document.path[..<end])
        filter.kinds = [.meeting]
        let others = try context.index.documents(filter).filter { $0.path != document.path && $0.start != nil }
        func distance(_ other: DocumentRecord) -> Int { abs((other.start?.secondNumber ?? 0) - start) }
        let near = others.sorted { (distance($0), $0.number) < (distance($1), $1.number) }.prefix(RecurringLines.most)
        var texts: Set<String> = []
        for other in near {
            let lines = LineReader().lines(of: try context.index.chunks(ofDocument: other.number))
            texts.formUnion(lines.map(\.text))
        }
        self.texts = texts
    }

    /// Returns the lines that no other meeting has; all lines if none of those has content.
    func removed(from lines: [QuotableLine]) -> [QuotableLine] {
        let own = lines.filter { !texts.contains($0.text) }
        return own.contains { !$0.traits.contains(.isIdle) } ? own : lines
    }

    private static let most = 3
}
