import Time

/// Amounts of time counted from now or from another time.
extension TimeResolver {
    /// The last N units up to the end of today, or the next N up to the end of the last day; clock units from now on.
    func rolling(_ amount: TimeAmount, isPast: Bool) -> Period {
        let sign = isPast ? -1 : 1
        guard amount.isWholeDays else {
            let other = calendar.now.shifted(by: amount, sign: sign)
            let grain = amount.finest?.grain ?? .minute
            return Period(start: min(other, calendar.now), end: max(other, calendar.now), grain: grain)
        }
        let other = calendar.today.shifted(by: amount, sign: sign)
        return Period(first: min(other, calendar.today), last: max(other, calendar.today))
    }

    /// So much time ago or from now: the unit that holds that moment, or exactly that day.
    func offset(_ amount: TimeAmount, sign: Int, isExact: Bool) -> Period {
        let moment = calendar.now.shifted(by: amount, sign: sign)
        if sign < 0, amount.finest == .day, amount.vagueness != .exact {
            let today = calendar.today
            return amount.vagueness == .couple
                ? Period(first: today.adding(days: -3), last: today.adding(days: -2))
                : Period(first: today.adding(days: -7), last: today.adding(days: -1))
        }
        guard amount.isWholeDays else { return clockOffset(amount, to: moment) }
        guard !isExact, !amount.isCompound, let unit = amount.finest else { return Period(moment.date) }
        return calendar.period(unit == .fortnight ? .week : unit, holding: moment)
    }

    private func clockOffset(_ amount: TimeAmount, to moment: CivilDateTime) -> Period {
        let isWholeHours = amount.finest == .hour && amount.seconds % 3600 == 0 && !amount.isCompound
        return calendar.period(isWholeHours ? .hour : .minute, holding: moment)
    }

    func shifted(_ base: Period, by amount: TimeAmount, sign: Int) -> Period? {
        guard let start = base.start, let end = base.end else { return nil }
        if amount.isWholeDays, base.grain >= .day {
            let anchor = sign > 0 && !base.isDay ? end.adding(seconds: -1) : start
            return Period(anchor.date.shifted(by: amount, sign: sign))
        }
        let anchor = sign > 0 && base.grain == .partOfDay ? end : start
        return calendar.period(.minute, holding: anchor.shifted(by: amount, sign: sign))
    }

    func lasting(_ amount: TimeAmount, from base: Period) -> Period? {
        guard let start = base.start else { return nil }
        return Period(start: start, end: start.shifted(by: amount, sign: 1), grain: base.grain)
    }

    func same(_ unit: CalendarUnit, away: Int, of outer: CalendarUnit) -> Period {
        calendar.period(unit, holding: calendar.now.shifted(by: TimeAmount(abs(away), outer), sign: away.signum()))
    }
}
