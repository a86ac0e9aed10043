import Evaluation
import Foundation
import Model
import Testing

@Suite struct MeasuresTests {
    /// Lines of the file `plan.md`.
    static func plan(_ first: Int, _ last: Int) -> FileLines {
        FileLines(file: "plan.md", lines: LineRange(first, last))
    }

    /// Lines of the file `log.md`.
    static func log(_ first: Int, _ last: Int) -> FileLines { FileLines(file: "log.md", lines: LineRange(first, last)) }

    static func isNear(_ left: Double, _ right: Double) -> Bool { abs(left - right) < 1e-12 }

    @Test func `a citation gains only for lines that none before it holds`() throws {
        // Ranks 2, 4 and 6 show something new; rank 3 repeats. Blocks of one line: the ideal shows three.
        let cited = [
            Self.log(9, 9), Self.plan(7, 7), Self.plan(7, 7), Self.plan(8, 8), Self.log(8, 8), Self.log(2, 2),
        ]
        let measures = try #require(Measures(of: cited, relevant: [Self.plan(7, 8), Self.log(2, 2)]))
        let gain = 1 / log2(3.0) + 1 / log2(5.0) + 1 / log2(7.0)
        let ideal = 1 + 1 / log2(3.0) + 1 / log2(4.0)
        #expect(measures.hitAt1 == 0)
        #expect(measures.hitAt5 == 1)
        #expect(measures.reciprocalRank == 0.5)
        #expect(measures.recallAt10 == 1)
        #expect(Self.isNear(measures.nDCGAt10, gain / ideal))
    }

    @Test func `the ideal shows blocks of the upper median height`() throws {
        // Heights 2 and 4: blocks of 4 lines, so lines 10 to 17 take two and line 30 takes a third.
        let cited = [Self.plan(10, 11), Self.plan(12, 15)]
        let measures = try #require(Measures(of: cited, relevant: [Self.plan(10, 17), Self.plan(30, 30)]))
        #expect(measures.hitAt1 == 1)
        #expect(Self.isNear(measures.recallAt10, 6.0 / 9))
        #expect(Self.isNear(measures.nDCGAt10, (1 + 1 / log2(3.0)) / (1 + 1 / log2(3.0) + 1 / log2(4.0))))
    }

    @Test func `a block of the ideal covers lines beyond a gap`() throws {
        // Blocks of 6 lines: 10 to 15 hold both runs.
        let measures = try #require(Measures(of: [Self.plan(9, 14)], relevant: [Self.plan(10, 11), Self.plan(14, 15)]))
        #expect(measures.nDCGAt10 == 1)
        #expect(measures.recallAt10 == 0.75)
    }

    @Test func `more gain than the ideal counts as the ideal`() throws {
        // One block of nine lines would do, yet two citations gain: each holds a line that the other lacks.
        let cited = [Self.plan(1, 9), Self.plan(9, 17)]
        let measures = try #require(Measures(of: cited, relevant: [Self.plan(8, 10)]))
        #expect(measures.nDCGAt10 == 1)
    }

    @Test func `only the first ten citations count`() throws {
        let noise = Array(repeating: Self.log(1, 1), count: 10)
        let measures = try #require(Measures(of: noise + [Self.plan(3, 3)], relevant: [Self.plan(3, 3)]))
        #expect(measures == Measures(of: [], relevant: [Self.plan(3, 3)]))
        #expect(measures.reciprocalRank == 0)
        let sixth = try #require(Measures(of: Array(noise.prefix(5)) + [Self.plan(3, 3)], relevant: [Self.plan(3, 3)]))
        #expect(sixth.hitAt5 == 0)
        #expect(Self.isNear(sixth.reciprocalRank, 1.0 / 6))
    }

    @Test func `no more than ten blocks are ideal`() throws {
        let relevant = (1...20).map { Self.plan($0 * 2, $0 * 2) }
        let measures = try #require(Measures(of: Array(relevant.prefix(10)), relevant: relevant))
        #expect(measures.recallAt10 == 0.5)
        #expect(Self.isNear(measures.nDCGAt10, 1))
    }

    @Test func `a relevant line that is named twice counts once`() throws {
        let measures = try #require(Measures(of: [Self.plan(4, 4)], relevant: [Self.plan(3, 4), Self.plan(4, 6)]))
        #expect(measures.recallAt10 == 0.25)
    }

    @Test func `a file of another name is no hit`() throws {
        let measures = try #require(Measures(of: [Self.log(3, 3)], relevant: [Self.plan(3, 3)]))
        #expect(measures.hitAt5 == 0)
    }

    @Test func `without citations everything is zero`() throws {
        let measures = try #require(Measures(of: [], relevant: [Self.plan(3, 3)]))
        #expect(measures.hitAt1 + measures.hitAt5 + measures.reciprocalRank == 0)
        #expect(measures.recallAt10 + measures.nDCGAt10 == 0)
    }

    @Test func `without relevant lines there is nothing to measure`() {
        #expect(Measures(of: [Self.plan(3, 3)], relevant: []) == nil)
    }

    @Test func `enormous ranges cost no time`() throws {
        let measures = try #require(Measures(of: [Self.plan(1, 1)], relevant: [Self.plan(1, 1_000_000_000)]))
        #expect(measures.recallAt10 == 1e-9)
    }
}
