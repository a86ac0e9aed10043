import TestSupport
import Testing
import Text

@Suite struct GermanStemmerTests {
    static func stem(_ word: String) -> String {
        var bytes = Array(word.utf8)
        GermanStemmer().stem(&bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test(arguments: [
        ("häuser", "haus"), ("häusern", "haus"), ("hauses", "haus"), ("tages", "tag"), ("termine", "termin"),
        ("verträgen", "vertrag"), ("mitarbeiterin", "mitarbeit"), ("mitarbeiterinnen", "mitarbeit"),
        ("lehrer", "lehr"), ("vögeln", "vogel"), ("wechselns", "wechsel"), ("programms", "programm"),
        ("größer", "gross"), ("kleinst", "klein"), ("schnellsten", "schnell"), ("derbste", "derb"), ("erst", "erst"),
        ("arbeitete", "arbeit"), ("rechnet", "rechn"), ("wartest", "wart"), ("system", "system"),
    ])
    func `endings of inflection go`(word: String, stem: String) {
        #expect(Self.stem(word) == stem)
    }

    @Test(arguments: [
        ("besprechungen", "besprech"), ("entscheidend", "entscheid"), ("verständigung", "verstand"),
        ("politische", "polit"), ("politik", "polit"), ("fähigkeiten", "fahig"), ("gelegenheit", "geleg"),
        ("sicherheit", "sich"), ("öffentlichkeit", "offent"), ("europäisch", "europa"), ("monatlich", "monat"),
        ("zweig", "zweig"), ("tagung", "tagung"), ("geschwindigkeitsbegrenzungen", "geschwindigkeitsbegrenz"),
    ])
    func `endings of derivation go`(word: String, stem: String) {
        #expect(Self.stem(word) == stem)
    }

    @Test(arguments: [
        ("straße", "strass"), ("strasse", "strass"), ("fuß", "fuss"), ("uebungen", "ubung"), ("übungen", "ubung"),
        ("aerger", "arg"), ("goethe", "goth"), ("quelle", "quell"), ("feuer", "feu"), ("mayer", "may"), ("öl", "ol"),
    ])
    func `umlauts go however they are spelt`(word: String, stem: String) {
        #expect(Self.stem(word) == stem)
    }

    @Test(arguments: [
        ("ergebnisse", "ergebnis"), ("ergebnisses", "ergebnis"), ("internet", "internet"), ("tickets", "ticket"),
        ("planeten", "planet"), ("ungeordnet", "ungeordnet"), ("betreten", "betret"), ("peter's", "peter"),
        ("grimm'sche", "grimm"), ("hans'", "hans"), ("o'sch", "o'sch"), ("'s", "'s"), ("cafés", "cafés"),
        ("señor", "señor"), ("es", "es"), ("", ""),
    ])
    func `exceptions, names and other letters`(word: String, stem: String) {
        #expect(Self.stem(word) == stem)
    }

    @Test func `bytes that are no text do no harm`() {
        var generator = SeededGenerator(seed: 2)
        for _ in 0..<20_000 {
            var bytes = generator.bytes(endings: ["", "s", "'s", "isse", "est", "et", "ung", "keit", "lich", "ue", "ß"])
            GermanStemmer().stem(&bytes)
        }
    }

    @Test(
        .enabled(
            if: StemVocabulary.isPresent("DAYBOOK_STEMS_GERMAN"),
            "DAYBOOK_STEMS_GERMAN names no file of words and their stems, tab-separated"))
    func `every word of the reference vocabulary has the reference stem`() throws {
        let vocabulary = try #require(StemVocabulary(variable: "DAYBOOK_STEMS_GERMAN"))
        let wrong = vocabulary.pairs.filter { Self.stem($0.word) != $0.stem }
        let examples = wrong.prefix(20).map { "\($0.word): \(Self.stem($0.word)), not \($0.stem)" }
        #expect(wrong.isEmpty, "\(wrong.count) of \(vocabulary.pairs.count): \(examples)")
    }
}
