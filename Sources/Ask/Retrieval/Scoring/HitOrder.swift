import Store

/// Orders hits with equal scores by path, then by line.
///
/// Rows and slots depend on the order of import, which must not affect answers. Within one file they ascend with the lines.
struct HitOrder {
    let index: IndexReader

    /// Orders hits, given best first; without ties, nothing is looked up.
    func ordered(_ hits: [Hit]) throws(StoreError) -> [Hit] {
        var result: [Hit] = []
        var rest = hits[...]
        while let first = rest.first {
            let equal = rest.prefix { $0.score == first.score }
            rest = rest.dropFirst(equal.count)
            // Only the first hits are displayed.
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
