import Model
import Testing

@testable import Answering

/// Tasks by their state, their owner and their tags, and promises in prose.
@Suite struct TaskStateTests {
    private func ask(_ question: String, _ text: String) throws -> Answer {
        try TestVault([
            "m.md": TestVault.meeting("2026-03-10", "Sarah Chen, Bob Okafor", "Harbour talk", text)
        ]).ask(question)
    }

    private let list = """
        - [ ] oil the crane @Sarah
        - [/] paint the pier @Bob
        - [-] sell the oars @Bob
        - [x] buy rope @Sarah
        - [ ] sweep the pier #pier
        - [ ] water the plants 🔁 every week @Bob
        """

    @Test func `a begun task is open and in progress`() throws {
        #expect(try ask("tasks in progress", list).value == .list(["paint the pier"]))
        #expect(try ask("how many open tasks are there", list).value == .number(4))
    }

    @Test func `cancelled tasks are listed where they are asked for`() throws {
        #expect(try ask("cancelled tasks", list).value == .list(["sell the oars"]))
    }

    @Test func `unassigned tasks have no owner`() throws {
        #expect(try ask("unassigned tasks", list).value == .list(["sweep the pier #pier"]))
    }

    @Test func `recurring tasks come back`() throws {
        #expect(try ask("recurring tasks", list).value == .list(["water the plants"]))
    }

    @Test func `a part of a day asks for the tasks of the day`() throws {
        let answer = try ask("what was on my todo list for the evening of 10 March?", "- [ ] oil the crane")
        #expect(answer.value == .list(["oil the crane"]))
        #expect(answer.headline.contains("Tue 10 March 2026"))
    }

    @Test func `a tag on a line covers the task of the line alone`() throws {
        #expect(try ask("tasks tagged #pier", list).value == .list(["sweep the pier #pier"]))
    }

    @Test func `tasks below a heading that is called as asked are the ones meant`() throws {
        let text = """
            ## Important tasks

            - [ ] oil the crane
            - [ ] fix the winch

            ## Other

            - [ ] write that the tide is important
            """
        #expect(
            try ask("what is still open among my important tasks?", text).value
                == .list(["oil the crane", "fix the winch"]))
        #expect(try ask("which tasks are about the tide", text).value == .list(["write that the tide is important"]))
    }

    @Test(arguments: ["which visits to the yards do I still have to request", "todo visits to the yards"])
    func `tasks below an item are about what it says`(question: String) throws {
        let text = "- Request visits to the yards\n  - [ ] Northport\n  - [x] Ulm\n- Other\n  - [ ] oil the crane\n"
        #expect(try ask(question, text).value == .list(["Northport"]))
    }

    @Test func `where there are no such tasks that is said`() throws {
        let answer = try ask("overdue tasks", list)
        #expect(!answer.found)
        #expect(answer.headline == "No overdue tasks found.")
    }

    @Test func `promises in prose count where there is no check box`() throws {
        let answer = try ask("what did Sarah promise", "Sarah will send the crane plan.\nBob sleeps.")
        #expect(answer.quotes.contains("Sarah will send the crane plan."))
        #expect(!answer.quotes.contains("Bob sleeps"))
    }

    @Test func `what somebody waits for are tasks of others that name them`() throws {
        let answer = try ask("what is Bob waiting for", "- [ ] send Bob the plan @Sarah\n- [ ] wait @Bob")
        #expect(answer.value == .list(["send Bob the plan"]))
    }
}
