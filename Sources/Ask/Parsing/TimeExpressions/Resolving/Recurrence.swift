import Language
import Time

/// A recurring time, such as every Monday or Easter; a bare name is resolved by the tense, a longer period, or "last" and "next".
enum Recurrence: Hashable, Sendable {
    case clock(ClockTime)
    case hours(ClockRange)
    case dayPart(DayPart)
    case weekday(Weekday)
    case weekend
    case workweek
    /// A day of the month, a month, or a date without a year; a weekday restricts it to dates on that weekday.
    case date(month: Int?, day: Int?, weekday: Weekday?)
    case quarter(Int)
    case half(Int)
    case season(Season)
    /// A week by its ISO 8601 number.
    case week(Int)
    case holiday(Holiday, Holiday.Extent)

    /// The unit in which it occurs once: day, week, month or year.
    var cycle: CalendarUnit {
        switch self {
        case .clock, .hours, .dayPart: .day
        case .weekday, .weekend, .workweek: .week
        case .date(let month, _, _): month == nil ? .month : .year
        case .quarter, .half, .season, .week, .holiday: .year
        }
    }

    /// Tells whether it comes directly after another in the same period: Friday after Thursday, Q2 after Q1.
    func follows(_ other: Recurrence) -> Bool {
        switch (other, self) {
        case (.weekday(let first), .weekday(let last)): first.isoNumber + 1 == last.isoNumber
        case (.quarter(let first), .quarter(let last)): first + 1 == last
        case (.date(let first?, nil, nil), .date(let last?, nil, nil)): first + 1 == last
        default: false
        }
    }

    var isDay: Bool {
        switch self {
        case .weekday: true
        case .date(_, let day, _): day != nil
        case .holiday(_, let extent): extent == .day
        default: false
        }
    }

    /// Whether it is a date with a weekday, which does not occur every year.
    var isWeekdayDate: Bool {
        if case .date(_, .some, .some) = self { return true }
        return false
    }

    var isWithinDay: Bool { cycle == .day }

    /// Whether it does not exist: the 45th, 31 June, a quarter past 25.
    var isImpossible: Bool {
        switch self {
        case .clock(let time): !time.exists
        case .hours(let range): !(range.from?.exists ?? true) || !(range.to?.exists ?? true)
        case .date(let month, let day, _):
            !(1...12).contains(month ?? 1) || !(1...longest(month ?? 1)).contains(day ?? 1)
        case .quarter(let number): !(1...4).contains(number)
        case .half(let number): !(1...2).contains(number)
        case .week(let number): !(1...53).contains(number)
        default: false
        }
    }

    /// Returns the occurrence in the cycle (day, week, month, year) that contains a day; nil if there is none.
    func occurrence(inCycleOf day: CivilDate, calendar: TimeCalendar) -> Period? {
        guard !isImpossible else { return nil }
        switch self {
        case .clock(let time): return time.period(on: day)
        case .hours(let range): return range.period(on: day)
        case .dayPart(let part): return part.period(on: day)
        case .weekday(let weekday): return Period(day.startOfWeek(calendar.weekStart).onOrAfter(weekday))
        case .weekend: return calendar.weekend(inWeekOf: day)
        case .workweek:
            let monday = day.startOfWeek()
            return Period(first: monday, last: monday.adding(days: 4), grain: .week)
        case .date(let month, let number, let weekday): return date(month, number, weekday, near: day)
        case .quarter(let number):
            return Period(firstMonth: CivilDate(year: day.year, month: number * 3 - 2), count: 3, grain: .quarter)
        case .half(let number):
            return Period(firstMonth: CivilDate(year: day.year, month: number * 6 - 5), count: 6, grain: .quarter)
        case .season(let season): return season.period(in: day.year)
        case .week(let number): return isoWeek(number, of: day.year)
        case .holiday(let holiday, let extent): return holiday.period(in: day.year, extent: extent)
        }
    }

    private func date(_ month: Int?, _ number: Int?, _ weekday: Weekday?, near day: CivilDate) -> Period? {
        let first = CivilDate(year: day.year, month: month ?? day.month)
        guard let number else { return Period(firstMonth: first, count: 1, grain: .month) }
        let date = first.adding(days: number - 1)
        guard date.month == first.month, weekday == nil || date.weekday == weekday else { return nil }
        return Period(date)
    }

    private func isoWeek(_ number: Int, of year: Int) -> Period? {
        let first = CivilDate(year: year, month: 1).adding(days: 3).startOfWeek()
        let monday = first.adding(days: 7 * (number - 1))
        guard monday.isoWeek.year == year else { return nil }
        return Period(first: monday, last: monday.adding(days: 6), grain: .week)
    }

    private func longest(_ month: Int) -> Int {
        (1...12).contains(month) ? CivilDate.length(ofMonth: month, year: 2024) : 0
    }
}

extension Recurrence {
    /// The maximum number of cycles searched; 29 February falls on a given weekday every 28 or 40 years.
    private static let searchLimit = 41

    /// Returns the latest occurrence that satisfies a condition, searching back from the cycle after now.
    func latest(calendar: TimeCalendar, where isWanted: (Period) -> Bool) -> Period? {
        search(from: 1, by: -1, calendar: calendar, where: isWanted)
    }

    /// Returns the earliest occurrence that satisfies a condition, searching forward from the cycle before now.
    func earliest(calendar: TimeCalendar, where isWanted: (Period) -> Bool) -> Period? {
        search(from: -1, by: 1, calendar: calendar, where: isWanted)
    }

    func first(from moment: CivilDateTime, calendar: TimeCalendar) -> Period? {
        let there = TimeCalendar(now: moment, weekStart: calendar.weekStart)
        return earliest(calendar: there) { ($0.start ?? moment) >= moment }
    }

    func last(upTo moment: CivilDateTime, calendar: TimeCalendar) -> Period? {
        let there = TimeCalendar(now: moment, weekStart: calendar.weekStart)
        return latest(calendar: there) { ($0.start ?? moment) <= moment }
    }

    private func search(from: Int, by step: Int, calendar: TimeCalendar, where isWanted: (Period) -> Bool) -> Period? {
        guard !isImpossible else { return nil }
        let base = calendar.period(cycle, away: 0).firstDay ?? calendar.today
        for index in 0..<Recurrence.searchLimit {
            let amount = TimeAmount(abs(from + index * step), cycle)
            let day = base.shifted(by: amount, sign: (from + index * step).signum())
            if let period = occurrence(inCycleOf: day, calendar: calendar), isWanted(period) { return period }
        }
        return nil
    }
}
