import Time

/// The occurrences of a rule in wall-clock time, ascending, beginning with the first one that is not before the start.
///
/// The rule alone decides: a start that it does not match is not among them. COUNT and UNTIL are the business of the
/// caller, since UNTIL may be an instant. The sequence ends after the calendar's cycle of 400 years without an occurrence,
/// at the end of the year 9999, and where its work is used up.
struct RecurrenceExpansion: Sequence, IteratorProtocol {
    /// The days and moments looked at so far.
    private(set) var work = 0
    /// Whether the work was used up before the rule ended.
    private(set) var isCutOff = false

    private let start: CivilDateTime
    private let positions: [Int]
    private let mostWork: Int
    private let cost: Int
    private let times: TimeGrid
    /// The periods of a rule that counts years, months or weeks; one of the two is there.
    private var calendar: CalendarPeriods?
    /// The periods of a rule that counts days or less.
    private var clock: ClockPeriods?
    /// The moments of the last period that are still to come.
    private var moments: PeriodMoments?
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
    ///   - mostWork: How many days and moments may be looked at.
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

    /// The next occurrence.
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
