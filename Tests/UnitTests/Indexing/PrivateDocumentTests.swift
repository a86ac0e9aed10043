import Foundation
import Indexing
import Model
import Readers
import Store
import Testing
import Time

/// A vault with private documents reads as one that lacks them, unless they are asked for.
@Suite struct PrivateDocumentTests {
    private let vault: TemporaryVault

    init() throws { vault = try TemporaryVault() }

    private func isHidden(_ text: String) throws -> Bool {
        try vault.write("a.md", text)
        try vault.update()
        return try vault.documents().isEmpty
    }

    @Test(arguments: [
        "---\nprivate: true\n---\ntext\n", "---\nPrivate: Yes\n---\ntext\n", "---\nprivate: \"on\"\n---\ntext\n",
        "---\nprivate: 1\n---\ntext\n", "---\ntags: [Private]\n---\ntext\n",
    ]) func `a document is private by a property or a tag`(text: String) throws {
        #expect(try isHidden(text))
    }

    @Test(arguments: [
        "#private\n\ntext\n", "text\n#work #Private\n", "text\n\n#a, #private/health | #b\n", "- #private\n- text\n",
        "> #private\n\ntext\n", "# #private\n\ntext\n",
        "#[[private]] #[[two words]]\n\ntext\n",
        "# 2026-03-12 #private\n\ntext\n", "Tags: #private, #work\n\ntext\n", "**Tags:** work, private\n\ntext\n",
        "tags:: [[private]], work\n\n- text\n", "private:: true\n\ntext\n", "- text\n  Private:: yes\n",
        "text\n[private:: on]\n",
    ]) func `a document is private by a line of tags, or a line that is the property`(text: String) throws {
        #expect(try isHidden(text))
    }

    @Test(arguments: [
        "text #private\n", "#private text\n", "The tag #private/health hides a note.\n", "# About #private\n\ntext\n",
        "```\n#private\n```\n", "    #private\n", "`#private`\n", "text\n\n<!--\n#private\n-->\n",
        "%%\n#private\n%%\ntext\n",
        "[[private]]\n", "\\#private\n", "private:: no\n", "`private:: true`\n", "private: true\n",
        "Tags: work, privateer\n",
        "Tags: `#private`\n", "- [ ] #private or not\n", "| #private |\n| --- |\n| text |\n", "#private? #yes\n",
    ]) func `a tag in a sentence or in code hides nothing`(text: String) throws {
        #expect(try !isHidden(text))
        #expect(try vault.reader().privateDocumentCount() == 0)
    }

    @Test func `a tag in a sentence is still a tag`() throws {
        try vault.write("a.md", "The tag #private hides a note.\n")
        try vault.update()
        #expect(try vault.reader().tags().map(\.name) == ["private"])
    }

    @Test(arguments: [
        ("#private", "", [String]()), ("private:: true", "", []), ("", "#private", ["Intro", "Hiring."]),
        ("", "- private:: true", ["Intro", "Hiring."]),
        ("about #private", "about #private", ["Intro", "Hiring.", "Salary."]),
    ]) func `a mark above the first date hides a whole running log, one below a date its section`(
        head: String, section: String, seen: [String]
    ) throws {
        try vault.write(
            "a.md",
            "# 1:1 Sarah\n\nIntro\n\n\(head)\n\n## 2026-03-05\nHiring.\n\n## 2026-03-12\nSalary.\n\n\(section)\n")
        try vault.update()
        let text = try vault.texts()["a.md"] ?? ""
        #expect(["Intro", "Hiring.", "Salary."].filter(text.contains) == seen)
    }

    @Test func `a date with the tag behind it hides its section`() throws {
        try vault.write("a.md", "# Log\n\n## 2026-03-05 #private\nHiring.\n\n## 2026-03-12\nPay.\n")
        try vault.update()
        #expect(try vault.texts() == ["a.md": "Pay."])
    }

    @Test(arguments: [
        "---\nprivate: true\n# Plan\n\ntext\n", "---\r\nprivate: true\r\n\r\ntext\r\n",
        "\u{feff}---\nprivate: yes\ntext\n",
        "---\ntitle: Plan\n\nPrivate : \"yes\" # for now\n\ntext\n", "---\n'private': \"true\ntext\n",
        "---\ntags:\n  - private\n\ntext\n", "---\ntags: [a, private\n\ntext\n",
    ]) func `a document is private by front matter that is not closed`(text: String) throws {
        #expect(try isHidden(text))
    }

