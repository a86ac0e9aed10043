import Evaluation
import Model
import Testing

@Suite struct JudgedRankingTests {
    private static func lines(_ first: Int, _ last: Int) -> FileLines {
        FileLines(file: "a.md", lines: LineRange(first, last))
    }

    @Test func `a citation is relevant once it shows a relevant line that was not shown`() throws {
        let cited = [Self.lines(1, 5), Self.lines(4, 8), Self.lines(4, 4), Self.lines(20, 22)]
        let judged = try #require(JudgedCitations(of: cited, relevant: [Self.lines(4, 6), Self.lines(21, 21)]))
        #expect(judged.isRelevant == [true, true, false, true])
        #expect(judged.missed == [])
    }

    @Test func `relevant lines that nothing touches are missed`() throws {
        let relevant = [Self.lines(4, 6), Self.lines(40, 41), Self.lines(40, 41)]
        let ranking = try #require(JudgedRanking(of: [Self.lines(9, 9), Self.lines(5, 5)], relevant: relevant))
        #expect(ranking == JudgedRanking(grades: [0, 1], relevant: [1, 1]))
        #expect(RetrievalMeasures(of: ranking).recall(at: 10) == 0.5)
    }

    @Test func `where nothing is relevant there is nothing to judge`() {
        #expect(JudgedRanking(of: [Self.lines(1, 1)], relevant: []) == nil)
    }

    @Test func `without anything found or relevant every measure is 0`() {
        let measures = RetrievalMeasures(of: JudgedRanking(grades: [], relevant: []))
        #expect(measures.averagePrecision == 0 && measures.nDCG(at: 10) == 0 && measures.recall(at: 5) == 0)
    }
}
