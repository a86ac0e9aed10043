import Answering
import Testing

@Suite struct TemplatesTests {
    private func templates(_ text: String) -> Templates { Templates(Array(text.utf8)) }

    @Test func `slots are filled in`() {
        let templates = templates("a: {{x}} and {{y}}, {{x}}\n")
        #expect(templates.text("a", ["x": "1", "y": "ü"]) == "1 and ü, 1")
    }

    @Test func `a slot without a value is empty, a value without a slot passed over`() {
        #expect(templates("a: <{{x}}>\n").text("a", ["y": "1"]) == "<>")
    }

    @Test func `a value that looks like a slot is not filled in again`() {
        #expect(templates("a: {{x}}{{y}}\n").text("a", ["x": "{{y}}", "y": "1"]) == "{{y}}1")
    }

    @Test func `one of something has words of its own where there are some`() {
        let templates = templates("a: {{count}} notes\na.one: One note\nb: {{count}} tags\n")
        #expect(templates.text("a", ["count": "1"]) == "One note")
        #expect(templates.text("a", ["count": "2"]) == "2 notes")
        #expect(templates.text("b", ["count": "1"]) == "1 tags")
    }

    @Test func `a missing key is shown itself`() {
        #expect(templates("").text("a.b", ["x": "1"]) == "a.b")
    }

    @Test func `comments and lines without a key are passed over`() {
        #expect(templates("# c: comment\n\nno key\na: text: more\n").keys == ["a"])
        #expect(templates("a: text: more\n").text("a") == "text: more")
    }

    @Test(arguments: ["\r\n", "\n"]) func `lines end with either line end`(end: String) {
        let templates = templates(["# comment", "a: one", "b: two", ""].joined(separator: end))
        #expect(templates.keys == ["a", "b"])
        #expect(templates.text("a") == "one")
    }

    @Test func `braces that do not close are text`() {
        #expect(templates("a: {{x}} {{y\n").text("a", ["x": "1"]) == "1 {{y")
    }

    @Test func `blanks in front of a text are left out`() {
        #expect(templates("a:    text\nb:\n").text("a") == "text")
        #expect(templates("b:\n").text("b") == "")
    }

    @Test func `the program's own words have every intent`() {
        let keys = Set(Templates.embedded().keys)
        for key in [
            "find.headline", "discuss.headline", "list.meetings", "count.meetings", "duration.meetings",
            "agenda.meetings", "tasks.headline", "when.meeting", "who.attended", "nothing.topic",
        ] {
            #expect(keys.contains(key), "\(key)")
        }
    }
}
