import Model
import Testing
import Time

@testable import Store

@Suite struct DocumentFilterTests {
    private let index: TestIndex

    init() throws { index = try TestIndex() }

    private func importTimes() throws {
        try index.apply(
            replace("moment.md", try document(.meeting, from: "2026-03-10T14:00")),
            replace("hour.md", try document(.meeting, from: "2026-03-10T13:00", to: "2026-03-10T14:00")),
            replace("long.md", try document(.event, from: "2026-03-09T22:00", to: "2026-03-11T02:00")),
            replace("undated.md", try document()),
            replace("modified.md", try document(from: "2026-03-10T14:30") { $0.dateSource = .modified }))
    }

    private func paths(_ spans: TimeSpan...) throws -> [String] {
        try index.reader().paths { $0.spans = spans }
    }

    @Test func `a document inside the span passes`() throws {
        try importTimes()
        #expect(try paths(try span("2026-03-10", "2026-03-11")) == ["hour.md", "long.md", "moment.md"])
    }

    @Test func `a moment at the span's end is outside, one at its start inside`() throws {
        try importTimes()
        #expect(try paths(try span("2026-03-10T13:30", "2026-03-10T14:00")) == ["hour.md", "long.md"])
        #expect(try paths(try span("2026-03-10T14:00", "2026-03-10T14:01")) == ["long.md", "moment.md"])
    }

    @Test func `an event that reaches into the span passes`() throws {
        try importTimes()
        #expect(try paths(try span("2026-03-11T01:00", "2026-03-11T09:00")) == ["long.md"])
        #expect(try paths(try span("2026-03-09T23:00", "2026-03-10T01:00")) == ["long.md"])
    }

    @Test func `an event that ends where the span begins is outside`() throws {
        try importTimes()
        #expect(try paths(try span("2026-03-11T02:00", "2026-03-12")).isEmpty)
    }

    @Test func `an open span has one end only`() throws {
        try importTimes()
        #expect(try paths(try span(nil, "2026-03-10T13:00")) == ["long.md"])
        #expect(try paths(try span("2026-03-10T14:00", nil)) == ["long.md", "moment.md"])
        #expect(try paths(try span(nil, nil)) == ["hour.md", "long.md", "moment.md"])
    }

    @Test func `several spans are alternatives`() throws {
        try importTimes()
        let found = try paths(
            try span("2026-03-10T13:00", "2026-03-10T13:01"), try span("2026-03-10T14:00", "2026-03-10T14:01"))
        #expect(found == ["hour.md", "long.md", "moment.md"])
    }

    @Test func `documents without a date or dated by modification alone never pass a time`() throws {
        try importTimes()
        #expect(!(try paths(try span(nil, nil)).contains { $0 == "undated.md" || $0 == "modified.md" }))
        #expect(try index.reader().paths { _ in }.count == 5)
    }

