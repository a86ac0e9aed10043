import Testing

@testable import Parsing

/// Questions about an occasion that a clause describes by what happened.
@Suite struct OccasionQuestionTests {
    @Test(
        arguments: [
            (
                "what did I eat on the day that I saw the lighthouse?", OccasionQuestion.Occasion.period(.day),
                "when I saw the lighthouse"
            ),
            ("in the week we moved the boats what did Ana pay", .period(.week), "when we moved the boats"),
            ("who was at the crew meeting where the crane was sold?", .meeting, "when the crane was sold"),
            ("who chaired the meeting where the crane was sold?", .meeting, "when the crane was sold"),
            ("What did Tom say in the call in which Ana resigned?", .meeting, "when Ana resigned"),
            (
                "Was habe ich an dem Tag gegessen, an dem ich den Kran verkauft habe?", .period(.day),
                "wann ich den Kran verkauft habe"
            ),
            ("Qu'est-ce que j'ai mangé le jour où j'ai vu le phare ?", .period(.day), "quand j'ai vu le phare"),
        ])
    func `the clause of an occasion asks when it was`(
        question: String, occasion: OccasionQuestion.Occasion, when: String
    ) throws {
        let found = try #require(OccasionQuestion(question))
        #expect(found.occasion == occasion)
        #expect(found.when == when)
    }

    @Test(
        arguments: [
            ("what did I eat on the day that I saw the lighthouse?", "what did I eat"),
            ("On the day I saw the lighthouse, what did I eat?", "what did I eat?"),
            ("what else did we say at the meeting where the crane was sold?", "what did we say at the meeting"),
            ("Was habe ich an dem Tag gegessen, an dem ich den Kran verkauft habe?", "Was habe ich gegessen"),
        ])
    func `what is left is the question itself`(question: String, asking: String) throws {
        #expect(try #require(OccasionQuestion(question)).asking == asking)
    }

    @Test(
        arguments: [
            "when was the meeting where we sold the crane?",
            "what was the day that I saw the lighthouse?",
            "what did Ana say at the meeting that was cancelled on Monday?",
            "what did we decide in the weekly meeting about the crane?",
            "which meetings of the week that begins on Monday are mine",
        ])
    func `a question for the occasion itself, or without a clause, is none`(question: String) {
        #expect(OccasionQuestion(question) == nil)
    }
}
