/// The sum of the products of two rows of whole numbers.
///
/// The wider numbers are widened once for many rows of narrow ones; products are taken eight at a time in two sums, which the compiler
/// turns into the widening multiplications that every processor has (wider types of Swift are not turned into any).
public enum DotProduct {
    /// The sum of products.
    ///
    /// - Parameters:
    ///   - left: Numbers whose products with 127 do not overflow when they are summed.
    ///   - right: As many numbers.
    ///   - count: A multiple of 16.
    /// - Returns: Their sum.
    @inline(__always)
    public static func of(_ left: UnsafePointer<Int16>, _ right: UnsafePointer<Int8>, count: Int) -> Int32 {
        assert(count % 16 == 0)
        var first = SIMD8<Int32>.zero
        var second = SIMD8<Int32>.zero
        for place in stride(from: 0, to: count, by: 16) {
            first &+= products(left, right, at: place)
            second &+= products(left, right, at: place + 8)
        }
        return (first &+ second).wrappedSum()
    }

    @inline(__always)
    private static func products(
        _ left: UnsafePointer<Int16>, _ right: UnsafePointer<Int8>, at place: Int
    ) -> SIMD8<Int32> {
        let wide = UnsafeRawPointer(left).loadUnaligned(fromByteOffset: 2 * place, as: SIMD8<Int16>.self)
        let narrow = UnsafeRawPointer(right).loadUnaligned(fromByteOffset: place, as: SIMD8<Int8>.self)
        return SIMD8<Int32>(truncatingIfNeeded: wide) &* SIMD8<Int32>(truncatingIfNeeded: narrow)
    }
}
