import Testing

@testable import Answering

@Suite struct DecisionWordsTests {
    @Test(arguments: [
        "We decided to keep the Starter tier at €12.", "Decision: dark mode stays postponed.",
        "Decision (9 December): last edit wins.", "Agreed: one summary, two pages.", "Budget approved, €46k a year.",
        "OK, we'll go with the blue one.", "Signed off by Mark.", "Decided not to ship before Easter.",
        "Payments offline: no, never, agreed.", "Beschluss: wir bleiben bei 12 Euro.",
        "Wir haben uns für Behnke entschieden.",
        "Der Termin ist beschlossen.", "✅ blue it is",
    ])
    func `words of deciding decide`(sentence: String) {
        #expect(DecisionWords.shared.verdict(on: sentence)?.force == .certain)
    }

    @Test(arguments: [
        "Not decided yet.", "The colour is still undecided.", "Rule to be decided before Christmas.",
        "Should we have agreed to that?", "Nothing was settled.", "No decision.", "We haven't agreed on the price.",
        "Not settled to the last digit.", "Was it approved?", "They talked about the decision tree.",
        "Das ist noch nicht entschieden.", "Es muss noch entschieden werden.", "Kein Beschluss.",
        "No note without a sentence that says what was decided.", "It depends on whether Mark approved it.",
        "We thought of it as: do we agree that this is worth solving.",
        "The question is should we go with the blue one.", "Who owns the booking? (see the rule, settled on paper)",
        "(see the rule, settled on paper)",
    ])
    func `what denies, asks or puts off decides nothing`(sentence: String) {
        #expect(DecisionWords.shared.verdict(on: sentence) == nil)
    }

    @Test(arguments: ["Release 4.3 moves to 14 April.", "Dark mode is postponed.", "Die Messe wurde verschoben."])
    func `words that often stand in decisions are likely ones`(sentence: String) {
        #expect(DecisionWords.shared.verdict(on: sentence)?.force == .likely)
    }

    @Test func `a label is told from a word in the sentence`() throws {
        #expect(try #require(DecisionWords.shared.verdict(on: "Decision: yes.")).isLabelled)
        #expect(try !#require(DecisionWords.shared.verdict(on: "Mark agreed.")).isLabelled)
        #expect(DecisionWords.shared.isLabel("Decisions"))
        #expect(!DecisionWords.shared.isLabel("Decision tree"))
    }

    @Test func `a verdict names the word of deciding`() throws {
        let sentence = "4.3 moves, decided yesterday."
        let range = try #require(DecisionWords.shared.verdict(on: sentence)).range
        #expect(Array(sentence.utf8)[range].elementsEqual("decided".utf8))
    }
}
