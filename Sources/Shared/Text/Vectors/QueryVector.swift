/// The embedding of a question, or of what is sought the like of: finer than a stored vector, and ready to be compared with many.
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

    /// The mean of vectors, as "more like these" needs it.
    ///
    /// - Parameter vectors: The vectors of some texts.
    public init(meanOf vectors: [QueryVector]) {
        var sums = [Float](repeating: 0, count: HashedEmbedder.width)
        for vector in vectors {
            for place in sums.indices { sums[place] += Float(vector.numbers[place]) }
        }
        self.init(sums: sums)
    }

    /// Whether it is like nothing: it was made of no words.
    public var isEmpty: Bool { numbers.allSatisfy { $0 == 0 } }

    /// The cosine with a stored vector, −1 … 1 up to rounding.
    ///
    /// - Parameter stored: The numbers of a stored vector; one of another width is like nothing.
    /// - Returns: Their similarity.
    public func cosine(with stored: UnsafeBufferPointer<Int8>) -> Float {
        guard stored.count == numbers.count, let right = stored.baseAddress else { return 0 }
        return numbers.withUnsafeBufferPointer { left -> Float in
            guard let left = left.baseAddress else { return 0 }
            let sum = DotProduct.of(left, right, count: stored.count)
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
}
