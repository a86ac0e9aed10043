import Model
import Readers
import TestSupport
import Testing
import Time

@Suite struct MarkdownReaderTests {
    private func read(_ text: String, path: String = "notes/a note.md") -> ReadResult {
        read(Array(text.utf8), path: path)
    }

    private func read(_ bytes: [UInt8], path: String = "notes/a note.md") -> ReadResult {
        let context = ReadingContext(
            zone: TimeZone(name: "+01", fixedOffset: 3600), zones: TimeZoneDatabase { _ in nil },
            horizon: CivilDateTime(secondNumber: 0))
        let modified = CivilDateTime(secondNumber: 1_700_000_000)
        return MarkdownReader().read(Source(path: path, bytes: bytes, modified: modified, context: context))
    }

    private func note(_ text: String, path: String = "notes/a note.md") throws -> Document {
        let result = read(text, path: path)
        #expect(result.documents.count == 1)
        return try #require(result.documents.first)
    }

    /// A note with one line of front matter.
    private func front(_ lines: String, path: String = "notes/a note.md") throws -> Document {
        try note("---\n\(lines)\n---\n\nBody.\n", path: path)
    }

    private func start(_ document: Document) -> String? { document.start.map(ISO8601.string) }

    /// Each block as `first-last kind text`.
    private func blocks(_ text: String) throws -> [String] {
        try note(text).blocks.map { "\($0.lines.first)-\($0.lines.last) \($0.kind) \($0.text)" }
    }

    // MARK: Front matter

    @Test(arguments: [
        "tags: [a, b]", "tags: a, b", "tags: [ \"a\", 'b' ]", "tags:\n  - a\n  - b", "tags:\n- a\n- b",
        "tags: [a,\n  b]", "Tags: [a, b]", "tag:\n  - \"a\"\n  - '#b'", "tags: [a, b] # which", "tags:   a,b  ",
    ]) func `lists are read in each form`(front: String) throws {
        #expect(try self.front(front).tags == ["a", "b"])
    }

    @Test(arguments: [
        ("title: Plain", "Plain"), ("title: \"Say \\\"hi\\\"\"", "Say \"hi\""), ("title: 'It''s'", "It's"),
        ("title: A: B", "A: B"), ("title: C # comment", "C"), ("title: \"C # kept\"", "C # kept"),
        ("title: >\n  folded\n  text", "folded text"), ("\"title\": quoted key", "quoted key"),
    ]) func `scalars are read in each form`(front: String, title: String) throws {
        #expect(try self.front(front).title == title)
    }

    @Test func `what a page says of a person in its fields can be found and quoted`() throws {
        let document = try front("kind: person\nphone: \"+49 30 1234567\"\nbirthday: 1988-12-03\nemail: n@x.org")
        let fields = try #require(document.blocks.first)
        #expect(fields.text == "Phone number: +49 30 1234567\nBirthday: 1988-12-03\nEmail address: n@x.org")
        #expect(fields.lines == LineRange(1, 6))
        #expect(document.blocks.last?.text == "Body.")
    }

    @Test func `the fields of a note are text, but for what only switches a program`() throws {
        #expect(try front("status: open\ndraft: false\nid: 7").blocks.map(\.text) == ["status: open", "Body."])
        let listed = try front("stars: 4\nauthors:\n  - Ana\n  - \"Bob\"").blocks
        #expect(listed.map(\.text) == ["stars: 4", "authors:\n  - Ana\n  - \"Bob\"", "Body."])
        #expect(listed.map(\.lines) == [LineRange(2, 2), LineRange(3, 5), LineRange(8, 8)])
        #expect(try front("draft: false").blocks.map(\.text) == ["Body."])
        #expect(try note("---\nstatus: open\n---\n").blocks.map(\.text) == ["Status: open"])
    }

