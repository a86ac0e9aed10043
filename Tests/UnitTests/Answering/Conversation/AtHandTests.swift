import Answering
import Testing

/// A question behind one about a single meeting is first looked for there.
@Suite struct AtHandTests {
    private let files = [
        "minutes/2026-03-03.md": """
        # Council 3 March 2026

        Present: Ada Byrd, Mo Lee

        ## Travel budget

        The council gave ten thousand for the travel budget.

        """,
        "minutes/2026-03-10.md": """
        # Council 10 March 2026

        Present: Ada Byrd, Mo Lee

        ## Travel budget

        The board declined any further travel budget.

        ## Harbour fees

        The harbour fees rise in May.

        """,
    ]

    /// Asks one question after the other, and gives the files that the last answer cites.
    private func paths(_ questions: String...) throws -> [String] {
        let vault = try TestVault(files)
        let flow = try vault.flow()
        var conversation = Conversation()
        var paths: [String] = []
        for text in questions {
            let question = try vault.question(text)
            paths = try flow.ask(question, in: &conversation).answer.citations.map(\.document.path)
        }
        return paths
    }

    @Test func `what the meeting at hand answers is answered by it alone`() throws {
        let paths = try paths("who was at the meeting on 3 March 2026", "what was said about the travel budget?")
        #expect(Set(paths) == ["minutes/2026-03-03.md"])
    }

    @Test func `what it does not hold is looked for everywhere`() throws {
        let paths = try paths("who was at the meeting on 3 March 2026", "what was said about the harbour fees?")
        #expect(paths.first == "minutes/2026-03-10.md")
    }
}
