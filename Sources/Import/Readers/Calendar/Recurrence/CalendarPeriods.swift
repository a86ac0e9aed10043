import Time

/// The periods of a rule that counts years, months or weeks, with the days that may hold occurrences.
struct CalendarPeriods {
    let times: TimeGrid
    let cost: Int

    private let rule: RecurrenceRule
    private let start: CivilDate
    private let days: RecurrenceDays
    private var number = 0

    /// The maximum number of steps; more lead beyond the end of the calendar at any frequency.
    private static let mostSteps = 4_000_000

    init(rule: RecurrenceRule, start: CivilDateTime) {
        self.rule = rule
        self.start = start.date
        days = RecurrenceDays(rule: rule, start: start.date)
        cost = days.cost
        times = TimeGrid(
            hours: rule.hours.isEmpty ? [start.hour] : rule.hours,
            minutes: rule.minutes.isEmpty ? [start.minute] : rule.minutes,
            seconds: rule.seconds.isEmpty ? [start.second] : rule.seconds)
    }

    /// Returns the first day of the next period and its allowed days; nil at the end of the calendar.
    mutating func next() -> (first: CivilDate, starts: [CivilDateTime])? {
        let (steps, overflow) = number.multipliedReportingOverflow(by: rule.interval)
        guard !overflow, steps < CalendarPeriods.mostSteps else { return nil }
        number += 1
        let first = firstDay(after: steps)
        return (first, allowedDays(from: first).map(\.midnight))
    }

    private func firstDay(after steps: Int) -> CivilDate {
        switch rule.frequency {
        case .yearly: CivilDate(year: start.year + steps, month: 1)
        case .monthly: CivilDate(year: start.year, month: start.month + steps)
        default: start.startOfWeek(rule.weekStart).adding(days: 7 * steps)
        }
    }

    private func allowedDays(from first: CivilDate) -> [CivilDate] {
        switch rule.frequency {
        case .yearly: days.days(ofYear: first.year)
        case .monthly: days.days(ofMonth: first.month, year: first.year)
        default: days.days(ofWeekFrom: first)
        }
    }
}
