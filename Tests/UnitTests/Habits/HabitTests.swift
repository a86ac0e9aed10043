import Testing
import Time

@testable import Habits

/// What a habit's page records.
@Suite struct HabitTests {
    @Test(arguments: [
        "- 2026-03-10", "* 2026-03-10 5 km", "  - [x] 2026-03-10", "1. 2026-03-10: slow", "- [X] run ✅ 2026-03-10",
        "- [x] run [completion:: 2026-03-10]", "- [[2026-03-10]] 5 km", "- **2026-03-10** 5 km",
    ])
    func `a list item with a day is a completion`(line: String) throws {
        #expect(RecordLine(line) == .done(try HabitFixtures.day("2026-03-10")))
    }

    @Test(arguments: [
        "2026-03-10", "- [ ] 2026-03-10", "- [x] run", "- 5 km", "- run ✅ 2026-03-10", "# 2026-03-10", "", "-",
        "- 20 % rye", "- may be",
    ])
    func `other lines are none`(line: String) {
        #expect(RecordLine(line) == nil)
    }

    @Test(arguments: [
        ("- 30 Feb", RecordProblem.Reason.noDay("30 Feb")), ("- 2026-02-30 slow", .noDay("2026-02-30")),
        ("- 10 March", .otherDay("10 March")), ("- 10.03.2026", .otherDay("10.03.2026")),
        ("- [x] run ✅ soon", .noDay("soon")), ("- 31. Juni 2026", .noDay("31 Juni 2026")),
    ])
    func `what looks like a day and is none is told`(line: String, reason: RecordProblem.Reason) {
        #expect(RecordLine(line) == .unreadable(reason))
    }

    @Test func `a problem names file and line`() {
        let habit = HabitFixtures.habit("kind: habit\nxp: ten\nschedule: often", ["- 2026-03-10", "- 30 Feb"])
        #expect(
            habit.problems == [
                RecordProblem(path: "habits/run.md", line: 3, reason: .noNumber("ten", key: "xp")),
                RecordProblem(path: "habits/run.md", line: 4, reason: .noSchedule("often")),
                RecordProblem(path: "habits/run.md", line: 7, reason: .noDay("30 Feb")),
            ])
        #expect(habit.completions.map(\.line) == [6])
    }

    @Test func `a day counts once, and code is not read`() {
        let habit = HabitFixtures.habit(
            "xp: 10", ["- 2026-03-11", "- 2026-03-10", "- 2026-03-11", "```", "- 2026-03-12", "```"])
        #expect(habit.completions.map(\.line) == [5, 4])
    }

    @Test(arguments: [
        ("daily", HabitSchedule.daily), ("3 a week", .timesAWeek(3)), ("weekly", .timesAWeek(1)),
        ("Mon Wed Fri", .days([.monday, .wednesday, .friday])), ("Mo, Mi", .days([.monday, .wednesday])),
        ("weekdays", .days([.monday, .tuesday, .wednesday, .thursday, .friday])), ("2 mal pro Woche", .timesAWeek(2)),
    ])
    func `a schedule is read in the words of a language`(text: String, schedule: HabitSchedule) {
        #expect(HabitSchedule(text) == schedule)
    }

    // MARK: Streaks

    private func streaks(_ schedule: String, _ days: [String], today: String = "2026-03-18") throws -> [Int] {
        let habit = HabitFixtures.habit("schedule: \(schedule)", days: days)
        let streaks = HabitStreaks(habit, today: try HabitFixtures.day(today), weekStart: .monday)
        return [streaks.current.length, streaks.longest.length]
    }

    @Test func `today does not break a streak before it is over`() throws {
        let days = ["2026-03-10", "2026-03-11", "2026-03-12", "2026-03-16", "2026-03-17"]
        #expect(try streaks("daily", days) == [2, 3])
        #expect(try streaks("daily", days, today: "2026-03-19") == [0, 3])
    }

    @Test func `a day off breaks nothing and adds nothing`() throws {
        let days = ["2026-03-11", "2026-03-13", "2026-03-14", "2026-03-16"]
        #expect(try streaks("Mon Wed Fri", days) == [3, 3])
    }

    @Test func `so many times a week counts weeks, and this week is not over`() throws {
        let days = ["2026-03-02", "2026-03-04", "2026-03-10", "2026-03-15", "2026-03-17"]
        #expect(try streaks("2 a week", days) == [2, 2])
        #expect(try streaks("2 a week", days, today: "2026-03-23") == [0, 2])
    }

    // MARK: Missed

    private func missed(_ schedule: String, _ days: [String]) throws -> MissedDays? {
        let habit = HabitFixtures.habit("schedule: \(schedule)\nstarted: 2026-03-01", days: days)
        let today = try HabitFixtures.day("2026-03-18")
        let span = TimeSpan(first: try HabitFixtures.day("2026-03-09"), last: try HabitFixtures.day("2026-03-22"))
        return MissedDays(habit, span: span, today: today, weekStart: .monday)
    }

    @Test func `due days before today are missed, today is not yet`() throws {
        guard case .days(let days) = try missed("Mon Wed", ["2026-03-09", "2026-03-16"]) else { throw Missing() }
        #expect(days.map { ISO8601.string($0) } == ["2026-03-11"])
    }

    @Test func `a week is missed once it cannot be reached any more`() throws {
        guard case .weeks(let weeks) = try missed("6 a week", ["2026-03-16"]) else { throw Missing() }
        #expect(weeks.map { ISO8601.string($0.first) } == ["2026-03-09"])
    }

    private struct Missing: Error {}
}
