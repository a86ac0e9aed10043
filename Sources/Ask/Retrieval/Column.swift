import Glibc

/// Numbers by place, all 0 at first, for the loops that run over every posting: reached without checks in a release.
///
/// A reference, so that what holds columns is never copied by accident. Memory that was never written to is not taken.
final class Column<Number: BitwiseCopyable & Numeric> {
    let numbers: UnsafeMutablePointer<Number>
    let count: Int

    /// A column of zeros.
    init(count: Int) {
        self.count = count
        if let bytes = calloc(max(1, count), MemoryLayout<Number>.stride) {
            numbers = bytes.bindMemory(to: Number.self, capacity: max(1, count))
        } else {
            // Ends the program where there is no memory, as an array would.
            numbers = .allocate(capacity: max(1, count))
            numbers.initialize(repeating: 0, count: count)
        }
    }

    deinit { free(numbers) }

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
        for place in range { self[place] = 0 }
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

    @inline(__always)
    subscript(place: Int) -> Float { column[place] }

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
