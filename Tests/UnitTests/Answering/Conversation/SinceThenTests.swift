import Answering
import Testing

/// Times that count from what was shown last.
@Suite struct SinceThenTests {
    private let files = [
        "a.md": TestVault.meeting("2025-06-12", "Ada Byrd", "Mooring fees"),
        "b.md": TestVault.meeting("2026-02-10", "Mo Lee", "Lamps"),
        "c.md": TestVault.meeting("2026-03-10", "Ada Byrd", "Jetty"),
        "d.md": TestVault.meeting("2025-11-20", "Ada Byrd", "Nets"),
    ]

    private func files(_ questions: String...) throws -> [String] {
        try ConversationTalk.answer(files, questions).files
    }

    @Test(arguments: ["and before that?", "and the one before that?", "und davor?"])
    func `before one meeting is the meeting before it`(text: String) throws {
        #expect(try files("when did we last meet Ada?", text) == ["d.md"])
    }

    @Test(arguments: ["and before that?", "earlier?"]) func `before a time is all that was before`(text: String) throws
    {
        #expect(Set(try files("which meetings did we have in 2026?", text)) == ["a.md", "d.md"])
    }

    @Test func `since then counts from what was shown`() throws {
        let asked = "when was the meeting about nets?"
        #expect(Set(try files(asked, "which meetings did we have since then?")) == ["b.md", "c.md"])
        #expect(Set(try files(asked, "welche Treffen hatten wir seitdem?")) == ["b.md", "c.md"])
    }

    @Test func `a month behind a year stays in that year`() throws {
        #expect(try files("which meetings did we have in 2025?", "and in June?") == ["a.md"])
        #expect(try files("which meetings did we have in 2025?", "und im November?") == ["d.md"])
    }

    @Test func `a month with a year of its own keeps it`() throws {
        #expect(try files("which meetings did we have in 2025?", "and in February 2026?") == ["b.md"])
    }
}
