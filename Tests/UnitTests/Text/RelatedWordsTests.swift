import Language
import TestSupport
import Testing
import Text

/// Files of related words, and bytes that are none.
@Suite struct RelatedWordsTests {
    private static let file = RelatedWordsBytes.file([
        "salari": [("wage", 255), ("pay", 204), ("incom", 51)], "pay": [("salari", 204)], "über": [("pay", 1)],
    ])

    private static func words(_ bytes: [UInt8]) throws -> RelatedWords {
        let lent = RelatedWordsBytes(bytes)
        return try RelatedWords(lent.bytes, lentBy: lent)
    }

    @Test func `a stem has its related stems, best first, each with the square of its nearness`() throws {
        let related = try RelatedWordsTests.words(RelatedWordsTests.file).related(to: "salari")
        #expect(related.map(\.stem) == ["wage", "pay", "incom"])
        for (found, expected) in zip(related.map(\.factor), [1, 0.64, 0.04] as [Float]) {
            #expect(abs(found - expected) < 1e-6)
        }
    }

    @Test func `an odd nearness says that a dictionary confirms the entry`() throws {
        let words = try RelatedWordsTests.words(RelatedWordsTests.file)
        #expect(words.related(to: "salari").map(\.corresponds) == [true, false, true])
    }

    @Test func `a stem of another language than English has a mark, and the hash of that language`() throws {
        let german = try RelatedWordsTests.words(
            RelatedWordsBytes.file(["de:gehalt": [("salari", 201)], "salari": [("de:gehalt", 201)]]))
        #expect(RelatedWords.name(of: "gehalt", in: .german) == "de:gehalt")
        #expect(german.related(to: "de:gehalt").map(\.stem) == ["salari"])
        let found = try #require(german.related(to: "salari").first)
        #expect(found.stem == "gehalt" && found.hash == Language.german.hash(ofStem: "gehalt"))
        #expect(found.hash != Language.english.hash(ofStem: "gehalt"))
    }

    @Test func `the lists of two files are asked one behind the other`() throws {
        let german = try RelatedWordsTests.words(RelatedWordsBytes.file(["salari": [("de:gehalt", 201)]]))
        let both = try RelatedWordsTests.words(RelatedWordsTests.file).adding(german)
        #expect(both.related(to: "salari").map(\.stem) == ["wage", "pay", "incom", "gehalt"])
        #expect(both.related(to: "pay").map(\.stem) == ["salari"])
    }

    @Test func `a stem that is only an entry of others has none`() throws {
        let words = try RelatedWordsTests.words(RelatedWordsTests.file)
        #expect(words.count == 5)
        #expect(words.related(to: "wage").isEmpty)
    }

    @Test(arguments: ["", "a", "salar", "salaris", "zzz", "\n", "pay\nsalari", "\u{0}"])
    func `a stem that is not in the file has none`(stem: String) throws {
        #expect(try RelatedWordsTests.words(RelatedWordsTests.file).related(to: stem).isEmpty)
    }

    @Test func `letters outside of ASCII are found by their bytes`() throws {
        #expect(try RelatedWordsTests.words(RelatedWordsTests.file).related(to: "über").map(\.stem) == ["pay"])
    }

    @Test(arguments: [0, 1, 2, 7, 40, 1000])
    func `every stem of a file of any size is found`(count: Int) throws {
        let stems = (0..<count).map { "stem\(String($0, radix: 7))" + String(repeating: "x", count: $0 % 200) }
        let lists = Dictionary(
            uniqueKeysWithValues: stems.indices.map { (stems[$0], [(stems[count - 1 - $0], UInt8(255))]) })
        let words = try RelatedWordsTests.words(RelatedWordsBytes.file(lists))
        #expect(words.count == count)
        for place in stems.indices {
            #expect(words.related(to: stems[place]).map(\.stem) == [stems[count - 1 - place]])
        }
    }

    @Test func `an entry whose number no stem has is passed over`() throws {
        var bytes = RelatedWordsTests.file
        bytes[bytes.count - 3] = 0xFF
        #expect(try RelatedWordsTests.words(bytes).related(to: "über").isEmpty)
        #expect(try RelatedWordsTests.words(bytes).related(to: "pay").map(\.stem) == ["salari"])
    }

    @Test func `a file of which anything is missing is refused`() {
        for length in 0..<RelatedWordsTests.file.count {
            #expect(throws: RelatedWords.FormatError.self) {
                try RelatedWordsTests.words(Array(RelatedWordsTests.file.prefix(length)))
            }
        }
    }

    @Test func `a file with something behind it is refused`() {
        let count = RelatedWordsTests.file.count
        #expect(throws: RelatedWords.FormatError.wrongLength(expected: count, found: count + 1)) {
            try RelatedWordsTests.words(RelatedWordsTests.file + [0])
        }
    }

    @Test func `a file of another mark is refused`() {
        #expect(throws: RelatedWords.FormatError.otherFormat) {
            try RelatedWordsTests.words(Array("RWL1".utf8) + RelatedWordsTests.file.dropFirst(4))
        }
    }

    @Test func `names that are not as many lines as there are stems are refused`() {
        // The last line feed of the names, then the first.
        for place in [12 + 27, 12 + 5] {
            var bytes = RelatedWordsTests.file
            #expect(bytes[place] == UInt8(ascii: "\n"))
            bytes[place] = UInt8(ascii: "x")
            #expect(throws: RelatedWords.FormatError.wrongNames) { try RelatedWordsTests.words(bytes) }
        }
    }

    @Test(arguments: UInt64(0)..<20)
    func `no bytes end the program`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<200 {
            var bytes = RelatedWordsTests.file
            for _ in 0..<Int.random(in: 1...8, using: &random) {
                let place = Int.random(in: Bool.random(using: &random) ? 0..<12 : 0..<bytes.count, using: &random)
                bytes[place] = UInt8.random(in: 0...255, using: &random)
            }
            guard let words = try? RelatedWordsTests.words(bytes) else { continue }
            for stem in ["salari", "pay", "wage", "über", ""] { _ = words.related(to: stem) }
        }
    }
}
