import Testing
import Time

@testable import Habits

/// The days of bills.
@Suite struct BillingCycleTests {
    private func bills(_ cycle: String, from start: String, count: Int = 4) throws -> [String] {
        let (cycle, start) = (try #require(BillingCycle(cycle)), try HabitFixtures.day(start))
        return (0..<count).map { ISO8601.string(cycle.day(ofBill: $0, from: start)) }
    }

    @Test func `a month without the day ends with its last one, and the next has it again`() throws {
        #expect(
            try bills("monthly", from: "2026-01-31") == ["2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30"])
        #expect(try bills("monthly", from: "2024-01-31")[1] == "2024-02-29")
    }

    @Test func `29 February is the 28th in other years`() throws {
        let days = try bills("yearly", from: "2024-02-29", count: 5)
        #expect(days == ["2024-02-29", "2025-02-28", "2026-02-28", "2027-02-28", "2028-02-29"])
    }

    @Test(arguments: [
        ("weekly", 1, BillingCycle.Unit.weeks), ("Quarterly", 3, .months), ("half-yearly", 6, .months),
        ("every 3 weeks", 3, .weeks), ("every month", 1, .months), ("alle 2 Jahre", 2, .years),
        ("jährlich", 1, .years), ("every 10 days", 10, .days), ("mensuel", 1, .months),
    ])
    func `a cycle is read in the words of a language`(text: String, count: Int, unit: BillingCycle.Unit) {
        #expect(BillingCycle(text) == BillingCycle(every: count, unit))
    }

    @Test(arguments: ["", "sometimes", "every 0 days", "every 3", "every -1 weeks", "every 2000 days"])
    func `other words are no cycle`(text: String) {
        #expect(BillingCycle(text) == nil)
    }

    private func subscription(_ fields: String) throws -> Subscription {
        var problems: [RecordProblem] = []
        let page = HabitFixtures.page("price: 5 EUR\n" + fields, path: "s.md")
        return try #require(Subscription(page, &problems))
    }

    @Test func `a bill of today is the next one`() throws {
        let paper = try subscription("cycle: weekly\nstarted: 2026-03-04")
        #expect(paper.nextBill(onOrAfter: try HabitFixtures.day("2026-03-18")) == (try HabitFixtures.day("2026-03-18")))
    }

    @Test func `what is cancelled is billed until then`() throws {
        let gym = try subscription("cycle: monthly\nstarted: 2026-01-15\ncancelled: 2026-05-15")
        let days = try HabitFixtures.day("2026-03-18")...HabitFixtures.day("2026-12-31")
        #expect(gym.bills(in: days).map { ISO8601.string($0) } == ["2026-04-15"])
        #expect(gym.isActive(on: try HabitFixtures.day("2026-05-14")))
        #expect(!gym.isActive(on: try HabitFixtures.day("2026-05-15")))
    }

    @Test func `a page without a price or with another cycle is told`() {
        var problems: [RecordProblem] = []
        let free = Subscription(HabitFixtures.page("cycle: now and then", path: "s.md"), &problems)
        #expect(free == nil)
        #expect(
            problems == [RecordProblem(path: "s.md", line: 1, reason: .missing(key: "price"))])
        problems = []
        _ = Subscription(HabitFixtures.page("price: 5 EUR\ncycle: now and then", path: "s.md"), &problems)
        #expect(problems == [RecordProblem(path: "s.md", line: 3, reason: .noCycle("now and then"))])
    }
}
