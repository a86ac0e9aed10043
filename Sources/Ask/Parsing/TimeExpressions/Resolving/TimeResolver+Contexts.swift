import Time

extension TimeResolver {
    /// Returns a name inside a period: in its cycle if the period is one, else the latest inside that has begun, or the first.
    func occurrence(of recurrence: Recurrence, in context: Period) -> Period? {
        guard !recurrence.isImpossible, let start = context.start, let end = context.end else { return nil }
        if recurrence.cycle == .day || recurrence.cycle.grain == context.grain {
            return recurrence.occurrence(inCycleOf: start.date, calendar: calendar)
        }
        guard let first = recurrence.first(from: start, calendar: calendar), (first.end ?? end) <= end else {
            return nil
        }
        let latest = recurrence.last(upTo: min(calendar.now, end.adding(seconds: -1)), calendar: calendar)
        guard let latest, let begin = latest.start, begin >= start, (latest.end ?? end) <= end else { return first }
        return latest
    }

    func ordinal(_ ordinal: TimeOrdinal, in context: Period) -> Period? {
        guard let first = self.counted(ordinal.counted, ordinal.place, in: context) else { return nil }
        guard ordinal.count > 1 else { return first }
        let step = ordinal.place > 0 ? ordinal.count - 1 : 1 - ordinal.count
        guard let other = self.counted(ordinal.counted, ordinal.place + step, in: context) else { return nil }
        return step > 0 ? Period(from: first, through: other) : Period(from: other, through: first)
    }

    /// Returns the nth unit, from the end for a negative position; a week belongs to the period that contains its Thursday.
    private func counted(_ counted: TimeOrdinal.Counted, _ place: Int, in context: Period) -> Period? {
        guard let first = context.firstDay, let last = context.lastDay, place != 0 else { return nil }
        let steps = place > 0 ? place - 1 : place + 1
        func byWeekday(_ weekday: Weekday) -> CivilDate? {
            let day = place > 0 ? first.onOrAfter(weekday) : last.onOrBefore(weekday)
            let wanted = day.adding(days: 7 * steps)
            return first <= wanted && wanted <= last ? wanted : nil
        }
        switch counted {
        case .weekday(let weekday): return byWeekday(weekday).map { Period($0) }
        case .unit(.week): return byWeekday(.thursday).map { calendar.period(.week, holding: $0.midnight) }
        case .unit(.weekend): return byWeekday(.saturday).map { calendar.weekend(inWeekOf: $0) }
        case .unit(.workday):
            let edge = place > 0 ? first.adding(days: -1) : last.adding(days: 1)
            let day = edge.adding(workdays: abs(place), sign: place.signum())
            return first <= day && day <= last ? Period(day) : nil
        case .unit(let unit):
            let anchor = (place > 0 ? first : last).midnight
            let found = calendar.period(unit, away: steps, from: anchor)
            return context.span.contains(found.span) ? found : nil
        }
    }

    func neighbour(_ counted: TimeOrdinal.Counted, sign: Int, of base: Period) -> Period? {
        guard let first = base.firstDay, let last = base.lastDay else { return nil }
        switch counted {
        case .weekday(let weekday):
            return Period(
                sign > 0 ? last.adding(days: 1).onOrAfter(weekday) : first.adding(days: -1).onOrBefore(weekday))
        case .unit(.weekend):
            let saturday =
                sign > 0 ? last.adding(days: 1).onOrAfter(.saturday) : first.adding(days: -2).onOrBefore(.saturday)
            return calendar.weekend(inWeekOf: saturday)
        case .unit(let unit):
            return calendar.period(unit, away: sign, from: (sign > 0 ? last : first).midnight)
        }
    }
}
