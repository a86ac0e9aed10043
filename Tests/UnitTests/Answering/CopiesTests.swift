import Testing

@testable import Answering

/// Copies of one text, and the places that are only named.
@Suite struct CopiesTests {
    private static let sentence =
        "The harbour master keeps the spare key of the crane in the blue tin behind the second door of the boathouse."

    @Test func `a copy in another file is shown once, with both citations`() throws {
        let vault = try TestVault([
            "a.md": "# Keys\n\n\(CopiesTests.sentence)\n", "copy/a.md": "# Keys\n\n\(CopiesTests.sentence)\n",
        ])
        let answer = try vault.ask("where is the spare key of the crane")
        #expect(answer.sections.count == 1)
        #expect(answer.sections.first?.quotes.last?.citations == [1, 2])
    }

    @Test func `the fourth place and those behind it are named with their ranks`() throws {
        let texts = [
            "The spare key of the crane lay in a tin.", "Bob lost a spare key of the crane in the harbour on Friday.",
            "Nobody paints the crane without a spare key, said the owner of the yard.",
            "We bought oil, rope and one spare key for the old crane.",
            "A spare key opens the crane, but neither the gate nor the shed behind the pier.",
        ]
        let files = texts.enumerated().map { ("\($0).md", "# Note \($0)\n\n\($1)\n") }
        let answer = try TestVault(Dictionary(uniqueKeysWithValues: files)).ask("spare key of the crane")
        #expect(answer.sections.count == 4)
        let named = try #require(answer.sections.last?.quotes.first)
        #expect(named.text.hasPrefix("also in: "))
        #expect(named.citations == [4, 5])
        #expect(answer.headline.hasPrefix("5 passages"))
    }
}
