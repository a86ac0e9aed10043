import Glibc

/// An array of numbers, initially 0, for the loops over postings.
///
/// A class, so that it is never copied by accident. Large columns use no memory for pages never written to.
@safe final class Column<Number: BitwiseCopyable> {
    private let numbers: UnsafeMutablePointer<Number>
    let count: Int

    init(count: Int) {
        self.count = count
        let size = Column.size(count)
        let bytes =
            unsafe size >= Column.leastMapped
            ? mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) : calloc(1, size)
        if let bytes = unsafe bytes, unsafe bytes != MAP_FAILED {
            unsafe numbers = unsafe bytes.bindMemory(to: Number.self, capacity: count)
        } else {
            // Swift's own allocation traps too if there is no memory.
            fatalError("no memory")
        }
    }

    deinit {
        let size = Column.size(count)
        if size >= Column.leastMapped { unsafe munmap(numbers, size) } else { unsafe free(numbers) }
    }

    private static func size(_ count: Int) -> Int { max(1, count) * MemoryLayout<Number>.stride }

    /// In bytes; from this size on memory comes zeroed from `mmap`, which also avoids clearing memory used before.
    private static var leastMapped: Int { 1 << 13 }

    @inline(__always)
    subscript(place: Int) -> Number {
        get {
            precondition((0..<count).contains(place))
            return unsafe numbers[place]
        }
        set {
            precondition((0..<count).contains(place))
            unsafe numbers[place] = newValue
        }
    }

    @inline(__always)
    func clear(_ range: Range<Int>) {
        precondition(range.lowerBound >= 0 && range.upperBound <= count)
        unsafe memset(numbers + range.lowerBound, 0, range.count * MemoryLayout<Number>.stride)
    }

    func clear() { unsafe memset(numbers, 0, count * MemoryLayout<Number>.stride) }
}

/// A list of numbers in which each occurs at most once between two calls of `removeAll`.
struct PlaceList {
    private let places: Column<Int32>
    private(set) var count = 0

    /// Creates an empty list with capacity for all numbers below `count`.
    init(below count: Int) { places = Column(count: count) }

    @inline(__always)
    subscript(index: Int) -> Int { Int(places[index]) }

    @inline(__always)
    mutating func append(_ place: Int) {
        precondition(count < places.count)
        places[count] = Int32(truncatingIfNeeded: place)
        count += 1
    }

    mutating func removeAll() { count = 0 }
}

/// A column with few non-zero numbers, and a list of their indices.
struct SparseColumn {
    private let column: Column<Float>
    private(set) var places: PlaceList

    init(count: Int) {
        column = Column(count: count)
        places = PlaceList(below: count)
    }

    /// The number; an unused column is not read, since reading would allocate its memory.
    @inline(__always)
    subscript(place: Int) -> Float { places.count == 0 ? 0 : column[place] }

    @inline(__always)
    mutating func add(_ value: Float, to place: Int) {
        let old = column[place]
        if old == 0, value != 0 { places.append(place) }
        column[place] = old + value
    }

    @inline(__always)
    mutating func raise(_ place: Int, to value: Float) {
        let old = column[place]
        guard value > old else { return }
        if old == 0 { places.append(place) }
        column[place] = value
    }

    mutating func clear() {
        for index in 0..<places.count { column[places[index]] = 0 }
        places.removeAll()
    }
}
