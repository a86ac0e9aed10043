import Language
import Testing
import Text

@Suite struct PhraseMatcherTests {
    @Test(arguments: [
        ("annual discount", "the Annual\n  discount, capped"), ("follow up", "a follow-up call"),
        ("follow-up", "a follow up"), ("cafe crème", "Café Creme"), ("STRASSE", "die Straße"),
        ("Sarah's plan", "Sarah’s plan"), ("議事録", "会議の議事録を"), ("録", "会議の議事録"), ("ราคาใหม่", "เรื่องราคาใหม่ใน"),
        ("v2.3", "shipped v2.3, finally"), ("C++ code", "some C++ code"), ("価格 表", "価格、表"),
    ])
    func `a phrase holds over case, accents, line breaks and punctuation`(phrase: String, text: String) {
        #expect(PhraseMatcher(phrase).matches(text))
    }

    @Test(arguments: [
        ("art", "start"), ("annual discount", "annual discounts"), ("annual discount", "discount annual"),
        ("annual discount", "annual big discount"), ("C++", "C code"), ("議録", "議事録"), ("", "text"), ("…", "… text"),
    ])
    func `other words do not hold it`(phrase: String, text: String) {
        #expect(!PhraseMatcher(phrase).matches(text))
    }

    @Test func `ranges are the places of the phrase`() {
        let text = "Café au lait, cafe au\nlait"
        let utf8 = Array(text.utf8)
        let found = PhraseMatcher("cafe au lait").ranges(in: text).map { String(decoding: utf8[$0], as: UTF8.self) }
        #expect(found == ["Café au lait", "cafe au\nlait"])
    }

    @Test(arguments: [
        ("signed contracts", "We signed contracts", Language.english), ("die Verträge", "Die Verträge", .german),
        ("議事録", "会議の議事録", .english), ("録", "議事録", .english), ("annual follow-up", "annual follow up", .english),
    ])
    func `a text that holds the phrase has a term of each of its words`(
        phrase: String, text: String, language: Language
    ) {
        var hashes: Set<UInt64> = []
        TermAnalyzer(language: language).forEachForm(in: text) { form, _, _ in hashes.insert(form.hash) }
        let matcher = PhraseMatcher(phrase)
        #expect(matcher.matches(text))
        #expect(matcher.terms.allSatisfy { !hashes.isDisjoint(with: $0) })
    }
}
