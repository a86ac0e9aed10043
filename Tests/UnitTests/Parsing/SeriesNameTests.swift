import Parsing
import Testing

/// What the meetings of one series share of their titles.
@Suite struct SeriesNameTests {
    @Test(arguments: [
        ("Council 3 March 2026", "Council 10 March 2026"), ("Triage meeting 2021-06-22", "Triage meeting 2021-06-29"),
        ("Board meeting: budget 2026", "Board meeting: boats"),
        ("Team call, July 22nd, 2021", "Team call, June 10th, 2021"),
    ])
    func `dates, numbers and what stands behind a mark do not tell one from another`(one: String, other: String) {
        #expect(SeriesName(one) == SeriesName(other))
    }

    @Test func `another name is another series`() {
        #expect(SeriesName("Council 3 March 2026") != SeriesName("Choir 3 March 2026"))
    }

    @Test(arguments: ["2023-10-03", "Meeting 3 May 2026", "Notes"]) func `a date alone names no series`(title: String) {
        #expect(SeriesName(title) == nil)
    }
}
