import Foundation
import Indexing
import Model
import Store
import Testing
import Time

@Suite struct ImportFlowTests {
    private let vault: TemporaryVault

    init() throws { vault = try TemporaryVault() }

    private let sync = """
        ---
        kind: meeting
        date: 2026-03-10T14:00
        attendees: [Sarah Chen <sarah@x.org>, Bob Okafor]
        ---
        # Pricing sync

        We keep the Starter tier.
        """

    @Test func `a first import reads everything`() throws {
        try vault.write("meetings/sync.md", sync)
        try vault.write("notes/plan.md", "# Plan\n\nShip it.\n")
        let report = try vault.update()
        #expect(report.files == 2)
        #expect(report.read == 2)
        #expect(report.problems.isEmpty)
        #expect(try vault.texts() == ["meetings/sync.md": "We keep the Starter tier.", "notes/plan.md": "Ship it."])
        #expect(try vault.reader().people().map(\.name) == ["Bob Okafor", "Sarah Chen"])
    }

    @Test func `nothing is read where nothing changed`() throws {
        try vault.write("a.md", "text")
        try vault.update()
        let report = try vault.update()
        #expect(report.files == 1)
        #expect(report.read == 0)
        #expect(!report.hasChanges)
    }

    @Test func `a file with a new time and the same content is not read anew`() throws {
        try vault.write("a.md", "text", modified: 1_700_000_000)
        try vault.update()
        let before = try vault.documents()
        try vault.write("a.md", "text", modified: 1_700_009_000)
        #expect(try vault.update().read == 0)
        #expect(try vault.documents().map(\.number) == before.map(\.number))
    }

    @Test func `an edited file alone is read anew`() throws {
        try vault.write("a.md", "old words")
        try vault.write("b.md", "other")
        try vault.update()
        try vault.write("a.md", "new words here")
        let report = try vault.update()
        #expect(report.read == 1)
        #expect(report.removed == 0)
        #expect(try vault.texts() == ["a.md": "new words here", "b.md": "other"])
    }

    @Test func `an edit of the same length is noticed by the time`() throws {
        try vault.write("a.md", "aaaa", modified: 1_700_000_000)
        try vault.update()
        try vault.write("a.md", "bbbb", modified: 1_700_000_001)
        #expect(try vault.update().read == 1)
        #expect(try vault.texts() == ["a.md": "bbbb"])
    }

    @Test func `a renamed file is known by its new name alone`() throws {
        try vault.write("a.md", "text")
        try vault.update()
        try vault.rename("a.md", to: "b.md")
        let report = try vault.update()
        #expect(report.read == 1)
        #expect(report.removed == 1)
        #expect(try vault.texts() == ["b.md": "text"])
    }

    @Test func `a deleted file is forgotten with its people`() throws {
        try vault.write("sync.md", sync)
        try vault.write("b.md", "other")
        try vault.update()
        try vault.remove("sync.md")
        #expect(try vault.update().removed == 1)
        #expect(try vault.texts() == ["b.md": "other"])
        #expect(try vault.reader().people().isEmpty)
    }

    @Test func `a vault that is gone for a while loses nothing`() throws {
        try vault.write("a.md", "text")
        try vault.update()
        try FileManager.default.moveItem(atPath: vault.folder, toPath: vault.folder + "-away")
        let report = try vault.update()
        #expect(report.problems.map(\.path) == ["."])
        #expect(report.removed == 0)
        #expect(try vault.texts() == ["a.md": "text"])
    }

    @Test func `a broken file is told with its path and the rest goes in`() throws {
        try vault.write("broken.ics", "this is no calendar\n")
        try vault.write("front.md", "---\nno key\n---\ntext\n")
        try vault.write("good.md", "words")
        let report = try vault.update()
        #expect(Set(report.problems.map(\.path)) == ["broken.ics", "front.md"])
        #expect(try vault.texts() == ["front.md": "text", "good.md": "words"])
        #expect(Set(try vault.reader().problems().map(\.path)) == ["broken.ics", "front.md"])
    }

    @Test func `a repaired file has no problem any more`() throws {
        try vault.write("front.md", "---\nno key\n---\ntext\n")
        try vault.update()
        try vault.write("front.md", "---\ntitle: T\n---\ntext\n")
        #expect(try vault.update().problems.isEmpty)
        #expect(try vault.reader().problems().isEmpty)
    }

