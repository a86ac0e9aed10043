import Model
import Testing
import Time

@testable import Retrieval

/// The order in which passages are shown.
@Suite struct PassageSpreadTests {
    private static let spread = PassageSpread(weight: 5, distance: 900)

    /// A passage named by a number, with the score of its words.
    private func passage(_ number: Int, in document: Int, at place: Int, score: Float) -> Passage {
        var parts = ScoreParts()
        parts.words = score
        let hit = Hit(chunk: number, document: document, place: place, parts: parts)
        return Passage(document: document, lines: LineRange(number, number), chunks: [], best: hit)
    }

    private func order(_ passages: [Passage], by spread: PassageSpread = spread) -> [Int] {
        spread.spread(passages).map(\.best.chunk)
    }

    /// Two passages of one stretch, and one elsewhere.
    private var stretch: [Passage] {
        [
            passage(1, in: 7, at: 0, score: 10), passage(2, in: 7, at: 100, score: 9),
            passage(3, in: 8, at: 0, score: 6),
        ]
    }

    @Test func `two passages of one stretch make room for one elsewhere`() {
        #expect(order(stretch) == [1, 3, 2])
    }

    @Test func `without a weight the scores make the order`() {
        #expect(order(stretch, by: PassageSpread(weight: 0, distance: 900)) == [1, 2, 3])
    }

    @Test func `far away in the same document nothing is lost`() {
        let passages = [
            passage(1, in: 7, at: 0, score: 10), passage(2, in: 7, at: 9000, score: 9),
            passage(3, in: 8, at: 0, score: 8),
        ]
        #expect(order(passages) == [1, 2, 3])
    }

    @Test func `a much better passage stays before one elsewhere`() {
        #expect(order(Array(stretch.prefix(2)) + [passage(3, in: 8, at: 0, score: 3)]) == [1, 2, 3])
    }

    @Test func `scores fall with the rank, and are the sum of their parts`() {
        let scores = PassageSpreadTests.spread.spread(stretch).map(\.score)
        #expect(scores == [10, 6, 6])
        let last = PassageSpreadTests.spread.spread(stretch).last
        #expect(last?.parts.spread == -3)
        #expect(last?.scores.reduce(0) { $0 + $1.value } == 6)
    }

    @Test func `only the first five are chosen so`() {
        let passages = (1...7).map { passage($0, in: 7, at: $0, score: 20 - Float($0) / 10) }
        let other = passage(8, in: 8, at: 0, score: 19)
        #expect(order(passages + [other]).prefix(2) == [1, 8])
        let weak = passage(8, in: 8, at: 0, score: 1)
        #expect(order(passages + [weak]) == [1, 2, 3, 4, 5, 6, 7, 8])
    }

    @Test func `behind the tenth passage documents come first that had none`() {
        let repeated = (1...12).map { passage($0, in: 7, at: $0 * 10_000, score: 20 - Float($0)) }
        let others = [passage(13, in: 8, at: 0, score: 5), passage(14, in: 8, at: 9000, score: 4)]
        #expect(order(repeated + others) == Array(1...10) + [13, 11, 12, 14])
    }

    @Test func `no passage is lost or doubled`() {
        let passages = (1...30).map { passage($0, in: $0 % 3, at: $0 * 70 % 500, score: 30 - Float($0)) }
        #expect(order(passages).sorted() == Array(1...30))
        #expect(order([]).isEmpty)
    }

    @Test func `in a discussion a stretch makes room that it does not make for a line that answers`() throws {
        let log = ["A tent, the tent.", "The tent.", "The tent."].map { "- " + RankedVault.filled($0, length: 195) }
        let vault = try RankedVault([
            "log.md": log.joined(separator: "\n") + "\n",
            "other.md": "- " + RankedVault.filled("It was in the tent.") + "\n",
        ])
        var query = Query(text: "tent")
        query.isDiscussion = true
        let found = try vault.rank(query) { $0.passageLength = 200 }
        #expect(found.passages.prefix(2).map { $0.prefix(5) } == ["log.m", "other"])
        let scores = found.ranking.passages.map(\.score)
        #expect(scores == scores.sorted(by: >))
    }

    @Test func `the named parts of every hit add up to its score`() throws {
        let vault = try RankedVault(
            lines: "When did you buy the tent?", "Yesterday, the tent was cheap.", "The rope was cheap, too.",
            title: "Tent")
        var query = try vault.query("when did we buy the cheap tent and the rpoe?")
        query.preferredSpans = [TimeSpan(start: nil, end: nil)]
        let found = try vault.rank(query, usesSpelling: true)
        #expect(found.ranking.hits.count == 3)
        for hit in found.ranking.hits + found.ranking.passages.map(\.best) {
            #expect(abs(hit.parts.named.reduce(0) { $0 + $1.value } - hit.score) < 0.0001)
        }
    }
}