    @Test func `an unknown key is kept with its values`() throws {
        let document = try front("location: Room 4\ntitle: T\npurpose: [a, b]\nempty:")
        #expect(
            document.properties == [
                Property(key: "location", value: "Room 4", line: 2),
                Property(key: "purpose", value: "a, b", line: 4),
            ])
    }

    @Test func `front matter without an end is text, and told`() throws {
        let result = read("---\ntitle: T\nBody.\n")
        #expect(result.problems.map(\.line) == [1])
        #expect(result.problems.first?.path == "notes/a note.md")
        #expect(result.documents.first?.title == "a note")
        #expect(result.documents.first?.blocks.map(\.text).joined().contains("Body.") == true)
    }

    @Test func `a broken line is told with its number and the rest is read`() throws {
        let result = read("---\ndate: 2026-03-10\nno key here\nattendees: [Sarah Chen, Bob Okafor\n---\nBody.\n")
        #expect(result.problems.map(\.line) == [3, 4])
        let document = try #require(result.documents.first)
        #expect(start(document) == "2026-03-10T00:00:00")
        #expect(document.attendees.map(\.name) == ["Sarah Chen", "Bob Okafor"])
        #expect(document.blocks.map(\.text) == ["Body."])
    }

    @Test(arguments: ["title: \"T\ntags: [a, b", "title: T\n\ttags: [a, b]", "title: T\n  tags: [a, b]"])
    func `front matter that is no YAML names the note neither title nor tags`(front: String) throws {
        let document = try note("---\n\(front)\n---\n# Heading\n\nText #one\n")
        #expect(document.title == "Heading")
        #expect(document.tags == ["one"])
    }

    @Test(arguments: [
        ("a: &x one\ntitle: *x", "one"), ("title: \"two\n  lines\"", "two lines"), ("title: two\n  lines", "two lines"),
        ("title: |-\n  kept", "kept"), ("nested:\n  title: inner\ntitle: outer", "outer"),
        ("list:\n  - name: Bob\n    role: x\ntitle: T", "T"), ("title: !!str 2026", "2026"), ("title: yes", "yes"),
        ("title: \"\\u00fc\"", "ü"), ("map: {a: b, c: [d]}\ntitle: T", "T"),
    ]) func `YAML is read as people write it`(front: String, title: String) throws {
        #expect(try self.front(front).title == title)
    }

    @Test func `a value of nested maps is kept as text`() throws {
        let document = try front("place:\n  room: 4\n  house: A\nrates: {low: 1}")
        #expect(document.properties.map(\.value) == ["room: 4, house: A", "low: 1"])
    }

    @Test(arguments: [
        ("title: A: B", 2), ("a: 1\npeople: @Bob", 3), ("a: *nobody", 2), ("a: \"x\" y", 2), ("tags: [a, b\nb: 1", 3),
        ("a: \"open\nb: 1\nc: 2", 4), ("a: {{date}}", 2), ("a: 1\nno key", 3),
    ]) func `what is no YAML is told with the line where it is noticed`(front: String, line: Int) throws {
        #expect(read("---\n\(front)\n---\nBody.\n").problems.map(\.line) == [line])
    }

    @Test(arguments: ["title: null\n", "title: ~\n", "title:\n", "aliases: [null, ~]\n", "title:\n  a: b\n"])
    func `a value that is none gives none`(front: String) throws {
        let document = try self.front(front)
        #expect(document.title == "a note")
        #expect(document.aliases.isEmpty)
    }

    @Test(arguments: ["private: true\ntitle: \"open", "tags: [private, x\ntitle: T"])
    func `broken front matter still says that a note is private`(front: String) throws {
        #expect(try note("---\n\(front)\n---\nText\n").properties.contains(Property(key: "private", value: "true")))
    }

    @Test func `of a key that stands twice the last one counts`() throws {
        #expect(try front("title: A\ntitle: B").title == "B")
    }

    @Test func `an alias never grows beyond the text that it stands for`() throws {
        let bomb = (1...40).map { "l\($0): &l\($0) [*l\($0 - 1), *l\($0 - 1)]" }.joined(separator: "\n")
        #expect(try front("l0: &l0 lol\n" + bomb + "\ntitle: T").title == "T")
    }

    @Test func `front matter may stand below blank lines`() throws {
        let text = "\n\n---\ntitle: Harbour\ndate: 2026-03-10\n---\n\nText.\n"
        let document = try #require(read(text).documents.first)
        #expect(document.title == "Harbour" && document.start?.date == CivilDate(year: 2026, month: 3, day: 10))
        #expect(document.blocks.map(\.text) == ["Text."])
        let rules = try #require(read("\n---\nTwo rules.\n---\n").documents.first)
        #expect(rules.blocks.map(\.text).contains("Two rules."))
    }

    @Test func `a rule further down is no front matter`() throws {
        #expect(try note("Text\n\n---\ntitle: T\n---\n").title == "a note")
    }

    @Test func `front matter may end with dots`() throws {
        #expect(try note("---\ntitle: T\n...\nBody.\n").title == "T")
    }

    // MARK: Title and kind

    @Test(arguments: [
        ("---\ntitle: Front\n---\n# Heading\n", "Front"), ("# Heading\n", "Heading"), ("Heading\n===\n", "Heading"),
        ("Text first\n# Heading\n", "Heading"), ("## Lower\n", "a note"), ("Text\n", "a note"), ("", "a note"),
    ]) func `the title is the front matter's, else the first heading of level 1, else the file's name`(
        text: String, title: String
    ) throws {
        #expect(try note(text).title == title)
    }

    @Test func `a date in the file's name is not part of the title`() throws {
        #expect(try note("Text\n", path: "2026-03-10-pricing-sync.md").title == "pricing sync")
        #expect(try note("Text\n", path: "daily/2026-03-10.md").title == "2026-03-10")
    }

    @Test func `the heading that gives the title is no text`() throws {
        let document = try note("# Title\n\n## Part\n\nText\n")
        #expect(document.blocks.map(\.text) == ["Part", "Text"])
        #expect(document.blocks.map(\.headingPath) == [[], ["Part"]])
    }

    @Test(arguments: [
        ("kind: meeting", DocumentKind.meeting), ("kind: Person", .person), ("type: transcript", .transcript),
        ("attendees: [Sarah]", .meeting), ("participants: Sarah", .meeting), ("title: T", .note),
        ("kind: other", .note),
    ]) func `the kind is named, else a meeting has attendees`(front: String, kind: DocumentKind) throws {
        #expect(try self.front(front).kind == kind)
    }

    @Test func `aliases are other names`() throws {
        #expect(try front("kind: person\naliases: [Bob, Rob]").aliases == ["Bob", "Rob"])
    }

    // MARK: Dates

    @Test(arguments: [
        ("date: 2026-03-10", "2026-03-10T00:00:00", true), ("date: 2026-03-10 14:00", "2026-03-10T14:00:00", false),
        ("date: 2026-03-10T14:00:30", "2026-03-10T14:00:30", false), ("start: 20260310", "2026-03-10T00:00:00", true),
        ("date: 2026-03-10T14:00Z", "2026-03-10T15:00:00", false),
        ("date: \"2026-03-10\"", "2026-03-10T00:00:00", true),
        ("date: 10 March 2026", "2026-03-10T00:00:00", true), ("date: Tue 10.03.2026", "2026-03-10T00:00:00", true),
        ("date: March 10, 2026", "2026-03-10T00:00:00", true),
    ]) func `a date is read in each form`(front: String, start: String, isAllDay: Bool) throws {
        let document = try self.front(front, path: "2020-01-01 old name.md")
        #expect(self.start(document) == start)
        #expect(document.isAllDay == isAllDay)
        #expect(document.dateSource == .frontMatter)
    }

    @Test func `without a date in front the file's name tells it`() throws {
        let document = try note("# 2020-01-01 Heading\n", path: "2026-03-10 0930 sync.md")
        #expect(start(document) == "2026-03-10T09:30:00")
        #expect(!document.isAllDay)
        #expect(document.dateSource == .fileName)
    }

    @Test(arguments: [
        "# Tue 10 March 2026\n\nText\n", "2026-03-10: what happened\n", "## 10. März 2026\n", "# mardi 10 mars 2026\n",
        "# Mardi 10 mars 2026 à 10 h\n", "## 10 mars 2026\n",
    ])
    func `else the first heading or line that is a date tells it`(text: String) throws {
        let document = try note(text)
        #expect(start(document) == "2026-03-10T00:00:00")
        #expect(document.isAllDay)
        #expect(document.dateSource == .heading)
    }

    @Test(arguments: ["Text about 2026-03-10\n", "", "---\ndate: soon\n---\nText\n"])
    func `else the modification time is remembered as such`(text: String) throws {
        let document = try note(text)
        #expect(document.dateSource == .modified)
        #expect(document.start == CivilDateTime(secondNumber: 1_700_000_000))
    }

    @Test func `a date that does not exist is none`() throws {
        #expect(try front("date: 2026-02-30").dateSource == .modified)
        #expect(try note("Text", path: "2026-13-01.md").dateSource == .modified)
    }

    @Test(arguments: [
        ("end: 15:30", "2026-03-10T15:30:00"), ("end: 2026-03-10T16:00", "2026-03-10T16:00:00"),
        ("duration: 45m", "2026-03-10T14:45:00"), ("duration: 1h30", "2026-03-10T15:30:00"),
        ("duration: 1h 30m", "2026-03-10T15:30:00"), ("duration: 90", "2026-03-10T15:30:00"),
        ("duration: 1:30", "2026-03-10T15:30:00"), ("duration: PT45M", "2026-03-10T14:45:00"),
        ("duration: 2 hours", "2026-03-10T16:00:00"),
    ]) func `the end is written, or follows from the duration`(front: String, end: String) throws {
        let document = try self.front("date: 2026-03-10T14:00\n" + front)
        #expect(document.end.map(ISO8601.string) == end)
    }

    @Test(arguments: ["end: 13:00", "end: later", "duration: long", "duration: 0", "duration: 99999999999999999999m"])
    func `an end that makes no sense is left out`(front: String) throws {
        #expect(try self.front("date: 2026-03-10T14:00\n" + front).end == nil)
    }

    @Test func `a duration counts from the time in the file's name`() throws {
        let document = try front("duration: 45m", path: "2026-03-10 0930 sync.md")
        #expect(document.end.map(ISO8601.string) == "2026-03-10T10:15:00")
    }

    // MARK: Attendees

    @Test(arguments: [
        "attendees: [Sarah Chen, Bob Okafor <Bob@Example.com>, ada@example.com]",
        "attendees: Sarah Chen, Bob Okafor <Bob@Example.com>, ada@example.com",
        "attendees:\n  - Sarah Chen\n  - Bob Okafor <Bob@Example.com>\n  - ada@example.com",
        "participants:\n  - \"[[Sarah Chen]]\"\n  - \"Bob Okafor <Bob@Example.com>\"\n  - ada@example.com",
    ]) func `attendees are names, names with addresses, or addresses`(front: String) throws {
        let expected = [
            Attendee(name: "Sarah Chen"), Attendee(name: "Bob Okafor", email: "bob@example.com"),
            Attendee(name: "", email: "ada@example.com"),
        ]
        #expect(try self.front(front).attendees == expected)
    }

    @Test(arguments: [
        "attendees: [[Sarah Chen]], [[Bob Okafor|Bob]]", "attendees: [\"[[Sarah Chen]]\", \"[[Bob Okafor|Bob]]\"]",
        "attendees:\n  - [[Sarah Chen]]\n  - [[Bob Okafor|Bob]]",
    ]) func `a linked attendee is named as the page that is linked`(front: String) throws {
        #expect(try self.front(front).attendees.map(\.name) == ["Sarah Chen", "Bob Okafor"])
    }

    @Test(arguments: [
        "participants: Sarah Chen, Bob Okafor", "people:\n  - \"[[People/Sarah Chen|Sarah]]\"\n  - \"@Bob Okafor\"",
        "with: [Sarah Chen, Bob Okafor]", "attendees: \"Chen, Sarah <s@example.com>; Okafor, Bob\"",
        "kind: meeting\nattendees: Sarah Chen\norganizer: Bob Okafor",
        "attendees:\n  - name: Sarah Chen\n    email: s@example.com\n  - {name: Bob Okafor}",
    ]) func `attendees are found under the names of common templates`(front: String) throws {
        #expect(try self.front(front).attendees.map(\.name) == ["Sarah Chen", "Bob Okafor"])
    }

    @Test(arguments: [
        "[\"Ann Lee (Stone Ltd)\", Bo Ek]", "Ann Lee and Bo Ek", "[Ann  Lee, Bo Ek - Owner]",
        "[+Ann Lee, \"[[Bo Ek]] (optional)\"]",
        "|\n  Ann Lee\n  Bo Ek", "[\"#people/ann-lee\", Bo Ek, me, everyone, TBD]", "\"@Ann Lee @Bo Ek\"",
        "[\"Lee, Ann\", \"Bo Ek, Sales\"]",
    ]) func `attendees are their names, without what is said of them`(value: String) throws {
        #expect(try front("attendees: " + value).attendees.map(\.name) == ["Ann Lee", "Bo Ek"])
    }

    @Test(arguments: ["date: 10/28/2026", "date: 28/10/2026", "date: \"@October 28, 2026\"", "date: 28.10.2026"])
    func `dates with slashes are read where only one day is meant`(front: String) throws {
        #expect(try self.start(self.front(front)) == "2026-10-28T00:00:00")
    }

    @Test func `a date that cannot be read is told with its line`() throws {
        let result = read("---\ntitle: T\ndate: 35/16/2026\n---\nText\n")
        #expect(result.problems.map(\.line) == [3])
        #expect(result.documents.first?.dateSource == .modified)
        #expect(read("---\ndate: {{date}}\n---\n").problems.allSatisfy { !$0.message.contains("date that cannot") })
    }

    @Test(arguments: [
        "date: 2026-10-28\nstart: 15:00\nend: 15:45", "date: 2026-10-28\ntime: 3pm\nduration: 45",
        "date: October 28, 2026 3:00 PM → 3:45 PM", "date: 2026-10-28\ntime: 3:00 PM to 3:45 PM",
        "date: 2026-10-28 at 3 pm\nend: 3:45 pm",
    ]) func `times are read in the forms that people write`(front: String) throws {
        let document = try self.front(front)
        #expect(start(document) == "2026-10-28T15:00:00")
        #expect(document.end.map(ISO8601.string) == "2026-10-28T15:45:00")
    }

    @Test(arguments: [
        "November 9th, 2026", "Nov 9, 2026", "Notes 9 Nov 2026", "Monday 9 November 2026", "09.11.2026", "2026-11-09",
        "2026_11_09 x",
    ]) func `a file's name may hold a date in words`(name: String) throws {
        let document = try #require(read("text\n", path: name + ".md").documents.first)
        #expect(start(document) == "2026-11-09T00:00:00")
        #expect(document.dateSource == .fileName)
    }

    @Test(arguments: ["release 4.3.26", "plan 2026", "may 2026 plan", "room 11 10"])
    func `a file's name without a whole date has none`(name: String) throws {
        #expect(try #require(read("text\n", path: name + ".md").documents.first).dateSource == .modified)
    }

    @Test func `a template is neither a meeting nor has tasks`() throws {
        let document = try front(
            "title: \"<% tp.file.title %>\"\ndate: \"{{date}}\"\nkind: meeting\nattendees: [Ann Lee]")
        #expect(document.kind == .note)
    }

    @Test(arguments: [
        ("date created: 2026-03-10", "2026-03-10T00:00:00"), ("created: 2026-03-10T09:30", "2026-03-10T09:30:00"),
        ("date: 2026-03-10\ntime: 14:00", "2026-03-10T14:00:00"),
        ("date: 2026-03-10\nstartTime: \"9:30\"", "2026-03-10T09:30:00"),
        ("date: \"[[2026-03-10]]\"", "2026-03-10T00:00:00"),
        ("meeting_date: 10 March 2026, 14:00", "2026-03-10T14:00:00"),
        ("date: 2026/03/10", "2026-03-10T00:00:00"), ("created: 2026-03-01\ndate: 2026-03-10", "2026-03-10T00:00:00"),
    ]) func `dates are found under the names of common templates`(front: String, start: String) throws {
        #expect(try self.start(self.front(front)) == start)
    }

    @Test func `a date in the file's name is nearer to the matter than the day of the note's making`() throws {
        let text = "---\ncreated: 2026-03-12\n---\ntext\n"
        let document = try #require(read(text, path: "2026-03-10 Pricing.md").documents.first)
        #expect(start(document) == "2026-03-10T00:00:00")
        #expect(document.dateSource == .fileName)
    }

    // MARK: Tags and links

    @Test func `tags come from front matter and text, each once`() throws {
        let text = "---\ntags: [Work, work/hiring]\n---\n#first and #work, (#a/b-c_1) #Work/Hiring; #ünder\n"
        #expect(try note(text).tags == ["Work", "work/hiring", "first", "a/b-c_1", "ünder"])
    }

    @Test(arguments: [
        "`#code` here", "```\n#code\n```", "~~~\n#code\n~~~", "[text](#anchor)", "[[Note#Heading]]",
        "https://example.com/#part", "see a#b", "# Heading", "Issue #12", "C# is", "##", "#", "\\#no",
    ]) func `what is no tag is not taken for one`(text: String) throws {
        #expect(try note(text + "\n").tags.isEmpty)
    }

    @Test func `links to other notes are kept with their lines`() throws {
        let text =
            "See [[Pricing Sync|the sync]] and\n[[Roadmap#Q2]], [plan](plans/q%202.md),\n[web](https://x.org/a.md)\n"
        #expect(
            try note(text).links == [
                Link(target: "Pricing Sync", line: 1), Link(target: "Roadmap", line: 2),
                Link(target: "plans/q 2.md", line: 2),
            ])
    }

    @Test(arguments: [
        ("Ask @Priya.", ["Priya"]), ("@priya.raman, @Bob_Okafor", ["priya.raman", "Bob_Okafor"]), ("(@Zoë)", ["Zoë"]),
        ("@[[Sarah Chen]] knows", ["Sarah Chen"]), ("@[[People/Sarah Chen|Sarah]]", ["Sarah"]),
        ("mail priya@example.com", []),
        ("`@Bob`", []), ("@ noon, @5pm", []),
    ]) func `names behind an at sign are mentions`(text: String, names: [String]) throws {
        #expect(try note(text + "\n").mentions.map(\.name) == names)
    }

    @Test func `a link in code is none`() throws {
        #expect(try note("`[[Note]]`\n```\n[[Note]]\n```\n").links.isEmpty)
    }

    // MARK: Blocks

    @Test func `headings are the path of what stands below`() throws {
        let document = try note("## A\ntext a\n### B ###\ntext b\n## C\ntext c\n")
        #expect(document.blocks.map(\.headingPath) == [[], ["A"], ["A"], ["A", "B"], [], ["C"]])
    }

    @Test(arguments: ["#tag", "####### seven", "    # indented"]) func `what is no heading is text`(text: String) throws
    {
        #expect(try note(text + "\n").blocks.allSatisfy { $0.kind != .heading })
    }

    @Test func `underlined headings stand on the line of their text`() throws {
        #expect(
            try blocks("Intro\n\nPart\n---\ntext\n\nOther\n====\nmore\n")
                == [
                    "1-1 paragraph Intro", "3-3 heading Part", "5-5 paragraph text", "7-7 heading Other",
                    "9-9 paragraph more",
                ])
    }

    @Test func `a rule below a blank line or an item is no heading`() throws {
        #expect(try blocks("text\n\n---\n- item\n---\n") == ["1-1 paragraph text", "4-4 item item"])
    }

    @Test func `blocks stand on their exact lines`() throws {
        let text = """
            ---
            title: T
            ---
            First line
            second line

            - item one
              goes on
            - item two
            1. numbered
            > quoted
            > twice
            | a | b |
            | 1 | 2 |
            ```swift
            let x = 1

            ```
            """
        #expect(
            try blocks(text) == [
                "4-5 paragraph First line\nsecond line", "7-8 item item one\ngoes on", "9-9 item item two",
                "10-10 item numbered", "11-12 quote quoted\ntwice", "13-14 table | a | b |\n| 1 | 2 |",
                "15-18 code ```swift\nlet x = 1\n\n```",
            ])
    }

    @Test func `a code block that is not closed runs to the end`() throws {
        #expect(try blocks("```\n# no heading\n- [ ] no task\n") == ["1-3 code ```\n# no heading\n- [ ] no task"])
        #expect(try note("```\n- [ ] no task\n").tasks.isEmpty)
    }

    @Test(arguments: ["\r\n", "\n", "\r"]) func `each line end counts as one line`(end: String) throws {
        let text = ["---", "title: T", "---", "one", "", "two"].joined(separator: end) + end
        let document = try note(text)
        #expect(document.title == "T")
        #expect(document.blocks.map(\.lines) == [LineRange(4, 4), LineRange(6, 6)])
        #expect(document.lines == LineRange(1, 6))
    }

    @Test func `a byte order mark does not hide the front matter`() throws {
        let document = try #require(read([0xEF, 0xBB, 0xBF] + Array("---\ntitle: T\n---\none\n".utf8)).documents.first)
        #expect(document.title == "T")
        #expect(document.blocks.map(\.lines) == [LineRange(4, 4)])
    }

    @Test func `bytes that are no text are told and the rest is read`() throws {
        let result = read(Array("one\n".utf8) + [0xC3, 0x28, 0x0A] + Array("three\n".utf8))
        #expect(result.problems.map(\.line) == [2])
        #expect(result.documents.first?.blocks.first?.text.hasSuffix("three") == true)
    }

    @Test func `bold names with a colon are turns`() throws {
        let document = try note("**Sarah Chen:** We keep it.\n**Bob**: Fine.\n**Note that this is text:\n")
        #expect(document.blocks.map(\.speaker) == ["Sarah Chen", "Bob", nil])
        #expect(document.blocks.prefix(2).map(\.text) == ["We keep it.", "Fine."])
        #expect(document.blocks.prefix(2).map(\.lines) == [LineRange(1, 1), LineRange(2, 2)])
    }

    @Test func `a bold name whose last word the text writes small defines something`() throws {
        let document = try note("**Harbour Beginners Hour:** An hour for beginners.\n\n**Will Young:** I will come.\n")
        #expect(document.blocks.map(\.speaker) == [nil, "Will Young"])
        #expect(document.attendees.map(\.name) == ["Will Young"])
    }

    @Test func `an empty file is a note without text`() throws {
        let document = try note("")
        #expect(document.blocks.isEmpty)
        #expect(document.lines == LineRange(1, 1))
    }

    // MARK: Cost

    /// Notes that cost the square of their length where each mark looks at all that follows.
    static let costly: [(first: String, piece: String, last: String)] = [
        ("```\n", "a line of code of some length\n", "```\n"), ("", "a line of text of some length\n", ""),
        ("", "[[a #b ", "\n"), ("", "](a #b ", "\n"), ("", "` `` #b ", "\n"), ("---\ntags: [a,\n", "  a,\n", "---\n"),
        ("# Log\n", "## 2026-03-12\n- [ ] text #tag\n", ""), ("", "# ", "\n"), ("", "> ", "\n"),
        ("- [ ] ", "by ", "\n"), ("- [ ] do it [a::", " ", "[\n"), ("- [ ] ", "[a:: ", "x\n"), ("- [ ] ", "⏫ ", "\n"),
    ]

    @Test(arguments: costly.indices) func `a long note is read in linear time`(place: Int) {
        let (first, piece, last) = MarkdownReaderTests.costly[place]
        func duration(_ count: Int) -> Duration {
            let text = first + String(repeating: piece, count: count) + last
            return ProcessorTime.measure { _ = read(text) }
        }
        let short = (0..<3).map { _ in duration(500) }.min() ?? .zero
        let long = min(duration(8000), duration(8000))
        // Sixteen times the length: the square of it would be 256 times as much.
        #expect(long < short * 60 + .milliseconds(50), "\(short) for 500, \(long) for 8000")
    }

    @Test func `headings and lists in HTML are blocks of their own`() throws {
        let html = """
            <h2 class="x">Plan</h2>
            <p>First <b>words</b>.</p>
            <ol>
            <li>Paint
            <ul><li>doors</li>
            <li>boats</li></ul></li>
            <li>Sail</li>
            </ol>
            """
        let document = try #require(read(html).documents.first)
        let blocks = document.blocks.map { "\($0.kind) \($0.lines.first) \($0.parentItems) \($0.text)" }
        #expect(
            blocks == [
                "heading 1 [] Plan", "paragraph 2 [] First words.", "item 4 [] Paint", "item 5 [\"Paint\"] doors",
                "item 6 [\"Paint\"] boats", "item 7 [] Sail",
            ])
        #expect(document.blocks.dropFirst().allSatisfy { $0.headingPath == ["Plan"] })
    }

    @Test func `lists in HTML that are nested without end are read in bounds`() throws {
        let deep = String(repeating: "<ul><li>a", count: 20_000) + String(repeating: " ", count: 200_000) + "</li></ul>"
        let document = try #require(read(deep + "\n").documents.first)
        #expect(document.blocks.count == 20_000)
        #expect(document.blocks.allSatisfy { $0.parentItems.count < 48 })
    }

    @Test func `a value to put in is no mention of a person`() throws {
        let document = try #require(read("Set @INPUT_FILE, ask @ana_b and @BO\n").documents.first)
        #expect(document.mentions.map(\.name) == ["ana_b", "BO"])
    }

    @Test func `a table of contents says nothing of its own`() throws {
        let document = try #require(
            read("# Week 5\n\n* [The roof](#the-roof)\n  * [[#Cost]]\n* [plan](plan.md)\n\n## The roof\n\nIt leaks.\n")
                .documents.first)
        #expect(document.blocks.map(\.text) == ["[plan](plan.md)", "The roof", "It leaks."])
    }

    @Test func `a field that is the address of the page itself is left out`() throws {
        let text =
            "+++\ntitle = \"New roof\"\n[extra]\noriginal = \"https://club.org/news/new-roof-2041/\"\nsource = \"https://a.org/tiles\"\n+++\nIt leaks.\n"
        let document = try #require(read(text).documents.first)
        #expect(!document.blocks.contains { $0.text.contains("original") })
        #expect(document.blocks.contains { $0.text.contains("source") })
    }

    @Test(arguments: ["Stone Bridge Committee Meeting\nJanuary 20, 2015", "#Stone Bridge Committee Meeting\n##June 18"])
    func `minutes named after the day alone have the title of their first line`(top: String) throws {
        let text = top + "\n\nThe roof leaks.\n"
        #expect(
            read(text, path: "minutes/minutes-2015-01-20.md").documents.first?.title == "Stone Bridge Committee Meeting"
        )
        #expect(read(text, path: "minutes/roof-2015-01-20.md").documents.first?.title == "roof")
    }
}
