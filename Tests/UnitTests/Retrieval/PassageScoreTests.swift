import Model
import Parsing
import Testing

@testable import Retrieval

/// What a whole passage adds to the scores of its chunks.
@Suite struct PassageScoreTests {
    private func coverage(_ vault: RankedVault, _ question: String) throws -> [Float] {
        try vault.rank(question).ranking.passages.map(\.best.parts.coverage)
    }

    @Test func `a passage that holds the whole question gains most`() throws {
        let vault = try RankedVault(["1.md": "The tent has a new pole.\n", "2.md": "The tent leaks.\n"])
        let gained = try coverage(vault, "tent pole")
        #expect(gained.first == RankingWeights().coverage)
        #expect(try #require(gained.last) < RankingWeights().coverage / 2)
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
        return try vault.rank(query).ranking.passages.map(\.best.parts.order)
    }

    @Test func `where the last time is asked for the newest stands first`() throws {
        #expect(try orders(.last) == [RankingWeights().newest / 2, -RankingWeights().newest / 2])
    }

    @Test func `where the first time is asked for the oldest does`() throws {
        #expect(try orders(.first) == [RankingWeights().oldest / 2, -RankingWeights().oldest / 2])
    }

    @Test func `otherwise neither new nor old is better`() throws {
        #expect(try orders(nil) == [0, 0])
    }

    @Test func `documents without a date are neither new nor old`() throws {
        #expect(try orders(.last, ["a.md", "b.md"]) == [0, 0])
    }
}
