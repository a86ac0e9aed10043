import Model

extension IndexReader {
    /// Removes the problems of files that hold only private documents, for readers who do not see these.
    ///
    /// - Parameter problems: Any problems.
    /// - Returns: The problems of other files, in the same order.
    /// - Throws: `StoreError` if the index cannot be read.
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
