import Answering
import TestSupport
import Testing
import Text

/// Related words on their way to the ranking.
@Suite struct RelatedWordsFlowTests {
    /// Lists that count how often they are asked for.
    private final class Lists {
        var openings = 0

        func open() throws -> RelatedWords {
            openings += 1
            let file = RelatedWordsBytes(["salari": [("pay", 255)]])
            return try RelatedWords(file.bytes, lentBy: file)
        }
    }

    // MARK: In other words

    private static let lists = RelatedWordsBytes([
        "celebr": [("parti", 151)], "clean": [("tidi", 151)], "boil": [("kettl", 150)], "mend": [("sail", 150)],
    ])

    private func answer(_ text: String, lists: RelatedWordsBytes = lists) throws -> Answer {
        let vault = try TestVault([
            "todo.md": "We tidied up behind the party.\n", "sea.md": "The sail is torn. The kettle is new.\n",
            "boat.md": "The boat lies at the pier.\n", "pier.md": "The pier is long.\n",
        ])
        let flow = try vault.flow(related: try? RelatedWords(lists.bytes, lentBy: lists))
        let question = try vault.question(text)
        return try flow.answer(question, reading: flow.read(question))
    }

    @Test func `a line with other words for two of the question's is an answer`() throws {
        let answer = try answer("cleaning celebration")
        #expect(answer.certainty == .answered)
        #expect(answer.citations.first?.document.path == "todo.md")
    }

    @Test func `a line with one other word, or with words that no dictionary confirms, is not`() throws {
        #expect(try answer("cleaning lighthouse").certainty != .answered)
        #expect(try answer("mend boiler").certainty != .answered)
    }

    @Test(arguments: [("how many meetings last week", 0), ("churn numbers", 1)])
    func `related words are opened by the first question that ranks`(text: String, openings: Int) throws {
        let vault = try TestVault()
        let lists = Lists()
        let flow = try vault.flow(related: try? lists.open())
        let question = try vault.question(text)
        for _ in 0..<2 { _ = try flow.answer(question, reading: flow.read(question)) }
        #expect(lists.openings == openings)
    }
}
