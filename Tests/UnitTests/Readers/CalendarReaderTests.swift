import Model
import Readers
import TestSupport
import Testing
import Time

@Suite struct CalendarReaderTests {
    private func read(_ text: String, path: String = "work.ics", horizon: String = "2028-01-01") throws -> ReadResult {
        let zones = SystemTimeZones(folder: "/usr/share/zoneinfo", variable: nil, localFile: "").database
        let context = ReadingContext(
            zone: try #require(zones.zone("Europe/Berlin")), zones: zones,
            horizon: try #require(ISO8601.parse(horizon)).local, ownEmails: ["me@example.com"])
        let source = Source(
            path: path, bytes: Array(text.utf8), modified: CivilDateTime(secondNumber: 1_700_000_000), context: context)
        return CalendarReader().read(source)
    }

    /// A calendar with one event of the given lines.
    private func event(uid: String = "a@example.com", _ lines: String...) -> String {
        "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:\(uid)\n\(lines.joined(separator: "\n"))\nEND:VEVENT\nEND:VCALENDAR\n"
    }

    private func starts(_ result: ReadResult) -> [String] {
        result.documents.compactMap(\.start).map { String(ISO8601.string($0).prefix(16)) }
    }

    @Test func `an event has title, times, people, place, tags, text and lines`() throws {
        let result = try read(
            event(
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
        #expect(starts(result) == ["2026-03-10T14:00"])
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
        let result = try read(event(line))
        #expect(starts(result) == [start])
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
            event("DTSTART;TZID=Office:20260710T140000", "SUMMARY:Summer") + zone
            + event(uid: "b", "DTSTART;TZID=Office:20260110T140000")
        #expect(starts(try read(text)).sorted() == ["2026-01-10T13:00", "2026-07-10T13:00"])
    }

    @Test func `an unknown zone is reported once and taken as local`() throws {
        let result = try read(event("DTSTART;TZID=Atlantis:20260310T140000", "DTEND;TZID=Atlantis:20260310T150000"))
        #expect(starts(result) == ["2026-03-10T14:00"])
        #expect(result.problems.map(\.line) == [4])
    }

    @Test(arguments: [
        (["DTSTART;VALUE=DATE:20260310"], 1), (["DTSTART;VALUE=DATE:20260310", "DTEND;VALUE=DATE:20260313"], 3),
        (["DTSTART;VALUE=DATE:20260310", "DTEND;VALUE=DATE:20260310"], 1),
        (["DTSTART;VALUE=DATE:20260310", "DURATION:P2D"], 2),
        (["DTSTART:20260310T000000", "DTEND:20260311T000000", "X-MICROSOFT-CDO-ALLDAYEVENT:TRUE"], 1),
    ])
    func `all-day events end before their exclusive end`(lines: [String], days: Int) throws {
        let document = try #require(try read(event(lines.joined(separator: "\n"))).documents.first)
        #expect(document.isAllDay)
        #expect(document.end == document.start?.adding(seconds: days * 86_400))
    }

    @Test func `a series keeps its local hour, without exceptions and with changed occurrences`() throws {
        let text =
            event(
                "DTSTART;TZID=Europe/Berlin:20260316T100000", "DURATION:PT1H", "SUMMARY:Stand-up",
                "RRULE:FREQ=WEEKLY;COUNT=5",
                "EXDATE:20260323T090000Z")
            + event("RECURRENCE-ID:20260330T080000Z", "DTSTART;TZID=Europe/Berlin:20260331T110000", "SUMMARY:Moved")
        let documents = try read(text).documents
        #expect(
            documents.map { "\($0.title) \($0.eventIdentity ?? "")" } == [
                "Stand-up a@example.com/2026-03-16T10:00:00", "Moved a@example.com/2026-03-30T10:00:00",
                "Stand-up a@example.com/2026-04-06T10:00:00", "Stand-up a@example.com/2026-04-13T10:00:00",
            ])
        #expect(documents.compactMap(\.start).map(\.hour) == [10, 11, 10, 10])
    }

    @Test func `endless series stop at the horizon, ended ones may go on for a while`() throws {
        let endless = event("DTSTART;VALUE=DATE:20260101", "RRULE:FREQ=MONTHLY")
        #expect(try read(endless, horizon: "2026-07-01").documents.count == 6)
        let ended = event("DTSTART;VALUE=DATE:20260101", "RRULE:FREQ=MONTHLY;COUNT=12")
        #expect(try read(ended, horizon: "2026-07-01").documents.count == 12)
    }

    @Test(arguments: [
        "FREQ=SECONDLY", "FREQ=DAILY;COUNT=2000000000", "FREQ=MINUTELY;BYMONTH=2;BYMONTHDAY=30",
        "FREQ=YEARLY;INTERVAL=9223372036854775807",
        "FREQ=SECONDLY;INTERVAL=7;BYHOUR=3;BYMINUTE=2;BYSECOND=1;BYMONTHDAY=31;BYMONTH=4",
        "FREQ=HOURLY;INTERVAL=9223372036854775807",
        "FREQ=MINUTELY;INTERVAL=2;BYMINUTE=1,3,5", "FREQ=DAILY;UNTIL=99991231T235959Z",
        "FREQ=YEARLY;BYYEARDAY=366;INTERVAL=3;BYDAY=MO",
    ])
    func `hostile rules cost little and give few occurrences`(rule: String) throws {
        let clock = ContinuousClock()
        var count = 0
        let elapsed = try clock.measure {
            count = try read(event("DTSTART:20260310T140000Z", "RRULE:\(rule)")).documents.count
        }
        #expect((1...20_001).contains(count))
        #expect(elapsed < .seconds(2))
    }

    @Test func `cancelled, tentative and declined events are marked`() throws {
        let start = "DTSTART:20260310T140000Z"
        #expect(try read(event(start, "STATUS:CANCELLED")).documents.map(\.status) == [.cancelled])
        #expect(try read(event(start, "STATUS:TENTATIVE")).documents.map(\.status) == [.tentative])
        let declined = event(start, "ATTENDEE;PARTSTAT=DECLINED:mailto:Me@example.com")
        #expect(try read(declined).documents.map(\.status) == [.declined])
        let method = event(start).replacing("BEGIN:VCALENDAR", with: "BEGIN:VCALENDAR\nMETHOD:CANCEL")
        #expect(try read(method).documents.map(\.status) == [.cancelled])
    }

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
        let document = try #require(try read(text).documents.first)
        #expect(document.kind == .note)
        #expect(document.title == "Home")
        #expect(
            document.tasks == [
                TaskItem(text: "Pay rent", state: .open, due: CivilDate(year: 2026, month: 4, day: 1), line: 4),
                TaskItem(text: "Call Bob", state: .done, line: 8),
            ])
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
        let result = try read(text)
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
        let result = try read(text)
        #expect(starts(result) == ["2026-03-10T15:00", "2026-03-11T15:00", "2026-03-12T15:00"])
        #expect(result.documents.map(\.title) == ["(untitled event)", "(untitled event)", "(untitled event)"])
    }

    @Test func `folds may cut a character, and old calendars are Windows-1252`() throws {
        let zone = ReadingContext(
            zone: .utc, zones: TimeZoneDatabase { _ in nil }, horizon: CivilDateTime(secondNumber: 0))
        func title(_ bytes: [UInt8]) -> (String?, [Int?]) {
            let start = Array("BEGIN:VEVENT\r\nDTSTART:20260310T140000Z\r\nSUMMARY:".utf8)
            let all = start + bytes + Array("\r\nEND:VEVENT\r\n".utf8)
            let source = Source(path: "a.ics", bytes: all, modified: CivilDateTime(secondNumber: 0), context: zone)
            let result = CalendarReader().read(source)
            return (result.documents.first?.title, result.problems.map(\.line))
        }
        let folded = title([0x43, 0xC3, 0x0D, 0x0A, 0x20, 0xA9])
        #expect(folded.0 == "Cé")
        #expect(folded.1.isEmpty)
        let latin = title([0x43, 0xE9, 0x80])
        #expect(latin.0 == "Cé€")
        #expect(latin.1 == [3])
    }

    @Test func `no bytes make the reader trap`() throws {
        let seed = Array(
            event(
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
