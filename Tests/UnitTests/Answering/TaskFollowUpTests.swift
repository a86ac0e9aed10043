import Answering
import Testing

/// Questions about things to do that were listed.
@Suite struct TaskFollowUpTests {
    private let files = [
        "Pier.md": """
        # Pier

        - [ ] order the lamps @mo 📅 2026-03-20
        - [x] measure the pier @ada

        """,
        "Boat house.md": """
        # Boat house

        - [ ] paint the door @ada 📅 2026-03-02
        - [ ] mend the roof

        """,
        "one.md": TestVault.meeting("2026-03-10", "Ada Byrd", "Talk"),
        "two.md": TestVault.meeting("2026-03-11", "Mo Lee", "Walk"),
    ]

    private func ask(_ questions: String...) throws -> Answer {
        try ConversationTalk.answer(files, questions)
    }

    private static let pier = "what are the open tasks in Pier?"

    @Test(arguments: ["who does it?", "who has to do that?"]) func `who does it is its owner`(text: String) throws {
        let answer = try ask(TaskFollowUpTests.pier, text)
        #expect(answer.value == .list(["Mo Lee"]))
        #expect(answer.headline == "Mo Lee: order the lamps")
    }

    @Test func `when it is due is its day`() throws {
        #expect(try ask(TaskFollowUpTests.pier, "when is it due?").headline == "Due Fri 20 March 2026: order the lamps")
    }

    @Test func `whether it is done is answered first`() throws {
        #expect(try ask(TaskFollowUpTests.pier, "is it done?").headline == "No, not yet: order the lamps")
        #expect(try ask("what are the done tasks in Pier?", "is it done?").headline.hasPrefix("Yes, done"))
    }

    @Test func `of several things to do all are answered for`() throws {
        let answer = try ask("what are the open tasks?", "who does them?")
        #expect(answer.value == .list(["Ada Byrd", "Mo Lee"]))
    }

    @Test func `some of them are listed and counted by their state`() throws {
        #expect(try ask(TaskFollowUpTests.pier, "how many are done there?").value == .number(1))
        #expect(try ask("what are the open tasks?", "which of them are overdue?").value == .list(["paint the door"]))
    }

    @Test(arguments: [
        "what was said on 10 March?", "what did Ada Byrd say this month?", "what did we decide this week?",
        "what is in the boat house?",
    ])
    func `a whole question after a list of tasks stands alone`(text: String) throws {
        let answer = try ask("what are the open tasks?", text)
        #expect(answer.view == nil && !answer.remarks.contains { "\($0)".contains("still") })
    }

    @Test func `what is overdue is not asked of the time before`() throws {
        #expect(try ask("which tasks are due on 20 March?", "what is overdue?").value == .list(["paint the door"]))
    }

    @Test func `another place takes that of the place before`() throws {
        let answer = try ask(TaskFollowUpTests.pier, "which of them are about lamps?", "and in Boat house?")
        #expect(answer.value == .list(["paint the door", "mend the roof"]))
    }
}
