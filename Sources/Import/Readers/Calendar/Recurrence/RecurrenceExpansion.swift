import Time

/// The occurrences of a rule in wall-clock time, ascending, from the start on.
///
/// A start that does not match the rule is not included. The caller applies COUNT and UNTIL, since UNTIL may be an instant. The sequence
/// ends after 400 years (the calendar's cycle) without an occurrence, after the year 9999, or when the work is used up.
struct RecurrenceExpansion: Sequence, IteratorProtocol {
    /// The number of days and moments examined.
    private(set) var work = 0
    private(set) var isCutOff = false

    private let start: CivilDateTime
    private let positions: [Int]
    private let mostWork: Int
    private let cost: Int
    private let times: TimeGrid
    /// The periods of years, months or weeks; either this or `clock` is set.
    private var calendar: CalendarPeriods?
    /// The periods of days or less.
    private var clock: ClockPeriods?
    private var moments: PeriodMoments?
    private var isExhausted = false
    /// The day at which the search stops; every period with an occurrence postpones it.
    private var lastDay: CivilDate

    private static let cycle = 146_097
    private static let lastYear = 9999

    /// Creates the occurrences of a rule; `start` supplies omitted parts, and `mostWork` limits the days and moments examined.
    init(rule: RecurrenceRule, start: CivilDateTime, mostWork: Int = 10_000_000) {
        self.start = start
        self.mostWork = mostWork
        positions = rule.positions
        lastDay = start.date.adding(days: RecurrenceExpansion.cycle)
        if rule.frequency.isDayOrLess {
            let periods = ClockPeriods(rule: rule, start: start)
            isExhausted = periods.isEmpty
            work = periods.setUpCost
            times = periods.times
            cost = 1 + positions.count
            clock = periods
        } else {
            let periods = CalendarPeriods(rule: rule, start: start)
            times = periods.times
            cost = periods.cost + positions.count
            calendar = periods
        }
    }

    mutating func next() -> CivilDateTime? {
        while !isExhausted {
            if let moment = moments?.next() {
                work += 1
                return moment
            }
            expandNextPeriod()
        }
        return nil
    }

    private mutating func expandNextPeriod() {
        work += cost
        isCutOff = work > mostWork
        guard !isCutOff, let period = calendar?.next() ?? clock?.next(), period.first <= lastDay,
            period.first.year <= RecurrenceExpansion.lastYear
        else {
            isExhausted = true
            moments = nil
            return
        }
        moments = moments(from: period.starts)
        if moments != nil { lastDay = period.first.adding(days: RecurrenceExpansion.cycle) }
    }

    private func moments(from starts: [CivilDateTime]) -> PeriodMoments? {
        guard !starts.isEmpty else { return nil }
        let moments = PeriodMoments(starts: starts, times: times, positions: positions, notBefore: start)
        return moments.isEmpty ? nil : moments
    }
}
