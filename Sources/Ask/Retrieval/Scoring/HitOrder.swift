import Store

/// Puts hits of equal scores in the order of their files' paths, then of their lines.
///
/// Rows and slots tell in which order files were imported, which must not be seen in any answer: the same vault gives the same answers
/// however its index came about. Within one file they rise with the lines.
struct HitOrder {
    let index: IndexReader

    /// The same hits; where no scores are equal, nothing is looked up.
    ///
    /// - Parameter hits: Hits, best first.
    /// - Returns: Hits, best first.
    /// - Throws: `StoreError` where the index cannot be read.
    func ordered(_ hits: [Hit]) throws(StoreError) -> [Hit] {
        var result: [Hit] = []
        var rest = hits[...]
        while let first = rest.first {
            let equal = rest.prefix { $0.score == first.score }
            rest = rest.dropFirst(equal.count)
            // What is shown comes from the first hits.
            let isSeen = result.count < PassageBuilder.mostHits
            result += equal.count > 1 && isSeen ? try byPath(equal) : Array(equal)
        }
        return result
    }

    private func byPath(_ hits: ArraySlice<Hit>) throws(StoreError) -> [Hit] {
        let documents = try index.documents(Set(hits.map(\.document)))
        return hits.sorted { left, right in
            let paths = [left, right].map { documents[$0.document]?.path ?? "" }
            return (paths[0], left.chunk) < (paths[1], right.chunk)
        }
    }
}
