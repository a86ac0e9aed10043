import Model
import Readers
import Testing
import Time

/// Tasks of Markdown notes.
@Suite struct MarkdownTaskTests {
    private func read(_ text: String, path: String = "2026-03-10 note.md") -> [Document] {
        let context = ReadingContext(
            zone: .utc, zones: TimeZoneDatabase { _ in nil }, horizon: CivilDateTime(secondNumber: 0))
        // 14 November 2023
        let modified = CivilDateTime(secondNumber: 1_700_000_000)
        return MarkdownReader().read(
            Source(path: path, bytes: Array(text.utf8), modified: modified, context: context)
        ).documents
    }

    private func task(_ text: String, path: String = "2026-03-10 note.md") throws -> TaskItem {
        try #require(read(text + "\n", path: path).first?.tasks.first)
    }

    private func due(_ task: TaskItem) -> String? { task.due.map(ISO8601.string) }

    @Test(arguments: [
        ("- [ ] a", TaskItem.State.open), ("* [x] a", .done), ("+ [X] a", .done), ("1. [-] a", .cancelled),
        ("- [/] a", .begun), ("  - [>] a", .other), ("- [ ]\ta", .open),
    ]) func `the check box tells the state`(text: String, state: TaskItem.State) throws {
        #expect(try task(text) == TaskItem(text: "a", state: state, line: 1))
    }

    @Test(arguments: ["- [] a", "- [xx] a", "- [ ]a", "[ ] a", "- [a](b.md)", "- a [ ] b"])
    func `what is no check box is no task`(text: String) throws {
        #expect(read(text + "\n").first?.tasks == [])
    }

    @Test(arguments: [
        "Call 📅 2026-03-20", "Call 📅2026-03-20", "Call due:2026-03-20", "Call due: 2026-03-20",
        "Call [due:: 2026-03-20]",
        "Call (due:: 2026-03-20)", "📅 2026-03-20 Call", "Call DUE:2026-03-20",
    ]) func `a due mark is taken out of the text`(text: String) throws {
        let task = try task("- [ ] " + text)
        #expect(due(task) == "2026-03-20")
        #expect(task.text == "Call")
    }

    @Test(arguments: [
        ("by Friday", "2026-03-13"), ("by Tuesday", "2026-03-17"), ("by fri.", "2026-03-13"),
        ("by 20 March", "2026-03-20"),
        ("by 2026-04-01", "2026-04-01"), ("by Friday (at last)", "2026-03-13"), ("by March 3rd", "2026-03-03"),
    ]) func `a day in prose counts from the note's date and stays in the text`(text: String, day: String) throws {
        let task = try task("- [ ] Call " + text)
        #expect(due(task) == day)
        #expect(task.text == "Call " + text)
    }

    @Test(arguments: [
        "Stand by me", "Go by train", "Written by Friedrich", "by", "due:soon", "📅 later", "due:2026-02-30",
    ])
    func `what names no day gives no due date`(text: String) throws {
        #expect(try task("- [ ] " + text).due == nil)
    }

    @Test func `a day in prose means nothing in a note without a date`() throws {
        #expect(try task("- [ ] Call by Friday", path: "note.md").due == nil)
    }

    @Test(arguments: [
        "Call 🗓️ 2026-03-20", "Call ⏫ 📅 2026-03-20 ➕ 2026-03-01", "Call [deadline:: 2026-03-20] [x:: y]",
        "Call ⏫ due:: 2026-03-20", "Call 🛫 2026-03-12 ⏳ 2026-03-15 due:2026-03-20",
    ]) func `marks of other programs are taken out too`(text: String) throws {
        let task = try task("- [ ] " + text)
        #expect(due(task) == "2026-03-20")
        #expect(task.text == "Call")
    }

    @Test(arguments: [
        "due Friday", "due: Fri", "(due 13 March)", "bis Freitag", "due tomorrow, 13 March", "by Friday, 13 March",
    ])
    func `a due date in plain words stays in the text`(text: String) throws {
        let task = try task("- [ ] Call " + text)
        #expect(due(task) == (text.contains("tomorrow") ? "2026-03-11" : "2026-03-13"))
        #expect(task.text == "Call " + text)
    }

    @Test(arguments: [
        "Call [owner:: Bob Okafor]", "Call (assignee:: [[Bob Okafor]])", "Call @[[Bob Okafor]]",
        "Call owner: Bob Okafor",
        "Call @Bob Okafor", "owner: Bob Okafor, Call", "Call (@[[Bob Okafor]])",
    ]) func `the owner is found in each form`(text: String) throws {
        let task = try task("- [ ] " + text)
        #expect(task.owner == "Bob Okafor")
        #expect(task.text == "Call")
    }

    @Test(arguments: [
        ("Call @Priya 📅 2026-03-20", "Priya"), ("@Priya_Raman call", "Priya Raman"), ("Call @priya.", "priya"),
        ("Call (@Priya)", nil), ("Call priya@example.com", nil), ("Call @ noon", nil),
    ]) func `the owner stands behind an at sign`(text: String, owner: String?) throws {
        #expect(try task("- [ ] " + text).owner == owner)
    }

    @Test func `tasks stand on their exact lines`() throws {
        let tasks = read("---\ntitle: T\n---\n\n- [ ] one\n  - [x] two\n\ntext\n- [ ] three\n").first?.tasks
        #expect(tasks?.map(\.line) == [5, 6, 9])
    }

    @Test(arguments: [
        "Call ✅ 2026-03-20", "Call [completion:: 2026-03-20]", "Call @done(2026-03-20)", "Call @done(2026-03-20 10:15)",
    ]) func `the day on which it was done is taken out of the text`(text: String) throws {
        let task = try task("- [x] " + text)
        #expect(task.completed.map(ISO8601.string) == "2026-03-20")
        #expect(task.text == "Call")
        #expect(task.owner == nil)
    }
}
