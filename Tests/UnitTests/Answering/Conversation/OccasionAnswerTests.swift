import Answering
import Testing

/// Questions about a day or meeting that a clause describes by what happened there.
@Suite struct OccasionAnswerTests {
    private let vault: TestVault

    init() throws {
        vault = try TestVault([
            "2026-03-10.md": TestVault.meeting(
                "2026-03-10", "Sarah Chen, Bob Okafor", "Crew",
                "We sold the crane to the harbour. Bob said the mast is rotten."),
            "2026-03-17.md": TestVault.meeting(
                "2026-03-17", "Ana Silva, Bob Okafor", "Crew", "We painted the shed. Bob said the mast was fixed."),
        ])
    }

    @Test func `who was at the meeting is told by what happened there`() throws {
        let answer = try vault.ask("who was at the meeting where we painted the shed?")
        #expect(answer.value == .list(["Ana Silva", "Bob Okafor", "Hannah Adeyemi"]))
    }

    @Test func `what somebody said is looked for in that meeting alone`() throws {
        let answer = try vault.ask("what did Bob say at the meeting where we sold the crane?")
        #expect(answer.quotes.contains("rotten"))
        #expect(!answer.quotes.contains("fixed"))
    }

    @Test func `a day is the day of what happened`() throws {
        let answer = try vault.ask("what did Bob say on the day that we painted the shed?")
        #expect(answer.quotes.contains("fixed"))
        #expect(!answer.quotes.contains("rotten"))
    }

    @Test func `a note that names another day is no meeting`() throws {
        let vault = try TestVault([
            "memo.md": "# Crane memo\n\nThe crane price has been 15 euros since 2019.\n",
            "2026-03-10.md": TestVault.meeting(
                "2026-03-10", "Sarah Chen, Bob Okafor", "Crew", "The crane price came up. Bob wants 20 euros."),
        ])
        let answer = try vault.ask("what did Bob say at the meeting where the crane price came up?")
        #expect(answer.quotes.contains("20 euros"))
    }

    @Test func `where nothing says that it happened, the whole question is searched for`() throws {
        let reading = try vault.ask("what did Bob say on the day that we launched the zeppelin?")
        #expect(!reading.found)
    }
}
