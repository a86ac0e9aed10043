/// A vector as stored in the index: two bits per component, for its sign and whether it is large.
///
/// A large component counts the same in a short and a long text, so that a very short text ("Thanks!"), which has few of them, does not
/// win. `docs/embedding.md` gives the loss against the exact cosine.
public enum PackedVector {
    /// The size in bytes; byte *i* holds components *i*, *i* + `size`, *i* + 2 `size` and *i* + 3 `size`, lowest bits first.
    public static let size = HashedEmbedder.width / 4

    /// A component is large if its square is above this share of the mean square.
    private static let leastSquare: Float = 1.0 / 3

    /// Packs `HashedEmbedder.width` numbers of any scale; zeros become zeros.
    static func pack(_ sums: [Float]) -> [UInt8] {
        unsafe sums.withUnsafeBytes { sums in
            let border = unsafe border(of: sums)
            return unsafe [UInt8](unsafeUninitializedCapacity: size) { bytes, count in
                for place in stride(from: 0, to: size, by: 8) {
                    var codes = SIMD8<UInt8>.zero
                    for part in 0..<4 {
                        unsafe codes |= code(eight(sums, at: part * size + place), border) &<< UInt8(2 * part)
                    }
                    for lane in 0..<8 { unsafe bytes.initializeElement(at: place + lane, to: codes[lane]) }
                }
                count = size
            }
        }
    }

    /// Returns 1 for numbers above the border, 2 for those below its negative, otherwise 0.
    @inline(__always)
    private static func code(_ numbers: SIMD8<Float>, _ border: Float) -> SIMD8<UInt8> {
        let codes = SIMD8<Int32>.zero.replacing(with: 1, where: numbers .> border)
            .replacing(with: 2, where: numbers .< -border)
        return SIMD8<UInt8>(truncatingIfNeeded: codes)
    }

    private static func border(of sums: UnsafeRawBufferPointer) -> Float {
        var squares = SIMD8<Float>.zero
        for place in stride(from: 0, to: HashedEmbedder.width, by: 8) {
            let numbers = unsafe eight(sums, at: place)
            squares += numbers * numbers
        }
        return (squares.sum() * leastSquare / Float(HashedEmbedder.width)).squareRoot()
    }

    @inline(__always)
    private static func eight(_ sums: UnsafeRawBufferPointer, at place: Int) -> SIMD8<Float> {
        unsafe sums.loadUnaligned(fromByteOffset: 4 * place, as: SIMD8<Float>.self)
    }

    /// Unpacks concatenated vectors.
    ///
    /// - Parameters:
    ///   - vectors: `size` bytes for each.
    ///   - numbers: An array that grows if necessary; its first `HashedEmbedder.width` numbers for each vector become −1, 0 or 1.
    public static func unpack(_ vectors: Span<UInt8>, into numbers: inout [Int8]) {
        precondition(vectors.count % size == 0)
        let width = HashedEmbedder.width
        let missing = vectors.count / size * width - numbers.count
        if missing > 0 { numbers.append(contentsOf: repeatElement(0, count: missing)) }
        unsafe vectors.withUnsafeBytes { vectors in
            unsafe numbers.withUnsafeMutableBytes { numbers in
                for place in 0..<vectors.count / size {
                    let bytes = unsafe UnsafeRawBufferPointer(rebasing: vectors[place * size..<(place + 1) * size])
                    unsafe unpack(
                        bytes,
                        into: UnsafeMutableRawBufferPointer(rebasing: numbers[place * width..<(place + 1) * width]))
                }
            }
        }
    }

    @inline(__always)
    private static func unpack(_ bytes: UnsafeRawBufferPointer, into numbers: UnsafeMutableRawBufferPointer) {
        for place in stride(from: 0, to: size, by: 8) {
            var codes = unsafe bytes.loadUnaligned(fromByteOffset: place, as: SIMD8<Int8>.self)
            for part in 0..<4 {
                let number = (codes & 1) &- ((codes &>> 1) & 1)
                unsafe numbers.storeBytes(of: number, toByteOffset: part * size + place, as: SIMD8<Int8>.self)
                codes &>>= 2
            }
        }
    }
}
