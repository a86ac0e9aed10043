/// The living postings of a term: parallel lists, ordered by slot.
public struct Postings: Sendable {
    /// The chunks' slots, ascending.
    public internal(set) var slots: [Int32] = []
    /// The number of occurrences in each chunk.
    public internal(set) var counts: [UInt8] = []

    /// Creates empty postings.
    public init() {}

    /// Whether no living chunk has the term.
    public var isEmpty: Bool { slots.isEmpty }

    /// Appends the living postings of a segment's encoded list.
    mutating func append(_ data: Span<UInt8>, of segment: IndexReader.SegmentPlace) {
        let most = data.count / 2
        slots.append(addingCapacity: most) { slots in
            counts.append(addingCapacity: most) { counts in
                PostingList.forEach(in: data) { ordinal, count in
                    let slot = segment.slot(of: ordinal)
                    guard slot >= 0 else { return }
                    slots.append(Int32(truncatingIfNeeded: slot))
                    counts.append(UInt8(truncatingIfNeeded: count))
                }
            }
        }
    }
}

/// A cache of postings, since the words of a question, its titles and later questions share terms.
final class PostingCache {
    /// The terms used in this generation, and those last used in the previous one.
    private var young: [UInt64: Postings] = [:]
    private var old: [UInt64: Postings] = [:]
    private var size = 0

    /// The maximum number of postings in a generation, of 5 bytes each.
    private static let generation = 1 << 20
    /// The memory of a term without its postings, counted in postings.
    private static let overhead = 16

    /// Returns the postings of a term; reads unknown ones with `read`.
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
    /// Returns the living postings of a term.
    ///
    /// - Parameters:
    ///   - term: The hash of the term.
    ///   - segments: The segments of the chunk table.
    /// - Returns: Slots with counts; empty if only dead chunks have the term.
    /// - Throws: `StoreError` if the index cannot be read.
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

    /// Calls `body` with every living posting of a term, in ascending slots.
    ///
    /// - Parameters:
    ///   - term: The hash of the term.
    ///   - segments: The segments of the chunk table.
    ///   - body: Gets the chunk's slot and the count.
    /// - Throws: `StoreError` if the index cannot be read.
    public func forEachPosting(
        of term: UInt64, in segments: [SegmentPlace], _ body: (Int, Int) -> Void
    ) throws(StoreError) {
        let postings = try postings(of: term, in: segments)
        for (slot, count) in zip(postings.slots, postings.counts) { body(Int(slot), Int(count)) }
    }

    /// Returns whether any living chunk has a term.
    ///
    /// - Parameters:
    ///   - term: The hash of the term.
    ///   - segments: The segments of the chunk table.
    /// - Returns: False if only dead chunks have it.
    /// - Throws: `StoreError` if the index cannot be read.
    public func hasPostings(of term: UInt64, in segments: [SegmentPlace]) throws(StoreError) -> Bool {
        try !postings(of: term, in: segments).isEmpty
    }
}
