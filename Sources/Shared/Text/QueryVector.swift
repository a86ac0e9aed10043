/// The embedding of a question, or of what is sought the like of: finer than a stored vector, and ready to be compared with many.
///
/// Its numbers are widened once; the products of a stored vector are then taken eight at a time in two sums, which the compiler turns
/// into the widening multiplications that every processor has.
public struct QueryVector: Sendable, Equatable {
    /// A component of 1.0; no sum of `width` products with stored numbers overflows.
    static let scale: Float = 8192

    private let numbers: [Int16]

    /// The vector of some sums.
    ///
    /// - Parameter sums: `HashedEmbedder.width` numbers of any length; all zero gives a vector that is like nothing.
    init(sums: [Float]) {
        let length = sums.reduce(0) { $0 + $1 * $1 }.squareRoot()
        numbers = sums.map { length > 0 ? Int16(HashedEmbedder.rounded($0 / length * QueryVector.scale)) : 0 }
    }

    /// The mean of stored vectors, as "more like these" needs it.
    ///
    /// - Parameter vectors: Stored vectors of `HashedEmbedder.width` numbers; others are passed over.
    public init(meanOf vectors: [[Int8]]) {
        var sums = [Float](repeating: 0, count: HashedEmbedder.width)
        for vector in vectors where vector.count == sums.count {
            for place in sums.indices { sums[place] += Float(vector[place]) }
        }
        self.init(sums: sums)
    }

    /// Whether it is like nothing: it was made of no words.
    public var isEmpty: Bool { numbers.allSatisfy { $0 == 0 } }

    /// The cosine with a stored vector, −1 … 1 up to rounding.
    ///
    /// - Parameter stored: A stored vector; one of another width is like nothing.
    /// - Returns: Their similarity.
    public func cosine(with stored: UnsafeBufferPointer<Int8>) -> Float {
        guard stored.count == numbers.count, let right = stored.baseAddress else { return 0 }
        return numbers.withUnsafeBufferPointer { left -> Float in
            guard let left = left.baseAddress else { return 0 }
            let sum = QueryVector.product(UnsafeRawPointer(left), UnsafeRawPointer(right), count: stored.count)
            return Float(sum) / (QueryVector.scale * HashedEmbedder.scale)
        }
    }

    /// The cosine with another vector of this kind.
    ///
    /// - Parameter other: Another vector.
    /// - Returns: Their similarity, −1 … 1 up to rounding.
    public func cosine(with other: QueryVector) -> Float {
        var sum: Int32 = 0
        for (left, right) in zip(numbers, other.numbers) { sum &+= Int32(left) &* Int32(right) }
        return Float(sum) / (QueryVector.scale * QueryVector.scale)
    }

    /// The sum of products; the count is a multiple of 16.
    @inline(__always)
    private static func product(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer, count: Int) -> Int32 {
        var first = SIMD8<Int32>.zero
        var second = SIMD8<Int32>.zero
        for place in stride(from: 0, to: count, by: 16) {
            first &+= products(left, right, at: place)
            second &+= products(left, right, at: place + 8)
        }
        return (first &+ second).wrappedSum()
    }

    @inline(__always)
    private static func products(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer, at place: Int) -> SIMD8<Int32> {
        let wide = left.loadUnaligned(fromByteOffset: 2 * place, as: SIMD8<Int16>.self)
        let narrow = right.loadUnaligned(fromByteOffset: place, as: SIMD8<Int8>.self)
        return SIMD8<Int32>(truncatingIfNeeded: wide) &* SIMD8<Int32>(truncatingIfNeeded: narrow)
    }
}
