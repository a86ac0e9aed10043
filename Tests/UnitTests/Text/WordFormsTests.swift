import Language
import Testing
import Text

/// Forms of words that no stemmer joins.
@Suite struct WordFormsTests {
    @Test(arguments: [
        ("lead", "led", Language.english), ("bought", "buy", .english), ("child", "children", .english),
        ("wives", "wife", .english), ("gekauft", "kaufen", .german),
    ])
    func `a word has the stems of its other forms`(word: String, form: String, language: Language) {
        let stem = language.hash(ofStem: language.stem(of: form))
        #expect(WordForms.stems(of: word, in: language).contains(stem))
    }

    @Test func `a word that endings tell has none`() {
        #expect(WordForms.stems(of: "website", in: .english).isEmpty)
    }
}
