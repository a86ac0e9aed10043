import Time

enum PeriodPart: Hashable, Sendable {
    /// The beginning and the end may also be moments: "until the end of March".
    case beginning, end
    case early, middle, late
    case firstHalf, secondHalf
    /// The past part of the current period, including today.
    case earlier
    /// The rest of the current period.
    case later
    /// From the start of the current period to the end of today.
    case toDate

    private var isFirst: Bool { self == .beginning || self == .early }

    /// Returns the part of a period; nil if it has no such part.
    ///
    /// Months are divided into ten days, ten days and the rest; years into thirds; weeks (from Monday) into Monday to Wednesday and
    /// Thursday to Sunday, with Tuesday to Thursday as the middle.
    func of(_ period: Period, calendar: TimeCalendar) -> Period? {
        guard let start = period.start, let end = period.end else { return nil }
        switch self {
        case .earlier, .later, .toDate: return running(start, end, period.grain, calendar)
        case .firstHalf, .secondHalf: return half(start, end, period.grain)
        default:
            if start.date.adding(days: 1).midnight >= end { return ofDay(start, end) }
            return third(start, end, period.grain)
        }
    }

    private func running(
        _ start: CivilDateTime, _ end: CivilDateTime, _ grain: TimeGrain, _ calendar: TimeCalendar
    ) -> Period? {
        let isDay = start.date.adding(days: 1).midnight >= end
        let isRunning = start <= calendar.now && calendar.now < end
        if self == .toDate {
            guard start <= calendar.now else { return nil }
            return Period(start: start, end: min(end, calendar.today.adding(days: 1).midnight), grain: .day)
        }
        guard isRunning else {
            return (self == .earlier ? PeriodPart.early : .late).of(
                Period(start: start, end: end, grain: grain), calendar: calendar)
        }
        if self == .later { return Period(start: calendar.now, end: end, grain: isDay ? .partOfDay : .day) }
        if isDay { return Period(start: start, end: calendar.now, grain: .partOfDay) }
        return Period(start: start, end: min(end, calendar.today.adding(days: 1).midnight), grain: .day)
    }

    private func ofDay(_ start: CivilDateTime, _ end: CivilDateTime) -> Period {
        let day = start.date
        let hours =
            switch self {
            case .beginning, .early: 0..<10
            case .middle: 11..<14
            default: 16..<24
            }
        return Period(start: day.at(hour: hours.lowerBound), end: day.at(hour: hours.upperBound), grain: .partOfDay)
    }

    private func third(_ start: CivilDateTime, _ end: CivilDateTime, _ grain: TimeGrain) -> Period {
        let first = start.date
        func days(_ from: Int, _ to: Int) -> Period {
            Period(start: first.adding(days: from).midnight, end: first.adding(days: to).midnight, grain: .day)
        }
        func months(_ from: Int, _ to: Int) -> Period {
            Period(start: first.adding(months: from).midnight, end: first.adding(months: to).midnight, grain: .month)
        }
        let length = (end.secondNumber - start.secondNumber) / 86_400
        switch (self, grain) {
        case (_, .week) where isFirst: return days(0, 3)
        case (.middle, .week): return days(1, 4)
        case (_, .week): return Period(start: first.adding(days: 3).midnight, end: end, grain: .day)
        case (_, .month) where isFirst: return days(0, 10)
        case (.middle, .month): return days(10, 20)
        case (_, .month): return Period(start: first.adding(days: 20).midnight, end: end, grain: .day)
        case (_, .quarter), (_, .year):
            let count = length > 3000 ? 120 : length > 300 ? 12 : length > 150 ? 6 : 3
            let step = count == 120 ? 40 : count / 3
            if isFirst { return months(0, step) }
            return self == .middle ? months(step, 2 * step) : months(2 * step, count)
        default:
            let step = max(1, length / 3)
            if isFirst { return days(0, step) }
            return self == .middle ? days(step, max(step + 1, length - step)) : days(length - step, length)
        }
    }

    private func half(_ start: CivilDateTime, _ end: CivilDateTime, _ grain: TimeGrain) -> Period? {
        let first = start.date
        let length = (end.secondNumber - start.secondNumber) / 86_400
        let middle =
            switch grain {
            case .year: first.adding(months: length > 3000 ? 60 : 6).midnight
            case .quarter where length > 150: first.adding(months: 3).midnight
            case .month: first.adding(days: 15).midnight
            case .day where length <= 1: first.at(hour: 12)
            case .week: first.adding(days: 3).midnight
            default: first.adding(days: length / 2).midnight
            }
        let finer: TimeGrain = grain == .year ? .quarter : grain == .day ? .partOfDay : .day
        return self == .firstHalf
            ? Period(start: start, end: middle, grain: finer) : Period(start: middle, end: end, grain: finer)
    }
}
