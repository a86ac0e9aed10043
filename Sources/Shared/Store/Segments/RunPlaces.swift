/// Maps each item of a sequence of runs to the index of its run, such as a chunk to its document.
///
/// Stored are a bit per item, set at the start of a run, and the number of runs before each 64 items. These two bits per item stay in the
/// CPU cache, unlike a number per item.
///
/// Source: Jacobson, "Space-efficient Static Trees and Graphs", 1989, doi:10.1109/SFCS.1989.63533.
public struct RunPlaces: Sendable, Equatable {
    @usableFromInline var words: [Word] = []
    /// The number of items.
    public private(set) var count = 0
    /// The number of runs.
    public private(set) var runCount = 0

    @usableFromInline struct Word: Equatable, Sendable {
        @usableFromInline var bits: UInt64 = 0
        /// The run index of the last item before these 64, or −1.
        @usableFromInline let before: Int
    }

    /// Creates an empty sequence.
    public init() {}

    /// The run index of an item, by the item's index.
    @inlinable @inline(__always)
    public subscript(thing: Int) -> Int {
        let word = words[thing / 64]
        let upTo = UInt64.max >> UInt64(63 - thing % 64)
        return word.before + (word.bits & upTo).nonzeroBitCount
    }

    /// Reserves memory for a number of items.
    public mutating func reserveCapacity(_ things: Int) { words.reserveCapacity((things + 63) / 64) }

    /// Appends a run of at least one item.
    public mutating func append(run length: Int) {
        makeRoom(for: 1)
        words[count / 64].bits |= 1 << UInt64(count % 64)
        runCount += 1
        count += 1
        extendLast(by: length - 1)
    }

    mutating func extendLast(by length: Int) {
        makeRoom(for: length)
        count += length
    }

    private mutating func makeRoom(for length: Int) {
        while words.count * 64 < count + length { words.append(Word(before: runCount - 1)) }
    }
}
