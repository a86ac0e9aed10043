import Model
import Readers
import Testing
import Time

@Suite struct CalendarSeriesTests {
    @Test func `a series keeps its local hour, without exceptions and with changed occurrences`() throws {
        let text =
            CalendarFixture.event(
                "DTSTART;TZID=Europe/Berlin:20260316T100000", "DURATION:PT1H", "SUMMARY:Stand-up",
                "RRULE:FREQ=WEEKLY;COUNT=5",
                "EXDATE:20260323T090000Z")
            + CalendarFixture.event(
                "RECURRENCE-ID:20260330T080000Z", "DTSTART;TZID=Europe/Berlin:20260331T110000", "SUMMARY:Moved")
        let documents = try CalendarFixture.read(text).documents
        #expect(
            documents.map { "\($0.title) \($0.eventIdentity ?? "")" } == [
                "Stand-up a@example.com/2026-03-16T10:00:00", "Moved a@example.com/2026-03-30T10:00:00",
                "Stand-up a@example.com/2026-04-06T10:00:00", "Stand-up a@example.com/2026-04-13T10:00:00",
            ])
        #expect(documents.compactMap(\.start).map(\.hour) == [10, 11, 10, 10])
    }

    @Test func `endless series stop at the horizon, ended ones may go on for a while`() throws {
        let endless = CalendarFixture.event("DTSTART;VALUE=DATE:20260101", "RRULE:FREQ=MONTHLY")
        #expect(try CalendarFixture.read(endless, horizon: "2026-07-01").documents.count == 6)
        let ended = CalendarFixture.event("DTSTART;VALUE=DATE:20260101", "RRULE:FREQ=MONTHLY;COUNT=12")
        #expect(try CalendarFixture.read(ended, horizon: "2026-07-01").documents.count == 12)
    }

    private let start = "DTSTART;TZID=Europe/Berlin:20260302T100000"

    @Test func `the start is the first occurrence, whether the rule gives it or not`() throws {
        let result = try CalendarFixture.read(CalendarFixture.event(start, "RRULE:FREQ=WEEKLY;BYDAY=WE;COUNT=2"))
        #expect(result.starts == ["2026-03-02T10:00", "2026-03-04T10:00", "2026-03-11T10:00"])
        #expect(
            try CalendarFixture.read(
                CalendarFixture.event(start, "RRULE:FREQ=DAILY;COUNT=2", "EXDATE:20260302T100000")
            ).starts == [
                "2026-03-03T10:00"
            ])
    }

    @Test(arguments: [
        ("20260304T090000Z", 3), ("20260304T085959Z", 2), ("20260304T100000", 3), ("20260304", 3),
    ])
    func `the last moment of a rule is included, and a date means its whole day`(until: String, count: Int) throws {
        #expect(
            try CalendarFixture.read(CalendarFixture.event(start, "RRULE:FREQ=DAILY;UNTIL=\(until)")).documents.count
                == count)
    }

    @Test(arguments: [
        "EXDATE:20260303T090000Z,20260304T090000Z", "EXDATE;VALUE=DATE:20260303,20260304",
        "EXDATE;TZID=America/New_York:20260303T040000\nEXDATE:20260304T100000",
    ])
    func `exceptions are compared as instants, dates as days`(line: String) throws {
        let result = try CalendarFixture.read(CalendarFixture.event(start, "RRULE:FREQ=DAILY;COUNT=4", line))
        #expect(result.starts == ["2026-03-02T10:00", "2026-03-05T10:00"])
    }

    @Test func `single dates may be periods with a length of their own`() throws {
        let result = try CalendarFixture.read(
            CalendarFixture.event(
                start, "DURATION:PT30M", "RDATE;VALUE=PERIOD:20260305T090000Z/PT2H,20260306T090000Z/20260306T093000Z"))
        #expect(result.starts == ["2026-03-02T10:00", "2026-03-05T10:00", "2026-03-06T10:00"])
        let minutes = result.documents.map { (($0.end?.secondNumber ?? 0) - ($0.start?.secondNumber ?? 0)) / 60 }
        #expect(minutes == [30, 120, 30])
    }

    @Test func `a single date that lost its zone shares that of the start`() throws {
        let result = try CalendarFixture.read(
            CalendarFixture.event("DTSTART;TZID=America/New_York:20260302T040000", "RDATE:20260303T040000"))
        #expect(result.starts == ["2026-03-02T10:00", "2026-03-03T10:00"])
    }

    @Test func `a changed occurrence may come before its series, outside of it, and without it`() throws {
        let master = CalendarFixture.event(
            start, "RRULE:FREQ=DAILY;COUNT=2", "SUMMARY:Series", "ATTENDEE:mailto:bob@example.com")
        let inside = CalendarFixture.event(
            "RECURRENCE-ID:20260303T090000Z", "DTSTART:20260410T120000Z", "SUMMARY:Moved")
        let outside = CalendarFixture.event(
            "RECURRENCE-ID:20260305T090000Z", "DTSTART:20260305T120000Z", "SUMMARY:Added")
        let documents = try CalendarFixture.read(outside + inside + master).documents
        #expect(documents.map(\.title) == ["Series", "Moved", "Added"])
        #expect(documents.map(\.attendees.count) == [1, 0, 0], "a changed occurrence inherits nothing")
        #expect(try CalendarFixture.read(outside).documents.map(\.title) == ["Added"])
    }

    @Test func `a change of this and all later occurrences moves them as far as the first`() throws {
        let later = CalendarFixture.event(
            "RECURRENCE-ID;RANGE=THISANDFUTURE:20260304T090000Z", "DTSTART;TZID=Europe/Berlin:20260304T120000",
            "SUMMARY:Later")
        let result = try CalendarFixture.read(CalendarFixture.event(start, "RRULE:FREQ=DAILY;COUNT=4") + later)
        #expect(result.starts == ["2026-03-02T10:00", "2026-03-03T10:00", "2026-03-04T12:00", "2026-03-05T12:00"])
    }

    @Test func `a change of all later occurrences may name a day of the series`() throws {
        let later = CalendarFixture.event(
            "RECURRENCE-ID;RANGE=THISANDFUTURE;VALUE=DATE:20260304", "DTSTART;TZID=Europe/Berlin:20260305T120000")
        let result = try CalendarFixture.read(CalendarFixture.event(start, "RRULE:FREQ=DAILY;COUNT=4") + later)
        #expect(result.starts == ["2026-03-02T10:00", "2026-03-03T10:00", "2026-03-05T12:00", "2026-03-06T12:00"])
    }

    @Test func `of two versions the one that was changed more often counts, else the later one`() throws {
        func version(_ title: String, _ lines: String...) -> String {
            CalendarFixture.event(([start, "SUMMARY:\(title)"] + lines).joined(separator: "\n"))
        }
        let second = version("Second", "SEQUENCE:2")
        #expect(try CalendarFixture.read(second + version("First", "SEQUENCE:1")).documents.map(\.title) == ["Second"])
        let new = version("New", "LAST-MODIFIED:20260302T000000Z")
        let old = version("Old", "LAST-MODIFIED:20260301T000000Z")
        #expect(try CalendarFixture.read(old + new).documents.map(\.title) == ["New"])
    }

    @Test func `events without an identity are never joined, and are the same in every file`() throws {
        let unnamed = "BEGIN:VEVENT\n\(start)\nSUMMARY:Lunch\nEND:VEVENT\n"
        let twice = try CalendarFixture.read(unnamed + unnamed.replacing("Lunch", with: "Dinner")).documents
        #expect(twice.map(\.title) == ["Lunch", "Dinner"])
        #expect(
            try CalendarFixture.read(unnamed, path: "other.ics").documents.first?.eventIdentity
                == twice.first?.eventIdentity)
    }

    @Test func `the identity of an occurrence is its place as first planned`() throws {
        let moved = CalendarFixture.event("RECURRENCE-ID:20260303T090000Z", "DTSTART:20260410T120000Z")
        let documents = try CalendarFixture.read(CalendarFixture.event(start, "RRULE:FREQ=DAILY;COUNT=2") + moved)
            .documents
        #expect(documents.last?.eventIdentity == "a@example.com/2026-03-03T10:00:00")
    }

    @Test(arguments: [
        (["DTEND:20260302T110000"], 60), (["DURATION:PT90M"], 90), (["DURATION:P1D"], 24 * 60),
        (["DURATION:P1DT2H"], 26 * 60),
        (["DTEND;TZID=America/New_York:20260302T050000"], 60),
    ])
    func `an end that lost its zone shares that of the start, and a length adds days and hours`(
        lines: [String], minutes: Int
    ) throws {
        let document = try #require(
            try CalendarFixture.read(CalendarFixture.event(start, lines.joined(separator: "\n"))).documents.first)
        #expect(document.end == document.start?.adding(minutes: minutes))
    }
}
