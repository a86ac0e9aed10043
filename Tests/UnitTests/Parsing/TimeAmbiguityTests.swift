import Parsing
import Testing

/// What else a phrase may mean, the likelier first.
@Suite struct TimeAmbiguityTests {
    @Test(arguments: [
        ("agenda for 17 November", ["2026-11-17/2026-11-18", "2027-11-17/2027-11-18"]),
        ("notes of 17 November", ["2026-11-17/2026-11-18", "2027-11-17/2027-11-18"]),
        ("what is on 17 November", ["2027-11-17/2027-11-18", "2026-11-17/2026-11-18"]),
        ("what did we do on Friday", ["2026-11-13/2026-11-14", "2026-11-20/2026-11-21"]),
        ("what will we do on Friday", ["2026-11-20/2026-11-21", "2026-11-13/2026-11-14"]),
        ("in December", ["2025-12-01/2026-01-01", "2026-12-01/2027-01-01"]),
        ("in November", ["2026-11-01/2026-12-01"]),
        ("last Monday", ["2026-11-16/2026-11-17", "2026-11-09/2026-11-10"]),
        ("last Friday", ["2026-11-13/2026-11-14"]),
        ("next Friday", ["2026-11-27/2026-11-28", "2026-11-20/2026-11-21"]),
        ("at Christmas", ["2025-12-24/2025-12-27", "2026-12-24/2026-12-27"]),
        ("Friday at 3", ["2026-11-13T15:00/2026-11-13T16:00", "2026-11-20T15:00/2026-11-20T16:00"]),
        ("tomorrow at 8", ["2026-11-20T08:00/2026-11-20T09:00", "2026-11-20T20:00/2026-11-20T21:00"]),
        ("yesterday at 6:30", ["2026-11-18T18:30/2026-11-18T18:31", "2026-11-18T06:30/2026-11-18T06:31"]),
        ("tomorrow at 3", ["2026-11-20T15:00/2026-11-20T16:00"]),
        ("tomorrow at 8am", ["2026-11-20T08:00/2026-11-20T09:00"]),
        ("the first week of May", ["2026-05-04/2026-05-11", "2027-05-03/2027-05-10"]),
        ("early December", ["2025-12-01/2025-12-11", "2026-12-01/2026-12-11"]),
        ("from Monday to Wednesday", ["2026-11-16/2026-11-19", "2026-11-23/2026-11-26"]),
        ("last week", ["2026-11-09/2026-11-16"]),
        ("tasks by Friday", ["/2026-11-21", "/2026-11-14"]),
        ("notes before Friday", ["/2026-11-13", "/2026-11-20"]),
    ])
    func `every reading is kept`(_ question: String, _ spans: [String]) throws {
        let found = try #require(try read(question, now: "2026-11-19T11:00").expressions.first)
        #expect(([found.span] + found.alternatives).map(written) == spans)
    }

    @Test(arguments: [
        ("What happened in the morning?", "2026-11-19T05:00/2026-11-19T12:00"),
        ("Who called at 10:15?", "2026-11-19T10:15/2026-11-19T10:16"),
    ])
    func `a date without a time as the moment of asking means its own hours`(_ question: String, _ span: String) throws
    {
        #expect(try read(question, now: "2026-11-19").expressions.first.map { written($0.span) } == span)
    }
}
