/// The weight of a chunk's words for the chunks around it: nearer text tells more about a chunk's subject.
///
/// A Gaussian over the distance between the middles of chunks in characters, within one document, cut off where it is negligible.
public enum SmoothingKernel {
    /// The standard deviation in characters.
    public static let sigma: Float = 900

    /// The maximum distance in characters between chunks that count.
    public static let reach = 2250

    /// Returns the weight at a distance.
    ///
    /// - Parameter distance: The distance between the middles of two chunks in characters.
    /// - Returns: Nearly 1 at distance 0, falling to 0.04 at `reach`, then 0.
    @inlinable @inline(__always)
    public static func weight(_ distance: Int) -> Float {
        let step = distance / cell
        return step < table.count ? table[step] : 0
    }

    /// Calls `body` with a chunk and all chunks within reach of it.
    ///
    /// - Parameters:
    ///   - index: The chunk.
    ///   - range: The chunks of the same document, in order.
    ///   - middle: Returns the position of a chunk's middle in characters.
    ///   - body: Gets a chunk and its weight.
    @inlinable
    public static func forEachNeighbour(
        of index: Int, middles range: Range<Int>, at middle: (Int) -> Int, _ body: (Int, Float) -> Void
    ) {
        let center = middle(index)
        body(index, 1)
        var other = index - 1
        while other >= range.lowerBound, center - middle(other) <= reach {
            body(other, weight(center - middle(other)))
            other -= 1
        }
        other = index + 1
        while other < range.upperBound, middle(other) - center <= reach {
            body(other, weight(middle(other) - center))
            other += 1
        }
    }

    /// The step of the table in characters.
    @usableFromInline static let cell = 10

    /// exp(−d² / 2σ²) at the middle of each step, by the series of exp, since C libraries may differ.
    @usableFromInline static let table: [Float] = (0...(reach / cell)).map { step in
        let distance = Double(step * cell) + Double(cell) / 2
        let exponent = distance * distance / (2 * Double(sigma) * Double(sigma)) / 64
        var term = 1.0
        var sum = 1.0
        for power in 1...20 {
            term *= exponent / Double(power)
            sum += term
        }
        var result = 1.0
        for _ in 0..<64 { result /= sum }
        return Float(result)
    }
}