    @Test(arguments: [
        "\n \n---\nprivate: true\n---\ntext\n", "---\n\tprivate: true\n---\ntext\n",
        "---\nprose\nprivate: true\n---\ntext\n", "---\ntitle: \"open\n  private: true\n---\ntext\n",
        "---\ntitle: [open\nprivate: true\n...\ntext\n", "--- \nprivate: true\n ---\ntext\n",
        "---\ntitle: T\n private: true\n---\ntext\n",
    ]) func `a document is private by front matter that is no YAML, or stands too low`(text: String) throws {
        #expect(try isHidden(text))
    }

    @Test(arguments: [
        "---\nprivate: true\n---\nAnn: one\nBob: two\nAnn: three\nBob: four\n",
        "#private\n\nAnn: one\nBob: two\nAnn: three\nBob: four\n",
    ]) func `a transcript in plain text is private as a note is`(text: String) throws {
        try vault.write("a.txt", text)
        try vault.update()
        #expect(try vault.documents().isEmpty)
        #expect(try vault.reader().privateDocumentCount() == 1)
    }

    @Test(arguments: [
        "text\n\n---\nprivate: true\n---\n", "---\n\nprose\n\n---\nprivate: true\n", "---\nprivate: no\n\ntext\n",
        "---\ntitle: private: true\n---\ntext\n", "---\ntitle: [open\nabout: private things\n---\ntext\n",
    ]) func `lines that are no broken front matter make nothing private`(text: String) throws {
        #expect(try !isHidden(text))
    }

    @Test(arguments: [
        ("", false), ("CLASS:PUBLIC", false), ("class: Public ", false), ("CLASS:PRIVATE", true),
        ("CLASS:CONFIDENTIAL", true), ("CLASS;X-A=b:X-SECRET", true), ("CLASS:", true),
    ]) func `an event is private by its class`(line: String, isPrivate: Bool) throws {
        try vault.write("a.ics", PrivateDocumentTests.calendar(event: line, task: "CLASS:PUBLIC"))
        try vault.update()
        #expect(try vault.documents().map(\.title) == (isPrivate ? ["a"] : ["a", "Dentist"]))
        #expect(try vault.reader().privateDocumentCount() == (isPrivate ? 1 : 0))
    }

    @Test func `a private to-do is kept apart from the others`() throws {
        try vault.write("a.ics", PrivateDocumentTests.calendar(event: "", task: "CLASS:PRIVATE"))
        try vault.update()
        #expect(try vault.reader().tasks(DocumentFilter(), states: [.open]).map(\.task.text) == ["Buy milk"])
        #expect(try vault.texts()["a.ics"]?.contains("ring") == false)
        let reader = try IndexReader(path: vault.index, settings: TemporaryVault.settings, visibility: .everything)
        let tasks = try reader.tasks(DocumentFilter(), states: [.open]).map(\.task.text)
        #expect(tasks.sorted() == ["Buy a ring", "Buy milk"])
    }

    /// A calendar with an event, a to-do, and another to-do that is public.
    private static func calendar(event: String, task: String) -> String {
        let lines = [
            "BEGIN:VCALENDAR", "BEGIN:VEVENT", "UID:1", "SUMMARY:Dentist", "DTSTART:20260310T140000Z", event,
            "END:VEVENT", "BEGIN:VTODO", "UID:2", "SUMMARY:Buy a ring", task, "END:VTODO", "BEGIN:VTODO", "UID:3",
            "SUMMARY:Buy milk", "END:VTODO", "END:VCALENDAR",
        ]
        return lines.filter { !$0.isEmpty }.joined(separator: "\r\n") + "\r\n"
    }

    @Test func `a private series is private where it was changed, unless the change says otherwise`() throws {
        func part(_ lines: String...) -> String {
            (["BEGIN:VEVENT", "UID:1", "SUMMARY:Therapy"] + lines + ["END:VEVENT"]).joined(separator: "\r\n")
        }
        let parts = [
            part("DTSTART:20260310T140000Z", "RRULE:FREQ=DAILY;COUNT=3", "CLASS:PRIVATE"),
            part("DTSTART:20260311T150000Z", "RECURRENCE-ID:20260311T140000Z"),
            part("DTSTART:20260312T160000Z", "RECURRENCE-ID:20260312T140000Z", "CLASS:PUBLIC"),
        ]
        let calendar = ["BEGIN:VCALENDAR"] + parts + ["END:VCALENDAR", ""]
        try vault.write("a.ics", calendar.joined(separator: "\r\n"))
        try vault.update()
        #expect(try vault.documents().compactMap { $0.start.map(ISO8601.string) } == ["2026-03-12T16:00:00"])
    }

