/// Collects postings by chunk and returns them by term: one array holds all, and one counting sort orders them at the end.
struct PostingCollector {
    private var numbers = TermNumbers()
    private var postings: [Posting] = []

    private struct Posting {
        var term: UInt32
        var ordinal: UInt32
        var count: UInt8
    }

    /// Adds a posting; ordinals must not fall, and counts above 255 become 255.
    mutating func append(_ term: UInt64, ordinal: Int, count: Int) {
        let number = numbers.number(of: term)
        postings.append(Posting(term: UInt32(number), ordinal: UInt32(ordinal), count: UInt8(clamping: count)))
    }

    /// Calls `body` with every term and its postings, in SQLite's order of terms.
    func forEachList(_ body: (UInt64, PostingList) throws(StoreError) -> Void) throws(StoreError) {
        let (sorted, ends) = byTerm
        let order = numbers.terms.indices.sorted {
            Int64(bitPattern: numbers.terms[$0]) < Int64(bitPattern: numbers.terms[$1])
        }
        for number in order {
            var list = PostingList()
            for posting in sorted[(number == 0 ? 0 : ends[number - 1])..<ends[number]] {
                list.append(ordinal: Int(posting.ordinal), count: Int(posting.count))
            }
            try body(numbers.terms[number], list)
        }
    }

    private var byTerm: (postings: [Posting], ends: [Int]) {
        var ends = [Int](repeating: 0, count: numbers.terms.count + 1)
        for posting in postings { ends[Int(posting.term) + 1] += 1 }
        for number in numbers.terms.indices { ends[number + 1] += ends[number] }
        var sorted = postings
        for posting in postings {
            sorted[ends[Int(posting.term)]] = posting
            ends[Int(posting.term)] += 1
        }
        return (sorted, ends)
    }
}
