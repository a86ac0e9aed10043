import Glibc

/// Numbers by place, all 0 at first, for the loops that run over every posting: reached without checks in a release.
///
/// A reference, so that what holds columns is never copied by accident. Memory that was never written to is not taken.
final class Column<Number: BitwiseCopyable> {
    let numbers: UnsafeMutablePointer<Number>
    let count: Int

    /// A column of zeros.
    init(count: Int) {
        self.count = count
        let size = Column.size(count)
        let bytes =
            size >= Column.leastMapped
            ? mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) : calloc(1, size)
        if let bytes, bytes != MAP_FAILED {
            numbers = bytes.bindMemory(to: Number.self, capacity: count)
        } else {
            // As where Swift's own allocation finds none.
            fatalError("no memory")
        }
    }

    deinit {
        let size = Column.size(count)
        if size >= Column.leastMapped { munmap(numbers, size) } else { free(numbers) }
    }

    private static func size(_ count: Int) -> Int { max(1, count) * MemoryLayout<Number>.stride }

    /// From so many bytes on the system is asked for memory, which comes as zeros: what was used before would have to be set to 0.
    private static var leastMapped: Int { 1 << 13 }

    @inline(__always)
    subscript(place: Int) -> Number {
        get {
            assert((0..<count).contains(place))
            return numbers[place]
        }
        set {
            assert((0..<count).contains(place))
            numbers[place] = newValue
        }
    }

    /// Sets a range to 0.
    @inline(__always)
    func clear(_ range: Range<Int>) {
        assert(range.lowerBound >= 0 && range.upperBound <= count)
        memset(numbers + range.lowerBound, 0, range.count * MemoryLayout<Number>.stride)
    }

    /// Sets all to 0.
    func clear() { memset(numbers, 0, count * MemoryLayout<Number>.stride) }
}

/// A list of places, each of which is added at most once between two times that it is emptied.
struct PlaceList {
    private let places: Column<Int32>
    /// The number of places.
    private(set) var count = 0

    /// An empty list with room for every place below a number.
    init(below count: Int) { places = Column(count: count) }

    @inline(__always)
    subscript(index: Int) -> Int { Int(places[index]) }

    /// Adds a place.
    @inline(__always)
    mutating func append(_ place: Int) {
        precondition(count < places.count)
        places[count] = Int32(truncatingIfNeeded: place)
        count += 1
    }

    /// Forgets all.
    mutating func removeAll() { count = 0 }
}

/// A column of which few numbers are not 0, with a list of their places.
struct SparseColumn {
    private let column: Column<Float>
    /// The places whose numbers are not 0.
    private(set) var places: PlaceList

    /// A column of zeros.
    init(count: Int) {
        column = Column(count: count)
        places = PlaceList(below: count)
    }

    /// Where all are 0, none is looked at: most columns are not used by a question, and looking would take their memory.
    @inline(__always)
    subscript(place: Int) -> Float { places.count == 0 ? 0 : column[place] }

    /// Adds to a number; all that is added is above 0.
    @inline(__always)
    mutating func add(_ value: Float, to place: Int) {
        let old = column[place]
        if old == 0, value != 0 { places.append(place) }
        column[place] = old + value
    }

    /// Raises a number that is less.
    @inline(__always)
    mutating func raise(_ place: Int, to value: Float) {
        let old = column[place]
        guard value > old else { return }
        if old == 0 { places.append(place) }
        column[place] = value
    }

    /// Sets all to 0 again.
    mutating func clear() {
        for index in 0..<places.count { column[places[index]] = 0 }
        places.removeAll()
    }
}
