import Time

extension TimeResolver {
    /// Returns the range from the start of one to the end of the other; a bare name takes its period from the other side.
    func range(_ left: TimeNode, _ right: TimeNode) -> [Period] {
        if case .recurring(let recurrence) = left, case .recurring = right {
            return range(bareLeft: recurrence, left: left, right: right)
        }
        if case .recurring(let recurrence) = left {
            return readings(of: right).compactMap { last in
                start(of: recurrence, endingWith: last, right).flatMap { join($0, last) }
            }
        }
        if let recurrence = bareName(right) {
            return readings(of: left).compactMap { first in
                first.start.flatMap { next(recurrence, from: $0) }.flatMap { join(first, $0) }
            }
        }
        let lasts = edge(of: right, for: .until) ?? readings(of: right)
        return readings(of: left).compactMap { first in lasts.lazy.compactMap { join(first, $0) }.first }
    }

    func range(bareLeft recurrence: Recurrence, left: TimeNode, right: TimeNode) -> [Period] {
        guard let name = bareName(right) else { return [] }
        let ranges = readings(of: left).compactMap { first in
            first.start.flatMap { next(name, from: $0) }.flatMap { join(first, $0) }
        }
        // On 10 May, "planned for May 8 to 12" is not of next year.
        let running = ranges.filter { $0.span.contains(calendar.now) }
        return running + ranges.filter { !running.contains($0) }
    }

    /// Returns the first occurrence after a moment; a bare hour may be in either half of the day.
    private func next(_ recurrence: Recurrence, from moment: CivilDateTime) -> Period? {
        let first = recurrence.first(from: moment, calendar: calendar)
        // If the weekday does not fit within a year, only the date counts.
        if case .date(let month, let day, .some) = recurrence,
            (first?.start).map({ $0 > moment.date.adding(years: 1).midnight }) ?? true
        {
            return Recurrence.date(month: month, day: day, weekday: nil).first(from: moment, calendar: calendar)
        }
        guard case .clock(let time) = recurrence, time.half == .unsaid, time.hour <= 12 else { return first }
        let other = Recurrence.clock(time.otherHalf).first(from: moment, calendar: calendar)
        return [first, other].compactMap { $0 }.min { ($0.start ?? moment) < ($1.start ?? moment) }
    }

    private func bareName(_ node: TimeNode) -> Recurrence? {
        if case .recurring(let recurrence) = node { return recurrence }
        return nil
    }

    /// Returns a bare left side: in the context of the right side if it comes first there, else the latest before it.
    private func start(of recurrence: Recurrence, endingWith last: Period, _ right: TimeNode) -> Period? {
        guard let limit = last.start else { return nil }
        if case .within(let other, let context) = right, other.cycle == recurrence.cycle,
            let outer = readings(of: context).first(where: { $0.start.map { $0 <= limit } ?? true }),
            let inside = occurrence(of: recurrence, in: outer), let start = inside.start, start <= limit
        {
            return inside
        }
        return recurrence.last(upTo: limit, calendar: calendar)
    }

    private func join(_ first: Period, _ last: Period) -> Period? {
        let isClock = last.grain <= .hour
        guard let start = first.start, let end = isClock ? last.start : last.end, start < end else { return nil }
        return Period(start: start, end: end, grain: min(first.grain, last.grain))
    }

    func open(_ relation: TimeRelation, _ inner: TimeNode) -> [Period] {
        if let edge = edge(of: inner, for: relation) { return edge }
        return candidates(relation, inner).map { period in
            let isClock = period.grain <= .hour
            if isClock, let part = partOfOverDay(relation, period, inner) { return part }
            switch relation {
            case .since, .from: return Period(start: period.start, end: nil, grain: period.grain)
            case .after: return Period(start: isClock ? period.start : period.end, end: nil, grain: period.grain)
            case .before: return Period(start: nil, end: period.start, grain: period.grain)
            case .until, .by: return Period(start: nil, end: isClock ? period.start : period.end, grain: period.grain)
            }
        }
    }

    /// Returns a part of a past day ("after 5pm yesterday", "before 10 last Thursday"); on a future day it is a deadline.
    private func partOfOverDay(_ relation: TimeRelation, _ period: Period, _ inner: TimeNode) -> Period? {
        guard case .within(.clock, _) = inner, let start = period.start, start.date < calendar.today else { return nil }
        switch relation {
        case .before: return Period(start: start.date.midnight, end: start, grain: period.grain)
        case .after: return Period(start: start, end: start.date.adding(days: 1).midnight, grain: period.grain)
        default: return nil
        }
    }

    /// Returns the preferred readings first: "since Monday" is past; without a tense, "by Monday" and "until Monday" are future.
    private func candidates(_ relation: TimeRelation, _ inner: TimeNode) -> [Period] {
        let all = readings(of: inner)
        if relation == .by || relation == .until, tense == .none {
            let ahead = all.filter { ($0.end ?? calendar.now) > calendar.now }
            return ahead + all.filter { !ahead.contains($0) }
        }
        guard relation == .since else { return all }
        let begun = all.filter { ($0.start ?? calendar.now) <= calendar.now }
        return begun.isEmpty ? all : begun
    }

    /// Returns a range bounded by the start or end of a period: "before the end of May", "after the start of the year".
    private func edge(of node: TimeNode, for relation: TimeRelation) -> [Period]? {
        switch (relation, node) {
        case (.before, .part(.end, let whole)):
            return readings(of: whole).map { Period(start: nil, end: $0.end, grain: .day) }
        case (.after, .part(.beginning, let whole)):
            return readings(of: whole).map { Period(start: $0.start, end: nil, grain: .day) }
        case (.until, .part(.beginning, let whole)), (.by, .part(.beginning, let whole)):
            return readings(of: whole).map { Period(start: nil, end: $0.start, grain: .day) }
        default: return nil
        }
    }

    func both(_ left: TimeNode, _ right: TimeNode) -> [Period] {
        let others = readings(of: right)
        return readings(of: left).compactMap { first in others.lazy.compactMap { first.clamped(to: $0) }.first }
    }
}
