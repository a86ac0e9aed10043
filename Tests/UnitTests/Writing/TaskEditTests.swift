import Testing

@testable import Writing

@Suite struct TaskEditTests {
    private func marked(_ isDone: Bool, _ text: String, line: Int = 1, path: String = "note.md") throws -> String {
        let file = NoteFile(path: path, bytes: Array(text.utf8))
        return String(decoding: try TaskEdit.marking(done: isDone, line: line, of: file), as: UTF8.self)
    }

    @Test(
        arguments: [
            ("- [ ] oil", "- [x] oil"), ("  * [ ]  oil  ", "  * [x]  oil  "), ("12) [ ] oil", "12) [x] oil"),
            ("> - [ ] oil", "> - [x] oil"), ("\t+ [/] oil", "\t+ [x] oil"), ("- [ ]", "- [x]"),
            ("- TODO oil", "- DONE oil"), ("- NOW [#A] oil", "- DONE [#A] oil"), ("## LATER oil", "## DONE oil"),
            ("- [💡] oil", "- [x] oil"),
        ])
    func `a task is checked in place`(old: String, new: String) throws {
        #expect(try marked(true, "# Boat\r\n\(old)\r\nend", line: 2) == "# Boat\r\n\(new)\r\nend")
    }

    @Test(arguments: [("- [x] oil", "- [ ] oil"), ("- [X] oil", "- [ ] oil"), ("- DONE oil", "- TODO oil")])
    func `a task is opened in place`(old: String, new: String) throws {
        #expect(try marked(false, "\u{FEFF}\(old)") == "\u{FEFF}\(new)")
    }

    @Test func `org-mode has its own marks`() throws {
        #expect(try marked(true, "** TODO oil", path: "a.org") == "** DONE oil")
        #expect(try marked(true, "- [ ] oil", path: "a.org") == "- [X] oil")
        #expect(try marked(true, "- [-] oil", path: "a.org") == "- [X] oil")
    }

    @Test func `a task that has the state already stays`() throws {
        #expect(try marked(true, "- [X] oil") == "- [X] oil")
        #expect(try marked(false, "- [!] oil") == "- [!] oil")
    }

    @Test(arguments: ["oil", "- oil", "- [ ]oil", "-[ ] oil", "- [xx] oil", "- NOWHERE oil", "[ ] oil", "- TODO", ""])
    func `a line without box or keyword is an error`(text: String) {
        #expect(throws: WritingError(path: "note.md", line: 1, reason: .noTask)) { try marked(true, text + "\n") }
    }

    @Test func `a cancelled task and a missing line are errors`() {
        #expect(throws: WritingError(path: "note.md", line: 1, reason: .cancelledTask)) {
            try marked(true, "- [-] oil")
        }
        #expect(throws: WritingError(path: "note.md", line: 2, reason: .noLine)) {
            try marked(true, "- [ ] oil\n", line: 2)
        }
    }
}
