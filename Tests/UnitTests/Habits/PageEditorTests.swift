import Testing
import Time

@testable import Habits

/// Changes of single lines of a page.
@Suite struct PageEditorTests {
    private func changed(
        _ text: String, _ change: (inout PageEditor, Habit) throws -> PageEdit?
    ) throws -> String? {
        let page = RecordPage(path: "run.md", title: "Run", bytes: Array(text.utf8))
        var editor = try PageEditor(page, bytes: Array(text.utf8))
        return try change(&editor, Habit(page)).map { String(decoding: $0.bytes, as: UTF8.self) }
    }

    private func done(_ text: String) throws -> String? {
        let day = try HabitFixtures.day("2026-03-18")
        return try changed(text) { $0.add(day, to: $1) }
    }

    @Test func `a completion goes below the last one, what belongs to it included`() throws {
        let page = "---\nkind: habit\n---\n- 2026-03-16\n- 2026-03-17\n  slow\n\nRest.\n"
        #expect(try done(page) == "---\nkind: habit\n---\n- 2026-03-16\n- 2026-03-17\n  slow\n- 2026-03-18\n\nRest.\n")
    }

    @Test func `it goes to the top where the latest stands first`() throws {
        #expect(try done("- 2026-03-17\n- 2026-03-16\n") == "- 2026-03-18\n- 2026-03-17\n- 2026-03-16\n")
    }

    @Test func `the first one goes to the end, and line ends stay as they are`() throws {
        #expect(
            try done("---\r\nkind: habit\r\n---\r\nRun!") == "---\r\nkind: habit\r\n---\r\nRun!\r\n\r\n- 2026-03-18\r\n"
        )
    }

    @Test func `a day that is there is not written again`() throws {
        #expect(try done("- 2026-03-18 5 km\n") == nil)
    }

    @Test func `undo takes items out and opens tasks`() throws {
        let day = try HabitFixtures.day("2026-03-18")
        let page = "- 2026-03-17\n- 2026-03-18 5 km\n- [x] run ✅ 2026-03-18\n"
        #expect(try changed(page) { editor, _ in try editor.remove(day) } == "- 2026-03-17\n- [ ] run\n")
        #expect(throws: PageEditor.Failure.self) {
            try changed("- 2026-03-18\n  with Bob\n") { editor, _ in try editor.remove(day) }
        }
    }

    @Test func `a field replaces the old one, or is added as the last`() throws {
        let page = "---\nkind: habit\n---\nx\n"
        let archived = "---\nkind: habit\narchived: 2026-03-18\n---\nx\n"
        #expect(try changed(page) { editor, _ in try editor.set("archived", to: "2026-03-18") } == archived)
        let old = "---\narchived: false # not yet\nkind: habit\n---\n"
        #expect(
            try changed(old) { editor, _ in try editor.set("archived", to: "2026-03-18") }
                == "---\narchived: 2026-03-18\nkind: habit\n---\n")
        #expect(throws: PageEditor.Failure.self) {
            try changed("kind:: habit\n") { editor, _ in try editor.set("archived", to: "2026-03-18") }
        }
    }
}
