import Model
import Readers
import Testing
import Time

/// Tasks and running logs of Markdown notes.
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
        ("- [/] a", .other), ("  - [>] a", .other), ("- [ ]\ta", .open),
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
        ("Call @Priya 📅 2026-03-20", "Priya"), ("@Priya_Raman call", "Priya Raman"), ("Call @priya.", "priya"),
        ("Call (@Priya)", nil), ("Call priya@example.com", nil), ("Call @ noon", nil),
    ]) func `the owner stands behind an at sign`(text: String, owner: String?) throws {
        #expect(try task("- [ ] " + text).owner == owner)
    }

    @Test func `tasks stand on their exact lines`() throws {
        let tasks = read("---\ntitle: T\n---\n\n- [ ] one\n  - [x] two\n\ntext\n- [ ] three\n").first?.tasks
        #expect(tasks?.map(\.line) == [5, 6, 9])
    }

    // MARK: Running logs

    private let log = """
        # 1:1 Sarah

        About #career.

        ## 2026-03-12
        Two finalists. #hiring
        - [ ] Decide by Friday

        ## Thu 19 March 2026: salaries
        ### Details
        She asks for more.
        - [ ] Answer by Friday
        """

    @Test func `each dated section of a running log is a meeting`() throws {
        let documents = read(log, path: "1-1 Sarah.md")
        #expect(documents.map(\.kind) == [.note, .meeting, .meeting])
        #expect(
            documents.dropFirst().map { $0.start.map(ISO8601.string) } == [
                "2026-03-12T00:00:00", "2026-03-19T00:00:00",
            ])
        #expect(documents.dropFirst().allSatisfy { $0.isAllDay && $0.dateSource == .heading })
        #expect(documents.map(\.title) == ["1:1 Sarah", "1:1 Sarah", "1:1 Sarah: salaries"])
        #expect(documents.map(\.lines) == [LineRange(1, 3), LineRange(5, 8), LineRange(9, 12)])
    }

    @Test func `a section has its own text, below its own headings`() throws {
        let last = try #require(read(log, path: "1-1 Sarah.md").last)
        #expect(last.blocks.map(\.text) == ["Details", "She asks for more.", "Answer by Friday"])
        #expect(last.blocks.map(\.headingPath) == [[], ["Details"], ["Details"]])
    }

    @Test func `a task of a section is due by the section's date`() throws {
        let documents = read(log, path: "1-1 Sarah.md")
        #expect(documents.map { $0.tasks.map { due($0) } } == [[], ["2026-03-13"], ["2026-03-20"]])
    }

    @Test func `a section has its own tags and those of the page`() throws {
        let documents = read("---\ntags: [people]\n---\n" + log, path: "1-1 Sarah.md")
        #expect(documents.dropFirst().map(\.tags) == [["people", "career", "hiring"], ["people", "career"]])
    }

    @Test func `a note with two dated headings is split into notes, and what no date stands above is one too`() throws {
        let documents = read("# Diary\n## 2026-03-12\na\n## 2026-03-13\nb\n## Later\nc\n", path: "diary.md")
        #expect(documents.map(\.kind) == [.note, .note, .note])
        #expect(documents.map { $0.blocks.map(\.text) } == [["Later", "c"], ["a"], ["b"]])
    }

    @Test func `a note with one dated heading stays whole`() throws {
        #expect(read("# Plan\n## 2026-03-12\na\n## Rest\nb\n", path: "plan.md").count == 1)
    }

    @Test func `a meeting whose title is a date is one meeting`() throws {
        let documents = read("---\nkind: meeting\n---\n# Tue 10 March 2026: Pricing\ntext\n", path: "pricing.md")
        #expect(documents.map(\.title) == ["Tue 10 March 2026: Pricing"])
        #expect(documents.map { $0.blocks.map(\.text) } == [["text"]])
    }

    @Test func `dates without a year are near the page's own`() throws {
        let documents = read(
            "---\ndate: 2025-12-30\n---\n# Diary\n## 30 December\na\n## 2 January\nb\n", path: "diary.md")
        #expect(documents.map { $0.start?.date.year } == [2025, 2026])
    }
}
