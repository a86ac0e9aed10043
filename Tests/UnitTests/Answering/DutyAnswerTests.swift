import Answering
import Testing

/// Who led meetings and took their notes, on Wednesday 18 March 2026.
@Suite struct DutyAnswerTests {
    private func vault() throws -> TestVault {
        func minutes(_ day: String, chair: String, scribe: String) -> String {
            "# Harbour board \(day)\n\nChair: \(chair)\nScribe: \(scribe)\n\n## Attendees\n- Ines Moreau\n- Otto Brandt\n- Jo Lund\n"
        }
        return try TestVault([
            "meetings/2026-01-12-board.md": minutes("2026-01-12", chair: "Ines Moreau", scribe: "Otto Brandt"),
            "meetings/2026-02-09-board.md": minutes("2026-02-09", chair: "Ines Moreau", scribe: "Jo Lund"),
            "meetings/2026-03-09-board.md": minutes("2026-03-09", chair: "Jo Lund", scribe: "Otto Brandt"),
        ])
    }

    @Test(arguments: [
        ("who took the notes on 9 February 2026?", ["Jo Lund"]), ("who scribed on 12 January 2026?", ["Otto Brandt"]),
        ("who chaired the board meeting on 9 March 2026?", ["Jo Lund"]),
        ("who took the minutes at the last board meeting?", ["Otto Brandt"]),
        ("who has been scribe most often this year?", ["Otto Brandt"]), ("who chaired most often?", ["Ines Moreau"]),
    ])
    func `the minutes tell who had a part`(question: String, expected: [String]) throws {
        #expect(try vault().ask(question).value == .list(expected))
    }

    @Test func `several meetings are told with how often each had it`() throws {
        let answer = try vault().ask("who took notes in the first quarter of 2026?")
        #expect(answer.headline.hasPrefix("Otto Brandt 2, Jo Lund 1: of 3 meetings"))
    }

    @Test func `a scribe of something else is not that of the meeting`() throws {
        let vault = try TestVault([
            "meetings/2026-01-12-board.md":
                "# Board 2026-01-12\n\n- Action item scribe: Ines Moreau\n- Note-taker: Otto Brandt\n\n## Attendees\n- Ines Moreau\n- Otto Brandt\n"
        ])
        let answer = try vault.ask("who took notes on 12 January 2026?")
        #expect(answer.value == .list(["Otto Brandt"]))
        #expect(answer.sections.flatMap(\.quotes).map(\.text) == ["Note-taker: Otto Brandt"])
    }

    @Test func `names below a heading on the notes took them, not who leads that item`() throws {
        let vault = try TestVault([
            "2026-01-12.md":
                "# Board 2026-01-12\n\n## Attendees\n- Ines Moreau\n- Otto Brandt\n- Jo Lund\n\n## Volunteers for note taking (1m, Ines)\n\n- Otto\n- Jo Lund\n\n## Pier\n\n- Ines: The pier is long.\n"
        ])
        let answer = try vault.ask("who took the notes on 12 January 2026?")
        #expect(answer.value == .list(["Jo Lund", "Otto Brandt"]))
    }

    @Test func `what somebody else took over is no proof of who took the notes`() throws {
        let vault = try TestVault([
            "meetings/2026-03-09-board.md":
                "# Board 2026-03-09\n\n## Attendees\n- Ines Moreau\n- Otto Brandt\n\n## Desk\n- Otto Brandt takes over the desk.\n"
        ])
        #expect(try vault.ask("who took the notes at the last board meeting?").certainty != .answered)
    }

    @Test func `talks are counted in dated notes where nobody calls the minutes a meeting`() throws {
        let vault = try TestVault([
            "Council update.md":
                "# Council update\n\n## 2026-01-12\n\n- The council discussed the pier.\n\n## 2026-02-09\n\n- Talked about the pier and the rope.\n\n## 2026-03-09\n\n- The rope again.\n"
        ])
        #expect(try vault.ask("how often did we talk about the pier in 2026?").value == .number(2))
    }
}
