import Testing
import Text

/// Vectors of texts.
@Suite struct HashedEmbedderTests {
    private static func embedder(of text: String) -> HashedEmbedder {
        var embedder = HashedEmbedder()
        TermAnalyzer().forEachTerm(in: text) { _, word, _, hash in embedder.add(word: word, stem: hash) }
        return embedder
    }

    private static func cosine(_ left: String, _ right: String) -> Float {
        let stored = embedder(of: right).vector()
        return embedder(of: left).queryVector().cosine(with: stored)
    }

    @Test func `a text has the same vector on every machine`() {
        let vector = HashedEmbedderTests.embedder(of: "Agreed to keep the Starter tier at €12").vector()
        #expect(vector.count == PackedVector.size)
        #expect(Array(vector.prefix(8)) == [0, 2, 8, 136, 0, 128, 64, 96])
        var hash = StableHash(seed: 1)
        for byte in vector { hash.combine(byte) }
        #expect(hash.value == 8_356_999_009_309_739_482)
    }

    @Test func `a text is most like itself`() {
        let text = "the harbour master raised the berth fees again, and nobody at the council asked why"
        // The sizes of the numbers are missing, and a short text counts less.
        #expect((0.5...1).contains(HashedEmbedderTests.cosine(text, text)))
        let vector = HashedEmbedderTests.embedder(of: text).queryVector()
        #expect(abs(vector.cosine(with: vector) - 1) < 0.001)
    }

    @Test(
        arguments: [
            ("harbuor fees", "the harbour fees"), ("Heizungswartung", "Heizungsanlage gewartet"),
            ("sourdoughstarter", "the sourdough starter"), ("photographer", "die Fotografin photographierte"),
        ])
    func `spelling that is shared is found`(left: String, right: String) {
        let other = "minutes of the weekly product meeting"
        #expect(HashedEmbedderTests.cosine(left, right) > HashedEmbedderTests.cosine(left, other) + 0.1)
    }

    @Test func `texts that share nothing are near zero`() {
        let cosine = HashedEmbedderTests.cosine("quarterly budget review", "sunny weekend hike, alpine flora")
        #expect(abs(cosine) < 0.15)
    }

    @Test func `the order of words changes little, and rare words of a question change more`() {
        #expect(HashedEmbedderTests.cosine("budget for the boat show", "boat show budget") > 0.2)
        var question = HashedEmbedder()
        question.add(word: Array("budget".utf8), stem: StableHash.of("budget".utf8), importance: 8)
        question.add(word: Array("show".utf8), stem: StableHash.of("show".utf8), importance: 1)
        let vector = question.queryVector()
        let budget = HashedEmbedderTests.embedder(of: "budget").vector()
        let show = HashedEmbedderTests.embedder(of: "show").vector()
        #expect(vector.cosine(with: budget) > vector.cosine(with: show) + 0.15)
    }

    @Test func `a text without words is like nothing`() {
        let empty = HashedEmbedder()
        #expect(empty.queryVector().isEmpty)
        #expect(empty.vector() == [UInt8](repeating: 0, count: PackedVector.size))
        #expect(HashedEmbedder().queryVector().cosine(with: HashedEmbedderTests.embedder(of: "boat").vector()) == 0)
        #expect(QueryVector(meanOf: []).isEmpty)
    }

    @Test func `the mean of a vector is the vector`() {
        let vector = HashedEmbedderTests.embedder(of: "the crane stays where it is until spring").queryVector()
        #expect(abs(QueryVector(meanOf: [vector, vector]).cosine(with: vector) - 1) < 0.001)
    }

    @Test func `every place of a vector counts, and each once`() {
        let question = HashedEmbedderTests.embedder(of: "nine metres of mast on a ten metre boat").queryVector()
        let stored = HashedEmbedderTests.embedder(of: "the mast of the boat is nine metres long").vector().unpacked
        var sum: Float = 0
        for place in stored.indices {
            var single = [Int8](repeating: 0, count: stored.count)
            single[place] = stored[place]
            sum += question.cosine(with: single.span)
        }
        let whole = question.cosine(with: stored.span)
        #expect(abs(sum - whole) < 0.0001)
        let short = question.cosine(with: stored.span.extracting(droppingLast: 1))
        #expect(short == 0)
    }
}

extension [UInt8] {
    /// The numbers of a stored vector.
    fileprivate var unpacked: [Int8] {
        var numbers: [Int8] = []
        PackedVector.unpack(span, into: &numbers)
        return numbers
    }
}

extension QueryVector {
    /// The cosine with a stored vector.
    fileprivate func cosine(with stored: [UInt8]) -> Float {
        let numbers = stored.unpacked
        return cosine(with: numbers.span)
    }
}
