import Testing
import Text

@testable import Store

/// The stems of a segment as they are stored, and the pairs of letters that lead to them.
@Suite struct VocabularyTests {
    private func stored(
        _ words: [String], where isWanted: (UInt64) -> Bool = { _ in true }
    ) -> (vocabulary: [UInt8], bigrams: Bigrams) {
        var builder = VocabularyBuilder()
        for word in words { builder.append(StableHash.of(word.utf8), Array(word.utf8)) }
        return builder.stored(where: isWanted)
    }

    private func read(_ bytes: [UInt8]) -> [(term: UInt64, word: String)] {
        var words: [(UInt64, String)] = []
        Vocabulary(bytes)?.forEach { words.append(($0, String(decoding: $1, as: UTF8.self))) }
        return words
    }

    @Test func `stems come back by length, then in byte order`() {
        let words = read(stored(["pricing", "annual", "ünder", "sync", "agenda", "a", "syncope"]).vocabulary)
        #expect(words.map(\.word) == ["a", "sync", "agenda", "annual", "ünder", "pricing", "syncope"])
        #expect(words.allSatisfy { $0.term == StableHash.of($0.word.utf8) })
    }

    @Test func `a stem of a term that is not its hash keeps its term`() {
        var builder = VocabularyBuilder()
        builder.append(7, "vogel".utf8)
        builder.append(StableHash.of("vogel".utf8), "vogel".utf8)
        let words = read(builder.stored { _ in true }.vocabulary)
        #expect(words.map(\.word) == ["vogel", "vogel"])
        #expect(Set(words.map(\.term)) == [7, StableHash.of("vogel".utf8)])
    }

    @Test func `a term has one stem, the first that came`() {
        var builder = VocabularyBuilder()
        builder.append(7, "first".utf8)
        builder.append(7, "second".utf8)
        #expect(read(builder.stored { _ in true }.vocabulary).map(\.word) == ["first"])
    }

    @Test func `stems that are not wanted, empty or too long are left out`() {
        let long = String(repeating: "x", count: 256)
        let unwanted = StableHash.of("unwanted".utf8)
        #expect(read(stored(["", long, "kept", "unwanted"]) { $0 != unwanted }.vocabulary).map(\.word) == ["kept"])
    }

    @Test func `a vocabulary that is cut off is none`() {
        let bytes = stored(["one", "two"]).vocabulary
        #expect(Vocabulary(bytes.dropLast()) == nil)
        #expect(Vocabulary(Array(bytes.prefix(100))) == nil)
    }

    @Test func `a pair of letters leads to the stems that have it, as often as they have it`() {
        let words = (0..<Bigrams.leastStems).map { "word\($0)" } + ["banana", "band"]
        let (vocabulary, bigrams) = stored(words)
        let stems = read(vocabulary).map(\.word)
        func having(_ pair: String) -> [String] {
            let number = pair.utf8.reduce(0) { $0 << 8 | UInt16($1) }
            var found: [String] = []
            for list in bigrams.lists where list.bigram == number {
                Bigrams.forEachStem(in: list.stems.span) { found.append(stems[$0]) }
            }
            return found
        }
        #expect(having("an") == ["band", "banana", "banana"])
        #expect(having(" b") == ["band", "banana"])
        #expect(having("d ") == ["band"])
        #expect(having(" w").count == Bigrams.leastStems)
        #expect(having("zz").isEmpty)
    }

    @Test func `few stems need no lists`() {
        #expect(stored(["one", "two"]).bigrams.lists.isEmpty)
    }
}
