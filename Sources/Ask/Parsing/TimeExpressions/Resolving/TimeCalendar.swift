import Language
import Time

/// The calendar relative to a moment: today, and the current week.
struct TimeCalendar: Sendable {
    let now: CivilDateTime
    let weekStart: Weekday

    var today: CivilDate { now.date }

    func period(_ unit: CalendarUnit, holding moment: CivilDateTime) -> Period {
        let day = moment.date
        switch unit {
        case .second, .minute: return clock(minutes: 1, from: moment, grain: .minute)
        case .hour: return clock(minutes: 60, from: moment, grain: .hour)
        case .day, .workday: return Period(day)
        case .weekend: return weekend(inWeekOf: day)
        case .week, .fortnight:
            let monday = day.startOfWeek(weekStart)
            return Period(first: monday, last: monday.adding(days: unit == .week ? 6 : 13), grain: .week)
        case .month, .quarter, .halfYear, .year, .decade:
            return Period(firstMonth: firstMonth(of: unit, holding: day), count: unit.months, grain: unit.grain)
        }
    }

    func period(_ unit: CalendarUnit, away count: Int) -> Period {
        period(unit, away: count, from: now)
    }

    /// Returns the unit that is a number of units away from the one that contains a moment.
    func period(_ unit: CalendarUnit, away count: Int, from moment: CivilDateTime) -> Period {
        let start = period(unit, holding: moment).start ?? moment
        return period(unit, holding: start.shifted(by: TimeAmount(abs(count), unit), sign: count.signum()))
    }

    /// Returns Saturday and Sunday of the Monday-based week that contains a day.
    func weekend(inWeekOf day: CivilDate) -> Period {
        let saturday = day.startOfWeek(.monday).onOrAfter(.saturday)
        return Period(first: saturday, last: saturday.adding(days: 1))
    }

    private func clock(minutes: Int, from moment: CivilDateTime, grain: TimeGrain) -> Period {
        let start = moment.adding(seconds: -(moment.secondOfDay % (minutes * 60)))
        return Period(start: start, end: start.adding(minutes: minutes), grain: grain)
    }

    private func firstMonth(of unit: CalendarUnit, holding day: CivilDate) -> CivilDate {
        switch unit {
        case .month: day.startOfMonth
        case .quarter: day.startOfQuarter
        case .halfYear: CivilDate(year: day.year, month: day.month <= 6 ? 1 : 7)
        case .year: day.startOfYear
        default: CivilDate(year: day.year / 10 * 10, month: 1)
        }
    }
}
