import TestSupport
import Testing
import Text

@Suite struct TokenizerTests {
    @Test(arguments: [
        ("Sarah's plan", ["sarah", "plan"]), ("Sarah’s plan", ["sarah", "plan"]), ("Sarahʼs plan", ["sarah", "plan"]),
        ("the teams' plan", ["the", "teams", "plan"]), ("geht's", ["geht"]), ("café's", ["cafe"]),
        ("it’s", ["it"]), ("SARAH'S", ["sarah"]), ("o's1", ["o", "s1"]),
    ])
    func `a possessive s is dropped behind any apostrophe`(text: String, words: [String]) {
        #expect(TermMatching.words(of: text) == words)
    }

    @Test(arguments: [
        ("C++ and C#.", ["c++", "and", "c#"]), ("c#d", ["c", "d"]), ("1+1", ["1", "1"]), ("a #tag", ["a", "tag"]),
        ("x+++", ["x"]),
    ])
    func `languages are named with their signs`(text: String, words: [String]) {
        #expect(TermMatching.words(of: text) == words)
    }

    @Test func `ranges are places in the text's UTF-8`() {
        let text = "Die Verträge, naïve"
        let utf8 = Array(text.utf8)
        let words = Tokenizer().tokens(of: text).map { String(decoding: utf8[$0.range], as: UTF8.self) }
        #expect(words == ["Die", "Verträge", "naïve"])
    }

    @Test func `bytes that are no text do no harm`() {
        var generator = SeededGenerator(seed: 3)
        for _ in 0..<5_000 {
            var text = String(
                decoding: generator.bytes(endings: ["’s", "-a", ".5", "€", "ガ", "่", "@x.y"]), as: UTF8.self)
            text += ["", "1,200", "aB", "\u{1100}\u{1161}"].randomElement(using: &generator) ?? ""
            TermAnalyzer.everyLanguage.forEachForm(in: text) { form, _, _ in
                #expect(form.range.upperBound <= text.utf8.count)
            }
            _ = TermAnalyzer.questionTerms(of: text, language: .german)
            _ = PhraseMatcher(text).matches(text + text)
        }
    }
}
