import Testing

@testable import Readers

/// Calendars that were cut off, or hold rules that no calendar allows.
@Suite struct DamagedCalendarTests {
    private static let event = "BEGIN:VEVENT\nUID:1\nSUMMARY:Crane talk\nDTSTART:20260310T140000Z\n"

    @Test(arguments: [
        ("BEGIN:VCALENDAR\n\(event)END:VEVENT\n", 6), ("BEGIN:VCALENDAR\n\(event)END:VCALENDAR\n", 2),
        ("BEGIN:VCALENDAR\n\(event)", 5), ("\(event)END:VEVENT\nEND:VCALENDAR\n", 6),
    ])
    func `a calendar without its first or last line is read, and it is told`(text: String, line: Int) throws {
        let result = try CalendarFixture.read(text)
        #expect(result.documents.map(\.title) == ["Crane talk"])
        #expect(result.problems.map(\.line) == [line])
    }

    @Test(arguments: ["RRULE", "EXRULE"], ["FREQ=YEARLY;BYMONTH=13", "FREQ=DAILY;INTERVAL=-1", "FREQ=DAILY;COUNT=0"])
    func `an event whose rule no calendar allows is kept once, and it is told`(name: String, rule: String) throws {
        let result = try CalendarFixture.read(
            CalendarFixture.event("DTSTART:20260310T140000Z", "SUMMARY:Crane talk", "\(name):\(rule)"))
        #expect(result.documents.count == 1)
        #expect(result.problems.map(\.line) == [6])
        #expect(result.problems.first?.message.contains("recurrence rule") == true)
    }

    @Test func `a rule of a time zone that no calendar allows is told`() throws {
        let zone = """
            BEGIN:VTIMEZONE
            TZID:Mine
            BEGIN:STANDARD
            DTSTART:20000101T000000
            TZOFFSETFROM:+0100
            TZOFFSETTO:+0100
            RRULE:FREQ=YEARLY;BYMONTH=13
            END:STANDARD
            END:VTIMEZONE
            """
        let event = DamagedCalendarTests.event.replacing(
            "DTSTART:20260310T140000Z", with: "DTSTART;TZID=Mine:20260310T140000")
        let result = try CalendarFixture.read("BEGIN:VCALENDAR\n\(zone)\n\(event)END:VEVENT\nEND:VCALENDAR\n")
        #expect(result.documents.count == 1)
        #expect(result.problems.map(\.line) == [8])
    }
}
