import Indexing
import Model
import Store
import TestSupport
import Testing
import Time

@Suite struct MeetingMergerTests {
    private func source(
        _ number: Int, _ kind: DocumentKind, _ title: String, _ start: String, isUndated: Bool = false,
        identity: String? = nil, people: Set<String> = []
    ) throws -> MeetingSource {
        let moment = try #require(ISO8601.parse(start))
        return MeetingSource(
            document: number, kind: kind, title: title, start: moment.local.secondNumber, isAllDay: !moment.hasTime,
            isUndated: isUndated, identity: identity, people: people)
    }

    private func merged(_ sources: MeetingSource...) -> [Int: Int] {
        MeetingMerger.representatives(sources.sorted { $0.start < $1.start })
    }

    @Test func `event, note and transcript at one time with similar titles are one meeting`() throws {
        #expect(
            merged(
                try source(1, .meeting, "Pricing sync", "2026-03-10T14:00"),
                try source(2, .event, "Pricing sync with Sarah", "2026-03-10T14:00"),
                try source(3, .transcript, "Pricing sync", "2026-03-10T14:03")) == [1: 2, 3: 2])
    }

    @Test func `minutes represent the meeting whose agenda is named like them`() throws {
        func file(_ number: Int, _ title: String, _ path: String, kind: DocumentKind = .meeting) throws -> MeetingSource
        {
            var source = try source(number, kind, title, "2026-03-10")
            source.path = path
            return source
        }
        let minutes = try file(2, "Harbour Board", "2026/03-10-minutes.md")
        #expect(merged(try file(1, "10 March 2026", "2026/03-10-agenda.md", kind: .note), minutes) == [1: 2])
        #expect(merged(try file(1, "10 March 2026", "2025/03-10-agenda.md", kind: .note), minutes).isEmpty)
        #expect(merged(try file(1, "10 March 2026", "2026/03-10-pier.md", kind: .note), minutes).isEmpty)
    }

    @Test func `the only records of a day in folders for kinds of record are one meeting`() throws {
        func file(_ number: Int, _ path: String, kind: DocumentKind = .meeting) throws -> MeetingSource {
            var source = try source(number, kind, path, "2026-03-10")
            source.path = path
            return source
        }
        let agenda = try file(1, "board/agendas/2026-03-10.md")
        #expect(merged(agenda, try file(2, "board/notes/2026-03-10.md", kind: .note)).count == 1)
        let notes = try file(2, "board/notes/march.md")
        #expect(merged(agenda, notes).count == 1)
        #expect(merged(agenda, notes, try file(3, "board/notes/summary of march.md")).count == 2)
        #expect(merged(agenda, notes, try file(3, "board/notes/crew.md")).isEmpty)
        #expect(merged(agenda, try file(2, "crew/notes/march.md")).isEmpty)
        #expect(merged(agenda, try file(2, "board/notes/march.md", kind: .note)).isEmpty)
    }

    @Test func `agenda, minutes and their draft in the folder of a day are one meeting, for which the minutes stand`()
        throws
    {
        func file(_ number: Int, _ path: String) throws -> MeetingSource {
            var source = try source(number, .meeting, path, "2026-03-10")
            source.path = path
            return source
        }
        let agenda = try file(1, "2026-03-10/agenda.md")
        let (draft, minutes) = (try file(2, "2026-03-10/minutes-draft.md"), try file(3, "2026-03-10/minutes.md"))
        #expect(merged(agenda, draft, minutes) == [1: 3, 2: 3])
        #expect(merged(agenda, draft) == [1: 2])
        #expect(merged(draft, try file(4, "board/minutes.md")).isEmpty)
    }

    @Test func `two records of one kind are one meeting if only the word for the record differs`() throws {
        let day = "2026-03-10"
        #expect(
            merged(
                try source(1, .meeting, "Harbour Board Meeting Transcript", day),
                try source(2, .meeting, "Harbour Board Meeting Notes", day)) == [1: 2])
        #expect(
            merged(
                try source(1, .meeting, "Harbour Board Notes", day), try source(2, .meeting, "Harbour Board Notes", day)
            ).isEmpty)
        #expect(
            merged(
                try source(1, .meeting, "Harbour Board Notes", day), try source(2, .meeting, "Pier Minutes", day)
            ).isEmpty)
    }

    @Test func `without an event the note stands for the meeting`() throws {
        #expect(
            merged(
                try source(1, .transcript, "Pricing sync", "2026-03-10T14:00"),
                try source(2, .meeting, "Pricing sync", "2026-03-10T14:00")) == [1: 2])
    }

    @Test(arguments: [("14:15", true), ("13:45", true), ("14:16", false), ("13:44", false)])
    func `beginnings are at most fifteen minutes apart`(time: String, isOne: Bool) throws {
        let found = merged(
            try source(1, .event, "Pricing sync", "2026-03-10T14:00"),
            try source(2, .meeting, "Pricing sync", "2026-03-10T" + time))
        #expect(found == (isOne ? [2: 1] : [:]))
    }

    @Test func `fifteen minutes may hold midnight`() throws {
        let found = merged(
            try source(1, .event, "Release watch", "2026-03-10T23:55"),
            try source(2, .meeting, "Release watch", "2026-03-11T00:05"))
        #expect(found == [2: 1])
    }

    @Test(arguments: [
        ("Pricing sync", "Sync about pricing", true), ("Pricing", "Pricing sync Q2", true),
        ("Pricing sync", "Roadmap sync", true), ("Pricing sync", "Hiring plan", false),
        ("The meeting with Bob", "Call with Sarah", false), ("Meeting", "Meeting", true), ("", "Pricing", false),
    ]) func `at least half of the words of the shorter title are shared`(left: String, right: String, isOne: Bool)
        throws
    {
        let found = merged(
            try source(1, .event, left, "2026-03-10T14:00"), try source(2, .meeting, right, "2026-03-10T14:00"))
        #expect(found == (isOne ? [2: 1] : [:]))
    }

    @Test func `a note without a time belongs to the event of its day whose title holds its words`() throws {
        #expect(
            merged(
                try source(1, .meeting, "Pricing sync", "2026-03-10"),
                try source(2, .event, "Weekly pricing sync", "2026-03-10T14:00"),
                try source(3, .event, "Hiring sync", "2026-03-10T16:00")) == [1: 2])
    }

    @Test func `a note without a time does not belong to another day`() throws {
        #expect(
            merged(
                try source(1, .meeting, "Pricing sync", "2026-03-09"),
                try source(2, .event, "Pricing sync", "2026-03-10T14:00")
            ).isEmpty)
    }

    @Test func `a note without a time needs all words of one title`() throws {
        #expect(
            merged(
                try source(1, .meeting, "Pricing retro", "2026-03-10"),
                try source(2, .event, "Pricing sync", "2026-03-10T14:00")
            ).isEmpty)
    }

    @Test func `two events never are one meeting`() throws {
        #expect(
            merged(
                try source(1, .event, "Pricing sync", "2026-03-10T14:00"),
                try source(2, .event, "Pricing sync", "2026-03-10T14:00")
            ).isEmpty)
    }

    @Test func `a note belongs to one event, the one whose title is nearer`() throws {
        #expect(
            merged(
                try source(1, .event, "Sync", "2026-03-10T14:00"),
                try source(2, .event, "Pricing sync", "2026-03-10T14:00"),
                try source(3, .meeting, "Pricing sync", "2026-03-10T14:00")) == [3: 2])
    }

    @Test func `two 1:1s on one day stay apart`() throws {
        #expect(
            merged(
                try source(1, .event, "1:1 Sarah", "2026-03-10T09:30"),
                try source(2, .event, "1:1 Tomasz", "2026-03-10T10:30"),
                try source(3, .meeting, "1:1 Sarah", "2026-03-10"), try source(4, .meeting, "1:1 Tomasz", "2026-03-10"))
                == [3: 1, 4: 2])
    }

    @Test func `two notes of one title on one day stay two meetings`() throws {
        #expect(
            merged(
                try source(1, .meeting, "Interview", "2026-03-10T09:00"),
                try source(2, .meeting, "Interview", "2026-03-10T09:10")
            ).isEmpty)
    }

    @Test func `two repeated events each get their own note`() throws {
        #expect(
            merged(
                try source(1, .event, "Stand-up", "2026-03-10T09:00"),
                try source(2, .event, "Stand-up", "2026-03-10T16:00"),
                try source(3, .meeting, "Stand-up", "2026-03-10T16:05"),
                try source(4, .meeting, "Stand-up", "2026-03-10T09:05"))
                == [3: 2, 4: 1])
    }

    @Test func `a start before 1970 is a start like any other`() throws {
        #expect(
            merged(
                try source(1, .event, "Sync", "1969-12-31T10:00"), try source(2, .meeting, "Sync", "1970-01-01T10:00")
            ).isEmpty)
    }

    @Test func `a calendar with an event a minute is compared in no time`() throws {
        let start = try #require(ISO8601.parse("2026-03-10")).local.secondNumber
        let events = (0..<6000).map {
            MeetingSource(document: $0, kind: .event, title: "Pulse", start: start + 60 * $0, isAllDay: false)
        }
        let duration = ProcessorTime.measure { #expect(MeetingMerger.representatives(events).isEmpty) }
        #expect(duration < .seconds(2))
    }

    // MARK: People

    @Test func `meetings that name people and share none are two`() throws {
        #expect(
            merged(
                try source(1, .event, "Review", "2026-03-10T10:00", people: ["Ann Lee"]),
                try source(2, .meeting, "Performance review Bo", "2026-03-10", people: ["Bo Ek"])
            ).isEmpty)
    }

    @Test func `of two events of one title a note belongs to the one with its people`() throws {
        #expect(
            merged(
                try source(1, .event, "1:1", "2026-03-10T10:00", people: ["Ann Lee"]),
                try source(2, .event, "1:1", "2026-03-10T11:00", people: ["Bo Ek"]),
                try source(3, .meeting, "1:1", "2026-03-10", people: ["Bo"])) == [3: 2])
    }

    @Test func `the owner, who attends all meetings, makes no two of them one`() throws {
        let sources = [
            try source(1, .event, "Sync", "2026-03-10T10:00", people: ["Ann Lee", "Me Myself"]),
            try source(2, .meeting, "Sync", "2026-03-10", people: ["Bo Ek", "Me Myself"]),
        ]
        #expect(MeetingMerger.representatives(sources, owner: ["Me Myself"]).isEmpty)
    }

    @Test func `nor does whoever attends most meetings`() throws {
        var sources = [
            try source(1, .event, "Sync", "2026-03-10T10:00", people: ["Ann Lee", "Me Myself"]),
            try source(2, .meeting, "Sync", "2026-03-10", people: ["Bo Ek", "Me Myself"]),
        ]
        for day in 11...22 {
            sources.append(try source(day, .event, "Talk", "2026-03-\(day)T10:00", people: ["P\(day) Q", "Me Myself"]))
        }
        #expect(MeetingMerger.representatives(sources).isEmpty)
    }

    // MARK: Identities

    @Test func `an event that two calendars hold is one meeting`() throws {
        #expect(
            merged(
                try source(1, .event, "Pricing", "2026-03-10T14:00", identity: "p@x/2026-03-10T14:00:00"),
                try source(2, .event, "Pricing", "2026-03-10T14:00", identity: "p@x/2026-03-10T14:00:00"),
                try source(3, .event, "Pricing", "2026-03-17T14:00", identity: "p@x/2026-03-17T14:00:00")) == [2: 1])
    }

    @Test func `a note that names an event's UID is that event's, whatever its title`() throws {
        #expect(
            merged(
                try source(1, .event, "Pricing", "2026-03-10T14:00", identity: "p@x/2026-03-10T14:00:00"),
                try source(2, .event, "Pricing", "2026-03-17T14:00", identity: "p@x/2026-03-17T14:00:00"),
                try source(3, .meeting, "What we said", "2026-03-17", identity: "p@x")) == [3: 2])
    }

    @Test func `a note without a date is the only event's whose UID it names`() throws {
        #expect(
            merged(
                try source(1, .event, "Pricing", "2026-03-10T14:00", identity: "p@x/2026-03-10T14:00:00"),
                try source(2, .meeting, "Notes", "2026-09-01T08:00", isUndated: true, identity: "p@x")) == [2: 1])
    }

    @Test func `a note that names its event keeps another note of that time away`() throws {
        #expect(
            merged(
                try source(1, .event, "Pricing", "2026-03-10T14:00", identity: "p@x/2026-03-10T14:00:00"),
                try source(2, .meeting, "What we said", "2026-03-10T14:00", identity: "p@x"),
                try source(3, .meeting, "Pricing", "2026-03-10T14:00"),
                try source(4, .transcript, "Pricing", "2026-03-10T14:05")) == [2: 1, 4: 1])
    }

    @Test func `a file's modification time is no reason`() throws {
        #expect(
            merged(
                try source(1, .event, "Pricing", "2026-03-10T14:00"),
                try source(2, .meeting, "Pricing", "2026-03-10T14:05", isUndated: true)
            ).isEmpty)
    }

    @Test func `the reason can be told`() throws {
        let event = try source(1, .event, "Pricing sync", "2026-03-10T14:00", identity: "p@x/2026-03-10T14:00:00")
        let note = try source(2, .meeting, "Pricing", "2026-03-10T14:10")
        let day = try source(3, .meeting, "Pricing sync", "2026-03-10")
        let named = try source(4, .transcript, "Recording", "2026-03-10T18:00", identity: "p@x")
        #expect(MeetingMerger.reason(note, event) == .sameTime(minutes: 10, words: ["pricing"]))
        #expect(MeetingMerger.reason(event, day) == .sameDay(words: ["pricing", "sync"]))
        #expect(MeetingMerger.reason(event, named) == .namesEvent)
        #expect(MeetingMerger.reason(note, named) == nil)
    }
}
