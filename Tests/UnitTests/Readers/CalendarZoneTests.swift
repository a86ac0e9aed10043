import Model
import Readers
import Testing
import Time

@Suite struct CalendarZoneTests {
    @Test(arguments: [
        ("DTSTART:20260310T130000Z", "2026-03-10T14:00"), ("DTSTART:20260310T140000", "2026-03-10T14:00"),
        ("DTSTART;TZID=America/New_York:20260310T090000", "2026-03-10T14:00"),
        ("DTSTART;TZID=Eastern Standard Time:20260310T090000", "2026-03-10T14:00"),
        ("DTSTART;TZID=\"america/new_york\":20260310T090000", "2026-03-10T14:00"),
        ("DTSTART;TZID=/mozilla.org/20050126_1/America/New_York:20260310T090000", "2026-03-10T14:00"),
        ("DTSTART;TZID=Etc/GMT-2:20260310T150000", "2026-03-10T14:00"),
        ("DTSTART;TZID=Europe/Berlin:20260329T023000", "2026-03-29T03:30"),
        ("DTSTART;VALUE=DATE:20260310", "2026-03-10T00:00"), ("dtstart:20260310t130000z ", "2026-03-10T14:00"),
    ])
    func `times of any zone are put on the vault's clock`(line: String, start: String) throws {
        let result = try CalendarFixture.read(CalendarFixture.event(line))
        #expect(result.starts == [start])
        #expect(result.problems.isEmpty)
    }

    @Test func `a zone may be defined by the file, after the event too`() throws {
        let zone = """
            BEGIN:VTIMEZONE
            TZID:Office
            BEGIN:STANDARD
            DTSTART:16010101T030000
            TZOFFSETFROM:+0300
            TZOFFSETTO:+0200
            RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
            END:STANDARD
            BEGIN:DAYLIGHT
            DTSTART:16010101T020000
            TZOFFSETFROM:+0200
            TZOFFSETTO:+0300
            RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
            END:DAYLIGHT
            END:VTIMEZONE

            """
        let text =
            CalendarFixture.event("DTSTART;TZID=Office:20260710T140000", "SUMMARY:Summer") + zone
            + CalendarFixture.event(uid: "b", "DTSTART;TZID=Office:20260110T140000")
        #expect(try CalendarFixture.read(text).starts.sorted() == ["2026-01-10T13:00", "2026-07-10T13:00"])
    }

    @Test func `an unknown zone is reported once and taken as local`() throws {
        let result = try CalendarFixture.read(
            CalendarFixture.event("DTSTART;TZID=Atlantis:20260310T140000", "DTEND;TZID=Atlantis:20260310T150000"))
        #expect(result.starts == ["2026-03-10T14:00"])
        #expect(result.problems.map(\.line) == [4])
    }

    @Test func `the IANA zone wins over the file's own definition of its name`() throws {
        let zone = """
            BEGIN:VTIMEZONE
            TZID:Europe/Berlin
            BEGIN:STANDARD
            DTSTART:19700101T000000
            TZOFFSETFROM:+0900
            TZOFFSETTO:+0900
            END:STANDARD
            END:VTIMEZONE

            """
        #expect(
            try CalendarFixture.read(zone + CalendarFixture.event("DTSTART;TZID=Europe/Berlin:20260310T140000")).starts
                == ["2026-03-10T14:00"])
    }

    @Test func `a definition may list its changes of the clock`() throws {
        let zone = """
            BEGIN:VTIMEZONE
            TZID:Ship
            BEGIN:STANDARD
            DTSTART:20260101T000000
            RDATE:20260301T000000,20260401T000000
            TZOFFSETFROM:+0100
            TZOFFSETTO:+0300
            END:STANDARD
            BEGIN:STANDARD
            DTSTART:20260315T000000
            TZOFFSETFROM:+0300
            TZOFFSETTO:+0100
            END:STANDARD
            END:VTIMEZONE

            """
        let events = ["20260310T140000", "20260320T140000"].map {
            CalendarFixture.event(uid: $0, "DTSTART;TZID=Ship:\($0)")
        }
        #expect(try CalendarFixture.read(zone + events.joined()).starts == ["2026-03-10T12:00", "2026-03-20T14:00"])
    }

    /// A calendar whose floating times are meant in New York.
    private func inNewYork(_ lines: String...) -> String {
        CalendarFixture.event(lines.joined(separator: "\n"))
            .replacing("BEGIN:VEVENT", with: "X-WR-TIMEZONE:America/New_York\nBEGIN:VEVENT")
    }

    @Test func `a calendar's zone is that of its floating times, but not of times with a zone, nor of dates`() throws {
        #expect(try CalendarFixture.read(inNewYork("DTSTART:20260310T090000")).starts == ["2026-03-10T14:00"])
        #expect(
            try CalendarFixture.read(inNewYork("DTSTART;TZID=Europe/Berlin:20260310T090000")).starts == [
                "2026-03-10T09:00"
            ])
        #expect(try CalendarFixture.read(inNewYork("DTSTART;VALUE=DATE:20260310")).starts == ["2026-03-10T00:00"])
    }

    @Test func `a series in UTC keeps its local hour in the calendar's zone`() throws {
        // The clocks of New York change on 8 March, those of Berlin on 29 March.
        let text = inNewYork("DTSTART:20260302T140000Z", "RRULE:FREQ=WEEKLY;COUNT=2")
        #expect(try CalendarFixture.read(text).starts == ["2026-03-02T15:00", "2026-03-09T14:00"])
    }

    @Test func `of an hour that comes twice in autumn the first is meant, and in UTC both can be`() throws {
        #expect(
            try CalendarFixture.read(CalendarFixture.event("DTSTART:20261025T023000")).starts == ["2026-10-25T02:30"])
        let first = try CalendarFixture.read(CalendarFixture.event("DTSTART:20261025T023000", "DTEND:20261025T013000Z"))
            .documents.first
        #expect(first?.end == nil, "01:30 UTC is half past two again, by the clock no later")
        let later = inNewYork("DTSTART:20261101T063000Z", "DTEND:20261101T070000Z")
        #expect(try CalendarFixture.read(later).starts == ["2026-11-01T07:30"])
    }

    @Test func `an occurrence that falls into the gap of spring is not lost, and its end moves along`() throws {
        let text = CalendarFixture.event(
            "DTSTART;TZID=Europe/Berlin:20260328T023000", "DTEND;TZID=Europe/Berlin:20260328T030000",
            "RRULE:FREQ=DAILY;COUNT=3")
        let result = try CalendarFixture.read(text)
        #expect(result.starts == ["2026-03-28T02:30", "2026-03-29T03:30", "2026-03-30T02:30"])
        #expect(result.documents.allSatisfy { $0.end == $0.start?.adding(minutes: 30) })
    }
}
