import Model
import Readers
import TestSupport
import Testing
import Time

@Suite struct CalendarReaderTests {
    @Test func `an event has title, times, people, place, tags, text and lines`() throws {
        let result = try CalendarFixture.read(
            CalendarFixture.event(
                "DTSTART;TZID=Europe/Berlin:20260310T140000", "DTEND;TZID=Europe/Berlin:20260310T150000",
                "SUMMARY:Pricing\\, sync", "LOCATION:Room 1",
                "ATTENDEE;CN=\"Chen, Sarah\";PARTSTAT=ACCEPTED:MAILTO:Sarah@Example.com",
                "ATTENDEE;CN=bob@example.com;PARTSTAT=DECLINED:mailto:bob@example.com",
                "ATTENDEE;CUTYPE=ROOM;CN=Room 1:mailto:room1@example.com",
                "ORGANIZER;CN=Ana Lima:mailto:ana@example.com",
                "CATEGORIES:Work,Pricing", "DESCRIPTION:First line\\nsecond\\; line with a long", "  tail",
                "URL:https://example.com"))
        let document = try #require(result.documents.first)
        #expect(result.documents.count == 1)
        #expect(result.problems.isEmpty)
        #expect(document.kind == .event)
        #expect(document.title == "Pricing, sync")
        #expect(result.starts == ["2026-03-10T14:00"])
        #expect(document.end == document.start?.adding(minutes: 60))
        #expect(!document.isAllDay)
        #expect(document.dateSource == .calendar)
        #expect(document.status == .confirmed)
        #expect(
            document.attendees == [
                Attendee(name: "Chen, Sarah", email: "sarah@example.com"),
                Attendee(name: "", email: "bob@example.com", declined: true),
                Attendee(name: "Ana Lima", email: "ana@example.com"),
            ])
        #expect(document.tags == ["Work", "Pricing"])
        #expect(document.properties.map(\.key) == ["location", "url", "organizer"])
        #expect(document.eventIdentity == "a@example.com/2026-03-10T14:00:00")
        #expect(document.lines == LineRange(2, 16))
        #expect(document.blocks.map(\.lines) == [LineRange(6, 14)])
        #expect(document.blocks.first?.text == "Pricing, sync\nRoom 1\nFirst line\nsecond; line with a long tail")
    }

    @Test(arguments: [
        (["DTSTART;VALUE=DATE:20260310"], 1), (["DTSTART;VALUE=DATE:20260310", "DTEND;VALUE=DATE:20260313"], 3),
        (["DTSTART;VALUE=DATE:20260310", "DTEND;VALUE=DATE:20260310"], 1),
        (["DTSTART;VALUE=DATE:20260310", "DURATION:P2D"], 2),
        (["DTSTART:20260310T000000", "DTEND:20260311T000000", "X-MICROSOFT-CDO-ALLDAYEVENT:TRUE"], 1),
    ])
    func `all-day events end before their exclusive end`(lines: [String], days: Int) throws {
        let document = try #require(
            try CalendarFixture.read(CalendarFixture.event(lines.joined(separator: "\n"))).documents.first)
        #expect(document.isAllDay)
        #expect(document.end == document.start?.adding(seconds: days * 86_400))
    }

    @Test func `an event whose title says that it was cancelled is`() throws {
        let text = CalendarFixture.event(
            "DTSTART:20260310T140000Z", "SUMMARY:Canceled: Pricing sync", "STATUS:CONFIRMED")
        #expect(try CalendarFixture.read(text).documents.map(\.status) == [.cancelled])
    }

    @Test func `cancelled and tentative events are marked`() throws {
        let start = "DTSTART:20260310T140000Z"
        #expect(
            try CalendarFixture.read(CalendarFixture.event(start, "STATUS:CANCELLED")).documents.map(\.status) == [
                .cancelled
            ])
        #expect(
            try CalendarFixture.read(CalendarFixture.event(start, "STATUS:TENTATIVE")).documents.map(\.status) == [
                .tentative
            ])
        let method = CalendarFixture.event(start).replacing("BEGIN:VCALENDAR", with: "BEGIN:VCALENDAR\nMETHOD:CANCEL")
        #expect(try CalendarFixture.read(method).documents.map(\.status) == [.cancelled])
    }

    @Test(arguments: [
        ("<html></html>", 1), ("BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:x\nEND:VEVENT\nEND:VCALENDAR", 2),
        ("BEGIN:VEVENT\nDTSTART:20261301T000000\nEND:VEVENT", 2),
        ("BEGIN:VEVENT\nDTSTART:20260310T140000Z\nno colon\nEND:VEVENT", 3),
        ("BEGIN:VEVENT\nDTSTART:20260310T140000Z\nRRULE:FREQ=SOMETIMES\nEND:VEVENT", 3),
        ("BEGIN:VEVENT\nDTSTART:20260310T140000Z\nDTEND:20260310T130000Z\nEND:VEVENT", 3),
        ("BEGIN:VEVENT\nDTSTART:20260310T140000Z\nDURATION:one hour\nEND:VEVENT", 3),
        ("BEGIN:VEVENT\nDTSTART:20260310T140000Z", 2),
        ("BEGIN:VEVENT\nDTSTART:20260310T140000Z\nSUMMARY:a\0b\nEND:VEVENT", 3),
    ])
    func `problems are reported with their line`(text: String, line: Int) throws {
        let result = try CalendarFixture.read(text)
        #expect(result.problems.map(\.line) == [line])
    }

    @Test func `what comes before and after a broken event goes in`() throws {
        let text = """
            BEGIN:VEVENT
            UID:1
            DTSTART:20260310T140000Z
            BEGIN:VEVENT
            UID:2
            DTSTART:20260311T140000Z
            BEGIN:VALARM
            SUMMARY:Alarm
            END:VEVENT
            END:VTODO
            BEGIN:VEVENT
            UID:3
            DTSTART:20260312T140000Z
            END:VEVENT
            """
        let result = try CalendarFixture.read(text)
        #expect(result.starts == ["2026-03-10T15:00", "2026-03-11T15:00", "2026-03-12T15:00"])
        #expect(result.documents.map(\.title) == ["(untitled event)", "(untitled event)", "(untitled event)"])
    }

    @Test func `no bytes make the reader trap`() throws {
        let seed = Array(
            CalendarFixture.event(
                "DTSTART;TZID=\"X\":20260310T140000Z", "RRULE:FREQ=YEARLY;BYDAY=-1SU;COUNT=3", "EXDATE:20260310,x",
                "DURATION:P1DT2H"
            ).utf8)
        var generator = SeededGenerator(seed: 7)
        let context = ReadingContext(
            zone: .utc, zones: TimeZoneDatabase { _ in nil }, horizon: CivilDateTime(secondNumber: 1_800_000_000))
        for _ in 0..<400 {
            var bytes = seed
            for _ in 0..<4 {
                bytes[Int(generator.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: generator.next())
            }
            let source = Source(path: "a.ics", bytes: bytes, modified: CivilDateTime(secondNumber: 0), context: context)
            _ = CalendarReader().read(source)
        }
    }
}
