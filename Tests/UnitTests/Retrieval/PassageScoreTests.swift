import Model
import Parsing
import Testing

@testable import Retrieval

/// What a whole passage adds to the scores of its chunks.
@Suite struct PassageScoreTests {
    private func coverage(_ vault: RankedVault, _ question: String) throws -> [Float] {
        try vault.rank(question).ranking.passages.map(\.parts.coverage)
    }

    @Test func `a passage that holds the whole question gains most`() throws {
        let vault = try RankedVault(["1.md": "The tent has a new pole.\n", "2.md": "The tent leaks.\n"])
        let gained = try coverage(vault, "tent pole")
        #expect(gained.first == RankingWeights().coverage)
        #expect(try #require(gained.last) < RankingWeights().coverage / 2)
    }

    @Test func `of a numbered series the one that the question names gains, and the others lose`() throws {
        let vault = try RankedVault([
            "a.md": "# Brew 9: Stout\n\nBottles: 8\n", "b.md": "# Brew 8: Ale\n\nBottles: 9\n",
            "c.md": "Bottles of brew\n",
        ])
        let weight = RankingWeights().number
        let parts = try vault.rank("bottles brew 9").ranking.passages.map(\.parts.number)
        #expect(parts.first == weight)
        #expect(parts.sorted() == [-weight, 0, weight])
    }

    @Test func `a section gains that is called as the question calls its matter, and none with a word of its own`()
        throws
    {
        let vault = try RankedVault([
            "a.md": "# Food\n\n## Tomato sauce\n\n- oil\n", "b.md": "# Food\n\n## Tomato sauce pie\n\n- tomato sauce\n",
        ])
        let parts = try vault.rank("how do I make the tomato sauce").ranking.passages.map(\.parts.section)
        #expect(parts.contains(0))
        #expect(try #require(parts.max()) > 0)
    }

    @Test(arguments: [
        ("brew 9", "Brew 9: Stout", SeriesNumbers.Mention.same), ("brew 9", "brew9", .same),
        ("recipe v2", "Recipe V1", .other),
        ("sprint #12", "Sprint 12", .same), ("brew 9", "9 brews", .none), ("brew", "Brew 9", .none),
    ])
    func `a numbered name is a word with a number behind it`(
        question: String, heading: String, mention: SeriesNumbers.Mention
    ) {
        #expect(SeriesNumbers(in: question).mention(in: [heading]) == mention)
    }

    @Test func `the headings above a line count as said in it`() throws {
        let vault = try RankedVault(["1.md": "# Tent\n\nThe pole is new.\n", "2.md": "# Boat\n\nThe pole is old.\n"])
        #expect(try coverage(vault, "tent pole").first == RankingWeights().coverage)
    }

    /// What the time order gives to two equal notes, best first.
    private func orders(_ end: Order?, _ names: [String] = ["2025-03-01.md", "2025-05-01.md"]) throws -> [Float] {
        let vault = try RankedVault(Dictionary(uniqueKeysWithValues: names.map { ($0, "The tent leaks.\n") }))
        var query = Query(text: "tent")
        query.order = end
        return try vault.rank(query).ranking.passages.map(\.parts.order)
    }

    @Test func `where the last time is asked for the newest stands first`() throws {
        #expect(try orders(.last) == [RankingWeights().newest / 2, -RankingWeights().newest / 2])
    }

    @Test func `where the first time is asked for the oldest does`() throws {
        #expect(try orders(.first) == [RankingWeights().oldest / 2, -RankingWeights().oldest / 2])
    }

    @Test func `otherwise an older note loses by its age`() throws {
        let names = ["2024-04-01.md", "2025-05-01.md"]
        #expect(try orders(nil, names) == [0, -RankingWeights().newer / 2])
    }

    @Test func `notes of one month are equally new`() throws {
        #expect(try orders(nil, ["2025-04-20.md", "2025-05-01.md"]) == [0, 0])
    }

    @Test func `how things stand is told by the newer note all the more`() throws {
        let vault = try RankedVault(["2024-05-01.md": "The tent leaks.\n", "2025-05-01.md": "The tent leaks.\n"])
        let loss = { try vault.rank(vault.query($0)).ranking.passages.map(\.parts.order).min() ?? 0 }
        #expect(try loss("does the tent still leak?") < loss("does the tent leak?"))
    }

    @Test func `talk does not lose by its age`() throws {
        let talk = "WEBVTT\n\n00:00:01.000 --> 00:00:02.000\n<v Ann>The tent leaks.</v>\n"
        let vault = try RankedVault(["2024-05-01.vtt": talk, "2025-05-01.vtt": talk])
        #expect(try vault.rank("tent").ranking.passages.map(\.parts.order) == [0, 0])
    }

    @Test func `documents without a date are neither new nor old`() throws {
        #expect(try orders(.last, ["a.md", "b.md"]) == [0, 0])
    }

    @Test func `words of the question that stand together count more than words apart`() throws {
        let vault = try RankedVault([
            "1.md": "The tent that we bought long ago, and then at last a pole.\n", "2.md": "The tent pole.\n",
        ])
        let passages = try vault.rank("tent pole").ranking.passages
        #expect(passages.map(\.parts.nearness) == [RankingWeights().nearness, 0])
    }

    @Test(arguments: [
        ("Location: Ulm", "Location"), ("- rent -> 30k", "rent"), ("Vera – 14 years", "Vera"),
        ("| red lead | 4 |", "red lead"),
        ("key:: value", "key"), ("http://example.com", nil), ("Location:", nil), ("12:30 lunch", nil),
        ("It rains.", nil),
    ])
    func `a label stands before a mark and a value`(line: String, label: String?) {
        var labels: [String] = []
        LineLabel.forEach(in: line.utf8Span.span) { range in
            labels.append(String(decoding: Array(line.utf8)[range], as: UTF8.self))
        }
        #expect(labels == [label].compactMap { $0 })
    }

    @Test func `a line gains that is labelled as the question calls its matter`() throws {
        let vault = try RankedVault([
            "a.md": "rent -> 30k\n", "b.md": "The rent is due.\n", "c.md": "rent of the hall: 4k\n",
        ])
        let parts = try vault.rank("rent").ranking.passages.map(\.parts.section)
        #expect(parts.sorted().suffix(1).first == RankingWeights().label)
        #expect(parts.count { $0 > 0 } == 1)
    }
}
