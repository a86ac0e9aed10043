import Parsing
import Testing

@Suite struct QuestionTokenizerTests {
    @Test(arguments: [
        ("What's new?", ["What's", "new", "?"]),
        ("3pm 15h30 Q3", ["3", "pm", "15", "h", "30", "Q", "3"]),
        ("2026-03-10", ["2026", "-", "03", "-", "10"]),
        ("1:1 #412", ["1", ":", "1", "#", "412"]),
        ("today\u{2019}s \u{201C}plan\u{201D}", ["today\u{2019}s", "\u{201C}", "plan", "\u{201D}"]),
        ("übermorgen Zoë's", ["übermorgen", "Zoë's"]),
        ("parents' evening", ["parents'", "evening"]),
        ("  \t\n", []),
    ])
    func `words, numbers and symbols`(_ question: String, _ texts: [String]) {
        #expect(QuestionTokenizer().tokens(of: question).map(\.text) == texts)
    }

    @Test func `ranges are bytes of the question`() {
        let question = "Zoë’s Plan für 3pm"
        for token in QuestionTokenizer().tokens(of: question) {
            let bytes = Array(question.utf8)[token.range]
            #expect(String(decoding: bytes, as: UTF8.self) == token.text)
        }
    }

    @Test func `a word shows its stem and whether it is possessive`() throws {
        let token = try #require(QuestionTokenizer().tokens(of: "Today\u{2019}s").first)
        #expect(token.lower == "today's")
        #expect(token.stem == "today")
        #expect(token.isPossessive)
        #expect(token.kind == .word)
    }

    @Test func `numbers have values unless they are absurd`() {
        let tokens = QuestionTokenizer().tokens(of: "007 99999999999999999999")
        #expect(tokens.map(\.number) == [7, nil])
        #expect(tokens.map(\.kind) == [.number, .number])
    }

    @Test func `gluedness tells what was written without a blank`() {
        #expect(QuestionTokenizer().tokens(of: "a 3pm!").map(\.isGlued) == [false, false, true, true])
    }
}
