import Model
import Testing
import Time

@testable import Parsing

/// The meetings on which times hang; how they hang is up to the grammar of times.
@Suite struct ReferenceEventTests {
    private let desk: ReferenceDesk

    init() throws { desk = try ReferenceDesk() }

    @Test func `a meeting is a time from its beginning to its end`() {
        #expect(desk.time("pricing sync") == "2026-03-10T14:00 – 2026-03-10T15:00")
    }

    @Test func `several days of one event are one`() {
        #expect(desk.time("offsite") == "2026-01-21 – 2026-01-23")
    }

    @Test func `daily meetings of one title are many, and the latest that has begun is meant`() {
        #expect(desk.time("stand-up") == "2026-03-18T09:15 – 2026-03-18T09:30")
    }

    @Test(arguments: ["stand-up", "stand up", "standup", "stand-ups", "stand ups", "standups", "product stand"])
    func `compounds are found however they are written`(title: String) {
        #expect(desk.time(title) == "2026-03-18T09:15 – 2026-03-18T09:30")
    }

    @Test func `one that was called off is not meant`() {
        #expect(desk.time("board meeting") == "2025-12-16T16:00 – 2025-12-16T18:00")
    }

    @Test func `a question that looks ahead means the next one`() {
        #expect(desk.time("board meeting") { $0.looksAhead = true } == "2026-04-14T16:00 – 2026-04-14T18:00")
    }

    @Test func `people tell which one`() {
        let withBob = desk.time("1:1") {
            $0.people = [PersonReading(text: "Bob", role: .attendee, candidates: [ReferenceDesk.bob])]
            $0.order = .last
        }
        #expect(withBob?.hasPrefix("2026-03-11T09:00") == true)
    }

    @Test(arguments: ["1:1", "1-1", "one-on-one", "one on one", "1on1"])
    func `a talk of two has many spellings`(title: String) {
        #expect(desk.time(title)?.hasPrefix("2026-03-12T09:00") == true)
    }

    @Test(arguments: [
        (Order.last, 1, "2026-03-10T14:00"), (.last, 2, "2026-02-10T14:00"), (.first, 1, "2026-02-10T14:00"),
    ])
    func `an order counts meetings from its end`(order: Order, nth: Int, start: String) {
        #expect(desk.time("pricing sync") { ($0.order, $0.nth) = (order, nth) }?.hasPrefix(start) == true)
    }

    @Test func `there is no third of two`() {
        #expect(desk.time("pricing sync") { ($0.order, $0.nth) = (.last, 3) } == nil)
    }

    @Test func `without a title meetings of all titles count, but no birthday`() {
        let ago = desk.time("") {
            $0.kinds = [.meeting, .transcript, .event]
            ($0.order, $0.nth) = (.last, 2)
        }
        #expect(ago?.hasPrefix("2026-03-17T09:15") == true)
    }

    @Test func `times tell which one`() throws {
        let february = TimeSpan(
            start: try ReferenceDesk.moment("2026-02-01T00:00"), end: try ReferenceDesk.moment("2026-03-01T00:00"))
        #expect(desk.time("pricing sync") { $0.spans = [february] }?.hasPrefix("2026-02-10T14:00") == true)
    }

    @Test func `a dated note is an event where no meeting is`() {
        #expect(desk.time("pricing options memo")?.hasPrefix("2025-11-21") == true)
        #expect(desk.time("reading list") == nil)
    }

    @Test func `words behind the name are left out, words in front of it never`() {
        #expect(desk.events("offsite budget").map { $0?.wordCount } == [1])
        #expect(desk.time("new offsite") == nil)
    }

    @Test func `of two meetings the first is the earlier one`() {
        func starts(_ first: String, _ second: String) -> [String] {
            desk.events(first, second).map {
                ReferenceDesk.words($0)?.split(separator: " ").first.map(String.init) ?? ""
            }
        }
        #expect(starts("offsite", "launch review") == ["2026-01-21", "2026-02-24T11:00"])
        // The last board meeting was before the offsite: the next one must be meant.
        #expect(starts("offsite", "board meeting") == ["2026-01-21", "2026-04-14T16:00"])
        // There is an earlier pricing sync before the launch review.
        #expect(starts("pricing sync", "launch review") == ["2026-02-10T14:00", "2026-02-24T11:00"])
    }

    @Test func `one that is yet to come is meant where no other has been, unless the question looks back`() {
        #expect(desk.time("dress rehearsal")?.hasPrefix("2026-03-25T18:00") == true)
        #expect(desk.time("dress rehearsal") { $0.looksBack = true } == nil)
        #expect(desk.time("board meeting") { $0.looksBack = true }?.hasPrefix("2025-12-16") == true)
    }

    @Test func `one word of a calendar or a transcript names an event, one in the middle of a title does not`() {
        #expect(desk.time("release") == "2026-03-04 – 2026-03-05")
        #expect(desk.time("birthday") == "2026-03-17 – 2026-03-18")
        #expect(desk.time("interview")?.hasPrefix("2026-02-17T10:00") == true)
        #expect(desk.time("budget") == nil)
        #expect(desk.time("budget meeting")?.hasPrefix("2025-12-16") == true)
    }

    @Test func `meetings are counted back among those that all of its people attended`() {
        let people = [ReferenceDesk.sarah, ReferenceDesk.bob].map {
            PersonReading(text: $0.name, role: .attendee, candidates: [$0])
        }
        let withBob = desk.time("1:1") { ($0.people, $0.order, $0.nth) = ([people[1]], .last, 2) }
        #expect(withBob?.hasPrefix("2026-03-04T09:00") == true)
        let withBoth = desk.time("pricing sync") { ($0.people, $0.order) = (people, .last) }
        #expect(withBoth?.hasPrefix("2026-03-10T14:00") == true)
        #expect(desk.time("pricing sync") { ($0.people, $0.order, $0.nth) = (people, .last, 2) } == nil)
    }

    @Test func `what the vault does not know is no time`() {
        #expect(desk.time("Hamburg regatta") == nil)
    }
}
