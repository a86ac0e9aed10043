import Language
import Testing

@testable import Text

/// Words that are looked up give what words that are read anew give.
@Suite struct WordTableTests {
    private static let text = """
        We met on Tuesday, 10 March: three of us re-read the follow-up of parseTopic and O'Brien's notes. The caching of the caches \
        was cached again and again; Grüße aus Köln, die Verträge kommen im Januar. 東京で会議 costs $4,999.00 at example.com.
        """

    private struct Found: Equatable {
        var hashes: [UInt64] = []
        var stems: [[UInt8]] = []
        var vector: [UInt8] = []
    }

    private func readAnew(_ text: String, _ language: Language) -> Found {
        var found = Found()
        var embedder = HashedEmbedder()
        TermAnalyzer(language: language).forEachForm(in: text) { form, word, stem in
            found.hashes.append(form.hash)
            found.stems.append(stem)
            if !form.isAddition { embedder.add(word: word, stem: form.hash) }
        }
        found.vector = embedder.vector()
        return found
    }

    private func lookUp(_ text: String, _ table: WordTable) -> Found {
        var found = Found()
        var embedder = DocumentEmbedder()
        TermAnalyzer(language: table.language).forEachForm(in: text, knowing: table) { entry in
            found.hashes.append(entry.hash)
            found.stems.append(table.stem(of: entry))
            table.add(entry, to: &embedder)
        } other: { form, word, stem in
            found.hashes.append(form.hash)
            found.stems.append(stem)
            if !form.isAddition { embedder.add(word: word, stem: form.hash) }
        }
        found.vector = embedder.vector()
        return found
    }

    @Test(arguments: Language.allCases) func `known words have the stems and the vector of new ones`(
        language: Language
    ) {
        let table = WordTable(language: language)
        let expected = readAnew(WordTableTests.text, language)
        #expect(lookUp(WordTableTests.text, table) == expected)
        #expect(lookUp(WordTableTests.text, table) == expected)
    }

    @Test func `a table that has forgotten words reads them again`() {
        let table = WordTable(language: .english)
        for number in 0..<40_000 { _ = lookUp("word\(["a", "b"][number % 2]) x\(number)y", table) }
        for letter in 0..<40_000 { _ = table.entry(of: Array("w\(letter)".utf8)) }
        #expect(lookUp(WordTableTests.text, table) == readAnew(WordTableTests.text, .english))
    }

    @Test func `marks tell function words, times and numbers`() {
        let table = WordTable(language: .english)
        #expect(table.entry(of: Array("the".utf8)).marks == .function)
        #expect(table.entry(of: Array("yesterday".utf8)).marks == .time)
        #expect(table.entry(of: Array("dozen".utf8)).marks == .number)
        #expect(table.entry(of: Array("1999".utf8)).marks == [.time, .number])
    }

    @Test func `a vector of no words is all zero`() {
        #expect(DocumentEmbedder().vector() == HashedEmbedder().vector())
    }
}
