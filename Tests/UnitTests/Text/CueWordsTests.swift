import Language
import Testing
import Text

/// The words by which a text says when, or how many.
@Suite struct CueWordsTests {
    private static let cues = CueWords()

    /// Whether each word of a text is a cue of some kind.
    private func marks(
        _ text: String, _ language: Language = .english, _ isCue: (CueWords) -> ([UInt8], UInt64) -> Bool
    ) -> [Bool] {
        TermAnalyzer(language: language).terms(of: text).map { isCue(CueWordsTests.cues)(Array($0.word.utf8), $0.hash) }
    }

    private func times(_ text: String, _ language: Language = .english) -> [Bool] {
        marks(text, language) { $0.namesTime }
    }

    private func numbers(_ text: String, _ language: Language = .english) -> [Bool] {
        marks(text, language) { $0.namesNumber }
    }

    @Test(arguments: ["yesterday", "March", "Tuesdays", "ago", "weeks", "weekend", "1999", "2026", "summers"])
    func `english words name a time`(word: String) {
        #expect(times(word) == [true])
    }

    @Test(arguments: ["table", "1899", "2100", "15", "20260", "pier"]) func `other words name none`(word: String) {
        #expect(times(word) == [false])
    }

    @Test(arguments: ["gestern", "Woche", "Monaten", "kürzlich", "März", "nächste", "Jahren", "Frühling"])
    func `german words name a time in german texts`(word: String) {
        #expect(times(word, .german) == [true])
    }

    @Test func `a year is a time in any language`() {
        for language in Language.allCases { #expect(times("2026", language) == [true]) }
    }

    @Test(arguments: ["three", "dozens", "hundred", "once", "several", "140", "3rd", "15%", "4.1", "2026"])
    func `english words and digits name a number`(word: String) {
        #expect(numbers(word).contains(true))
    }

    @Test(arguments: ["table", "a", "v2", "many-sided pier"]) func `a word that only ends in a number names none`(
        word: String
    ) {
        #expect(numbers(word).last == false)
    }

    @Test(arguments: ["drei", "zwölf", "Dutzend", "zweimal", "einige", "fünf", "140"])
    func `german words name a number in german texts`(word: String) {
        #expect(numbers(word, .german) == [true])
    }
}
