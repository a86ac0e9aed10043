import Time

/// A run of days or weeks in which a habit was kept.
public struct HabitStreak: Sendable, Equatable {
    /// What is counted.
    public enum Unit: String, Sendable {
        case days, weeks
    }

    /// The number of days or weeks.
    public var length = 0
    /// What is counted.
    public var unit: Unit
    /// The days of the first and the last completion; nil without any.
    public var days: ClosedRange<CivilDate>?

    mutating func add(_ first: CivilDate, _ last: CivilDate) {
        length += 1
        days = (days?.lowerBound ?? first)...last
    }
}

/// Counts streaks by a habit's schedule.
///
/// Of a habit with days, the due days that were done in a row count; days off break nothing and add nothing. Of one that is due so many
/// times a week, whole weeks count. Without a schedule every day is due. What is due today, or this week, breaks nothing before it is over.
struct HabitStreaks {
    /// The streak that holds today.
    private(set) var current: HabitStreak
    /// The longest one; the first of equals.
    private(set) var longest: HabitStreak

    init(_ habit: Habit, today: CivilDate, weekStart: Weekday) {
        let days = habit.completions(until: today).map(\.day)
        var run: Run
        if case .timesAWeek(let times) = habit.schedule {
            run = Run(unit: .weeks)
            run.countWeeks(days, times: times, today: today, weekStart: weekStart)
        } else {
            run = Run(unit: .days)
            run.countDays(days, due: habit.schedule ?? .daily, today: today)
        }
        (current, longest) = (run.current, run.longest)
    }

    private struct Run {
        var current: HabitStreak
        var longest: HabitStreak

        init(unit: HabitStreak.Unit) {
            current = HabitStreak(unit: unit)
            longest = current
        }

        mutating func countDays(_ days: [CivilDate], due schedule: HabitSchedule, today: CivilDate) {
            let done = Set(days)
            guard let first = days.first else { return }
            for number in first.dayNumber...today.dayNumber {
                let day = CivilDate(dayNumber: number)
                guard schedule.isDue(on: day) else { continue }
                if done.contains(day) { extend(day, day) } else if day != today { end() }
            }
        }

        mutating func countWeeks(_ days: [CivilDate], times: Int, today: CivilDate, weekStart: Weekday) {
            let weeks = Dictionary(grouping: days) { $0.startOfWeek(weekStart) }
            guard let first = days.first?.startOfWeek(weekStart) else { return }
            let present = today.startOfWeek(weekStart)
            for number in stride(from: first.dayNumber, through: present.dayNumber, by: 7) {
                let week = weeks[CivilDate(dayNumber: number)] ?? []
                if week.count >= times, let start = week.first, let end = week.last {
                    extend(start, end)
                } else if number != present.dayNumber {
                    end()
                }
            }
        }

        private mutating func extend(_ first: CivilDate, _ last: CivilDate) {
            current.add(first, last)
            if current.length > longest.length { longest = current }
        }

        private mutating func end() { current = HabitStreak(unit: current.unit) }
    }
}
