import Language
import Answering
import Testing
import Text

@Suite struct TemplatesTests {
    private func templates(_ text: String) throws -> Templates {
        try Templates([TemplateFile(name: "own.txt", bytes: Array(text.utf8))])
    }

    @Test func `slots are filled in`() throws {
        let templates = try templates("a: {{x}} and {{y}}, {{x}}\n")
        #expect(templates.text("a", ["x": "1", "y": "ü"]) == "1 and ü, 1")
    }

    @Test func `a slot without a value is empty, a value without a slot passed over`() throws {
        #expect(try templates("a: <{{x}}>\n").text("a", ["y": "1"]) == "<>")
    }

    @Test func `a value that looks like a slot is not filled in again`() throws {
        #expect(try templates("a: {{x}}{{y}}\n").text("a", ["x": "{{y}}", "y": "1"]) == "{{y}}1")
    }

    @Test func `one of something has words of its own where there are some`() throws {
        let templates = try templates("a: {{count}} notes\na.one: 1 note\nb: {{count}} tags\n")
        #expect(templates.text("a", ["count": "1"]) == "1 note")
        #expect(templates.text("a", ["count": "2"]) == "2 notes")
        #expect(templates.text("b", ["count": "1"]) == "1 tags")
    }

    @Test func `a missing key is shown itself`() throws {
        #expect(try templates("").text("a.b", ["x": "1"]) == "a.b")
    }

    @Test func `comments and blank lines are passed over`() throws {
        #expect(try templates("# c: comment\n\na: text: more\n").keys == ["a"])
        #expect(try templates("a: text: more\n").text("a") == "text: more")
    }

    @Test(arguments: ["\r\n", "\n"]) func `lines end with either line end`(end: String) throws {
        let templates = try templates(["# comment", "a: one", "b: two", ""].joined(separator: end))
        #expect(templates.keys == ["a", "b"])
        #expect(templates.text("a") == "one")
    }

    @Test(arguments: [
        ("a: x\nno key\n", 2, TemplateError.Problem.noKey),
        ("a: x\n: y\n", 2, .noKey),
        ("a: x\n\na: y\n", 3, .repeated(key: "a")),
        ("a: {{x}} {{y\n", 1, .openSlot(key: "a")),
        ("a: x}}\n", 1, .openSlot(key: "a")),
    ]) func `a line that is no text is an error with its place`(text: String, line: Int, problem: TemplateError.Problem)
    {
        #expect(throws: TemplateError(file: "own.txt", line: line, problem: problem)) { try templates(text) }
    }

    @Test func `a mark in front of the first line is no part of it`() throws {
        #expect(try templates("\u{FEFF}a: one\n").text("a") == "one")
    }

    @Test func `blanks in front of a text are left out`() throws {
        #expect(try templates("a:    text\nb:\n").text("a") == "text")
        #expect(try templates("b:\n").text("b") == "")
    }

    @Test func `the program's own words have every intent`() throws {
        let keys = Set(Templates.embedded().keys)
        for key in [
            "find.headline", "discuss.headline", "list.meetings", "count.meetings", "duration.meetings",
            "agenda.meetings", "tasks.headline", "when.meeting", "who.attended", "nothing.topic",
        ] {
            #expect(keys.contains(key), "\(key)")
        }
    }

    // MARK: A user's own texts

    private static let program = "when: {{date}}: {{title}}\nlist: {{count}} notes\nlist.one: 1 note\n"

    private func replaced(_ own: String) throws -> Templates {
        try templates(TemplatesTests.program).replaced(by: [TemplateFile(name: "own.txt", bytes: Array(own.utf8))])
    }

    @Test func `a user's own text replaces that of the program, all others stay`() throws {
        let templates = try replaced("when: {{title}} was on {{date}}\n")
        #expect(templates.text("when", ["date": "Monday", "title": "Retro"]) == "Retro was on Monday")
        #expect(templates.text("list", ["count": "2"]) == "2 notes")
    }

    @Test func `the words for one of something need no count`() throws {
        #expect(try replaced("list.one: A single note\n").text("list", ["count": "1"]) == "A single note")
        #expect(try replaced("when.one: {{date}}, {{title}}, once\n").has("when.one"))
    }

    @Test(arguments: [
        ("wenn: {{date}}: {{title}}\n", TemplateError.Problem.unknown(key: "wenn")),
        ("when: {{day}}: {{title}}\n", .unknownSlot("day", key: "when", known: ["date", "title"])),
        ("when: {{title}}\n", .missingSlot("date", key: "when")),
        ("list: Some notes\n", .missingSlot("count", key: "list")),
    ]) func `a missing or misspelt slot is an error with its place`(own: String, problem: TemplateError.Problem) {
        #expect(throws: TemplateError(file: "own.txt", line: 2, problem: problem)) { try replaced("# own\n" + own) }
    }

    @Test(arguments: Language.allCases) func `the program's own texts are sound`(language: Language) throws {
        let files = Templates.files(language).map { TemplateFile(name: $0.name, bytes: $0.bytes) }
        #expect(try Templates(files).keys == Templates.embedded(language).keys)
    }
}
