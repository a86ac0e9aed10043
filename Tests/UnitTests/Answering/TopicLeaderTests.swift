import Testing

@testable import Answering

/// Who leads a topic stands in brackets behind it.
@Suite struct TopicLeaderTests {
    private static let call = """
        # Harbour call 2026-03-10

        ## Attendees

        - Ana Becker
        - Bob Okafor

        ## Rising damp in the crypt [Ana Becker, 15 mins]

        We looked at the pictures of the damp in the crypt, and at the drains beside it.

        ## New paint for the pier (10m, Yusuf)

        The pier was painted five years ago.

        ## Ropes (see the price list)

        Ropes are dear.
        """

    @Test(arguments: [
        ("who presented the rising damp in the crypt?", ["Ana Becker"]),
        ("who gave the talk on new paint for the pier", ["Yusuf"]),
    ])
    func `whom the brackets name led the topic`(question: String, expected: [String]) throws {
        let vault = try TestVault(["2026-03-10.md": TopicLeaderTests.call])
        let answer = try vault.ask(question)
        #expect(answer.value == .list(expected))
        #expect(answer.quotes.contains("mins]") || answer.quotes.contains("(10m"))
    }

    @Test func `who did something else is not named for leading the topic`() throws {
        let vault = try TestVault(["2026-03-10.md": TopicLeaderTests.call])
        #expect(try vault.ask("who painted the pier?").value != .list(["Yusuf"]))
    }

    @Test(arguments: [
        ("Damp (15m, Rob)", ["Rob"], true), ("Damp [Ana Brook, Cy Ode, 5 mins]", ["Ana Brook", "Cy Ode"], true),
        ("Damp (Ana Brook)", ["Ana Brook"], false),
        ("Damp (Ana Brook and Cy Ode, 5 min)", ["Ana Brook", "Cy Ode"], true),
    ])
    func `names stand in brackets at the end, with or without the minutes`(
        line: String, names: [String], hasDuration: Bool
    ) throws {
        let topic = try #require(BracketedTopic(line))
        #expect(topic.names == names)
        #expect(topic.hasDuration == hasDuration)
    }

    @Test(arguments: [
        "Damp", "Damp (see the drains)", "[Damp](https://example.org/Damp)", "(Ana)", "Damp (FYI)", "Damp (15m)",
    ])
    func `other brackets name nobody`(line: String) {
        #expect(BracketedTopic(line) == nil)
    }
}
