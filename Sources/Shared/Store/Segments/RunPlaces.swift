/// Tells for each of many numbered things which of the runs that they are cut into holds it: the document of a chunk, say.
///
/// A bit for each thing, set where a run begins, and for each 64 of them the number of runs before: a bit and a half a thing, which
/// stays in the fastest memory where a number for each thing would not.
///
/// Source: Jacobson, "Space-efficient Static Trees and Graphs", 1989, doi:10.1109/SFCS.1989.63533.
public struct RunPlaces: Sendable, Equatable {
    @usableFromInline var words: [Word] = []
    /// The number of things.
    public private(set) var count = 0
    /// The number of runs.
    public private(set) var runCount = 0

    @usableFromInline struct Word: Equatable, Sendable {
        @usableFromInline var bits: UInt64 = 0
        /// The place of the run that the last thing before these is in, −1 before the first.
        @usableFromInline let before: Int
    }

    /// No runs.
    public init() {}

    /// The place of the run that holds a thing.
    ///
    /// - Parameter thing: The thing's number.
    @inlinable @inline(__always)
    public subscript(thing: Int) -> Int {
        let word = words[thing / 64]
        let upTo = UInt64.max >> UInt64(63 - thing % 64)
        return word.before + (word.bits & upTo).nonzeroBitCount
    }

    /// Makes room for so many things.
    public mutating func reserveCapacity(_ things: Int) { words.reserveCapacity((things + 63) / 64) }

    /// Appends a run of so many things, of which there is at least one.
    public mutating func append(run length: Int) {
        makeRoom(for: 1)
        words[count / 64].bits |= 1 << UInt64(count % 64)
        runCount += 1
        count += 1
        extendLast(by: length - 1)
    }

    /// Makes the last run longer.
    mutating func extendLast(by length: Int) {
        makeRoom(for: length)
        count += length
    }

    private mutating func makeRoom(for length: Int) {
        while words.count * 64 < count + length { words.append(Word(before: runCount - 1)) }
    }
}