    @Test func `a file of 70 MB is told and left out`() throws {
        try vault.write("huge.md", "words")
        try vault.write("small.md", "text")
        try truncate("huge.md", to: 70 << 20)
        let report = try vault.update()
        #expect(report.problems.map(\.path) == ["huge.md"])
        #expect(report.problems.first?.message.contains("70 MB") == true)
        #expect(try vault.texts() == ["small.md": "text"])
    }

    @Test func `a file that grew too large keeps what was known until it can be read again`() throws {
        try vault.write("a.md", "words")
        try vault.update()
        try truncate("a.md", to: 70 << 20)
        #expect(try vault.update().problems.count == 1)
        #expect(try vault.texts() == ["a.md": "words"])
        #expect(try vault.reader().problems().count == 1)
        try vault.write("a.md", "words")
        #expect(try vault.update().problems.isEmpty)
        #expect(try vault.reader().problems().isEmpty)
        #expect(try vault.texts() == ["a.md": "words"])
    }

    private func truncate(_ name: String, to size: UInt64) throws {
        let file = try FileHandle(forWritingTo: URL(fileURLWithPath: vault.path(name)))
        try file.truncate(atOffset: size)
        try file.close()
    }

    @Test func `what is ignored is not imported, and goes when it becomes so`() throws {
        try vault.write("private/a.md", "text")
        try vault.write("b.md", "words")
        try vault.update()
        #expect(try vault.update(ignore: ["private"]).removed == 1)
        #expect(try vault.texts() == ["b.md": "words"])
    }

    @Test func `a running log becomes a meeting for each dated section`() throws {
        try vault.write(
            "1-1 Sarah.md",
            "---\nattendees: [Sarah Chen]\n---\n# 1:1 Sarah\n\n## 2026-03-05\nHiring.\n\n## 2026-03-12\nSalaries.\n")
        try vault.update()
        let meetings = try vault.documents()
        #expect(meetings.map(\.kind) == [.meeting, .meeting])
        #expect(meetings.map { $0.start.map { ISO8601.string($0.date) } } == ["2026-03-05", "2026-03-12"])
        #expect(try vault.reader().counts().meetings == 2)
        #expect(try vault.reader().people().map(\.meetingCount) == [2])
    }

