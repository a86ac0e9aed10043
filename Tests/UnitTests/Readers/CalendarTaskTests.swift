import Model
import Readers
import Testing
import Time

@Suite struct CalendarTaskTests {
    @Test func `to-dos become the tasks of one note`() throws {
        let text = """
            BEGIN:VCALENDAR
            X-WR-CALNAME:Home
            BEGIN:VTODO
            SUMMARY:Pay rent
            DUE;VALUE=DATE:20260401
            END:VTODO
            BEGIN:VTODO
            SUMMARY:Call Bob
            STATUS:COMPLETED
            END:VTODO
            END:VCALENDAR
            """
        let document = try #require(try CalendarFixture.read(text).documents.first)
        #expect(document.kind == .note)
        #expect(document.title == "Home")
        #expect(
            document.tasks == [
                TaskItem(text: "Pay rent", state: .open, due: CivilDate(year: 2026, month: 4, day: 1), line: 4),
                TaskItem(text: "Call Bob", state: .done, line: 8),
            ])
    }

    private func tasks(_ lines: String...) throws -> [TaskItem] {
        let text = "BEGIN:VTODO\nSUMMARY:Report\n\(lines.joined(separator: "\n"))\nEND:VTODO\n"
        return try CalendarFixture.read(text).documents.flatMap(\.tasks)
    }

    @Test(arguments: [
        ("DUE;VALUE=DATE:20260401", "2026-04-01"), ("DUE:20260401T230000Z", "2026-04-02"),
        ("DUE;TZID=America/New_York:20260401T200000", "2026-04-02"),
        ("DTSTART;VALUE=DATE:20260330\nDURATION:P2D", "2026-03-31"),
        ("DTSTART:20260330T090000\nDURATION:PT1H", "2026-03-30"),
    ])
    func `a to-do is due on a day of the vault's clock`(lines: String, day: String) throws {
        #expect(try tasks(lines).map { $0.due.map(ISO8601.string) } == [day])
    }

    @Test func `a to-do is its attendee's, else its organizer's`() throws {
        let organizer = "ORGANIZER;CN=Ana Lima:mailto:ana@example.com"
        #expect(try tasks(organizer).map(\.owner) == ["Ana Lima"])
        #expect(try tasks(organizer, "ATTENDEE:mailto:bob@example.com").map(\.owner) == ["bob@example.com"])
        #expect(try tasks("STATUS:NEEDS-ACTION").map(\.owner) == [nil])
    }

    @Test func `a to-do that recurs for ever is one task, and of two versions the last counts`() throws {
        #expect(try tasks("DTSTART:20260330T090000Z", "RRULE:FREQ=SECONDLY").count == 1)
        let versions =
            "BEGIN:VTODO\nUID:1\nSUMMARY:Old\nEND:VTODO\nBEGIN:VTODO\nUID:1\nSEQUENCE:1\nSUMMARY:New\nEND:VTODO"
        #expect(try CalendarFixture.read(versions).documents.flatMap(\.tasks).map(\.text) == ["New"])
    }

    @Test(arguments: [
        ("STATUS:COMPLETED", TaskItem.State.done), ("COMPLETED:20260301T000000Z", .done),
        ("PERCENT-COMPLETE:100", .done),
        ("STATUS:CANCELLED", .cancelled), ("STATUS:IN-PROCESS", .open),
    ])
    func `a to-do is done, cancelled or open`(line: String, state: TaskItem.State) throws {
        #expect(try tasks(line).map(\.state) == [state])
    }

    @Test func `the day on which a to-do was completed is its own`() throws {
        #expect(
            try tasks("STATUS:COMPLETED", "COMPLETED:20260401T230000Z").first?.completed.map(ISO8601.string)
                == "2026-04-02")
        #expect(try tasks("STATUS:COMPLETED").first?.completed == nil)
    }
}
