import Model
import Readers
import Testing
import Time

@Suite struct CalendarLineTests {
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

    @Test(arguments: ["\n", "\r\n", "\r"])
    func `lines may end in any way, fold with a blank or a tab, and be blank`(ending: String) throws {
        let text =
            "\u{FEFF}"
            + CalendarFixture.event("DTSTART:20260310T140000Z", "SUMMARY:One", "  two", "\tthree", "", "LOCATION:Here")
        let document = try #require(try CalendarFixture.read(text.replacing("\n", with: ending)).documents.first)
        #expect(document.title == "One twothree")
        #expect(document.blocks.map(\.lines) == [LineRange(5, 9)])
    }

    @Test func `UTF-16 with a byte order mark is read`() throws {
        let units = Array("\u{FEFF}\(CalendarFixture.event("DTSTART:20260310T140000Z", "SUMMARY:Übung"))".utf16)
        let bytes = units.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
        #expect(try CalendarFixture.read(bytes: bytes).documents.map(\.title) == ["Übung"])
    }

    @Test func `names are read in any case, and quoted parameters hold any sign`() throws {
        let text = """
            begin:vevent
            dtstart:20260310T140000Z
            summary;x-note="a;b:c,d":Lunch: soup
            attendee;cn="Chen; Sarah: ^'S^^C^'":MailTo:sarah@example.com
            end:vevent
            """
        let document = try #require(try CalendarFixture.read(text).documents.first)
        #expect(document.title == "Lunch: soup")
        #expect(document.attendees == [Attendee(name: "Chen; Sarah: \"S^C\"", email: "sarah@example.com")])
    }

    @Test(arguments: [
        ("a\\nb", "a b"), ("a\\\\nb", "a\\nb"), ("a\\, b\\; c", "a, b; c"), ("a, b; c", "a, b; c"),
        ("tail\\", "tail\\"),
    ])
    func `escapes are resolved once, from left to right`(written: String, title: String) throws {
        #expect(
            try CalendarFixture.read(CalendarFixture.event("DTSTART:20260310T140000Z", "SUMMARY:\(written)")).documents
                .map(\.title) == [title])
    }

    @Test func `what an alarm says is not the event's`() throws {
        let text = CalendarFixture.event(
            "DTSTART:20260310T140000Z", "BEGIN:VALARM", "SUMMARY:Alarm", "ATTENDEE:mailto:bob@example.com",
            "DURATION:PT5M", "END:VALARM", "SUMMARY:Meeting")
        let document = try #require(try CalendarFixture.read(text).documents.first)
        #expect(document.title == "Meeting")
        #expect(document.attendees.isEmpty)
        #expect(document.end == nil)
    }

    @Test func `a file may hold several calendars, each with its own zone`() throws {
        let first = CalendarFixture.event(uid: "1", "DTSTART:20260310T090000")
            .replacing("BEGIN:VEVENT", with: "X-WR-TIMEZONE:America/New_York\nBEGIN:VEVENT")
        #expect(
            try CalendarFixture.read(first + CalendarFixture.event(uid: "2", "DTSTART:20260310T090000")).starts == [
                "2026-03-10T14:00", "2026-03-10T09:00",
            ])
    }

    @Test func `a very long line and very many folds are read whole`() throws {
        let long = String(repeating: "x", count: 300_000)
        #expect(
            try CalendarFixture.read(CalendarFixture.event("DTSTART:20260310T140000Z", "SUMMARY:\(long)")).documents
                .map(\.title.utf8.count) == [300_000])
        let folded = String(repeating: "x\n ", count: 30_000)
        #expect(
            try CalendarFixture.read(CalendarFixture.event("DTSTART:20260310T140000Z", "SUMMARY:\(folded)")).documents
                .map(\.title.utf8.count) == [30_000])
    }

    @Test func `a page that was saved as a calendar is reported once`() throws {
        let page = "<html>\n" + String(repeating: "<p>x</p>\n", count: 500)
        #expect(try CalendarFixture.read(page).problems.map(\.line) == [1])
    }
}
