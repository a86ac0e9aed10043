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
