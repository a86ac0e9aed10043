import Model
import Parsing
import Store
import Time

/// Groups the days of an event by day, week, month, year or weekday.
struct OccurrencePeriods {
    let lines: OccurrenceLines
    let weekStart: Weekday

    private var context: AnswerContext { lines.context }

    /// Answers with the average number of days per period over the asked time.
    func rate(_ days: [OccurrenceDay], per period: OccurrenceRequest.Period) throws(StoreError) -> Answer? {
        guard let (span, count) = number(of: period, over: days) else { return nil }
        let average = Double(days.count) / Double(count)
        return try lines.answer(
            "occurrences.rate.\(period.rawValue)",
            [
                "average": context.templates.numbers.text(average), "count": String(days.count),
                "periods": String(count),
                "time": context.templates.dates.span(span),
            ], value: .number(average), showing: days)
    }

    /// Returns the asked time up to the end of today, and the number of periods in it; nil if there are none.
    func number(of period: OccurrenceRequest.Period, over days: [OccurrenceDay]) -> (span: TimeSpan, count: Int)? {
        guard let span = hull(of: days), let start = span.start, let end = span.end else { return nil }
        let count = periods(from: start.date, to: end.adding(seconds: -1).date, period)
        return count > 0 ? (span, count) : nil
    }

    /// Answers with the period that has the most days; with all such periods if several are equal.
    func busiest(_ days: [OccurrenceDay], _ period: OccurrenceRequest.Period) throws(StoreError) -> Answer? {
        var counts: [(key: Int, days: [OccurrenceDay])] = []
        var places: [Int: Int] = [:]
        for day in days {
            guard let date = day.span?.start?.date else { continue }
            let key = key(of: date, period)
            if let place = places[key] {
                counts[place].days.append(day)
            } else {
                places[key] = counts.count
                counts.append((key, [day]))
            }
        }
        let most = counts.map(\.days.count).max() ?? 0
        let best = counts.filter { $0.days.count == most }
        guard let first = best.first else { return nil }
        let names = best.map { name(of: $0.key, period, context.templates) }
        let span = best.count == 1 ? self.span(of: first.key, period) : nil
        let value: AnswerValue =
            span?.start.map { .moment($0) } ?? .list(best.map { name(of: $0.key, period, context.languages.ofValues) })
        var answer = try lines.answer(
            "occurrences.busiest",
            ["period": names.joined(separator: ", "), "count": String(most), "all": String(days.count)],
            value: value, showing: best.flatMap(\.days))
        answer.span = span
        return answer
    }

    // MARK: Periods

    /// Returns the asked time, cut at the end of today; without an asked start, it begins with the first occurrence.
    private func hull(of days: [OccurrenceDay]) -> TimeSpan? {
        let tomorrow = context.now.date.adding(days: 1).midnight
        let asked = context.reading.time.flatMap { $0.isVague ? nil : $0.hull }
        let first = days.compactMap { $0.span?.start }.min()
        guard let start = asked?.start ?? first else { return nil }
        return TimeSpan(start: start, end: min(asked?.end ?? tomorrow, tomorrow))
    }

    private func periods(from first: CivilDate, to last: CivilDate, _ period: OccurrenceRequest.Period) -> Int {
        switch period {
        case .day, .weekday: last.dayNumber - first.dayNumber + 1
        case .week: max(1, (last.dayNumber - first.dayNumber + 7) / 7)
        case .month: (last.year - first.year) * 12 + last.month - first.month + 1
        case .year: last.year - first.year + 1
        }
    }

    /// Returns a number that identifies the period of a day: the number of its first day, or of the weekday.
    private func key(of date: CivilDate, _ period: OccurrenceRequest.Period) -> Int {
        switch period {
        case .day: date.dayNumber
        case .week: date.startOfWeek(weekStart).dayNumber
        case .month: date.startOfMonth.dayNumber
        case .year: CivilDate(year: date.year, month: 1, day: 1)?.dayNumber ?? date.dayNumber
        case .weekday: date.weekday.isoNumber
        }
    }

    private func span(of key: Int, _ period: OccurrenceRequest.Period) -> TimeSpan? {
        let first = CivilDate(dayNumber: key)
        return switch period {
        case .day: first.span
        case .week: TimeSpan(start: first.midnight, end: first.adding(days: 7).midnight)
        case .month: TimeSpan(start: first.midnight, end: first.adding(months: 1).midnight)
        case .year: TimeSpan(start: first.midnight, end: first.adding(years: 1).midnight)
        case .weekday: nil
        }
    }

    private func name(of key: Int, _ period: OccurrenceRequest.Period, _ templates: Templates) -> String {
        span(of: key, period).map(templates.dates.span) ?? templates.text("weekday.long.\(key)")
    }
}
