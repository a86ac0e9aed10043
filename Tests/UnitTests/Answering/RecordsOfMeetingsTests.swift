import Testing

@testable import Answering

/// What minutes and transcripts of a board say together, on Wednesday 18 March 2026.
@Suite struct RecordsOfMeetingsTests {
    private let vault: TestVault

    init() throws {
        vault = try TestVault([
            "board/2026-02-03.md": """
            # 2026-02-03 Harbour Board Meeting Notes

            ## Attending

            - Ines Moreau
            - Otto Brandt
            - Paula Lind

            ## Cranes

            Otto Brandt said no when we voted on the new crane.
            """,
            "board/2026-02-03-transcript.md": """
            # 02/03/2026 Harbour Board Meeting Transcript

            Ines Moreau: Shall we begin?

            Otto Brandt: Yes. The crane first.

            Ines Moreau: It costs too much.
            """,
            "board/2026-02-17.md": "# 2026-02-17 Harbour Board Meeting Notes\n\nThe roll call was short.\n",
            "ships.md": "# Ships\n\nThe ferries that pass the inspection are Alba and Berta.\n",
        ])
    }

    @Test func `notes and transcript of a meeting count once`() throws {
        #expect(try vault.ask("how many harbour board meetings did we have in February 2026?").value == .number(2))
    }

    @Test func `besides somebody asks for the others of a meeting`() throws {
        let answer = try vault.ask("who besides Ines was in the board meeting on 3 February 2026?")
        #expect(answer.value == .list(["Otto Brandt", "Paula Lind"]))
    }

    @Test func `besides somebody asks for another who did it`() throws {
        let answer = try vault.ask("who besides Otto said no when we voted on the new crane?")
        #expect(answer.value == nil)
    }

    @Test func `lines about a meeting do not say who was there`() throws {
        let answer = try vault.ask("who attended the board meeting on 17 February 2026?")
        #expect(answer.certainty != .answered && answer.value == nil)
    }

    @Test func `when after who is a conjunction`() throws {
        #expect(try vault.ask("who said no when we voted on the new crane?").value == .list(["Otto Brandt"]))
    }

    @Test func `a list of other things than documents is told by lines`() throws {
        let answer = try vault.ask("list the ferries that pass the inspection")
        #expect(answer.quotes == "The ferries that pass the inspection are Alba and Berta.")
    }
}
