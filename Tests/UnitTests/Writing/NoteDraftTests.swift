import Testing
import Time

@testable import Writing

@Suite struct NoteDraftTests {
    private static let now = CivilDate(year: 2026, month: 3).adding(days: 17).at(hour: 9, minute: 5)

    private func note(_ title: String, _ text: String = "", template: String = NoteDraft.usualTemplate) throws -> String
    {
        let draft = NoteDraft(
            title: title, created: NoteDraftTests.now, tags: [NoteTag("boat")].compactMap { $0 }, text: text)
        return String(decoding: try draft.bytes(template, path: "note.md"), as: UTF8.self)
    }

    @Test func `a note begins with its title, date and moment`() throws {
        #expect(
            try note("Mast", "Oil it.") == """
                ---
                title: Mast
                date: 2026-03-18
                created: 2026-03-18T09:05
                tags: [boat]
                ---

                Oil it.

                """)
        #expect(try note("Mast").hasSuffix("tags: [boat]\n---\n"))
    }

    @Test(arguments: [
        ("Mast: oil", "\"Mast: oil\""), ("7 \"x\"", "\"7 \\\"x\\\"\""), ("yes", "\"yes\""), ("Über #1", "\"Über #1\""),
    ])
    func `a title that YAML would misread is quoted`(title: String, written: String) throws {
        #expect(try note(title).contains("title: \(written)\n"))
    }

    @Test func `a template of one's own is filled, and what is no slot stays`() throws {
        let template = "# {{title}}\n\n{{date}} {{time}} {{mood}} {{\n"
        #expect(
            try note("M{{date}}", "Oil", template: template)
                == "---\ntags: [boat]\n---\n\n# M{{date}}\n\n2026-03-18 09:05 {{mood}} {{\nOil\n")
    }

    @Test(
        arguments: [
            ("Sail repair", "Sail repair"), ("a/b: c?", "a-b c"), ("..hidden", "hidden"), ("  ", "note"),
            ("Maß [x]", "Maß x"),
            ("a\nb\u{1B}c", "a b-c"), (String(repeating: "ä", count: 90), String(repeating: "ä", count: 60)),
        ])
    func `the name of a file is made of its title`(title: String, name: String) {
        #expect(NoteFileName.stem(title) == name)
    }

    @Test func `names that are taken are numbered`() {
        #expect(Array(NumberedNames("a.b.md").prefix(3)) == ["a.b.md", "a.b 2.md", "a.b 3.md"])
    }

    @Test(arguments: [
        ("", "x\n", 1), ("a\n", "a\nx\n", 2), ("a", "a\nx", 2), ("a\r\nb", "a\r\nb\r\nx", 3),
        ("a\r\n", "a\r\nx\r\n", 2),
    ])
    func `a line is appended with the line ends of the file`(old: String, new: String, line: Int) {
        let appended = AppendedLine("x", to: Array(old.utf8))
        #expect(String(decoding: appended.bytes, as: UTF8.self) == new)
        #expect(appended.line == line)
    }

    @Test func `changes are told line by line`() {
        func changes(_ old: String, _ new: String) -> [LineChange] {
            LineChange.all(from: Array(old.utf8), to: Array(new.utf8))
        }
        #expect(changes("a\nb\nc\n", "a\nB\nc\n") == [LineChange(line: 2, old: "b", new: "B")])
        #expect(changes("a\nc\n", "a\nb\nc\n") == [LineChange(line: 2, old: nil, new: "b")])
        #expect(changes("a\nb\nc", "a\nc") == [LineChange(line: 2, old: "b", new: nil)])
        #expect(changes("a", "a") == [])
    }
}
