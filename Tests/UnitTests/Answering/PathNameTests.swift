import Answering
import Testing

/// Notes that their file or folder names, on Wednesday 18 March 2026.
@Suite struct PathNameTests {
    @Test func `the words of a file's name count beside a title of another name`() throws {
        let answer = try TestVault([
            "grants/scholarship plan.md": "# Borrowed flowers\n\nThe letter is with the office.\n",
            "grants/other.md": "# Tools\n\nThe letter opener is lost.\n",
        ]).ask("where is the letter for the scholarship?")
        #expect(answer.certainty == .answered)
        #expect(answer.citations.first?.document.path == "grants/scholarship plan.md")
    }

    @Test func `a folder names the meetings in it`() throws {
        let vault = try TestVault([
            "choir meetings/2026-03-10 chm.md": TestVault.meeting("2026-03-10", "Sarah Chen", "chm"),
            "boat/2026-03-11 bm.md": TestVault.meeting("2026-03-11", "Bob Okafor", "bm"),
        ])
        #expect(
            try vault.ask("who was at the choir meeting last week?").value == .list(["Hannah Adeyemi", "Sarah Chen"]))
    }
}
