import Foundation
import Indexing
import Model
import Store
import Testing

/// People and meetings are resolved anew only after changes that may concern them.
@Suite struct KeptDirectoryTests {
    private let vault: TemporaryVault

    init() throws {
        vault = try TemporaryVault()
        try vault.write("sync.md", meeting("We keep the Starter tier."))
        try vault.write("cal.ics", event)
        try vault.write("plan.md", "# Plan\n\nShip it.\n")
        try vault.update()
    }

    private func meeting(_ text: String, attendees: String = "Sarah Chen <sarah@x.org>, Bob Okafor") -> String {
        """
        ---
        kind: meeting
        date: 2026-03-10T14:00
        attendees: [\(attendees)]
        ---
        # Pricing sync

        \(text)

        """
    }

    private let event = """
        BEGIN:VCALENDAR\r
        VERSION:2.0\r
        BEGIN:VEVENT\r
        UID:sync\r
        DTSTART:20260310T140000Z\r
        DTEND:20260310T150000Z\r
        SUMMARY:Pricing sync\r
        END:VEVENT\r
        END:VCALENDAR\r

        """

    private func people() throws -> [String] {
        try vault.reader().people().map { "\($0.name) \($0.meetingCount)" }
    }

    @Test func `a first import resolves them`() throws {
        let other = try TemporaryVault()
        try other.write("sync.md", meeting("We keep the Starter tier."))
        #expect(try other.update().resolvesPeople)
        #expect(try other.reader().people().map(\.name) == ["Bob Okafor", "Sarah Chen"])
    }

    @Test func `another body leaves them as they are`() throws {
        let before = try vault.documents().map { [$0.number, $0.meeting] }
        try vault.write("sync.md", meeting("We keep the Starter tier.\n\n- And the other one."))
        let report = try vault.update()
        #expect(report.read == 1 && !report.resolvesPeople)
        #expect(try people() == ["Bob Okafor 1", "Sarah Chen 1"])
        #expect(try vault.documents().map { [$0.number, $0.meeting] } == before)
        #expect(try vault.texts()["sync.md"]?.contains("And the other one") == true)
    }

    @Test func `what stands for a meeting goes on doing so`() throws {
        try vault.write(
            "cal.ics", event.replacingOccurrences(of: "END:VEVENT", with: "DESCRIPTION:Room 4\r\nEND:VEVENT"))
        #expect(try !vault.update().resolvesPeople)
        #expect(try Set(vault.documents().filter { $0.kind != .note }.map(\.meeting)).count == 1)
    }

    @Test func `a note that names nobody comes and goes without them`() throws {
        try vault.write("boat.md", "# Boat\n\nThe mast is nine metres long.\n")
        #expect(try !vault.update().resolvesPeople)
        try vault.remove("boat.md")
        let report = try vault.update()
        #expect(report.removed == 1 && !report.resolvesPeople)
    }

    @Test(arguments: [
        "Sarah Chen <sarah@x.org>, Bob Okafor, Priya Raman", "Sarah Chen <sarah@x.org>",
        "Sarah Chen <s@x.org>, Bob Okafor",
        "Bob Okafor, Sarah Chen <sarah@x.org>",
    ])
    func `other attendees resolve them`(attendees: String) throws {
        try vault.write("sync.md", meeting("We keep the Starter tier.", attendees: attendees))
        #expect(try vault.update().resolvesPeople)
    }

    @Test func `a name in the text resolves them`() throws {
        try vault.write("plan.md", "# Plan\n\nAsk @Priya.\n")
        #expect(try vault.update().resolvesPeople)
        #expect(try people().contains("Priya 0"))
    }

    @Test func `another title or time of a meeting resolves them`() throws {
        try vault.write("cal.ics", event.replacingOccurrences(of: "T140000Z", with: "T080000Z"))
        #expect(try vault.update().resolvesPeople)
        #expect(try Set(vault.documents().filter { $0.kind != .note }.map(\.meeting)).count == 2)
    }

    @Test func `a note that becomes private resolves them`() throws {
        try vault.write("sync.md", meeting("We keep the Starter tier.\n\n#private"))
        #expect(try vault.update().resolvesPeople)
        #expect(try people() == [])
    }

    @Test func `a certain date moves those without a year`() throws {
        try vault.write("walk.md", "# Walk\n\nDate: 12 September\n\nFar.\n", modified: 1_700_000_000)
        try vault.update()
        let open = try vault.documents().first { $0.path == "walk.md" }?.start
        try vault.write("new.md", "---\ndate: 2031-01-05\n---\n# New\n\nText.\n", modified: 1_700_000_000)
        try vault.update()
        let moved = try vault.documents().first { $0.path == "walk.md" }?.start
        let fresh = try TemporaryVault()
        for (name, text) in [
            ("walk.md", "# Walk\n\nDate: 12 September\n\nFar.\n"),
            ("new.md", "---\ndate: 2031-01-05\n---\n# New\n\nText.\n"),
        ] { try fresh.write(name, text, modified: 1_700_000_000) }
        try fresh.write("sync.md", meeting("We keep the Starter tier."))
        try fresh.update()
        #expect(moved == (try fresh.documents().first { $0.path == "walk.md" }?.start))
        #expect(moved != open || open == nil)
    }
}
