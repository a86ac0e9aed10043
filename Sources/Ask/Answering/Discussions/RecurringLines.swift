import Model
import Store

/// The lines that stand in other meetings of a series too: they are its form, not what was spoken of.
struct RecurringLines {
    private let texts: Set<String>

    /// The lines of the nearest meetings in the same folder.
    ///
    /// - Parameters:
    ///   - document: A note of a meeting.
    ///   - context: The index to look them up in.
    /// - Throws: `StoreError` where the index cannot be read.
    /// - Complexity: O(*n*) in the documents of the folder.
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

    /// The lines that no other meeting has; all of them where every line recurs.
    func removed(from lines: [QuotableLine]) -> [QuotableLine] {
        let own = lines.filter { !texts.contains($0.text) }
        return own.contains { !$0.traits.contains(.isIdle) } ? own : lines
    }

    /// So many meetings show what recurs.
    private static let most = 3
}
