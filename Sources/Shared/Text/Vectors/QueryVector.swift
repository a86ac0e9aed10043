/// The embedding of a question or of a text for "more like this": finer than a stored vector, and fast to compare with many.
public struct QueryVector: Sendable, Equatable {
    /// The value of a component of 1.0; no sum of `width` products with stored numbers overflows.
    static let scale: Float = 8192

    private let numbers: [Int16]

    /// Creates a unit vector from `HashedEmbedder.width` numbers; zeros give similarity 0 to everything.
    init(sums: [Float]) {
        let length = sums.reduce(0) { $0 + $1 * $1 }.squareRoot()
        numbers = sums.map { length > 0 ? Int16(HashedEmbedder.rounded($0 / length * QueryVector.scale)) : 0 }
    }

    /// Creates the mean of some vectors, for "more like these".
    public init(meanOf vectors: [QueryVector]) {
        var sums = [Float](repeating: 0, count: HashedEmbedder.width)
        for vector in vectors {
            for place in sums.indices { sums[place] += Float(vector.numbers[place]) }
        }
        self.init(sums: sums)
    }

    /// Whether it has no words; its similarity to everything is then 0.
    public var isEmpty: Bool { numbers.allSatisfy { $0 == 0 } }

    /// Returns the cosine with a stored vector, −1 … 1 up to rounding.
    ///
    /// - Parameter stored: The numbers of a stored vector; one of another width gives 0.
    /// - Returns: The similarity.
    public func cosine(with stored: Span<Int8>) -> Float {
        guard stored.count == numbers.count else { return 0 }
        return Float(DotProduct.of(numbers.span, stored)) / (QueryVector.scale * HashedEmbedder.scale)
    }

    /// Returns the cosine with another query vector.
    ///
    /// - Parameter other: Another vector.
    /// - Returns: The similarity, −1 … 1 up to rounding.
    public func cosine(with other: QueryVector) -> Float {
        var sum: Int32 = 0
        for (left, right) in zip(numbers, other.numbers) { sum &+= Int32(left) &* Int32(right) }
        return Float(sum) / (QueryVector.scale * QueryVector.scale)
    }
}
