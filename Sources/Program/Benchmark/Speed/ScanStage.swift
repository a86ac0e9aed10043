import Evaluation
import Text

extension Stage {
    /// Compares a question's vector with `count` stored ones in one thread; the reference reads the same bytes.
    static func scan(of count: Int, rounds: Int) -> Stage {
        let vectors = StoredVectors(count: count)
        var embedder = HashedEmbedder()
        for word in ["the", "harbour", "master", "raised", "berth", "fees"] {
            embedder.add(word: Array(word.utf8), stem: StableHash.of(word.utf8))
        }
        let question = embedder.queryVector()
        return Stage(
            name: "comparing all vectors",
            reference: Reference(name: "reading their bytes") { Stopwatch.time { keep(vectors.sum) } },
            rounds: rounds
        ) {
            [Stopwatch.time { keep(vectors.best(for: question)) }]
        }
    }

    /// Keeps the compiler from removing an unused result.
    @inline(never) private static func keep<Value: Equatable>(_ value: Value?) { if value == nil { print("") } }
}

/// Random vectors in the layout of the vector file, one after another.
@safe private final class StoredVectors {
    private let bytes: UnsafeMutableRawBufferPointer
    private let count: Int

    init(count: Int) {
        self.count = count
        unsafe bytes = .allocate(byteCount: count * HashedEmbedder.width, alignment: 64)
        var random = SplitMix64(state: 1)
        for place in unsafe stride(from: 0, to: bytes.count, by: 8) {
            unsafe bytes.storeBytes(of: random.next(), toByteOffset: place, as: UInt64.self)
        }
    }

    deinit { unsafe bytes.deallocate() }

    /// The sum of all bytes, eight at a time, as a measure of memory bandwidth.
    var sum: UInt64? {
        var sum = SIMD8<UInt64>.zero
        for place in unsafe stride(from: 0, to: bytes.count, by: 64) {
            unsafe sum &+= bytes.load(fromByteOffset: place, as: SIMD8<UInt64>.self)
        }
        return sum.wrappedSum()
    }

    func best(for question: QueryVector) -> Float? {
        var best: Float = -1
        let width = HashedEmbedder.width
        let numbers = unsafe UnsafeBufferPointer(bytes.bindMemory(to: Int8.self))
        for place in 0..<count {
            let one = unsafe numbers.span.extracting(place * width..<(place + 1) * width)
            best = max(best, question.cosine(with: one))
        }
        return best
    }
}
