import Model
import Testing
import Time

@testable import Answering

/// Steps with numbers that a matter goes through, asked on Wednesday 18 March 2026.
@Suite struct MilestoneTests {
    private let vault: TestVault

    init() throws {
        vault = try TestVault([
            "2026-01-13.md": """
            # Yard call 2026-01-13

            ## Reminder: upcoming phase 2 vote on the winch

            Bo: I don't have any objections.

            ## Phase 1 poll for the folding mast

            Ana: Do we have consensus?

            Poll: in favour 9, against 1

            Poll passes.
            """,
            "2026-02-10.md": """
            # Yard call 2026-02-10

            ## Update on the winch and vote for phase 2 (Bo, 20 minutes)

            Ana: We could take the vote next time.

            Cy: That is consensus. The winch is now phase 2.

            ## Folding mast for phase 2

            Cy: This doesn't look like consensus.
            """,
        ])
    }

    @Test(arguments: [
        ("when did the winch reach phase 2?", 2, 10), ("when was the folding mast voted into phase 1?", 1, 13),
    ])
    func `the day on which a step was taken is that of its outcome`(question: String, month: Int, day: Int) throws {
        let answer = try vault.ask(question)
        #expect(answer.value == .moment(try #require(CivilDate(year: 2026, month: month, day: day)).midnight))
        #expect(answer.certainty == .answered)
    }

    @Test func `a poll that passes says yes, and no consensus says no`() throws {
        #expect(try vault.ask("did the folding mast make it to phase 1?").headline.hasPrefix("Yes: “Poll passes.”"))
        #expect(try vault.ask("did the folding mast make it to phase 2?").headline.hasPrefix("No: “Cy: This doesn't"))
    }

    @Test func `the last step taken is the one at which a matter is`() throws {
        #expect(try vault.ask("what phase is the winch at?").value == .number(2))
        #expect(try vault.ask("what phase is the folding mast at?").value == .number(1))
    }

    @Test func `a section names its matter in the answer`() throws {
        let answer = try vault.ask("did the folding mast reach phase 1?")
        #expect(answer.sections.first?.heading?.hasSuffix("› Phase 1 poll for the folding mast") == true)
    }

    @Test(arguments: [
        ("Stage 3", 3.0), ("advanced to stage-2.", 2), ("RFC2", 2), ("stage 2.7 reached", 2.7),
    ])
    func `a step has a number behind its noun`(text: String, number: Double) {
        #expect(MilestoneWords.number(in: text) == number)
    }

    @Test(arguments: [
        ("No objections, poll passes.", MilestoneWords.Verdict.passed), ("Consensus on stage 3.", .passed),
        ("Not accepted.", .failed), ("The proposal was rejected.", .failed),
    ])
    func `an outcome passes a step or fails it`(line: String, verdict: MilestoneWords.Verdict) {
        #expect(MilestoneWords.verdict(of: line) == verdict)
    }

    @Test(arguments: [
        "Do we have consensus?", "We could advance it next time.", "I don't have any objections.",
        "The winch is green.",
    ])
    func `questions, wishes and single views are no outcome`(line: String) {
        #expect(MilestoneWords.verdict(of: line) == nil)
    }

    @Test func `a number too long for a step is none`() throws {
        #expect(MilestoneWords.number(in: "phase 99999999999999999999") == nil)
        #expect(try vault.ask("did the winch reach phase 99999999999999999999?").value == nil)
    }
}
