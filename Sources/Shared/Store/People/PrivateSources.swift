import Model

extension IndexReader {
    /// Problems as they may be told to somebody who does not see private documents: without those of files that hold nothing else.
    ///
    /// - Parameter problems: Any problems.
    /// - Returns: Those of other files, in the same order.
    /// - Throws: `StoreError` where the index cannot be read.
    public func withoutPrivate(_ problems: [ReadProblem]) throws(StoreError) -> [ReadProblem] {
        if problems.isEmpty { return [] }
        let hidden = Set(
            try database.statement(
                """
                select distinct path from main.document as whole join source on source.id = whole.source
                where whole.private = 1 and not exists (
                    select 1 from main.document as other where other.source = whole.source and other.private = 0)
                """
            ).rows { $0.string(0) })
        return problems.filter { !hidden.contains($0.path) }
    }
}