    @Test func `a contact is private by its class`() throws {
        try vault.write(
            "a.vcf",
            "BEGIN:VCARD\nFN:Zoe Quist\nCLASS:confidential\nTEL:1\nEND:VCARD\nBEGIN:VCARD\nFN:Bob Ray\nCLASS:PUBLIC\nEND:VCARD\n"
        )
        try vault.update()
        #expect(try vault.documents().map(\.title) == ["Bob Ray"])
        #expect(try vault.reader().people().map(\.name) == ["Bob Ray"])
    }

    @Test func `a problem of a private file is told only where private documents are seen`() throws {
        try vault.write("a.md", "---\nprivate: true\n")
        try vault.write("b.md", "---\ntitle: [open\n---\ntext\n")
        let problems = try vault.update().problems
        #expect(Set(problems.map(\.path)) == ["a.md", "b.md"])
        #expect(try vault.reader().withoutPrivate(problems).map(\.path) == ["b.md"])
    }

    @Test(arguments: [
        ("a.ics", 4, 5, true), ("a.ics", 10, 10, true), ("a.ics", 15, 15, false), ("note.md", 4, 4, true),
        ("plain.md", 1, 1, false), ("none.md", 1, 1, false), ("../note.md", 4, 4, false),
    ]) func `lines are private that a private document says something on`(
        path: String, first: Int, last: Int, isPrivate: Bool
    ) throws {
        try vault.write("a.ics", PrivateDocumentTests.calendar(event: "CLASS:PRIVATE", task: "CLASS:PRIVATE"))
        try vault.write("note.md", "---\nprivate: true\n---\ntext\n")
        try vault.write("plain.md", "text\n")
        let context = ReadingContext(
            zone: .utc, zones: TimeZoneDatabase { _ in nil }, horizon: CivilDateTime(secondNumber: 0))
        var places = PrivatePlaces(vault: vault.folder, context: context)
        #expect(places.hold(LineRange(first, last), of: path) == isPrivate)
    }

    @Test(arguments: [
        "---\nprivate: false\n---\ntext\n", "---\nprivate: no\n---\ntext\n", "text #privateer\n",
        "text about private life\n",
        "---\ntitle: private\n---\ntext\n",
    ]) func `other documents are not`(text: String) throws {
        #expect(try !isHidden(text))
    }

    @Test func `a private document is seen by those who ask for it`() throws {
        #expect(try isHidden("text\n\n#private\n"))
        let reader = try IndexReader(
            path: vault.index, settings: TemporaryVault.settings, visibility: .everything)
        #expect(try reader.documents(DocumentFilter()).map(\.path) == ["a.md"])
        #expect(try vault.reader().privateDocumentCount() == 1)
    }

    @Test func `a running log that is private is so in every section`() throws {
        let log =
            "---\nprivate: true\nattendees: [Sarah Chen]\n---\n## 2026-03-05\nHiring.\n- [ ] ask\n\n## 2026-03-12\nPay.\n"
        #expect(try isHidden(log))
        #expect(try vault.reader().tasks(DocumentFilter(), states: [.open]).isEmpty)
    }

    @Test func `a private section of a running log hides itself alone`() throws {
        try vault.write("a.md", "# 1:1 Sarah\n\n## 2026-03-05\nHiring.\n\n## 2026-03-12\nSalary.\n#private\n")
        try vault.update()
        #expect(try vault.texts() == ["a.md": "Hiring."])
        #expect(try vault.reader().words.contains("hire"))
        #expect(try !vault.reader().words.contains { $0.hasPrefix("salar") })
    }

    @Test func `whoever sees a private document knows the words of its title, and nobody else`() throws {
        try vault.write("Sourdough.md", "#private\nFeed it twice a day.\n")
        try vault.write("Trips.md", "## 2026-03-05\nHiring.\n\n## 2026-03-12\nSalary.\n#private\n")
        try vault.update()
        #expect(try vault.reader().words.isDisjoint(with: ["sourdough", "salari"]))
        let reader = try IndexReader(path: vault.index, settings: TemporaryVault.settings, visibility: .everything)
        #expect(reader.words.contains("feed"))
        #expect(reader.words.isSuperset(of: ["sourdough", "trip"]))
        let seen = try vault.reader().words
        #expect(seen.contains("trip"))
    }

