import Time

/// The occurrences of a rule in wall-clock time, ascending, beginning with the first one that is not before the start.
///
/// The rule alone decides: a start that it does not match is not among them. COUNT and UNTIL are the business of the
/// caller, since UNTIL may be an instant. The sequence ends after the calendar's cycle of 400 years without an occurrence,
/// and at the end of the year 9999.
struct RecurrenceExpansion: Sequence, IteratorProtocol {
    private let rule: RecurrenceRule
    private let start: CivilDateTime
    private let days: RecurrenceDays
    private let times: RecurrenceTimes
    /// The number of periods from the first one to the next one to be looked at.
    private var period = 0
    /// Occurrences of the last period, the next one last.
    private var pending: [CivilDateTime] = []
    private var isExhausted = false
    /// The day after which the search is given up, moved on with every period that holds an occurrence.
    private var lastDay: CivilDate

    private static let cycle = 146_097
    private static let lastYear = 9999

    /// The occurrences of a rule.
    ///
    /// - Parameters:
    ///   - rule: The rule.
    ///   - start: The first occurrence of the event, which fills what the rule leaves open.
    init(rule: RecurrenceRule, start: CivilDateTime) {
        self.rule = rule
        self.start = start
        days = RecurrenceDays(rule: rule, start: start.date)
        times = RecurrenceTimes(rule: rule, start: start)
        lastDay = start.date.adding(days: RecurrenceExpansion.cycle)
        isExhausted = times.isEmpty
    }

    /// The next occurrence.
    mutating func next() -> CivilDateTime? {
        while pending.isEmpty, !isExhausted { expandNextPeriod() }
        return pending.popLast()
    }

    private mutating func expandNextPeriod() {
        guard let (first, days) = daysOfNextPeriod(), first <= lastDay, first.year <= RecurrenceExpansion.lastYear
        else {
            isExhausted = true
            return
        }
        guard !days.isEmpty else { return }
        let moments = times.unit == 86_400 ? momentsOfPeriod(days) : days.flatMap(momentsWithin)
        pending = moments.filter { $0 >= start }.reversed()
        if !pending.isEmpty { lastDay = first.adding(days: RecurrenceExpansion.cycle) }
    }

    /// The first day of the period and the days that the rule allows in it; nil where the calendar ends.
    private mutating func daysOfNextPeriod() -> (first: CivilDate, days: [CivilDate])? {
        let isWithinDay = times.unit < 86_400
        let (steps, overflow) = isWithinDay ? (period, false) : period.multipliedReportingOverflow(by: rule.interval)
        guard !overflow, steps < 4_000_000 else { return nil }
        period += 1
        switch rule.frequency {
        case .yearly:
            let first = CivilDate(year: start.date.year + steps, month: 1)
            return (first, days.days(ofYear: first.year))
        case .monthly:
            let first = CivilDate(year: start.date.year, month: start.date.month + steps)
            return (first, days.days(ofMonth: first.month, year: first.year))
        case .weekly:
            let first = start.date.startOfWeek(rule.weekStart).adding(days: 7 * steps)
            return (first, days.days(ofWeekFrom: first))
        case .daily, .hourly, .minutely, .secondly:
            let day = start.date.adding(days: steps)
            return (day, days.isAllowed(day) ? [day] : [])
        }
    }

    /// All times of all days of a period, of which BYSETPOS picks.
    private func momentsOfPeriod(_ days: [CivilDate]) -> [CivilDateTime] {
        picked(days.flatMap { day in times.times(on: day).map { day.midnight.adding(seconds: $0) } })
    }

    /// The moments of a day of a rule whose periods are hours or less: BYSETPOS picks from each hour, minute or second.
    private func momentsWithin(_ day: CivilDate) -> [CivilDateTime] {
        let all = times.times(on: day)
        guard !rule.positions.isEmpty else { return all.map { day.midnight.adding(seconds: $0) } }
        var result: [CivilDateTime] = []
        var rest = all[...]
        while let first = rest.first {
            let group = rest.prefix { $0 / times.unit == first / times.unit }
            rest = rest.dropFirst(group.count)
            result += picked(group.map { day.midnight.adding(seconds: $0) })
        }
        return result
    }

    private func picked(_ moments: [CivilDateTime]) -> [CivilDateTime] {
        guard !rule.positions.isEmpty else { return moments }
        let indices = Set(rule.positions.map { $0 > 0 ? $0 - 1 : moments.count + $0 })
        return indices.filter(moments.indices.contains).sorted().map { moments[$0] }
    }
}
