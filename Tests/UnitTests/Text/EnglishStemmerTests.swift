import TestSupport
import Testing
import Text

@Suite struct EnglishStemmerTests {
    static func stem(_ word: String) -> String {
        var bytes = Array(word.utf8)
        EnglishStemmer().stem(&bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test(arguments: [
        ("meetings", "meet"), ("meeting", "meet"), ("met", "met"), ("decisions", "decis"), ("deciding", "decid"),
        ("pricing", "price"), ("priced", "price"), ("agreed", "agre"), ("agreement", "agreement"), ("boxes", "box"),
        ("hurriedly", "hurri"), ("hurries", "hurri"), ("flies", "fli"), ("ties", "tie"), ("gas", "gas"),
        ("this", "this"), ("virus", "virus"), ("happily", "happili"), ("happy", "happi"), ("nicely", "nice"),
        ("planned", "plan"), ("adding", "add"), ("hoping", "hope"), ("hopping", "hop"), ("relational", "relat"),
        ("organizer", "organiz"), ("interviews", "interview"), ("possibility", "possibl"), ("carefully", "care"),
        ("hopelessness", "hopeless"), ("geologist", "geolog"), ("logistics", "logist"), ("enjoyable", "enjoy"),
        ("exceedingly", "exceed"), ("toy", "toy"), ("yoyo", "yoyo"), ("yellow", "yellow"), ("it", "it"),
    ])
    func `endings go`(word: String, stem: String) {
        #expect(Self.stem(word) == stem)
    }

    @Test(arguments: [
        ("dying", "die"), ("skies", "sky"), ("skis", "ski"), ("news", "news"), ("evenings", "evening"),
        ("early", "earli"), ("proceed", "proceed"), ("succeeded", "succeed"), ("generally", "general"),
        ("generation", "generat"), ("community", "communiti"), ("communicate", "communic"),
        ("universal", "universal"), ("university", "universiti"), ("pasted", "paste"), ("past", "past"),
        ("quite", "quite"), ("quits", "quit"),
    ])
    func `exceptional words and beginnings have stems of their own`(word: String, stem: String) {
        #expect(Self.stem(word) == stem)
    }

    @Test(arguments: [
        ("colleague's", "colleagu"), ("bosses'", "boss"), ("'quoted", "quot"), ("''s", ""), ("'''", "'"),
    ])
    func `apostrophes go`(word: String, stem: String) {
        #expect(Self.stem(word) == stem)
    }

    @Test(arguments: [
        ("cafés", "café"), ("naïvely", "naïv"), ("résumés", "résumé"), ("añy", "añi"), ("éy", "éy"), ("éying", "éie"),
        ("zoë", "zoë"), ("über", "über"), ("日本", "日本"), ("ёлка", "ёлка"),
    ])
    func `other letters count as consonants`(word: String, stem: String) {
        #expect(Self.stem(word) == stem)
    }

    @Test func `the buffer keeps its storage from word to word`() {
        var buffer: [UInt8] = []
        buffer.reserveCapacity(64)
        let capacity = buffer.capacity
        for word in ["organizations", "hopped", "skies", "'quoted'"] {
            buffer.removeAll(keepingCapacity: true)
            buffer.append(contentsOf: word.utf8)
            EnglishStemmer().stem(&buffer)
            #expect(buffer.capacity == capacity)
        }
    }

    @Test func `bytes that are no text do no harm`() {
        var generator = SeededGenerator(seed: 1)
        for _ in 0..<20_000 {
            var bytes = generator.bytes(endings: ["", "s", "'s", "ed", "ying", "ies", "y", "e"])
            EnglishStemmer().stem(&bytes)
        }
    }

    @Test(
        .enabled(
            if: StemVocabulary.isPresent("DAYBOOK_STEMS"),
            "DAYBOOK_STEMS names no file of words and their stems, tab-separated"))
    func `every word of the reference vocabulary has the reference stem`() throws {
        let vocabulary = try #require(StemVocabulary(variable: "DAYBOOK_STEMS"))
        let wrong = vocabulary.pairs.filter { Self.stem($0.word) != $0.stem }
        let examples = wrong.prefix(20).map { "\($0.word): \(Self.stem($0.word)), not \($0.stem)" }
        #expect(wrong.isEmpty, "\(wrong.count) of \(vocabulary.pairs.count): \(examples)")
    }
}
