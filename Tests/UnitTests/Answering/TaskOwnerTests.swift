import Model
import Parsing
import Testing
import Time

@testable import Answering

/// Whose tasks a question asks for, and of which state.
@Suite struct TaskOwnerTests {
    private let vault: TestVault

    init() throws {
        vault = try TestVault([
            "talk.md": TestVault.meeting(
                "2026-03-10", "Bob Okafor", "Talk",
                """
                - [ ] Paint the mast @Bob
                - [ ] Send Bob the charts @Hannah
                - [ ] Ask Bob for the keys
                - [x] Sell the oars @Hannah
                - [ ] Buy rope @Hannah 📅 2026-03-01
                """),
            "list.md": "# Harbour list\n\n- [ ] Repair the crane @Bob\n- [ ] Sweep the pier @Hannah\n",
        ])
    }

    @Test func `of the last meeting only its own tasks are shown`() throws {
        let vault = try TestVault([
            "a.md": TestVault.meeting("2026-03-10", "Bob Okafor", "Harbour board", "- [ ] Paint the mast @Bob"),
            "b.md": TestVault.meeting("2026-03-16", "Bob Okafor", "Harbour board", "- [ ] Sweep the pier @Bob"),
            "c.md": "# List\n\n- [ ] Repair the crane @Bob\n",
        ])
        for question in [
            "what are the open action items from the last meeting", "tasks from the last harbour board meeting",
        ] {
            #expect(try vault.ask(question).value == .list(["Sweep the pier"]))
        }
    }

    @Test func `a task that does not name the topic is about the heading above it`() throws {
        let vault = try TestVault([
            "a.md": TestVault.meeting(
                "2026-03-10", "Bob Okafor", "Harbour board",
                "## Keys of the boat house\n\n- [ ] Write it down @Bob\n\n## Mast\n\n- [ ] Paint it @Bob")
        ])
        #expect(try vault.ask("which tasks does Bob have about the boat house keys").value == .list(["Write it down"]))
    }

    private func answer(_ change: (inout ParsedQuestion) -> Void) throws -> Answer {
        let flow = try vault.flow()
        let question = try vault.question("tasks")
        var reading = ParsedQuestion(question: question.text, request: Request(.tasks))
        change(&reading)
        if !reading.people.isEmpty {
            reading.people[0].candidates = flow.vault.names.people.filter { $0.name == "Bob Okafor" }
        }
        return try flow.answer(question, reading: reading)
    }

    private func tasks(_ change: (inout ParsedQuestion) -> Void) throws -> [String] {
        guard case .list(let tasks) = try answer(change).value else { return [] }
        return tasks.sorted()
    }

    private let own = Request.tasks(TaskRequest(isOwn: true))
    private let bob = [PersonReading(text: "Bob", role: .mention, candidates: [])]

    @Test func `what somebody owes are their tasks alone`() throws {
        #expect(try tasks { $0.people = bob } == ["Paint the mast", "Repair the crane"])
    }

    @Test func `what one owes somebody are one's own tasks that speak of them`() throws {
        let tasks = try tasks { ($0.people, $0.request) = (bob, own) }
        #expect(tasks == ["Ask Bob for the keys", "Send Bob the charts"])
    }

    @Test func `a list of one's own holds tasks for somebody`() throws {
        let listed = try tasks { ($0.people, $0.request, $0.topic) = (bob, own, "harbour") }
        #expect(listed == ["Repair the crane"])
    }

    @Test func `tasks are called by their state`() throws {
        #expect(try answer { $0.request = .tasks(TaskRequest(state: .done)) }.headline == "1 done task")
        #expect(try answer { $0.request = .tasks(TaskRequest(state: .overdue)) }.headline == "1 overdue task")
        #expect(try answer { _ in }.headline == "6 open tasks, 1 overdue")
    }
}
