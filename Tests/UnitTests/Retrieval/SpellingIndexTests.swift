import Testing

@testable import Retrieval
@testable import Store

/// Which stems are found to be spelt alike: all that a comparison with each of them would find.
@Suite struct SpellingIndexTests {
    /// Words as a language makes them, always the same ones; some repeat a part of themselves.
    private static let words: [String] = {
        let syllables = ["ba", "ren", "sto", "mil", "ver", "ou", "gra", "tik", "el", "nus", "ö", "schla", "ing", "que"]
        var state: UInt64 = 7
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        return (0..<800).map { _ in
            let word = (0...1 + next(3)).map { _ in syllables[next(syllables.count)] }.joined()
            return next(20) == 0 ? word + word : word
        }
    }()

    private func vault(_ words: some Sequence<String>) throws -> RankedVault {
        try RankedVault(["1.md": words.joined(separator: " ") + "\n"])
    }

    private func segments(_ vault: RankedVault) throws -> [IndexReader.SegmentPlace] {
        try vault.index.chunkTable().segments
    }

    /// Misspelt in each of four ways.
    private func misspelt(_ word: String) -> [String] {
        let letters = Array(word)
        let middle = letters.count / 2
        var (short, long, swapped, other) = (letters, letters, letters, letters)
        short.remove(at: middle)
        long.insert("x", at: middle)
        swapped.swapAt(middle, middle - 1)
        other[middle] = "z"
        return [short, long, swapped, other].map { String($0) }
    }

    /// How often a word has each n-gram, the bytes of one as a number.
    private struct Counts {
        let word: String
        var counts: [UInt32: Int] = [:]
        var all = 0
        var squares: Int { counts.values.reduce(0) { $0 + $1 * $1 } }

        init(_ word: String, _ sizes: ClosedRange<Int>) {
            self.word = word
            let padded = Array(" \(word) ".utf8)
            for size in sizes where size <= padded.count {
                for start in 0...(padded.count - size) {
                    counts[padded[start..<start + size].reduce(0) { $0 << 8 | UInt32($1) }, default: 0] += 1
                    all += 1
                }
            }
        }

        /// The cosine with another word; 0 below a threshold, or where only n-grams that are repeated more than twice bring it above.
        func likeness(with other: Counts, threshold: Float) -> Float {
            let both = counts.keys.filter { other.counts[$0] != nil }
            if both.isEmpty { return 0 }
            let shared = both.reduce(0) { $0 + (counts[$1] ?? 0) * (other.counts[$1] ?? 0) }
            let likeness = Float(shared) / (Float(squares) * Float(other.squares)).squareRoot()
            let least = 0.9999 * threshold * Float(all * other.all).squareRoot()
            return likeness >= threshold && Float(both.count + 2) >= least ? likeness : 0
        }
    }

    /// The stems of a vault whose term is the hash of their letters, as that of a question's word is.
    private func stems(_ vault: RankedVault) throws -> [String] {
        var stems: Set<String> = []
        try vault.index.forEachWord { _, letters in
            if letters.count > 1 { stems.insert(String(decoding: letters, as: UTF8.self)) }
        }
        return Array(stems)
    }

    @Test func `words known and misspelt find what a comparison with every stem finds`() throws {
        let vault = try vault(SpellingIndexTests.words)
        let stems = try stems(vault)
        #expect(stems.count > Bigrams.leastStems)
        let index = try SpellingIndex(vault.index, segments: segments(vault))
        for (sizes, threshold) in [(3...4, Float(0.5)), (2...3, 0.3)] {
            let all = stems.map { Counts($0, sizes) }
            for word in stems.prefix(25) {
                for asked in [word] + misspelt(word) where asked.utf8.count > 1 {
                    let found = try index.neighbours(of: asked, sizes: sizes, count: 10_000, threshold: threshold)
                    let own = Counts(asked, sizes)
                    let wanted = all.filter { $0.word != asked && own.likeness(with: $0, threshold: threshold) > 0 }
                    #expect(Set(found.map(\.stem)) == Set(wanted.map(\.word)), "\(asked) \(sizes)")
                }
            }
        }
    }

    @Test func `few stems are compared without lists of bigrams`() throws {
        let vault = try vault(["kitchen", "boathouse", "pricing"])
        let index = try SpellingIndex(vault.index, segments: segments(vault))
        #expect(try index.neighbours(of: "kitchn", sizes: 2...3, count: 9, threshold: 0.3).map(\.stem) == ["kitchen"])
    }

    @Test func `a name is not like an address that is made of it twice`() throws {
        let vault = try vault(["vogel@vogel-recht.example"])
        let index = try SpellingIndex(vault.index, segments: segments(vault))
        let found = try index.neighbours(of: "vogel", sizes: 3...4, count: 9).map(\.stem)
        #expect(!found.contains { $0.contains("@") })
    }
}
