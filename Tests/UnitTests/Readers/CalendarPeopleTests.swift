import Model
import Readers
import Testing
import Time

@Suite struct CalendarPeopleTests {
    private func people(_ lines: String...) throws -> [Attendee] {
        let text = CalendarFixture.event((["DTSTART:20260310T140000Z"] + lines).joined(separator: "\n"))
        return try #require(try CalendarFixture.read(text).documents.first).attendees
    }

    @Test func `an address is found in any scheme, and in EMAIL where the value is none`() throws {
        let wanted = [Attendee(name: "Ana", email: "ana@example.com")]
        #expect(try people("ATTENDEE;CN=Ana:MAILTO:Ana@Example.com") == wanted)
        #expect(try people("ATTENDEE;CN=Ana:ana@example.com") == wanted)
        #expect(try people("ATTENDEE;CN=Ana;EMAIL=ana@example.com:urn:uuid:1-2") == wanted)
        #expect(try people("ATTENDEE;CN=Ana:/principals/users/ana") == [Attendee(name: "Ana")])
    }

    @Test func `a name that is the address is none`() throws {
        #expect(
            try people("ATTENDEE;CN=ana@example.com:mailto:ana@example.com") == [
                Attendee(name: "", email: "ana@example.com")
            ])
    }

    @Test func `rooms are no attendees, and an organizer who is missing is added`() throws {
        let names = try people(
            "ATTENDEE;CUTYPE=ROOM;CN=Room:mailto:room@example.com",
            "ATTENDEE;CUTYPE=RESOURCE;CN=Beamer:mailto:b@example.com",
            "ATTENDEE;CN=Bob:mailto:bob@example.com", "ORGANIZER;CN=Ana:mailto:ana@example.com"
        ).map(\.name)
        #expect(names == ["Bob", "Ana"])
        #expect(
            try people("ATTENDEE;CN=Ana:mailto:ana@example.com", "ORGANIZER:mailto:ANA@example.com").map(\.name) == [
                "Ana"
            ])
    }

    @Test func `of a person named twice the later line counts`() throws {
        let twice = try people(
            "ATTENDEE;CN=Bob;PARTSTAT=DECLINED:mailto:bob@example.com", "ATTENDEE;CN=Ana:mailto:ana@example.com",
            "ATTENDEE;CN=Bob;partstat=accepted:mailto:bob@example.com")
        #expect(twice.map(\.name) == ["Bob", "Ana"])
        #expect(twice.map(\.declined) == [false, false])
    }

    @Test func `one occurrence may be declined or cancelled alone`() throws {
        let text =
            CalendarFixture.event("DTSTART:20260302T090000Z", "RRULE:FREQ=DAILY;COUNT=3")
            + CalendarFixture.event(
                "RECURRENCE-ID:20260303T090000Z", "DTSTART:20260303T090000Z",
                "ATTENDEE;PARTSTAT=DECLINED:mailto:me@example.com")
            + CalendarFixture.event("RECURRENCE-ID:20260304T090000Z", "DTSTART:20260304T090000Z", "STATUS:CANCELLED")
        let documents = try CalendarFixture.read(text).documents
        #expect(documents.map(\.status) == [.confirmed, .confirmed, .cancelled])
        #expect(documents.map { $0.attendees.contains(where: \.declined) } == [false, true, false])
    }
}
