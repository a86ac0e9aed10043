/// The living postings of a term: parallel lists in the order of slots.
public struct Postings: Sendable {
    /// The chunks' slots, rising.
    public internal(set) var slots: [Int32] = []
    /// How often the term occurs in each.
    public internal(set) var counts: [UInt8] = []

    /// No postings.
    public init() {}

    /// Whether no living chunk has the term.
    public var isEmpty: Bool { slots.isEmpty }

    /// Appends the living postings of an encoded list of a segment.
    mutating func append(_ data: UnsafeRawBufferPointer, of segment: IndexReader.SegmentPlace) {
        let most = data.count / 2
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: most) { slots in
            withUnsafeTemporaryAllocation(of: UInt8.self, capacity: most) { counts in
                var living = 0
                PostingList.forEach(in: data) { ordinal, count in
                    let slot = segment.slot(of: ordinal)
                    guard slot >= 0 else { return }
                    slots[living] = Int32(truncatingIfNeeded: slot)
                    counts[living] = UInt8(truncatingIfNeeded: count)
                    living += 1
                }
                self.slots.append(contentsOf: slots[..<living])
                self.counts.append(contentsOf: counts[..<living])
            }
        }
    }
}

/// Postings that were read already: the same term is asked for by the words of a question, by its titles, and by the next question.
final class PostingCache {
    /// What was asked for since the last change of generation, and what was only asked for in the one before.
    private var young: [UInt64: Postings] = [:]
    private var old: [UInt64: Postings] = [:]
    private var size = 0

    /// So many postings, of 5 bytes each, make a generation.
    private static let generation = 1 << 20
    /// What a term without postings takes, counted as postings.
    private static let overhead = 16

    /// The postings of a term, read by `read` where they are not known.
    func postings(of term: UInt64, _ read: () throws(StoreError) -> Postings) throws(StoreError) -> Postings {
        if let known = young[term] { return known }
        let found: Postings
        if let known = old[term] { found = known } else { found = try read() }
        size += found.slots.count + PostingCache.overhead
        if size > PostingCache.generation {
            (old, young) = (young, [:])
            size = found.slots.count + PostingCache.overhead
        }
        young[term] = found
        return found
    }
}

extension IndexReader {
    /// The living postings of a term.
    ///
    /// - Parameters:
    ///   - term: The hash of the term.
    ///   - segments: The segments of the chunk table.
    /// - Returns: Slots with counts; empty where only chunks have the term that are gone.
    /// - Throws: `StoreError` where the index cannot be read.
    public func postings(of term: UInt64, in segments: [SegmentPlace]) throws(StoreError) -> Postings {
        try known.postings(of: term) { () throws(StoreError) in
            var postings = Postings()
            let statement = try database.statement("select data from posting where segment = ? and term = ?")
            for segment in segments {
                statement.bind(segment.number).bind(hash: term)
                if try statement.step() { statement.withBytes(0) { postings.append($0, of: segment) } }
                statement.reset()
            }
            return postings
        }
    }

    /// Calls `body` with every living posting of a term.
    ///
    /// - Parameters:
    ///   - term: The hash of the term.
    ///   - segments: The segments of the chunk table.
    ///   - body: Gets the chunk's slot and the count; slots rise.
    /// - Throws: `StoreError` where the index cannot be read.
    public func forEachPosting(
        of term: UInt64, in segments: [SegmentPlace], _ body: (Int, Int) -> Void
    ) throws(StoreError) {
        let postings = try postings(of: term, in: segments)
        for (slot, count) in zip(postings.slots, postings.counts) { body(Int(slot), Int(count)) }
    }

    /// Whether any living chunk has a term.
    ///
    /// - Parameters:
    ///   - term: The hash of the term.
    ///   - segments: The segments of the chunk table.
    /// - Returns: False where only chunks have it that are gone.
    /// - Throws: `StoreError` where the index cannot be read.
    public func hasPostings(of term: UInt64, in segments: [SegmentPlace]) throws(StoreError) -> Bool {
        try !postings(of: term, in: segments).isEmpty
    }
}
