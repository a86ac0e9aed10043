/// The integer dot product of two rows.
///
/// The left numbers are widened once for many right rows. Products are taken eight at a time into two sums, which the compiler turns into
/// widening multiplications on every processor, unlike wider Swift types.
public enum DotProduct {
    /// Returns the dot product.
    ///
    /// - Parameters:
    ///   - left: Numbers whose products with 127 do not overflow in sum.
    ///   - right: As many numbers.
    ///   - count: A multiple of 16.
    /// - Returns: The sum of the products.
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