    @Test func `a document that is private no more is seen again`() throws {
        #expect(try isHidden("text\n\n#private\n"))
        #expect(try !isHidden("text\n"))
    }

    // MARK: What is known of them

    private static let files = [
        "sync.md":
            "---\nkind: meeting\ndate: 2026-03-10T14:00\nattendees: [Sarah <sarah@x.org>, Bob Okafor]\n---\n# Pricing sync\n\nWe keep the tier. #pricing\n- [ ] ask Bob\n",
        "sync.vtt": "WEBVTT\n\n00:01.000 --> 00:02.000\n<v Bob Okafor>Hello.</v>\n",
        "plan.md": "---\ndate: 2026-03-01\n---\n# Plan\n\nShip the boat.\n",
    ]

    private static let secrets = [
        // The calendar knows more of Sarah, and would stand for the meeting.
        "secret.ics": """
        BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Pricing sync\r\nDTSTART:20260310T140000Z\r\n\
        DTEND:20260310T150000Z\r\nCATEGORIES:private\r\nATTENDEE;CN=Sarah Chen:mailto:sarah@x.org\r\n\
        ATTENDEE;CN=Zoe Quist:mailto:zoe@x.org\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n
        """,
        "Bob.md": "---\nkind: person\nprivate: true\naliases: [Bobcat]\nemail: bob@secret.org\n---\n# Bob Okafor\n",
        "diary.md":
            "---\ndate: 2026-12-24\ntags: [private, xylophone]\n---\n# Diary\n\nZirconium rings.\n- [ ] buy rings\n",
    ]

    /// Everything that a reader says of a vault, but for row numbers.
    private func everything(_ vault: TemporaryVault) throws -> [String] {
        let reader = try vault.reader()
        let filter = DocumentFilter()
        let documents = try reader.documents(filter)
        var lines = try documents.flatMap { document in
            ["\(document.path) \(document.title) \(document.kind)"]
                + (try reader.attendees(ofMeeting: document.meeting).map { "  \($0.name) \($0.meetingCount)" })
        }
        lines.append("\(Set(documents.map(\.meeting)).count) \(try reader.counts())")
        lines += try reader.people().map { "\($0.name) \($0.aliases) \($0.emails) \($0.meetingCount)" }
        lines += try reader.tags().map { "\($0.name) \($0.count)" }
        lines += try reader.tasks(filter, states: [.open]).map(\.task.text)
        lines += reader.words.sorted() + ["\(try reader.chunkTable().layout.count)"]
        let owner = try reader.owner().person
        return lines + (try reader.people().filter { $0.number == owner }.map(\.name))
    }

    @Test func `nothing of a private document is known`() throws {
        let plain = try TemporaryVault()
        for (name, text) in PrivateDocumentTests.files {
            try plain.write(name, text, modified: 1_700_000_000)
            try vault.write(name, text, modified: 1_700_000_000)
        }
        for (name, text) in PrivateDocumentTests.secrets { try vault.write(name, text) }
        try plain.update()
        try vault.update()
        #expect(try vault.reader().privateDocumentCount() == 3)
        #expect(try everything(vault) == everything(plain))
    }

    @Test func `all of it is known to those who ask for it`() throws {
        for (name, text) in PrivateDocumentTests.files.merging(PrivateDocumentTests.secrets, uniquingKeysWith: { $1 }) {
            try vault.write(name, text)
        }
        try vault.update()
        let reader = try IndexReader(
            path: vault.index, settings: TemporaryVault.settings, visibility: .everything)
        #expect(try reader.people().map(\.name).sorted() == ["Bob Okafor", "Sarah Chen", "Zoe Quist"])
        #expect(try reader.tags().map(\.name).contains("xylophone"))
        #expect(try reader.counts().meetings == 2)
    }
}

extension IndexReader {
    /// The stems of the vocabulary.
    var words: Set<String> {
        var words: Set<String> = []
        try? forEachWord { words.insert(String(decoding: $1, as: UTF8.self)) }
        return words
    }
}
