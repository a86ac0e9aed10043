import Testing

@testable import Parsing

/// "1:1" and what else it is called.
@Suite struct OneToOneSpellingTests {
    private func joined(_ text: String) -> String {
        OneToOneSpelling.joined(QuestionTokenizer().tokens(of: text)).map(\.text).joined(separator: " ")
    }

    @Test(arguments: [
        "my one-on-one with Bo", "my one to one with Bo", "my 1-1 with Bo", "my 1on1 with Bo", "my 1:1 with Bo",
    ])
    func `every spelling is 1:1`(text: String) { #expect(joined(text) == "my 1 : 1 with Bo") }

    @Test(arguments: ["one of the talks", "from 1 to 3", "on 2026-1-1", "version 1-2", "one on the table"])
    func `other ones stay`(text: String) {
        #expect(joined(text) == QuestionTokenizer().tokens(of: text).map(\.text).joined(separator: " "))
    }
}
