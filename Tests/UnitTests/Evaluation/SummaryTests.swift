import Evaluation
import Foundation
import Model
import Testing

@Suite struct SummaryTests {
    static let lines = FileLines(file: "a.md", lines: LineRange(1, 1))

    /// The judgement of a question that cites its one relevant line at a rank, or has none.
    static func judgement(
        category: String? = nil, rank: Int? = nil, expected: ExpectedOutcome = ExpectedOutcome(), found: Bool = true,
        value: AnswerValue? = nil, milliseconds: Double = 1
    ) -> Judgement {
        let noise = FileLines(file: "b.md", lines: LineRange(1, 1))
        let question = QuestionCase(
            id: "q", question: "?", category: category, relevant: rank == nil ? [] : [lines], expected: expected)
        let citations = rank.map { Array(repeating: noise, count: $0 - 1) + [lines] } ?? []
        let answer = EvaluatedAnswer(
            intent: "count", found: found, value: value, citations: citations, milliseconds: milliseconds)
        return Judgement(of: answer, to: question)
    }

    static let judgements = [
        judgement(category: "count", expected: ExpectedOutcome(intent: "count", value: .number(3)), value: .number(3)),
        judgement(category: "count", expected: ExpectedOutcome(intent: "who", value: .number(3)), value: .number(4)),
        judgement(category: "find", rank: 1, milliseconds: 3), judgement(category: "find", rank: 4, milliseconds: 8),
        judgement(expected: ExpectedOutcome(found: false), found: false),
        judgement(expected: ExpectedOutcome(found: false), found: true),
    ]

    @Test func `measures are means over the questions with relevant lines`() throws {
        let overall = Summary(of: Self.judgements).overall
        let measures = try #require(overall.measures)
        #expect(overall.count == 6)
        #expect(overall.measuredCount == 2)
        #expect(measures.hitAt1 == 0.5)
        #expect(measures.hitAt5 == 1)
        #expect(measures.reciprocalRank == 0.625)
        #expect(measures.recallAt10 == 1)
        let expected: Double = (1 + 1 / log2(5.0)) / 2
        #expect(abs(measures.nDCGAt10 - expected) < 1e-12)
    }

    @Test func `what was judged is counted`() {
        let overall = Summary(of: Self.judgements).overall
        #expect(overall.values == Tally([true, false]))
        #expect(overall.intents == Tally([true, false]))
        #expect(overall.times == Tally([]))
        #expect(overall.abstentions == Tally([true, false]))
        #expect(overall.answered == Tally([true, true, true, true]))
    }

    @Test func `categories are in the order of their names`() {
        let categories = Summary(of: Self.judgements).categories
        #expect(categories.map(\.name) == ["-", "count", "find"])
        #expect(categories.map(\.count) == [2, 2, 2])
        #expect(categories.map(\.measuredCount) == [0, 0, 2])
    }

    @Test(arguments: [(1, 1.0, 1.0), (2, 1, 2), (10, 5, 10), (20, 10, 19), (21, 11, 20), (100, 50, 95)])
    func `latencies are nearest ranks`(count: Int, median: Double, high: Double) {
        let judgements = (1...count).reversed().map { Self.judgement(milliseconds: Double($0)) }
        let overall = Summary(of: judgements).overall
        #expect(overall.medianLatency == median)
        #expect(overall.latency95 == high)
    }

    @Test func `the table is aligned and leaves out what is not known`() {
        #expect(
            Summary(of: Self.judgements).table() == """
                       n  hit@1  hit@5  MRR@10  recall@10  nDCG@10  value  intent  answered  abstained  p50 ms  p95 ms
                all    6   50.0  100.0    62.5      100.0     71.5    1/2     1/2       4/4        1/2    1.00    8.00
                -      2      -      -       -          -        -      -       -         -        1/2    1.00    1.00
                count  2      -      -       -          -        -    1/2     1/2       2/2          -    1.00    1.00
                find   2   50.0  100.0    62.5      100.0     71.5      -       -       2/2          -    3.00    8.00

                """)
    }

    @Test func `one category needs no line of its own`() {
        let table = Summary(of: [Self.judgement(category: "find", rank: 1)]).table()
        #expect(table.split(separator: "\n").count == 2)
    }

    @Test func `nothing to sum up is no error`() throws {
        #expect(Summary(of: []).table() == "     n\nall  0\n")
        #expect(
            String(decoding: try Summary(of: []).json(), as: UTF8.self).hasPrefix(#"{"all":{"abstained":{"right":0"#))
    }

    @Test func `JSON has sorted keys and nulls`() throws {
        let summary = Summary(of: [
            Self.judgement(category: "a/b", expected: ExpectedOutcome(found: false), found: false)
        ])
        let row = [
            #""abstained":{"right":1,"share":1,"total":1},"answered":{"right":0,"share":null,"total":0},"hit@1":null,"#,
            #""hit@5":null,"intent":{"right":0,"share":null,"total":0},"measured":0,"mrr@10":null,"n":1,"#,
            #""ndcg@10":null,"p50_ms":1,"p95_ms":1,"people":{"right":0,"share":null,"total":0},"recall@10":null,"#,
            #""time":{"right":0,"share":null,"total":0},"value":{"right":0,"share":null,"total":0},"#,
            #""verbatim":{"right":0,"share":null,"total":0}"#,
        ].joined()
        let json = String(decoding: try summary.json(), as: UTF8.self)
        #expect(json == #"{"all":{\#(row)},"categories":{"a/b":{\#(row)}},"not_verbatim":[]}"#)
    }
}
