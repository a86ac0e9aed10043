import Testing

@testable import Answering

/// What somebody said stands in their own turns, below the heading that names the topic.
@Suite struct SpeakerTurnTests {
    private let vault: TestVault

    init() throws {
        let talk = """
            # Sync 2026-03-10

            ## Attendees

            - Ana Becker
            - Bob Okafor

            ## Price of rope

            AB: the rope that we bought last year costs too much for a ferry

            BO: the thicker one lasts four times as long, whatever it costs

            AB: rope is rope, and the price of rope is what it is

            BO: let us wait until the season is over, and then decide

            ## Pier

            BO: the pier needs paint, and we need a painter for it

            AB: my brother paints piers in the summer months

            BO: then let us ask him before the summer begins

            AB: he will want to know what colour the pier is to have
            """
        vault = try TestVault(["2026-03-10.md": talk])
    }

    @Test func `an entry of the list of attendees is nothing that they said`() throws {
        let answer = try vault.ask("what did Ana say about the pier")
        #expect(answer.quotes.contains("my brother paints piers"))
        #expect(!answer.sections.flatMap(\.quotes).contains { $0.text == "Ana Becker" })
    }

    @Test func `the turns of others are not quoted for them`() throws {
        let answer = try vault.ask("what did Bob want to happen before we decide on the price of rope")
        #expect(!answer.quotes.contains("AB:"))
        #expect(answer.quotes.contains("until the season is over"))
    }
}
