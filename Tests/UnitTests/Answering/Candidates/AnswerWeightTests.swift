import Answering
import Testing

/// How the values that sentences give are weighed against each other.
@Suite struct AnswerWeightTests {
    private let vault: TestVault

    init() throws {
        vault = try TestVault([
            "2026-03-02.md": "We approved the choir budget.\n",
            "2026-02-09.md": "The choir budget was first spoken of on 4 February 2026.\n",
        ])
    }

    private func explained(_ question: String) throws -> Explanation {
        try vault.flow().explain(try vault.question(question))
    }

    @Test func `every feature has a name of its own and a weight`() {
        #expect(Set(AnswerFeature.allCases.map(\.name)).count == AnswerFeature.allCases.count)
        #expect(AnswerFeature.allCases.allSatisfy { AnswerWeights()[$0] != 0 })
    }

    @Test func `a date is explained by the dates that it was chosen among, with the parts of their scores`() throws {
        let candidates = try explained("when was the choir budget approved?").candidates
        let best = try #require(candidates.first)
        #expect(best.value == "Mon 2 March 2026")
        #expect(best.quote == "We approved the choir budget.")
        #expect(best.place == "2026-03-02.md:1-1")
        #expect(best.parts.contains { $0.name == "stated" })
        #expect(abs(best.parts.reduce(0) { $0 + $1.value } - best.score) < 0.001)
        #expect(candidates.map(\.score) == candidates.map(\.score).sorted(by: >))
        #expect(candidates.contains { $0.value == "Wed 4 February 2026" })
    }

    @Test func `what is told in lines has no values`() throws {
        #expect(try explained("what about the choir budget?").candidates.isEmpty)
    }

    @Test func `a weight of 0 takes a feature out of the choice`() throws {
        func headline(_ weights: AnswerWeights) throws -> String {
            let flow = try vault.flow(answerWeights: weights)
            let question = try vault.question("when was the choir budget first spoken of?")
            return try flow.answer(question, reading: flow.read(question)).headline
        }
        var weights = AnswerWeights()
        #expect(try headline(weights).contains("4 February 2026"))
        weights[.statedTime] = 0
        #expect(try !headline(weights).contains("4 February 2026"))
    }
}
