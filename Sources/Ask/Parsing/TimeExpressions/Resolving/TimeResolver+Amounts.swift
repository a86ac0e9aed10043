import Language
import Time

extension TimeResolver {
    /// Returns the last N units up to the end of today, or the next N from today; hours and less up to or from now.
    func rolling(_ said: TimeAmount, isPast: Bool) -> Period {
        let amount = said.longest
        let sign = isPast ? -1 : 1
        guard amount.isWholeDays else {
            let other = calendar.now.shifted(by: amount, sign: sign)
            let grain = amount.finest?.grain ?? .minute
            return Period(start: min(other, calendar.now), end: max(other, calendar.now), grain: grain)
        }
        let other = calendar.today.shifted(by: amount, sign: sign)
        return Period(first: min(other, calendar.today), last: max(other, calendar.today))
    }

    func offset(_ amount: TimeAmount, sign: Int, isExact: Bool) -> Period {
        if amount.most > 0 {
            var shorter = amount
            shorter.most = 0
            let near = offset(shorter, sign: sign, isExact: isExact)
            let far = offset(amount.longest, sign: sign, isExact: isExact)
            return sign < 0 ? Period(from: far, through: near) : Period(from: near, through: far)
        }
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
        if amount.most > 0 {
            var shorter = amount
            shorter.most = 0
            guard let near = shifted(base, by: shorter, sign: sign),
                let far = shifted(base, by: amount.longest, sign: sign)
            else { return nil }
            return sign < 0 ? Period(from: far, through: near) : Period(from: near, through: far)
        }
        guard let start = base.start, let end = base.end else { return nil }
        if amount.isWholeDays, base.grain >= .day {
            let anchor = sign > 0 && !base.isDay ? end.adding(seconds: -1) : start
            return Period(anchor.date.shifted(by: amount, sign: sign))
        }
        // After a meeting, hours count from its end; after a day, from its start.
        let hasHours = base.grain == .partOfDay || base.grain == .day && end.secondOfDay > 0
        let anchor = sign > 0 && hasHours ? end : start
        return calendar.period(.minute, holding: anchor.shifted(by: amount, sign: sign))
    }

    func lasting(_ amount: TimeAmount, from base: Period) -> Period? {
        guard let start = base.start else { return nil }
        return Period(start: start, end: start.shifted(by: amount, sign: 1), grain: base.grain)
    }

    func same(_ unit: CalendarUnit, _ amount: TimeAmount, sign: Int) -> Period {
        calendar.period(unit, holding: calendar.now.shifted(by: amount, sign: sign))
    }

    func beside(_ amount: TimeAmount, sign: Int, of base: Period) -> Period? {
        guard let edge = sign < 0 ? base.start : base.end else { return nil }
        let other = edge.shifted(by: amount, sign: sign)
        let grain = amount.isWholeDays ? min(base.grain, .day) : .hour
        return Period(start: min(edge, other), end: max(edge, other), grain: grain)
    }

    func nth(_ name: Recurrence, _ count: Int, isPast: Bool) -> Period? {
        var found = relative(name, isPast ? .last : .coming).first
        for _ in 1..<max(count, 1) { found = found.flatMap { isPast ? earlier($0, name) : later($0, name) } }
        return found
    }

    func series(_ name: Recurrence, count: Int, isPast: Bool) -> Period? {
        guard let near = relative(name, isPast ? .last : .coming).first, var far = near.start else { return nil }
        for _ in 1..<max(count, 1) {
            let next =
                isPast
                ? name.last(upTo: far.adding(seconds: -1), calendar: calendar)
                : name.first(from: far.adding(seconds: 1), calendar: calendar)
            guard let start = next?.start else { break }
            far = start
        }
        guard let end = name.first(from: max(far, near.start ?? far), calendar: calendar)?.end else { return nil }
        return Period(start: min(far, near.start ?? far), end: end, grain: .day)
    }
}
