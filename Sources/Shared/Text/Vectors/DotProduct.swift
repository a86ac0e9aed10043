/// The integer dot product of two rows.
///
/// The left numbers are widened once for many right rows. Products are taken eight at a time into two sums, which the compiler turns into
/// widening multiplications on every processor, unlike wider Swift types.
public enum DotProduct {
    /// Returns the dot product.
    ///
    /// - Parameters:
    ///   - left: Numbers whose products with 127 do not overflow in sum.
    ///   - right: As many numbers, a multiple of 16.
    /// - Returns: The sum of the products.
    @inline(__always)
    public static func of(_ left: Span<Int16>, _ right: Span<Int8>) -> Int32 {
        precondition(left.count == right.count && right.count % 16 == 0)
        return unsafe left.withUnsafeBytes { left in unsafe right.withUnsafeBytes { unsafe sum(left, $0) } }
    }

    @inline(__always)
    private static func sum(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Int32 {
        var first = SIMD8<Int32>.zero
        var second = SIMD8<Int32>.zero
        for place in stride(from: 0, to: right.count, by: 16) {
            unsafe first &+= products(left, right, at: place)
            unsafe second &+= products(left, right, at: place + 8)
        }
        return (first &+ second).wrappedSum()
    }

    @inline(__always)
    private static func products(
        _ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer, at place: Int
    ) -> SIMD8<Int32> {
        let wide = unsafe left.loadUnaligned(fromByteOffset: 2 * place, as: SIMD8<Int16>.self)
        let narrow = unsafe right.loadUnaligned(fromByteOffset: place, as: SIMD8<Int8>.self)
        return SIMD8<Int32>(truncatingIfNeeded: wide) &* SIMD8<Int32>(truncatingIfNeeded: narrow)
    }
}