    @Test func `event, note and transcript are one meeting whose people are joined`() throws {
        try vault.write("sync.md", sync)
        try vault.write(
            "2026-03-10T1402-pricing-sync.vtt", "WEBVTT\n\n00:01.000 --> 00:02.000\n<v Priya Raman>Hello.</v>\n")
        try vault.write("work.ics", calendar(organizer: ""))
        try vault.update()
        let reader = try vault.reader()
        #expect(try reader.counts().meetings == 1)
        let event = try #require(try vault.documents().first { $0.kind == .event })
        #expect(try vault.documents().map(\.meeting) == [event.number, event.number, event.number])
        #expect(
            Set(try reader.attendees(ofMeeting: event.number).map(\.name)) == [
                "Sarah Chen", "Bob Okafor", "Priya Raman",
            ])
    }

    @Test func `a note of another company is no source of an event, whatever its title`() throws {
        try vault.write("work.ics", calendar(organizer: ""))
        try vault.write("a.md", "---\ndate: 2026-03-10\nattendees: [Cy Zed]\n---\n# Pricing sync\n\nText\n")
        try vault.update()
        #expect(try vault.reader().counts().meetings == 2)
        try vault.write("a.md", "---\ndate: 2026-03-10\nattendees: [Sarah]\n---\n# Pricing sync\n\nText\n")
        try vault.update()
        #expect(try vault.reader().counts().meetings == 1)
    }

    @Test func `an event that the owner declined is no meeting of anybody`() throws {
        let bob = "ATTENDEE;CN=Bob Okafor;PARTSTAT=DECLINED:mailto:bob@x.org\r\n"
        try vault.write("work.ics", calendar(organizer: bob))
        try vault.update(owner: PersonPage(name: "Bob Okafor", emails: ["bob@x.org"]))
        #expect(try vault.documents().isEmpty)
        #expect(try vault.reader().counts().meetings == 0)
        #expect(try vault.reader().people().map(\.meetingCount) == [0, 0])
    }

    private func calendar(organizer: String) -> String {
        "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Pricing sync\r\nDTSTART:20260310T140000Z\r\n"
            + "DTEND:20260310T150000Z\r\nATTENDEE;CN=Sarah Chen:mailto:sarah@x.org\r\n" + organizer
            + "END:VEVENT\r\nEND:VCALENDAR\r\n"
    }

    @Test func `importing in another order gives the same people and meetings`() throws {
        let files = [
            "a.md": sync, "b.md": sync.replacing("Sarah Chen <sarah@x.org>", with: "Sarah"),
            "c.md": sync.replacing("Bob Okafor", with: "Robert Okafor").replacing("sync", with: "review"),
            "people/Robert Okafor.md": "---\nkind: person\naliases: [Bob]\nemail: bob@x.org\n---\n# Robert Okafor\n",
            "d.md": sync.replacing("Sarah Chen <sarah@x.org>", with: "S Chen <sarah@x.org>").replacing(
                "-10T", with: "-12T"),
        ]
        func imported(_ order: [String], oneByOne: Bool) throws -> [String] {
            let vault = try TemporaryVault()
            for name in order {
                try vault.write(name, files[name] ?? "", modified: 1_700_000_000)
                if oneByOne { try vault.update() }
            }
            try vault.update()
            let reader = try vault.reader()
            return try reader.people().map { "\($0)" } + ["\(try reader.counts())"]
        }
        let names = files.keys.sorted()
        let expected = try imported(names, oneByOne: false)
        #expect(expected.count == 3)
        #expect(try imported(names.reversed(), oneByOne: true) == expected)
        #expect(try imported(names.shuffled(), oneByOne: true) == expected)
    }

    @Test func `progress is told for every file that is read`() throws {
        for number in 1...3 { try vault.write("\(number).md", "text \(number)") }
        var steps: [[Int]] = []
        try vault.update { steps.append([$0, $1]) }
        #expect(steps == [[1, 3], [2, 3], [3, 3]])
    }

    @Test func `an import that is stopped leaves an index that is whole, and the next one reads the rest`() throws {
        let meeting = "---\nkind: meeting\ndate: 2026-03-10\nattendees: [Sarah Chen <sarah@x.org>]\n---\nHello.\n"
        for number in 1...120 { try vault.write("\(number).md", meeting) }
        let stopped = try vault.update(isStopped: { true })
        #expect(stopped.read > 0 && stopped.left == 120 - stopped.read && stopped.left > 0)
        #expect(try !vault.reader().hasStaleDirectory())
        #expect(try vault.reader().people().map(\.name) == ["Sarah Chen"])
        #expect(try vault.updateBeforeQuestion().report.read == stopped.left)
        #expect(try vault.updateBeforeQuestion().report.left == 0)
    }

    @Test func `a person's page is known with its aliases and addresses`() throws {
        try vault.write("Bob.md", "---\nkind: person\naliases: [Bob]\nemail: Bob@X.org\n---\n# Robert Okafor\n")
        try vault.update()
        let person = try #require(try vault.reader().people().first)
        #expect(person.name == "Robert Okafor")
        #expect(person.aliases == ["Bob"])
        #expect(person.emails == ["bob@x.org"])
    }

    @Test func `a vCard and a meeting with the same address are one person, and so is a page of the same name`() throws
    {
        try vault.write(
            "people.vcf", "BEGIN:VCARD\nFN:Sarah Chen\nNICKNAME:Sal\nEMAIL:Sarah@X.org\nTEL:+49 170\nEND:VCARD\n")
        try vault.write(
            "sync.md", "---\nkind: meeting\ndate: 2026-03-10\nattendees: [S. Chen <sarah@x.org>]\n---\nHello.\n")
        try vault.write("Sarah Chen.md", "---\nkind: person\nemail: chen@home.example\n---\nLikes tea.\n")
        try vault.update()
        let people = try vault.reader().people()
        #expect(people.map(\.name) == ["Sarah Chen"])
        #expect(people.map(\.aliases) == [["S. Chen", "Sal"]])
        #expect(people.map(\.emails) == [["chen@home.example", "sarah@x.org"]])
        #expect(people.map(\.meetingCount) == [1])
    }
}
