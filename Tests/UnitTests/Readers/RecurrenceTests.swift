import Testing
import Time

@testable import Readers

@Suite struct RecurrenceTests {
    private func first(_ rule: String, from start: String, _ count: Int = 4) throws -> [String] {
        let rule = try #require(RecurrenceRule(Array(rule.utf8)[...]))
        let start = try #require(CalendarMoment(Array(start.utf8)[...])).local
        return RecurrenceExpansion(rule: rule, start: start).prefix(count).map { String(ISO8601.string($0).prefix(16)) }
    }

    @Test(arguments: [
        ("FREQ=MONTHLY;BYDAY=-1FR", ["2026-03-27", "2026-04-24", "2026-05-29"]),
        ("FREQ=MONTHLY;BYMONTHDAY=31", ["2026-03-31", "2026-05-31", "2026-07-31"]),
        ("FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1", ["2026-03-31", "2026-04-30", "2026-05-29"]),
        ("FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13", ["2026-03-13", "2026-11-13", "2027-08-13"]),
        ("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29", ["2028-02-29", "2032-02-29", "2036-02-29"]),
        ("FREQ=YEARLY;BYWEEKNO=1;BYDAY=MO", ["2027-01-04", "2028-01-03", "2029-01-01"]),
        ("FREQ=YEARLY;BYYEARDAY=-1", ["2026-12-31", "2027-12-31", "2028-12-31"]),
        ("FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,SU;WKST=MO", ["2026-03-02", "2026-03-08", "2026-03-16"]),
        ("FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,SU;WKST=SU", ["2026-03-02", "2026-03-15", "2026-03-16"]),
        ("FREQ=DAILY;INTERVAL=10", ["2026-03-02", "2026-03-12", "2026-03-22"]),
    ])
    func `rules of days give days`(rule: String, days: [String]) throws {
        #expect(try first(rule, from: "20260302T090000", 3) == days.map { $0 + "T09:00" })
    }

    @Test(arguments: [
        ("FREQ=HOURLY;INTERVAL=5", ["2026-03-02T09:00", "2026-03-02T14:00", "2026-03-02T19:00", "2026-03-03T00:00"]),
        (
            "FREQ=MINUTELY;INTERVAL=90;BYHOUR=9,12",
            ["2026-03-02T09:00", "2026-03-02T12:00", "2026-03-03T09:00", "2026-03-03T12:00"]
        ),
        (
            "FREQ=HOURLY;BYMINUTE=0,15,30;BYSETPOS=-1",
            ["2026-03-02T09:30", "2026-03-02T10:30", "2026-03-02T11:30", "2026-03-02T12:30"]
        ),
        ("FREQ=DAILY;BYHOUR=8,20", ["2026-03-02T20:00", "2026-03-03T08:00", "2026-03-03T20:00", "2026-03-04T08:00"]),
    ])
    func `rules of hours and minutes give times`(rule: String, times: [String]) throws {
        #expect(try first(rule, from: "20260302T090000") == times)
    }

    @Test(arguments: [
        "", "FREQ=FORTNIGHTLY", "FREQ=DAILY;INTERVAL=0", "FREQ=DAILY;COUNT=x", "FREQ=DAILY;UNTIL=never",
        "FREQ=DAILY;BYHOUR=24",
        "FREQ=DAILY;FREQ=DAILY", "FREQ=WEEKLY;BYDAY=XX", "FREQ=MONTHLY;BYMONTHDAY=32", "FREQ=DAILY;COUNT",
        "RSCALE=GREGORIAN;FREQ=DAILY",
        "COUNT=3", "FREQ=DAILY;COUNT=0", "FREQ=DAILY;COUNT=-1", "FREQ=DAILY;INTERVAL=-2", "FREQ=YEARLY;BYMONTH=0",
        "FREQ=YEARLY;BYMONTH=13", "FREQ=YEARLY;BYMONTH=-1", "FREQ=MONTHLY;BYMONTHDAY=0", "FREQ=YEARLY;BYYEARDAY=0",
        "FREQ=YEARLY;BYYEARDAY=367", "FREQ=YEARLY;BYYEARDAY=-367", "FREQ=YEARLY;BYWEEKNO=0", "FREQ=YEARLY;BYWEEKNO=54",
        "FREQ=MONTHLY;BYDAY=MO;BYSETPOS=0", "FREQ=MONTHLY;BYDAY=MO;BYSETPOS=1,367", "FREQ=MONTHLY;BYDAY=54MO",
        "FREQ=DAILY;BYMINUTE=60", "FREQ=DAILY;BYSECOND=61", "FREQ=DAILY;BYHOUR=-1",
    ])
    func `rules that no calendar allows are refused`(rule: String) {
        #expect(RecurrenceRule(Array(rule.utf8)[...]) == nil)
    }

    @Test(arguments: [
        "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", "FREQ=DAILY;INTERVAL=7;BYDAY=TU", "FREQ=MINUTELY;INTERVAL=2;BYMINUTE=1",
    ])
    func `rules that never match end`(rule: String) throws {
        #expect(try first(rule, from: "20260302T090000").isEmpty)
    }
}
