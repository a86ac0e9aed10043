import Model
import Testing

@testable import Retrieval

/// What the text around a chunk says of it, and what questions and answers say of each other.
@Suite struct ContextTests {
    private static let plain = "It rained."

    // MARK: Context

    @Test func `a chunk amid the words comes before one far from them`() throws {
        let vault = try RankedVault(
            lines: "The tent is new.", ContextTests.plain, "The tent is old.", ContextTests.plain, ContextTests.plain,
            ContextTests.plain, ContextTests.plain)
        let found = try vault.rank("tent")
        #expect(Set(found.places.prefix(2)) == ["log.md:1", "log.md:3"])
        #expect(found.places.dropFirst(2).first == "log.md:2")
        #expect(found.places.last == "log.md:7")
        #expect(found.parts["log.md:2"]?.words == 0)
    }

    @Test func `words do not reach into another document`() throws {
        let vault = try RankedVault(notes: "The tent is new.", "It rained.")
        #expect(try vault.rank("tent").files == ["1.md"])
    }

    @Test func `words beyond their reach bring nothing in`() throws {
        let line = RankedVault.filled(ContextTests.plain, length: 190)
        let lines = (["The tent is new."] + Array(repeating: line, count: 30)).map { "- " + $0 }
        let vault = try RankedVault(["log.md": lines.joined(separator: "\n") + "\n"])
        let found = try vault.rank("tent")
        #expect(found.places.contains("log.md:10"))
        #expect(!found.places.contains("log.md:20"))
    }

    // MARK: Questions and answers

    private func dialogue() throws -> RankedVault {
        try RankedVault(lines: "We sat down.", "Where did you buy the tent?", "In the shop by the pier.", "We got up.")
    }

    @Test func `the chunk behind a question gains by it`() throws {
        let found = try dialogue().rank("tent")
        let question = try #require(found.parts["log.md:2"])
        #expect(found.parts["log.md:3"]?.dialogue == RankingWeights().answersQuestion * question.words)
        #expect(found.parts["log.md:1"]?.dialogue == 0)
        let places = found.places
        #expect(try #require(places.firstIndex(of: "log.md:3")) < #require(places.firstIndex(of: "log.md:1")))
    }

    @Test func `a question loses, whoever asks it`() throws {
        let vault = try RankedVault(notes: "Is the tent new?", "Yes, the tent is new.")
        let found = try vault.rank("new tent")
        #expect(found.files == ["2.md", "1.md"])
        #expect(found.parts["1.md:1"]?.dialogue == -RankingWeights().isQuestion)
    }

    @Test func `a question at the end of a document is answered by no other document`() throws {
        let vault = try RankedVault(notes: "Where is the tent?", "The tent is here.")
        #expect(try vault.rank("tent").parts["2.md:1"]?.dialogue == 0)
    }

    @Test(arguments: ["Is it here?", "\"Is it here?\"", "(Is it here?)", "“Is it here?”  "])
    func `a question mark may stand before closing marks`(text: String) throws {
        let vault = try RankedVault(notes: "The tent. " + text)
        #expect((try vault.rank("tent").parts["1.md:1"]?.dialogue ?? 0) < 0)
    }

    // MARK: Cues

    @Test func `"how many" prefers a line with a number`() throws {
        let vault = try RankedVault(notes: "The marina has its own berths.", "The marina has about 140 berths.")
        let query = try vault.query("how much did the marina pay for berths?")
        #expect(query.wants == .number)
        let found = try vault.rank(query)
        #expect(found.files.first == "2.md")
        #expect(found.parts["2.md:1"]?.cue == RankingWeights().cue)
    }

    @Test func `"when" prefers a line with a time`() throws {
        let vault = try RankedVault(notes: "The marina got new berths.", "The marina got berths yesterday.")
        let query = try vault.query("when did the marina get berths?")
        #expect(query.wants == .time)
        let found = try vault.rank(query)
        #expect(found.files.first == "2.md")
        #expect(found.parts["1.md:1"]?.cue == 0)
    }

    @Test func `a german line names its time in german words`() throws {
        let vault = try RankedVault(
            notes: "Wir haben die Liegeplätze gestern gesehen und sie sind nicht teuer.",
            "Wir haben die Liegeplätze selbst gesehen und sie sind nicht teuer.")
        let found = try vault.rank(try vault.query("wann haben wir die Liegeplätze gesehen?"))
        #expect(found.parts["1.md:1"]?.cue == RankingWeights().cue)
        #expect(found.parts["2.md:1"]?.cue == 0)
    }

    @Test func `what asks for neither prefers neither`() throws {
        let vault = try RankedVault(notes: "The marina has 140 berths.")
        let query = try vault.query("berths of the marina")
        #expect(query.wants == [])
        #expect(try vault.rank(query).parts["1.md:1"]?.cue == 0)
    }
}
