import Testing

@testable import Writing

@Suite struct FrontMatterEditTests {
    private func added(_ tags: String..., to text: String, path: String = "note.md") throws -> String {
        let file = NoteFile(path: path, bytes: Array(text.utf8))
        return String(decoding: try FrontMatterEdit.adding(tags.compactMap(NoteTag.init), to: file), as: UTF8.self)
    }

    private func removed(_ tags: String..., from text: String) throws -> String {
        let file = NoteFile(path: "note.md", bytes: Array(text.utf8))
        return String(decoding: try FrontMatterEdit.removing(tags.compactMap(NoteTag.init), from: file), as: UTF8.self)
    }

    @Test func `a tag joins a flow list`() throws {
        #expect(try added("c", to: "---\ntags: [a, b]\n---\n") == "---\ntags: [a, b, c]\n---\n")
        #expect(try added("c", to: "---\ntags: [a,b] # mine\n---\n") == "---\ntags: [a,b,c] # mine\n---\n")
        #expect(try added("c", to: "---\ntags: []\n---\n") == "---\ntags: [c]\n---\n")
        #expect(try added("c", to: "---\ntags: [\"a\", 'b']\n---\n") == "---\ntags: [\"a\", 'b', 'c']\n---\n")
        #expect(
            try added("c", to: "---\ntags: [\n  a,\n  b\n]\n---\n") == "---\ntags: [\n  a,\n  b,\n  c\n]\n---\n")
    }

    @Test func `a tag leaves a list of several lines, whose other lines stay as they are`() throws {
        let list = "---\ntags: [\n  a,\n  b,\n  c\n]\n---\n"
        #expect(try removed("a", from: list) == "---\ntags: [\n  b,\n  c\n]\n---\n")
        #expect(try removed("c", from: list) == "---\ntags: [\n  a,\n  b,\n]\n---\n")
        #expect(try removed("a", from: "---\ntags: [\n  a\n, b\n]\n---\n") == "---\ntags: [\n  \nb\n]\n---\n")
        #expect(try removed("b", from: "---\ntags: [a,\n  b]\n---\n") == "---\ntags: [a,\n  ]\n---\n")
        #expect(try removed("a", from: "---\ntags: [a,\n  b]\n---\n") == "---\ntags: [\n  b]\n---\n")
        #expect(try removed("a", from: "---\ntags: [a\n, b]\n---\n") == "---\ntags: [\nb]\n---\n")
    }

    @Test func `a tag joins a block list in its style`() throws {
        #expect(
            try added("c", to: "---\ntags:\n  - a\n  - b # the second\ntitle: T\n---\n")
                == "---\ntags:\n  - a\n  - b # the second\n  - c\ntitle: T\n---\n")
        #expect(try added("c", to: "---\ntags:\n- \"a\"\n---\n") == "---\ntags:\n- \"a\"\n- \"c\"\n---\n")
        #expect(try added("c", to: "---\ntags:\n-\ta\n---\n") == "---\ntags:\n-\ta\n-\tc\n---\n")
    }

    @Test func `a tag joins words after commas or blanks`() throws {
        #expect(try added("c", to: "---\ntags: a, b\n---\n") == "---\ntags: a, b, c\n---\n")
        #expect(try added("c", to: "---\ntags: a b\n---\n") == "---\ntags: a b c\n---\n")
        #expect(try added("c", to: "---\ntags: a\n---\n") == "---\ntags: a, c\n---\n")
        #expect(try added("c", to: "---\ntags: \"a, b\" # two\n---\n") == "---\ntags: \"a, b, c\" # two\n---\n")
    }

    @Test func `a key without a value gets a list`() throws {
        #expect(try added("c", to: "---\ntags:\ntitle: T\n---\n") == "---\ntags: [c]\ntitle: T\n---\n")
        #expect(try added("c", to: "---\ntags: ~\n---\n") == "---\ntags: [c]\n---\n")
        #expect(try added("c", to: "---\ntags: # none\n---\n") == "---\ntags: [c] # none\n---\n")
    }

    @Test func `front matter without tags gets a line, all others stay`() throws {
        let text = "---\n# mine\ntitle: \"A: b\"\nodd:   {x: [1, 2]}\n\"key\": |\n  tags: no\n...\nText\n"
        #expect(
            try added("c", to: text)
                == "---\n# mine\ntitle: \"A: b\"\nodd:   {x: [1, 2]}\n\"key\": |\n  tags: no\ntags: [c]\n...\nText\n")
        #expect(try added("c", to: "---\n---\nText") == "---\ntags: [c]\n---\nText")
    }

    @Test func `a note without front matter gets one`() throws {
        #expect(try added("a", "b", to: "Text\n") == "---\ntags: [a, b]\n---\n\nText\n")
        #expect(try added("a", to: "") == "---\ntags: [a]\n---\n")
        #expect(try added("a", to: "---\nprose\n---\n") == "---\ntags: [a]\n---\n\n---\nprose\n---\n")
    }

    @Test func `line ends, byte order mark and a missing last line end stay`() throws {
        #expect(try added("b", to: "---\r\ntags:\r\n- a\r\n---\r\nx") == "---\r\ntags:\r\n- a\r\n- b\r\n---\r\nx")
        #expect(try added("b", to: "---\r\ntitle: T\r\n---\r\n") == "---\r\ntitle: T\r\ntags: [b]\r\n---\r\n")
        #expect(try added("b", to: "\u{FEFF}---\ntags: a\n---") == "\u{FEFF}---\ntags: a, b\n---")
        #expect(try added("b", to: "\u{FEFF}x\r\ny") == "\u{FEFF}---\r\ntags: [b]\r\n---\r\n\r\nx\r\ny")
    }

    @Test(arguments: [
        "tags: [a, B]", "tags: \"#a, b\"", "tag: b", "\"tags\": [ 'b' ]", "Tags:\n  - a\n  - b", "keywords: b",
    ])
    func `a tag that is there is not added again`(line: String) throws {
        let text = "---\n\(line)\n---\n"
        #expect(try added("b", to: text) == text)
    }

    @Test(arguments: [
        ("2026-plan", "\"2026-plan\""), ("yes", "\"yes\""), ("home/boat", "home/boat"), ("größe", "größe"),
    ])
    func `a tag that YAML would misread is quoted`(tag: String, written: String) throws {
        #expect(try added(tag, to: "---\ntags: []\n---\n") == "---\ntags: [\(written)]\n---\n")
    }

    @Test(
        arguments: [
            ("tags: [a, b, c]", "tags: [a, c]"), ("tags: [b, a]", "tags: [a]"), ("tags: [b]", "tags: []"),
            ("tags: [ \"b\" , a ] # x", "tags: [ a ] # x"), ("tags:\n  - a\n  - b\n  - c", "tags:\n  - a\n  - c"),
            ("tags:\n  - 'b' # gone\nx: 1", "tags:\nx: 1"), ("tags: a, b, c", "tags: a, c"), ("tags: b a", "tags: a"),
            ("tags: b", "tags: "), ("tags: B\nkeywords: [b, k]", "tags: \nkeywords: [k]"),
            ("tags: [b, a, b]", "tags: [a]"),
        ])
    func `a tag is removed with what parts it from others`(old: String, new: String) throws {
        #expect(try removed("b", from: "---\n\(old)\n---\n#b\n") == "---\n\(new)\n---\n#b\n")
        let windows = { (text: String) in text.replacing("\n", with: "\r\n") }
        #expect(try removed("b", from: windows("---\n\(old)\n---\n#b")) == windows("---\n\(new)\n---\n#b"))
    }

    @Test func `a removed tag leaves those below it`() throws {
        #expect(try removed("b", from: "---\ntags: [b/x, b]\n---\n") == "---\ntags: [b/x]\n---\n")
    }

    @Test(
        arguments: [
            ("---\ntags: [a, [b]]\n---\n", 2), ("---\ntitle: T\ntags: &x a\n---\n", 3), ("---\ntags: |\n  a\n---\n", 2),
            ("---\ntags: [a\n---\n", 2), ("---\ntags:\n  - a: 1\n---\n", 2), ("---\ntags: a\n  b\n---\n", 2),
            ("---\ntags: a\n", 1), ("+++\ntags = [\"a\"]\n+++\n", 1), ("---\ntags: [a, # x\n b]\n---\n", 2),
            ("---\ntags: a b:\n---\n", 2),
        ])
    func `a form that is not edited is an error with its line`(text: String, line: Int) {
        #expect(throws: WritingError(path: "note.md", line: line, reason: .frontMatter)) { try added("z", to: text) }
    }

    @Test func `a format without front matter is an error`() {
        #expect(throws: WritingError(path: "work.ics", reason: .noFrontMatter)) {
            try added("z", to: "BEGIN:VCALENDAR\n", path: "work.ics")
        }
    }

    @Test(arguments: ["", "#", "12", "a b", "a,b", "a//b", "/a", "a#b", "a."])
    func `what no reader takes for a tag is none`(text: String) {
        #expect(NoteTag(text) == nil)
    }
}
