import Model
import Testing

@testable import Answering

/// Who said, wanted or suggested something is who speaks of it.
@Suite struct TurnSpeakerTests {
    private static let call = """
        # Harbour call 2026-03-10

        ## Attendees

        - Ana Becker (ABE)
        - Bob Okafor
        - Cy Ode (CYO)

        ## Winches

        ABE: The old winch is worn. I have looked at winches with a gearbox from Norway.

        CYO: Norway is far away. A gearbox needs oil.

        ABE: We can oil it in the spring, before the regatta.

        ## Paint

        - Paint for the pier
          - Bob, volunteered to write to the paint shop,
          - Ana thinks that green is best.
        """

    private func value(_ question: String) throws -> AnswerValue? {
        try TestVault(["2026-03-10.md": TurnSpeakerTests.call]).ask(question).value
    }

    @Test(arguments: [
        "who suggested the winch with a gearbox from Norway?", "whose idea was the gearbox",
        "who told us about winches from Norway",
    ])
    func `who speaks of it first has brought it up`(question: String) throws {
        #expect(try value(question) == .list(["Ana Becker"]))
    }

    @Test func `a line may begin with its speaker and a comma`() throws {
        #expect(try value("who volunteered to write to the paint shop") == .list(["Bob Okafor"]))
    }

    @Test func `who is said to think it comes before who speaks of it`() throws {
        #expect(try value("who thinks that green is best for the pier") == .list(["Ana Becker"]))
    }

    @Test func `who did something is not who speaks of it`() throws {
        #expect(try value("who oiled the gearbox") == nil)
    }

    @Test func `an item that is only a name is the subject of what stands below`() throws {
        let note = "# Diary\n\n- [[fellowship]]\n  - [[nora quill]]\n    - recommended [[harbour soup]]\n"
        let vault = try TestVault(["2026-03-11.md": note])
        #expect(try vault.ask("who recommended the harbour soup to me?").value == .list(["nora quill"]))
    }
}
