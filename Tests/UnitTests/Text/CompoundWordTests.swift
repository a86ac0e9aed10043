import Testing
import Text

@Suite struct CompoundWordTests {
    @Test(arguments: [
        ("email", "my e-mail"), ("e-mail", "my email"), ("e‑mail", "my e-mail"), ("followup", "a follow-up"),
        ("follow-up", "the followups"), ("sign up", "please sign-up"), ("sign up", "the signup page"),
        ("O'Brien", "obrien"), ("OBrien", "O’Brien"), ("parse_topic", "calls parseTopic"),
        ("parseTopic", "calls parse_topic"), ("node.js", "a NodeJS server"), ("R&D", "the R&D budget"),
        ("ABC-123", "fixed abc123"), ("sarah.chen@acme.com", "mail Sarah.Chen@acme.com"), ("1:1", "my 1:1 notes"),
        (".NET", "built on .NET"), ("C++", "in C++."), ("acme.com", "see https://www.acme.com/x, acme.com"),
    ])
    func `a compound is found however it is joined`(question: String, text: String) {
        #expect(TermMatching.factors(of: question, in: text).first == 1)
    }

    @Test(arguments: [
        ("follow-up", "we follow him", Float(0.8)), ("customer-facing", "the customer", 0.5),
        ("parseTopic", "the topic", 0.25), (".NET", "a net", 0.4),
    ])
    func `its parts stand for it, but weaker`(question: String, text: String, factor: Float) {
        #expect(TermMatching.factors(of: question, in: text) == [factor])
    }

    @Test(arguments: [
        ("sign-up", "up and away"), ("ABC-123", "ABC-124 or 123"), ("1:1", "1 of 1"), ("R&D", "R, D"), ("C++", "C"),
        ("x-ray", "x"),
    ])
    func `small words, single letters and numbers do not stand for it`(question: String, text: String) {
        #expect((TermMatching.factors(of: question, in: text).first ?? 1) <= 0.3)
    }

    @Test(arguments: [
        ("HTMLParser", ["html", "parser"]), ("OKRs", []), ("iPhone", ["phone"]), ("GitHub", ["git", "hub"]),
        ("NASA", []), ("Sarah", []), ("utf8Decoder", ["utf8", "decod"]),
    ])
    func `capitals inside a word show its parts`(text: String, parts: [String]) {
        #expect(TermMatching.additions(to: text) == parts)
    }

    @Test func `words of a longer chain are found as neighbours, too`() {
        #expect(TermMatching.factors(of: "email", in: "Die E-Mail-Adresse", written: .german) == [1])
    }

    @Test(arguments: ["don't we'll it’s", "end. Next, one: two", "either/or", "a - b", "_so_ **bold**", "2026-03-10"])
    func `prose has no additions`(text: String) {
        #expect(TermMatching.additions(to: text).isEmpty)
    }

    @Test func `data adds little`() {
        let data = "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAFCAYAAACNbyblAAAAHElEQVQI12P4aB8c5wAAAABJRU5ErkJggg"
        #expect(TermMatching.additions(to: data + data).isEmpty)
        #expect(TermMatching.additions(to: String(repeating: "ab-", count: 800)).count < 2000)
    }

    @Test func `a compound counts as its words`() {
        #expect(TermMatching.words(of: "state-of-the-art e-mail") == ["state", "of", "the", "art", "e", "mail"])
    }
}
