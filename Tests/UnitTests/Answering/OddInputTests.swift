import Testing

@testable import Answering

/// Files and questions such as nobody writes on purpose.
@Suite struct OddInputTests {
    private static let vault: Result<TestVault, any Error> = Result {
        let long = String(repeating: "the crane squeaks and the mast is 9 metres long, ", count: 200)
        return try TestVault([
            "long.md": "# Long\n\n\(long)decided\n", "word.md": "crane", "empty.md": "", "blank.md": "\r\n \r\n",
            "lines.md": "# Crane\r\n\r\nWe decided the crane is red.\r\n- [ ] Paint the crane @Bob\r\n",
            "marks.md": "| crane |\n|---|\n| [[ |\n\n![[\n\n**\n\n> \n\n- [ ] \n",
            "zero.md": "# Zero\n\nThe crane\u{0}s mast, 5 €, 29 February 2025, half a crane.\n",
            "combined.md": "# Kra\u{308}ne\n\nWir entschieden: der Kra\u{308}n \u{301}ist rot 🏗️.\n",
            "repeated.md": "# Log\n\n" + String(repeating: "We decided on 3 cranes.\n", count: 3000),
        ])
    }

    @Test(
        arguments: [
            "when was the crane painted", "who has to paint the crane", "how many cranes are there",
            "how long is the mast", "what did we decide about the crane", "what did we decide", "summarise log",
            "what did I discuss about the crane", "crane", "tasks about the crane", "list meetings about the crane",
            "how much does half a crane cost", "Kräne", "what did Bob promise", "summarise crane", "?", "a", "\u{301}",
            "when", "who", "how many", "wann", "…", "the \"\" crane", "when was 29 February",
        ], [1, 10])
    func `every question has an answer`(question: String, limit: Int) throws {
        let vault = try OddInputTests.vault.get()
        let flow = try vault.flow()
        let asked = try vault.question(question, limit: limit)
        let answer = try flow.answer(asked, reading: flow.read(asked))
        #expect(!answer.headline.isEmpty)
        for quote in answer.sections.flatMap(\.quotes) {
            for rank in quote.citations { #expect((1...answer.citations.count).contains(rank)) }
        }
    }

    @Test func `a line that stands there a thousand times is quoted once`() throws {
        let answer = try OddInputTests.vault.get().ask("summarise log")
        #expect(answer.sections.first?.quotes.map(\.text) == ["We decided on 3 cranes."])
    }
}
