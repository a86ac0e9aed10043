import Model
import Testing
import Time

@testable import Readers

/// Front matter between lines of `+++`.
@Suite struct TOMLFrontMatterTests {
    private func note(_ lines: String, body: String = "Body.") throws -> Document {
        try DialectFixture.note("+++\n\(lines)\n+++\n\n\(body)\n")
    }

    @Test func `title, date and tags are read as from YAML`() throws {
        let document = try note(
            "title = \"A \\\"good\\\" day\"\ndate = 2024-01-05T10:30:00Z # UTC\ntags = ['a', \"b\",\n  'c',\n]\ndraft = false"
        )
        #expect(document.title == "A \"good\" day")
        #expect(document.start.map(ISO8601.string) == "2024-01-05T11:30:00")
        #expect(document.tags == ["a", "b", "c"])
        #expect(document.properties == [Property(key: "draft", value: "false", line: 7)])
        #expect(document.blockLines == ["10-10 paragraph Body."])
    }

    @Test func `the keys of a table are read, those above it count first`() throws {
        let document = try note(
            "title = 'One'\n[taxonomies]\ntags = [\"a\"]\n[extra]\ntitle = \"Two\"\nmap = { x = 1, y = [2] }\n[[resources]]\nsrc = \"a.png\""
        )
        #expect(document.title == "One")
        #expect(document.tags == ["a"])
        #expect(document.properties == [Property(key: "map", value: "x: 1, y: 2", line: 7)])
    }

    @Test(arguments: [
        ("title = \"\"\"\nLong\"\"\"", "Long"), ("title = '''It's'''", "It's"), ("'title' = \"\\u00fcber\"", "über"),
        ("title = \"open\ndate = 2024-01-05", "a page"), ("no key\ntitle = \"T\"", "T"), ("title = [[[", "a page"),
    ]) func `strings are read in each form`(lines: String, title: String) throws {
        #expect(try note(lines).title == title)
    }

    @Test func `a line that cannot be read is told`() {
        let result = DialectFixture.read("+++\ntitle = \"T\"\nno key\n+++\nBody.\n")
        #expect(result.problems.map(\.line) == [3])
    }

    @Test(arguments: ["private = true\n+++\nText\n", "private = true\nText\n"])
    func `a note is private whether or not its front matter is closed`(text: String) throws {
        let document = try DialectFixture.note("+++\n" + text)
        #expect(document.properties.contains { $0.key == "private" && $0.value == "true" })
    }
}
