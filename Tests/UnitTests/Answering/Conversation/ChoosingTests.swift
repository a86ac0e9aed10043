import Answering
import Testing

/// Some of what was listed, chosen by what is said of them.
@Suite struct ChoosingTests {
    private let files = [
        "a.md": TestVault.meeting("2026-01-12", "Ada Byrd", "Mooring fees"),
        "b.md": TestVault.meeting("2026-02-10", "Mo Lee", "Lamps"),
        "c.md": TestVault.meeting("2026-02-17", "Ada Byrd", "Jetty"),
    ]

    private static let list = "which meetings did we have in 2026?"

    private func files(_ questions: String...) throws -> [String] {
        try ConversationTalk.answer(files, questions).files
    }

    @Test(arguments: [
        ("the one in January", ["a.md"]), ("the one with Mo", ["b.md"]), ("the ones with Ada", ["a.md", "c.md"]),
        ("the one about the jetty", ["c.md"]), ("das mit Mo", ["b.md"]), ("the latest one", ["c.md"]),
        ("the oldest one", ["a.md"]), ("show the third", ["c.md"]), ("the one from February", ["b.md", "c.md"]),
    ])
    func `a condition chooses of what was listed`(text: String, paths: [String]) throws {
        #expect(Set(try files(ChoosingTests.list, text)) == Set(paths))
    }

    @Test func `a weekday is that of what was listed, whatever week`() throws {
        #expect(try files(ChoosingTests.list, "the one on Monday") == ["a.md"])
    }

    @Test func `a question may choose as well`() throws {
        var talk = try ConversationTalk(files)
        try talk.ask(ChoosingTests.list)
        #expect(try talk.ask("who was at the one in January?").value == .list(["Ada Byrd", "Hannah Adeyemi"]))
    }

    @Test func `of them some are listed or counted`() throws {
        var talk = try ConversationTalk(files)
        try talk.ask(ChoosingTests.list)
        #expect(Set(try talk.ask("which of them were with Ada?").files) == ["a.md", "c.md"])
        #expect(try talk.ask("how many of them were in January?").value == .number(1))
    }

    @Test func `where it is not plain which one is meant, all of them are asked`() throws {
        var talk = try ConversationTalk(files)
        try talk.ask(ChoosingTests.list)
        #expect(try talk.ask("who was there?").value == .list(["Hannah Adeyemi", "Ada Byrd", "Mo Lee"]))
    }

    @Test func `what none of them is, is told`() throws {
        var talk = try ConversationTalk(files)
        try talk.ask(ChoosingTests.list)
        #expect(try talk.ask("the one in July").headline == "None of the 3 places shown is of that kind.")
    }
}
