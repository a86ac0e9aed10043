import Model
import Testing
import Time

@testable import Readers

/// Files that mean harm cost work in proportion to their length; work is counted, not timed.
@Suite struct HostileCalendarTests {
    /// How much work a rule costs until it ends or is cut off.
    private func work(_ rule: String, most: Int = 400_000) throws -> Int {
        let rule = try #require(RecurrenceRule(Array(rule.utf8)[...]))
        let start = try #require(ISO8601.parse("2026-03-10T14:00")).local
        var expansion = RecurrenceExpansion(rule: rule, start: start, mostWork: most)
        var count = 0
        while count < 1000, expansion.next() != nil { count += 1 }
        return expansion.work
    }

    private static let everySecond =
        "BYHOUR=\((0..<24).map(String.init).joined(separator: ","));"
        + "BYMINUTE=\((0..<60).map(String.init).joined(separator: ","));"
        + "BYSECOND=\((0..<60).map(String.init).joined(separator: ","))"

    @Test(arguments: ["SECONDLY", "MINUTELY", "MINUTELY;COUNT=1000000000"])
    func `what recurs within the hour is cut off soon, and told`(rule: String) throws {
        let result = try CalendarFixture.read(
            CalendarFixture.event("DTSTART:19700101T000000Z", "RRULE:FREQ=" + rule))
        #expect(result.documents.count <= 2_000)
        #expect(result.problems.count == 1)
    }

    @Test(arguments: [
        "FREQ=SECONDLY", "FREQ=MINUTELY", "FREQ=DAILY;COUNT=1000000000", "FREQ=DAILY;UNTIL=99991231T235959Z",
        "FREQ=YEARLY;INTERVAL=9223372036854775807", "FREQ=HOURLY;INTERVAL=9223372036854775807",
        "FREQ=SECONDLY;INTERVAL=100000000", "FREQ=SECONDLY;BYSETPOS=-2", "FREQ=MINUTELY;INTERVAL=2;BYMINUTE=1,3,5",
        "FREQ=DAILY;\(everySecond)", "FREQ=YEARLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;\(everySecond)",
        "FREQ=YEARLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;\(everySecond);BYSETPOS=-1", "FREQ=MINUTELY;BYMONTH=2;BYMONTHDAY=30",
    ])
    func `a rule costs little for the first thousand occurrences`(rule: String) throws {
        #expect(try work(rule) <= 400_000)
    }

    @Test(arguments: [
        "FREQ=SECONDLY;BYSETPOS=-2", "FREQ=MINUTELY;INTERVAL=2;BYMINUTE=1", "FREQ=HOURLY;BYMINUTE=1,2;BYSETPOS=3",
    ])
    func `a rule that can never match is not even begun`(rule: String) throws {
        #expect(try work(rule) <= 86_400)
        #expect(
            try CalendarFixture.read(CalendarFixture.event("DTSTART:20260310T140000Z", "RRULE:\(rule)")).problems
                .isEmpty)
    }

    @Test(arguments: [
        "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30", "FREQ=MINUTELY;BYMONTH=2;BYMONTHDAY=30",
        "FREQ=YEARLY;BYWEEKNO=20;BYMONTH=1",
        "FREQ=MONTHLY;BYDAY=2TU;BYSETPOS=2", "FREQ=WEEKLY;BYDAY=MO,TU;BYSETPOS=5",
    ])
    func `a rule that never matches is given up after the calendar's cycle`(rule: String) throws {
        #expect(try work(rule) < 400_000)
    }

    @Test func `rules stop where their work is used up`() throws {
        #expect(try work("FREQ=YEARLY;BYWEEKNO=20;BYMONTH=1", most: 5000) <= 6000)
        var budget = ExpansionBudget(byteCount: 0)
        budget.spend(work: .max, occurrences: .max)
        #expect(budget.workOfNextRule == 0)
        #expect(budget.occurrences(of: .daily) == 0)
    }

    @Test func `a file of endless rules gives as many occurrences as its length allows, and every start`() throws {
        let events = (0..<1000).map {
            "BEGIN:VEVENT\nUID:\($0)\nDTSTART:19700101T000000Z\nRRULE:FREQ=MINUTELY\nEND:VEVENT\n"
        }
        let result = try CalendarFixture.read(events.joined())
        #expect(result.documents.count < 120_000)
        #expect(Set(result.documents.compactMap { $0.eventIdentity?.split(separator: "/").first }).count == 1000)
        #expect(result.problems.count == 101, "a hundred are told apart, the others are counted")
    }

    @Test func `thousands of rules that never match draw on one budget`() throws {
        let rules = (1...1000).map { "RRULE:FREQ=YEARLY;BYWEEKNO=20;BYMONTH=1;COUNT=\($0)\n" }.joined()
        let result = try CalendarFixture.read(CalendarFixture.event("DTSTART:20260310T140000Z", rules))
        #expect(result.documents.count == 1)
        #expect(result.problems.map(\.line) == [2])
    }

    @Test func `a rule that a damaged file repeats is read once`() throws {
        let rules = String(repeating: "RRULE:FREQ=WEEKLY;COUNT=5\n", count: 300)
        let result = try CalendarFixture.read(CalendarFixture.event("DTSTART:20260310T140000Z", rules))
        #expect(result.documents.count == 5)
        #expect(result.problems.isEmpty)
    }

    @Test func `thousands of definitions of zones draw on one budget`() throws {
        let zones = (0..<50).map { number in
            """
            BEGIN:VTIMEZONE
            TZID:Zone \(number)
            BEGIN:STANDARD
            DTSTART:16010101T000000
            TZOFFSETFROM:+0200
            TZOFFSETTO:+0100
            RRULE:FREQ=SECONDLY
            RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30
            END:STANDARD
            END:VTIMEZONE
            BEGIN:VEVENT
            UID:\(number)
            DTSTART;TZID=Zone \(number):20260310T140000
            END:VEVENT

            """
        }
        #expect(try CalendarFixture.read(zones.joined()).documents.count == 50)
    }

    @Test func `thousands of changes of this and all later occurrences are found by halving`() throws {
        let master = CalendarFixture.event("DTSTART:20260310T140000Z", "RRULE:FREQ=DAILY;COUNT=2000")
        let changes = (0..<2000).map { day in
            let time = CivilDateTime(secondNumber: 1_773_151_200 + day * 86_400)
            let place = ISO8601.string(time).filter { $0 != "-" && $0 != ":" } + "Z"
            return CalendarFixture.event("RECURRENCE-ID;RANGE=THISANDFUTURE:\(place)", "DTSTART:\(place)")
        }
        #expect(try CalendarFixture.read(master + changes.joined(), horizon: "2040-01-01").documents.count == 2000)
    }

    @Test func `deep nesting does not recurse`() throws {
        let depth = 20_000
        let text = String(repeating: "BEGIN:X\n", count: depth) + String(repeating: "END:X\n", count: depth)
        let event = "BEGIN:VEVENT\nDTSTART:20260310T140000Z\nEND:VEVENT\n"
        #expect(try CalendarFixture.read("BEGIN:VCALENDAR\n" + text + event + "END:VCALENDAR").documents.count == 1)
    }
}
