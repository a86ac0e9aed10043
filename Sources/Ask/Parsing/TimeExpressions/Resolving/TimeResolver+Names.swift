import Time

extension TimeResolver {
    private var endOfToday: CivilDateTime { calendar.today.adding(days: 1).midnight }

    /// Returns the latest occurrence that has begun and the next that is not over; the tense decides which is first.
    func bare(_ recurrence: Recurrence) -> [Period] {
        let now = calendar.now
        let past = recurrence.latest(calendar: calendar) { ($0.start ?? now) <= now }
        let future = recurrence.earliest(calendar: calendar) { ($0.end ?? now) > now }
        let both = [past, future].compactMap { $0 }
        guard both.count == 2, both[0] != both[1] else { return Array(both.prefix(1)) }
        let readings = prefersFuture(recurrence, past: both[0], future: both[1]) ? both.reversed() : both
        return recurrence.isWeekdayDate ? readings.filter { isNear($0) || $0 == readings[0] } : readings
    }

    /// Tells whether a date with a weekday is within three years of now; a farther one is no alternative.
    private func isNear(_ period: Period) -> Bool {
        period.start.map { distance($0) < 3 * 366 * 86_400 } ?? false
    }

    private func distance(_ moment: CivilDateTime) -> Int { abs(moment.secondNumber - calendar.now.secondNumber) }

    private func prefersFuture(_ recurrence: Recurrence, past: Period, future: Period) -> Bool {
        guard let before = past.start, let after = future.start else { return tense == .future }
        if recurrence.isWeekdayDate { return distance(after) < distance(before) }
        // If `now` is a date without a time, times of day are on that day.
        if recurrence.isWithinDay, calendar.now.secondOfDay == 0 { return after.date == calendar.today }
        if tense == .none, recurrence.isWithinDay { return after.date == calendar.today }
        if tense == .none, case .week = recurrence { return after.date.isoWeek.year == calendar.today.isoWeek.year }
        return tense == .future
    }

    func relative(_ recurrence: Recurrence, _ direction: TimeDirection) -> [Period] {
        switch direction {
        case .last, .past: return last(recurrence)
        case .this: return this(recurrence)
        case .next: return next(recurrence)
        case .coming:
            return [recurrence.earliest(calendar: calendar) { ($0.start ?? endOfToday) >= endOfToday }].compactMap {
                $0
            }
        case .beforeLast: return last(recurrence).prefix(1).compactMap { earlier($0, recurrence) }
        case .afterNext: return next(recurrence).prefix(1).compactMap { later($0, recurrence) }
        }
    }

    private func last(_ recurrence: Recurrence) -> [Period] {
        let midnight = calendar.today.midnight
        if recurrence.isWithinDay {
            return [recurrence.occurrence(inCycleOf: calendar.today.adding(days: -1), calendar: calendar)].compactMap {
                $0
            }
        }
        guard let latest = recurrence.latest(calendar: calendar, where: { ($0.end ?? midnight) <= midnight })
        else { return [] }
        let week = calendar.period(.week, away: 0)
        guard case .weekday = recurrence, let start = latest.start, let monday = week.start, start >= monday,
            let before = earlier(latest, recurrence)
        else { return [latest] }
        return [latest, before]
    }

    private func this(_ recurrence: Recurrence) -> [Period] {
        let now = calendar.now
        if case .season = recurrence,
            let running = recurrence.latest(calendar: calendar, where: { $0.span.contains(now) })
        {
            return [running]
        }
        if recurrence == .season(.winter) { return thisWinter() }
        let here = recurrence.occurrence(inCycleOf: calendar.today, calendar: calendar)
        let coming = recurrence.earliest(calendar: calendar) { ($0.end ?? now) > now }
        let isOver = (here?.end).map { $0 <= now } ?? true
        if isOver, tense == .future, case .weekday = recurrence { return [coming, here].compactMap { $0 } }
        return [here ?? coming].compactMap { $0 }
    }

    /// Returns two winters: the one that the tense prefers first, or without a tense the nearer one.
    private func thisWinter() -> [Period] {
        let all = [calendar.today.year - 1, calendar.today.year].map { Season.winter.period(in: $0) }
        guard let over = all[0].end, let coming = all[1].start else { return all }
        let isNearer = calendar.now.secondNumber - over.secondNumber < coming.secondNumber - calendar.now.secondNumber
        let isPast = tense == .past || (tense == .none && isNearer)
        return isPast ? all : all.reversed()
    }

    private func next(_ recurrence: Recurrence) -> [Period] {
        let coming = recurrence.earliest(calendar: calendar) { ($0.start ?? endOfToday) >= endOfToday }
        guard recurrence.cycle == .week else { return [coming].compactMap { $0 } }
        let nextWeek = recurrence.occurrence(inCycleOf: calendar.today.adding(days: 7), calendar: calendar)
        return nextWeek == coming ? [coming].compactMap { $0 } : [nextWeek, coming].compactMap { $0 }
    }

    func earlier(_ period: Period, _ recurrence: Recurrence) -> Period? {
        guard let start = period.start else { return nil }
        return recurrence.last(upTo: start.adding(seconds: -1), calendar: calendar)
    }

    func later(_ period: Period, _ recurrence: Recurrence) -> Period? {
        guard let end = period.end else { return nil }
        return recurrence.first(from: end, calendar: calendar)
    }
}
