import Model
import Testing
import Time

@testable import Readers

/// Tasks that have no check box.
@Suite struct ActionItemTests {
    /// The tasks of minutes that Ana Becker, Bob Okafor and the handle nikomats attended.
    private func minutes(_ text: String, path: String = "meetings/2026-03-10 sync.md") throws -> [TaskItem] {
        let head = "# Sync meeting\n\n## Attendees\n\n- Ana Becker (@ab)\n- Bob Okafor\n- nikomats\n\n## Notes\n\n"
        return try DialectFixture.note(head + text + "\n", path: path).tasks
    }

    private func task(_ text: String) throws -> TaskItem {
        let tasks = try minutes(text)
        #expect(tasks.count == 1)
        return try #require(tasks.first)
    }

    @Test(arguments: [
        "## Action items", "### Next steps", "**TODO**", "Action items:", "## Aufgaben", "**Nächste Schritte:**",
        "## Tasks for follow-up",
    ]) func `an item below a label of actions is a task`(label: String) throws {
        #expect(try minutes(label + "\n\n- send the deck\n").map(\.text) == ["send the deck"])
    }

    @Test func `a column of names owns the actions beside it`() throws {
        let tasks = try minutes("| Name | Login | Action items |\n|---|---|---|\n| Ana Becker | ab | send the deck |\n")
        #expect(tasks.map(\.text) == ["send the deck"])
        #expect(tasks.map(\.owner) == ["Ana Becker"])
    }

    @Test func `a heading that is only a name owns the items below it`() throws {
        let tasks = try minutes(
            """
            ## Action list

            ### Ana

            - send the deck
            - book the room

            ### Budget

            - it is thin

            ### nikomats

            - mend the door
            """)
        #expect(tasks.map(\.text) == ["send the deck", "book the room", "mend the door"])
        #expect(tasks.map(\.owner) == ["Ana Becker", "Ana Becker", "nikomats"])
    }

    @Test(arguments: [
        "Actions\n- Ana → send the deck\n- Bob Okafor -> book the room",
        "To do:\nAna: send the deck\nBob: book the room",
        "Actions: Ana to send the deck. Bob to book the room.", "Actions: send the deck (Ana); book the room (Bob)",
    ]) func `a bare label heads actions, and one line may hold several`(text: String) throws {
        let tasks = try minutes(text)
        #expect(tasks.map(\.owner) == ["Ana Becker", "Bob Okafor"])
        #expect(tasks.map { $0.text.contains("deck") } == [true, false])
    }

    @Test func `a bold line of many words is something to do, one with items of its own heads them`() throws {
        let tasks = try minutes(
            "## Action items\n\n- **Get an adapter for the sink**\n- **Website for the next spring**\n  - ask Bob\n")
        #expect(tasks.map(\.text) == ["**Get an adapter for the sink**", "ask Bob"])
    }

    @Test func `boxes in one line are as many tasks`() throws {
        let tasks = try minutes("to do: [ ] slides [x] room [ ] letter")
        #expect(tasks.map(\.text) == ["slides", "room", "letter"])
        #expect(tasks.map(\.state) == [.open, .done, .open])
    }

    @Test func `a name before a colon owns an action though nobody lists it`() throws {
        let tasks = try minutes("We met Tilo, and Tilo agreed.\n\n## Actions\n\n- Tilo: book the room\n- Rain: a tent")
        #expect(tasks.map(\.owner) == ["Tilo", nil])
    }

    @Test(arguments: [
        "- none", "- N/A", "- [The list](https://example.com/list)", "- https://example.com", "- Website:", "- Ana",
        "- **Open points**", "- [[List of actions]]", "Some words about them.",
    ]) func `what only is a label, link, name or "none" is no task`(text: String) throws {
        #expect(try minutes("## Action items\n\n" + text) == [])
    }

    @Test(arguments: [
        "Action: send the deck", "- Action item: send the deck", "* ACTION ITEM: send the deck", "AI: send the deck",
        "- **TODO**: send the deck", "- **Action point**: send the deck", "- **TODO** send the deck",
        "TODO: send the deck", "> Action: send the deck",
        "- note\n  Action: send the deck",
    ]) func `a line that begins with the label is a task anywhere`(line: String) throws {
        #expect(try task("## Budget\n\n" + line).text == "send the deck")
    }

    @Test(arguments: [
        "- Action item scribe: Ana", "- Action items from last week: they were talked about", "- AI is on the rise",
        "- Actions speak", "- Follow-up on the list of last week: LGPL", "TODO:",
    ]) func `other words with the same beginning are none`(line: String) throws {
        #expect(try minutes("## Agenda\n\n" + line) == [])
    }

    @Test func `outside of meetings "AI" and "Tasks" are about something`() throws {
        let text = "# Robots\n\n## AI\n\n- neural nets\n\nAI: a history\n\n## Tasks\n\n- a task has a state\n"
        #expect(try DialectFixture.note(text).tasks == [])
    }

    @Test(arguments: [
        ("Ana will send it", "Ana will send it"), ("Ana to send it", "Ana to send it"), ("Ana: send it", "send it"),
        ("Ana - send it", "send it"), ("**Ana**: send it", "send it"), ("send it (Ana)", "send it"),
        ("send it. (Ana Becker)", "send it."), ("@ab to send it", "to send it"), ("[Ana] send it", "send it"),
        ("AB: send it", "send it"), ("[2026-03-01]: Ana to send it", "[2026-03-01]: Ana to send it"),
        ("Ana soll es senden", "Ana soll es senden"),
    ]) func `an attendee in the words has the task`(words: String, text: String) throws {
        let task = try task("## Action items\n\n- \(words)")
        #expect(task.owner == "Ana Becker")
        #expect(task.text == text)
    }

