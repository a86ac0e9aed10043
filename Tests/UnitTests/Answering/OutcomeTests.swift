import Testing

@testable import Answering
import Text

/// What came out of a matter, which notes often say far below its name.
@Suite struct OutcomeTests {
    private let vault: TestVault

    init() throws {
        let talk = (1...40).map { "    - Somebody had a view on the harbour, the \($0)th of the evening." }
        vault = try TestVault([
            "2026-02-03.md": """
            # Yard meeting 2026-02-03

            - Membership of the Gullwing
            \(talk.joined(separator: "\n"))
                - Vote to take her in
                    - Passed unanimously.
            - Summer fête
                - Ada: the tent is too small.
                - Rented from Kofi, as agreed.
            """,
            "2026-02-10.md": """
            # Yard meeting 2026-02-10

            ## Licence of the "Narwhal"

            - It forbids racing.
            - Outcome: not taken in

            ## Licence of the "Petrel"

            - They voted to add it.
            """,
        ])
    }

    @Test(arguments: [
        ("Was the membership of the Gullwing approved?", "Passed unanimously."),
        ("result of the vote on the Gullwing", "Passed unanimously."),
        ("was the Narwhal licence accepted?", "Outcome: not taken in"),
        ("was the Petrel licence approved?", "They voted to add it."),
    ])
    func `the outcome of a matter stands below its name`(question: String, line: String) throws {
        let answer = try vault.ask(question)
        #expect(answer.certainty == .answered)
        #expect(answer.sections.first?.quotes.map(\.text) == [line])
    }

    @Test func `what decides another matter is no outcome`() throws {
        let answer = try vault.ask("was the tent approved?")
        #expect(!answer.sections.flatMap(\.quotes).contains { $0.text.contains("unanimously") })
    }

    @Test func `an item that only names a matter is quoted with what stands below it`() throws {
        let answer = try vault.ask("what about the summer fête")
        #expect(answer.sections.first?.quotes.map(\.text).contains("Ada: the tent is too small.") == true)
    }

    @Test func `a question for something of what was decided is no question for an outcome`() {
        #expect(DecisionWords.shared.matter(among: ["files", "accepted"], isOpen: true) == nil)
        #expect(DecisionWords.shared.matter(among: ["mast", "accepted"], isOpen: false) == ["mast"])
        #expect(DecisionWords.shared.matter(among: ["result", "vote", "mast"], isOpen: true) == ["mast"])
    }

    @Test func `a decision that announces a list is told with it`() throws {
        let vault = try TestVault([
            "2026-03-03.md": """
            # Yard meeting 2026-03-03

            We agreed on putting off the following works until after the regatta:

            - the second winch
            - paint for the pier
            """
        ])
        let answer = try vault.ask("which works did we agree to put off until after the regatta?")
        #expect(answer.quotes.contains("the second winch") && answer.quotes.contains("paint for the pier"))
    }

    @Test func `voting members are no question for an outcome`() throws {
        let vault = try TestVault([
            "2026-03-03.md": "# Yard meeting 2026-03-03\n\n- Board news\n  - Nothing was decided by members.\n",
            "2026-03-10.md": "# Yard meeting 2026-03-10\n\n- Voting members are regular members, too.\n",
        ])
        let answer = try vault.ask("are voting members regular members?")
        #expect(answer.citations.first?.document.path == "2026-03-10.md")
    }

    @Test(arguments: [
        ("what became of the old boat?", "Carried unanimously."), ("was the green shed approved?", "Vote: defeated"),
        ("what was the outcome of the crane motion?", "Resolution: Postponed to the next meeting."),
    ])
    func `a line that is nothing but an outcome is about the lines before it`(question: String, line: String) throws {
        let vault = try TestVault([
            "2026-03-03.md": """
            # Yard meeting 2026-03-03

            Motion: Sell the old boat.
            Moved: Ann Lee. Seconded: Bo Ek.
            Carried unanimously.

            Motion: Paint the shed green.
            Vote: defeated

            ### Motion 3

            - Presenter: Ann Lee
            - Text: Buy a crane
            - Resolution: Postponed to the next meeting.
            - Details: It costs 300.
            """
        ])
        let answer = try vault.ask(question)
        #expect(answer.certainty == .answered)
        #expect(answer.sections.map { $0.quotes.map(\.text) } == [[line]])
    }

    @Test func `a short decision that tells of what is not about the lines before it`() {
        func isBare(_ line: String) -> Bool? { DecisionWords.shared.verdict(on: line)?.isBare }
        #expect(isBare("Resolution: Postponed to the next meeting.") == true && isBare("Carried unanimously.") == true)
        #expect(isBare("Decision: buy a crane.") == false && isBare("Agreed on the crane.") == false)
    }

    @Test func `an outcome in a sentence of its own stands for its line`() throws {
        let vault = try TestVault([
            "2026-03-03.md":
                "# Yard meeting 2026-03-03\n\n- Talk about the pier.\n- Ann moved to sell the old boat. Carried.\n"
        ])
        #expect(try vault.ask("was the sale of the old boat approved?").quotes.contains("Carried"))
        let pier = try vault.ask("was the pier approved?")
        #expect(!pier.quotes.contains("Carried"))
    }
}