    @Test func `kinds are wanted or left out`() throws {
        for kind in DocumentKind.allCases { try index.apply(replace("\(kind.rawValue).md", try document(kind))) }
        let reader = try index.reader()
        #expect(try reader.paths { $0.kinds = [.note, .person] } == ["note.md", "person.md"])
        #expect(
            try reader.paths { $0.excludedKinds = [.note, .event] } == ["meeting.md", "person.md", "transcript.md"])
        #expect(
            try reader.paths {
                $0.kinds = [.note]
                $0.excludedKinds = [.note]
            }.isEmpty)
    }

    @Test func `a tag holds those nested below it and no other`() throws {
        for (name, tags) in [("a", ["Work"]), ("b", ["work/hiring"]), ("c", ["workshop"]), ("d", ["x", "work"])] {
            try index.apply(replace("\(name).md", try document { $0.tags = tags }))
        }
        let reader = try index.reader()
        #expect(try reader.paths { $0.tags = ["work"] } == ["a.md", "b.md", "d.md"])
        #expect(try reader.paths { $0.tags = ["work/hiring"] } == ["b.md"])
        #expect(try reader.paths { $0.tags = ["work", "x"] } == ["d.md"])
        #expect(try reader.paths { $0.excludedTags = ["work"] } == ["c.md"])
    }

    @Test func `a scope is one file or one folder`() throws {
        for path in ["a/1.md", "a/b/2.md", "ab/3.md", "a.md", "A/4.md", "ü/5.md"] {
            try index.apply(replace(path, try document()))
        }
        let reader = try index.reader()
        #expect(try reader.paths { $0.scope = "a" } == ["a/1.md", "a/b/2.md"])
        #expect(try reader.paths { $0.scope = "a/b" } == ["a/b/2.md"])
        #expect(try reader.paths { $0.scope = "a/1.md" } == ["a/1.md"])
        #expect(try reader.paths { $0.scope = "ü" } == ["ü/5.md"])
        #expect(try reader.paths { $0.scope = "b" }.isEmpty)
        #expect(try reader.paths { $0.scope = "a/" } == ["a/1.md", "a/b/2.md"])
        #expect(try reader.paths { $0.scope = "/" }.count == 6)
    }

    @Test func `marks of patterns in a scope or tag mean themselves`() throws {
        try index.apply(replace("a%b/1.md", try document { $0.tags = ["x"] }), replace("axb/2.md", try document()))
        let reader = try index.reader()
        #expect(try reader.paths { $0.scope = "a%b" } == ["a%b/1.md"])
        #expect(try reader.paths { $0.scope = "a_b" }.isEmpty)
        #expect(try reader.paths { $0.scope = "' or 1 --" }.isEmpty)
    }

    @Test func `cancelled and declined events are left out unless asked for`() throws {
        for status in [EventStatus.confirmed, .tentative, .cancelled, .declined] {
            try index.apply(replace("\(status.rawValue).ics", try document(.event) { $0.status = status }))
        }
        let reader = try index.reader()
        #expect(try reader.paths { _ in } == ["0.ics", "1.ics"])
        #expect(try reader.paths { $0.statuses = [.confirmed, .tentative, .cancelled, .declined] }.count == 4)
    }

    // MARK: Attendance

    /// One meeting of an event (Sarah), a note (Bob) and a transcript, and one of Sarah alone; Priya declined.
    private func importMeetings() throws {
        let note = try document(.meeting) { $0.attendees = [Attendee(name: "Bob Okafor")] }
        let event = try document(.event) {
            $0.attendees = [Attendee(name: "Sarah Chen"), Attendee(name: "Priya Raman", declined: true)]
        }
        let alone = try document(.meeting) { $0.attendees = [Attendee(name: "Sarah Chen")] }
        let writer = try index.writer()
        try writer.apply([
            replace("event.ics", event), replace("note.md", note), replace("talk.vtt", try document(.transcript)),
            replace("alone.md", alone),
        ])
        let rows = try writer.attendance()
        let people = ["Bob Okafor", "Priya Raman", "Sarah Chen"].map { name in
            ResolvedPerson(
                name: name, aliases: [], emails: [],
                attendance: rows.filter { $0.attendee.name == name }.map(\.row))
        }
        try writer.write(ResolvedDirectory(people: people, representatives: [2: 1, 3: 1]))
        try writer.finishDirectory()
    }

    @Test func `attendees count over all sources of a meeting`() throws {
        try importMeetings()
        let reader = try index.reader()
        #expect(try reader.paths { $0.attendees = [[1]] } == ["event.ics", "note.md", "talk.vtt"])
        #expect(try reader.paths { $0.attendees = [[1], [3]] } == ["event.ics", "note.md", "talk.vtt"])
        #expect(try reader.paths { $0.attendees = [[3]] } == ["alone.md", "event.ics", "note.md", "talk.vtt"])
        #expect(try reader.paths { $0.attendees = [[1, 3]] }.count == 4)
    }

    @Test func `who declined does not attend`() throws {
        try importMeetings()
        #expect(try index.reader().paths { $0.attendees = [[2]] }.isEmpty)
        #expect(try index.reader().paths { $0.excludedAttendees = [2] }.count == 4)
    }

    @Test func `an excluded attendee leaves out all sources of the meeting`() throws {
        try importMeetings()
        #expect(try index.reader().paths { $0.excludedAttendees = [1] } == ["alone.md"])
        #expect(try index.reader().paths { $0.excludedAttendees = [1, 3] }.isEmpty)
    }

    @Test func `the attendees of a meeting come from all its sources`() throws {
        try importMeetings()
        #expect(try index.reader().attendees(ofMeeting: 1).map(\.name) == ["Sarah Chen", "Bob Okafor"])
    }

    @Test func `a meeting of three sources is counted once`() throws {
        try importMeetings()
        #expect(try index.reader().counts().meetings == 2)
        #expect(try index.reader().people().map { "\($0.name) \($0.meetingCount)" }.first == "Sarah Chen 2")
    }
}
