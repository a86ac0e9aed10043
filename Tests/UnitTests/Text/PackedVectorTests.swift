import Testing

@testable import Text

/// Vectors in two bits a number, and the sums of products.
@Suite struct PackedVectorTests {
    private static func unpacked(_ sums: [Float]) -> [Int8] {
        var numbers = [Int8](repeating: 99, count: HashedEmbedder.width)
        let bytes = PackedVector.pack(sums)
        PackedVector.unpack(bytes.span, into: &numbers)
        return numbers
    }

    /// Whole numbers from a seed, those near 0 more often.
    private static func sums(seed: UInt64) -> [Float] {
        var state = seed
        return (0..<HashedEmbedder.width).map { _ in
            var sum: Float = 0
            for _ in 0..<4 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                sum += Float(Int(state >> 60)) - 7.5
            }
            return sum
        }
    }

    @Test(arguments: 1...8) func `a number keeps its sign where it is large, and is 0 else`(seed: UInt64) {
        let sums = PackedVectorTests.sums(seed: seed)
        let border = (sums.reduce(0) { $0 + $1 * $1 } / 3 / 256).squareRoot()
        let numbers = PackedVectorTests.unpacked(sums)
        #expect(numbers.map { $0.signum() } == sums.map { abs($0) <= border ? 0 : $0 > 0 ? 1 : -1 })
        #expect(Set(numbers.map(\.magnitude)).count == 2)
    }

    @Test(arguments: 1...8) func `an unpacked vector points where it did, and most are about as long`(seed: UInt64) {
        let sums = PackedVectorTests.sums(seed: seed)
        let numbers = PackedVectorTests.unpacked(sums).map { Float($0) / HashedEmbedder.scale }
        let length = numbers.reduce(0) { $0 + $1 * $1 }.squareRoot()
        #expect((0.75...1).contains(length))
        let product = zip(sums, numbers).reduce(0) { $0 + $1.0 * $1.1 }
        #expect(product / length / sums.reduce(0) { $0 + $1 * $1 }.squareRoot() > 0.85)
    }

    @Test func `a vector of few numbers is shorter than others`() {
        var sums = [Float](repeating: 0, count: HashedEmbedder.width)
        (sums[3], sums[200]) = (5, -5)
        let numbers = PackedVectorTests.unpacked(sums)
        #expect((numbers[3], numbers[200]) == (1, -1))
        #expect(numbers.count { $0 == 0 } == HashedEmbedder.width - 2)
    }

    @Test func `nothing stays nothing`() {
        #expect(PackedVectorTests.unpacked([Float](repeating: 0, count: 256)).allSatisfy { $0 == 0 })
    }

    @Test(arguments: [16, 32, 256]) func `products are summed as they are one by one`(count: Int) {
        let left = (0..<count).map { Int16($0 * 997 % 16384 - 8192) }
        let right = (0..<count).map { Int8($0 * 89 % 255 - 127) }
        let expected = zip(left, right).reduce(Int32(0)) { $0 + Int32($1.0) * Int32($1.1) }
        let sum = DotProduct.of(left.span, right.span)
        #expect(sum == expected)
    }
}
