import Model
import Readers
import Testing
import Time

/// Fields that stand in the text of a note, as other programs export them.
@Suite struct HeadFieldsTests {
    private func read(_ text: String, path: String = "notes/pricing sync 1a2b.md") throws -> Document {
        try #require(DialectFixture.read(text, path: path, zone: .utc).documents.first)
    }

    @Test(arguments: [
        "Date: 10 March 2026 14:00\nAttendees: Sarah Chen, Bob Okafor",
        "Date: March 10, 2026 2:00 PM\nParticipants: Sarah Chen and Bob Okafor",
        "**Date:** 2026-03-10\n**Time:** 14:00 - 15:00\n**Attendees:** Sarah Chen, Bob Okafor",
        "- Date: 2026-03-10T14:00\n- Attendees: [[Sarah Chen]], [[Bob Okafor|Bob]]",
        "date:: [[2026-03-10]]\ntime:: 14:00\nattendees:: [[Sarah Chen]], @Bob Okafor",
        "Date: 2026-03-10 14:00\nPresent: Sarah Chen (Acme), Bob Okafor – Kiel",
        "Date: 2026-03-10 14:00\n\n## Attendees\n\n- Sarah Chen\n- [[Bob Okafor]] (guest)\n\n## Notes\n- More",
        "Date: 2026-03-10 14:00\n\nAttendees:\n- Sarah Chen <s@x.org>\n- Bob Okafor",
    ]) func `date, time and attendees are read from the top of the text`(head: String) throws {
        let document = try read("# Pricing sync\n\n\(head)\n\nWe spoke.\n")
        #expect(document.start.map(ISO8601.string) == "2026-03-10T14:00:00")
        #expect(document.dateSource == .heading)
        #expect(document.attendees.map(\.name) == ["Sarah Chen", "Bob Okafor"])
        #expect(document.kind == .meeting)
    }

    @Test func `front matter comes before fields of the text, those before the file's name`() throws {
        let text = "# Sync\n\nDate: 2026-03-10\nAttendees: Bob Okafor\n"
        let front = try read("---\ndate: 2026-03-12\nattendees: [Sarah Chen]\n---\n" + text)
        #expect(front.start.map(ISO8601.string) == "2026-03-12T00:00:00")
        #expect(front.attendees.map(\.name) == ["Sarah Chen"])
        let named = try read(text, path: "2026-03-11 sync.md")
        #expect(named.start.map(ISO8601.string) == "2026-03-10T00:00:00")
    }

    @Test(arguments: [
        "Bring a present: Sarah likes tea.", "## Plan\n\nDate: 2026-03-10", "Attendees: about forty people",
        "When: soon",
        "The date: 2026-03-10", "Attendees:\n\nnobody came",
    ]) func `what is no field makes a note neither dated nor a meeting`(text: String) throws {
        let document = try read("# Note\n\n\(text)\n")
        #expect(document.kind == .note)
        #expect(document.dateSource == .modified)
        #expect(document.attendees.isEmpty)
    }

    @Test(arguments: ["**Decision:** We keep it.", "**Date:** 2026-03-10", "**Next steps:** none"])
    func `a label in bold is nobody's turn`(line: String) throws {
        #expect(try read(line + "\n").blocks.map(\.kind) == [.paragraph])
    }
}
