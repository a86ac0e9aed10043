import Foundation
import Indexing
import Model
import Store
import Testing

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
        "---\nprivate: 1\n---\ntext\n", "---\ntags: [Private]\n---\ntext\n", "text #private\n",
        "text #private/health\n",
    ]) func `a document is private by a property or a tag`(text: String) throws {
        #expect(try isHidden(text))
    }

    @Test(arguments: [
        "---\nprivate: false\n---\ntext\n", "---\nprivate: no\n---\ntext\n", "text #privateer\n",
        "text about private life\n",
        "---\ntitle: private\n---\ntext\n",
    ]) func `other documents are not`(text: String) throws {
        #expect(try !isHidden(text))
    }

    @Test func `a private document is seen by those who ask for it`() throws {
        #expect(try isHidden("text #private\n"))
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
        try vault.write("a.md", "# 1:1 Sarah\n\n## 2026-03-05\nHiring.\n\n## 2026-03-12\nSalary. #private\n")
        try vault.update()
        #expect(try vault.texts() == ["a.md": "Hiring."])
        #expect(try vault.reader().words.contains("hire"))
        #expect(try !vault.reader().words.contains { $0.hasPrefix("salar") })
    }

    @Test func `whoever sees a private document knows the words of its title, and nobody else`() throws {
        try vault.write("Sourdough.md", "Feed it twice a day. #private\n")
        try vault.write("Trips.md", "## 2026-03-05\nHiring.\n\n## 2026-03-12\nSalary. #private\n")
        try vault.update()
        #expect(try vault.reader().words.isDisjoint(with: ["sourdough", "salari"]))
        let reader = try IndexReader(path: vault.index, settings: TemporaryVault.settings, visibility: .everything)
        #expect(reader.words.contains("feed"))
        #expect(reader.words.isSuperset(of: ["sourdough", "trip"]))
        let seen = try vault.reader().words
        #expect(seen.contains("trip"))
    }

    @Test func `a document that is private no more is seen again`() throws {
        #expect(try isHidden("text #private\n"))
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
        let owner = try reader.owner()
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
