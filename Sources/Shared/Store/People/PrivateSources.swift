import Model

extension IndexReader {
    /// Returns whether the reader sees a document of a file.
    ///
    /// - Parameter path: The path relative to the vault.
    /// - Returns: False also for files that the index does not hold.
    /// - Throws: `StoreError` if the index cannot be read.
    public func showsDocuments(of path: String) throws(StoreError) -> Bool {
        try database.statement(
            "select 1 from document join source on source.id = document.source where path = ? limit 1"
        ).bind(path).first { _ in true } ?? false
    }

    /// Returns the lines of the private documents of a file, whatever the reader sees.
    ///
    /// - Parameter path: The path relative to the vault.
    /// - Returns: The lines of each private document.
    /// - Throws: `StoreError` if the index cannot be read.
    public func privateLines(of path: String) throws(StoreError) -> [LineRange] {
        try database.statement(
            """
            select first_line, last_line from main.document as whole join source on source.id = whole.source
            where path = ? and whole.private = 1
            """
        ).bind(path).rows { LineRange($0.int(0), $0.int(1)) }
    }

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
