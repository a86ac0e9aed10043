import Model
import Readers
import Testing

/// Who speaks in minutes that are talk only below some of their headings, and in texts with names on lines of their own.
@Suite struct SpeakerSectionTests {
    private func read(_ text: String) throws -> Document {
        try #require(DialectFixture.read(text, path: "minutes/2024-03-05.md", zone: .utc).documents.first)
    }

    private static let minutes = """
        # Minutes

        ## Agenda

        1. Opening of the meeting
        2. Find somebody who takes notes
        3. The price of rope
        4. Closure

        ## Attendees

        - Ana Becker
        - Bob Okafor
        - Ida Moor

        ## Rope

        AB: the rope that we bought last year is too thin for the ferry

        BO: then we should buy the thicker one, whatever it costs

        AB: it costs twice as much, and lasts four times as long

        BO: so we buy it before the season starts

        ## Tasks

        BO: buy rope
        """

    @Test func `initials speak in the section that is talk, and nowhere else`() throws {
        let blocks = try read(Self.minutes).blocks.filter { $0.speaker != nil }
        #expect(blocks.map(\.speaker) == ["AB", "BO", "AB", "BO"])
        #expect(Set(blocks.flatMap(\.headingPath)) == ["Rope"])
    }

    @Test func `initials that two people on the list share speak, for whom they may be`() throws {
        let minutes = """
            # Board 2026-03-10

            ## Attendees

            - Ana Becker
            - Abe Burns
            - Bob Okafor

            ## Rope

            AB: the rope costs too much for us
            BO: it lasts four times as long
            AB: then we buy it in the spring
            BO: and not a day before that
            """
        let blocks = try read(minutes).blocks.filter { $0.speaker != nil }
        #expect(blocks.map(\.speaker) == ["AB", "BO", "AB", "BO"])
    }

    private static let transcript = """
        # Call 12

        ## Ferries

        **Ana**
        * Good morning, everyone.
        * The ferry is late again.

        **Bob**
        * That is the third time.

        **Ana**
        * We should write to them.

        **Bob**
        * I will, tomorrow.

        **Ana**
        * Thanks.

        **Bob**
        * Next is the pier.

        ## Attendees

        - Ana
        - Bob
        """

    @Test func `what stands below a name in bold is said by whoever has it`() throws {
        let said = try read(Self.transcript).blocks.filter { $0.speaker != nil }
        #expect(said.prefix(3).map(\.speaker) == ["Ana", "Ana", "Bob"])
        #expect(said.prefix(3).map(\.kind) == [.turn, .item, .turn])
        #expect(said[1].text == "The ferry is late again.")
    }

    @Test func `a word in bold above a list is nobody`() throws {
        let text = "# Sync\n\n**Pros**\n* cheap\n\n**Cons**\n* thin\n\n**Pros**\n* light\n"
        #expect(try read(text).blocks.allSatisfy { $0.speaker == nil })
    }

    @Test func `a team's handle in a list is no person`() throws {
        let text = "# Sync\n\n## Present\n\n* Rope team: @harbour/rope\n* Ana Becker (@anab)\n* Bob Okafor (@bobo)\n"
        #expect(try read(text).attendees.map(\.name) == ["Ana Becker", "Bob Okafor"])
    }
}