    @Test(arguments: [
        ("Niko to send it", "nikomats"), ("@cy send it", "cy"), ("Cy Twombly will send it", "Cy Twombly"),
        ("send it (Gonzalo)", "Gonzalo"), ("send it (Friday)", nil), ("Need to send it", nil),
        ("Website: send it", nil), ("Everyone to send it", nil), ("This will send it", nil),
    ]) func `others must be written as names`(words: String, owner: String?) throws {
        #expect(try task("## Action items\n\n- \(words)").owner == owner)
    }

    @Test func `the label may name the owner`() throws {
        #expect(
            try task("TODO by [Bob Okafor]: send it")
                == TaskItem(text: "send it", state: .open, owner: "Bob Okafor", line: 11))
        #expect(try task("Action (Bob): send it").owner == "Bob Okafor")
        #expect(try task("AI @ab send it").owner == "ab")
    }

    @Test func `a name alone has the items below it, and what stands below an action tells about it`() throws {
        let tasks = try minutes(
            "## Action items\n\n- Website:\n  - fix the menu\n    - it is too long\n- Action: Bob to call\n  - soon\n")
        #expect(tasks.map(\.text) == ["fix the menu", "Bob to call"])
    }

    @Test(arguments: ["~~send it~~", "Done: send it", "✅ send it", "send it ✅", "send it (done)", "[done] send it"])
    func `what is struck through or marked is done`(text: String) throws {
        let task = try task("## Action items\n\n- " + text)
        #expect(task.state == .done)
        #expect(task.text == "send it")
    }

    @Test func `an item with a check box is one task, and its words say whose`() throws {
        let task = try task("## Action items\n\n- [x] Ana: send it")
        #expect(task == TaskItem(text: "send it", state: .done, owner: "Ana Becker", line: 13))
    }

    @Test func `a wrapped action is one sentence`() throws {
        #expect(try task("- **TODO**: Ana will send\n  it to all").text == "Ana will send it to all")
    }

    @Test func `a table of actions has owners, days and states`() throws {
        let tasks = try minutes(
            """
            | Action | Owner | Due | Status |
            |---|---|---|---|
            | Send it | Ana | 2026-03-20 | Done |
            | Call | Cy Twombly | Friday | in progress |
            | | | | |
            """, path: "2026-03-10 sync meeting.md")
        #expect(tasks.map(\.text) == ["Send it", "Call"])
        #expect(tasks.map(\.owner) == ["Ana Becker", "Cy Twombly"])
        #expect(tasks.map { $0.due.map(ISO8601.string) } == ["2026-03-20", "2026-03-13"])
        #expect(tasks.map(\.state) == [.done, .begun])
        #expect(tasks.map(\.line) == [13, 14])
    }

    @Test func `a table of German actions, and one that is none`() throws {
        let tasks = try minutes("| Aufgabe | Wer | Bis |\n|---|---|---|\n| Anrufen | Bob | 20.03.2026 |")
        #expect(tasks.map(\.owner) == ["Bob Okafor"])
        #expect(
            try minutes(
                "| Task | Command |\n|---|---|\n| Build | make |\n\n| What | When | Who |\n|--|--|--|\n| Lunch | 12:00 | Ana |"
            ) == [])
    }

    @Test func `attendees with check boxes and points of an agenda are no tasks`() throws {
        let text =
            "# Sync meeting\n\n## Attendees\n\n- [x] Ana Becker\n- [ ] Bob Okafor\n\n## Agenda\n\n- Action items\n- Budget\n"
        #expect(try DialectFixture.note(text).tasks == [])
    }

    @Test func `lines of todo.txt are tasks`() throws {
        let text = "(A) 2024-01-01 Call Ana +garden @phone due:2024-02-01\nx 2024-01-03 2024-01-02 Pay rent\nBuy milk\n"
        let tasks = try DialectFixture.note(text, path: "todo.txt").tasks
        #expect(tasks.map(\.text) == ["Call Ana +garden @phone", "Pay rent", "Buy milk"])
        #expect(tasks.map(\.state) == [.open, .done, .open])
        #expect(tasks.map(\.owner) == [nil, nil, nil])
        #expect(tasks.first?.due == CivilDate(year: 2024, month: 2, day: 1))
        #expect(tasks.map(\.completed) == [nil, CivilDate(year: 2024, month: 1, day: 3), nil])
        #expect(try DialectFixture.note(text, path: "garden.txt").tasks.count == 2)
        #expect(try DialectFixture.note(text, path: "garden.md").tasks == [])
    }

    @Test(arguments: [
        "Call 🔁 every week on Monday 📅 2026-03-20", "Call 🆔 ab12 ⛔ cd34,ef56 🛫 2026-03-01", "Call 🏁 delete ^a1b2c3",
        "Call [repeat:: every day] [id:: ab12]",
    ]) func `no field of Obsidian's Tasks is left in the text`(text: String) throws {
        #expect(try DialectFixture.note("- [ ] \(text)\n").tasks.map(\.text) == ["Call"])
    }

    @Test func `the rule of a recurring task is kept`() throws {
        #expect(
            try DialectFixture.note("- [ ] Call 🔁 every week ⏳ 2026-03-20\n").tasks.first?.recurrence == "every week")
    }

    @Test(arguments: [
        ("!", TaskItem.State.open), ("?", .open), ("<", .open), (">", .other), ("/", .begun), ("-", .cancelled),
    ])
    func `custom states`(mark: String, state: TaskItem.State) throws {
        #expect(try DialectFixture.note("- [\(mark)] Call\n").tasks.map(\.state) == [state])
    }
}
