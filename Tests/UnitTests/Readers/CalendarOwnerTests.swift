import Model
import Testing

@testable import Readers

/// Whose own calendar a file is.
@Suite struct CalendarOwnerTests {
    private let ana = "mailto:ana@example.org"

    /// A calendar of events, each with its organizer and attendees.
    private func owner(_ events: [(organizer: String?, attendees: [String])], head: String = "") throws -> Attendee? {
        let texts = events.enumerated().map { number, event in
            let organizer = event.organizer.map { "ORGANIZER:\($0)\n" } ?? ""
            let attendees = event.attendees.map { "ATTENDEE;CN=\($0.dropFirst(7).prefix { $0 != "@" }):\($0)\n" }
            return
                "BEGIN:VEVENT\nUID:\(number)\nDTSTART:20260310T140000Z\n\(organizer)\(attendees.joined())END:VEVENT\n"
        }
        return try CalendarFixture.read("BEGIN:VCALENDAR\n\(head)\(texts.joined())END:VCALENDAR\n").calendarOwner
    }

    private func someone(_ number: Int) -> String { "mailto:p\(number)@example.org" }

    /// So many events that Ana attends with somebody else each, the first of which she calls.
    private func own(_ count: Int) -> [(organizer: String?, attendees: [String])] {
        (0..<count).map { ($0 == 0 ? ana : someone($0), [ana, someone($0)]) }
    }

    @Test func `whoever is on all events and calls some of them owns the calendar`() throws {
        #expect(try owner(own(5)) == Attendee(name: "ana", email: "ana@example.org"))
    }

    @Test func `a few events tell nothing`() throws {
        #expect(try owner(own(4)) == nil)
    }

    @Test func `a series is one event`() throws {
        let series = CalendarFixture.event(
            "DTSTART:20260302T090000Z", "RRULE:FREQ=DAILY;COUNT=30", "ORGANIZER:\(ana)", "ATTENDEE:\(ana)",
            "ATTENDEE:\(someone(1))")
        #expect(try CalendarFixture.read(series).calendarOwner == nil)
    }

    @Test func `where several people are on all events, the calendar is nobody's`() throws {
        #expect(try owner(own(6).map { ($0.organizer, $0.attendees + [someone(99)]) }) == nil)
    }

    @Test func `where nobody is on all events, the calendar is nobody's`() throws {
        #expect(try owner(own(5) + [(someone(7), [someone(7), someone(8)])]) == nil)
    }

    @Test func `whoever calls no event does not own the calendar`() throws {
        #expect(try owner(own(6).map { (someone(50), $0.attendees) }) == nil)
    }

    @Test func `a list that calls events of nobody else owns no calendar`() throws {
        #expect(try owner((0..<9).map { _ in (ana, [ana]) }) == nil)
    }

    @Test func `a calendar's name is its owner's, by address or full name`() throws {
        let two = own(2)
        #expect(try owner(two, head: "X-WR-CALNAME:Ana@example.org\n")?.email == "ana@example.org")
        #expect(try owner(two, head: "NAME:ana@example.org\n")?.email == "ana@example.org")
        #expect(try owner(two, head: "X-WR-CALNAME:Work\n") == nil)
        #expect(try owner(two, head: "X-WR-CALNAME:nobody@example.org\n") == nil)
        let named = CalendarFixture.event(
            "DTSTART:20260302T090000Z", "ORGANIZER;CN=Ana Becker:\(ana)", "ATTENDEE;CN=Ana Becker:\(ana)")
        let text = named.replacing("BEGIN:VCALENDAR\n", with: "BEGIN:VCALENDAR\nX-WR-CALNAME:Ana Becker\n")
        #expect(try CalendarFixture.read(text).calendarOwner == Attendee(name: "Ana Becker", email: "ana@example.org"))
    }

    @Test func `what the calendar says of its owner is believed`() throws {
        let head = "X-OWNER;CN=\"Becker, Ana\":mailto:ana@example.org\n"
        #expect(try owner(own(1), head: head)?.name == "ana", "the events give the name")
        #expect(try owner([(someone(1), [someone(1)])], head: head)?.email == "ana@example.org")
    }

    @Test func `private events say nothing`() throws {
        let text = own(5).indices.map { number in
            CalendarFixture.event(
                uid: "\(number)", "DTSTART:20260302T090000Z", "CLASS:PRIVATE", "ORGANIZER:\(ana)", "ATTENDEE:\(ana)",
                "ATTENDEE:\(someone(number))")
        }
        #expect(try CalendarFixture.read(text.joined()).calendarOwner == nil)
    }
}
