import Time

/// A time of day as written.
struct ClockTime: Hashable, Sendable {
    enum Half: Hashable, Sendable {
        /// Unknown: a bare hour from 1 to 12.
        case unsaid
        case morning, afternoon
        /// Given by the hour itself: "15", "0", "3h30", "noon".
        case clear
    }

    /// The hour as written, 0 … 24; times with other values do not exist.
    var hour: Int
    var minute: Int?
    var half: Half

    static let noon = ClockTime(hour: 12, minute: nil, half: .clear)
    static let midnight = ClockTime(hour: 0, minute: nil, half: .clear)

    var exists: Bool {
        guard (0..<60).contains(minute ?? 0) else { return false }
        switch half {
        case .unsaid, .clear: return (0...23).contains(hour) || (hour == 24 && (minute ?? 0) == 0)
        case .morning, .afternoon: return (0...12).contains(hour)
        }
    }

    /// The hour on a 24-hour clock; bare hours are office hours: 7 to 11 in the morning, 12 at noon, 1 to 6 in the afternoon.
    var officeHour: Int {
        switch half {
        case .clear: hour
        case .morning: hour % 12
        case .afternoon: hour % 12 + 12
        case .unsaid: (1...6).contains(hour) ? hour + 12 : hour
        }
    }

    var otherHalf: ClockTime {
        ClockTime(hour: hour, minute: minute, half: officeHour < 12 ? .afternoon : .morning)
    }

    /// The other half of the day if both are plausible: for a bare hour from 6 to 10.
    var plausibleOther: ClockTime? {
        half == .unsaid && (6...10).contains(hour) ? otherHalf : nil
    }

    func inside(_ part: DayPart) -> ClockTime {
        guard half == .unsaid, hour <= 12 else { return self }
        guard part.isAfterNoon else { return ClockTime(hour: hour, minute: minute, half: .morning) }
        let isAfterMidnight = part.hours.upperBound > 24 && (hour == 12 || hour < 5)
        return ClockTime(hour: hour, minute: minute, half: isAfterMidnight ? .morning : .afternoon)
    }

    var minuteOfDay: Int { officeHour * 60 + (minute ?? 0) }

    /// Returns the hour on a day, or the minute if one is given.
    func period(on day: CivilDate) -> Period? {
        guard exists else { return nil }
        let start = day.at(hour: officeHour, minute: minute ?? 0)
        return Period(
            start: start, end: start.adding(minutes: minute == nil ? 60 : 1), grain: minute == nil ? .hour : .minute)
    }
}

/// A range between two times of day; a nil side is the start or end of the day.
struct ClockRange: Hashable, Sendable {
    var from: ClockTime?
    var to: ClockTime?

    func inside(_ part: DayPart) -> ClockRange { ClockRange(from: from?.inside(part), to: to?.inside(part)) }

    /// The range with the half of the day completed so that it begins before it ends.
    private var settled: ClockRange {
        guard let first = from, let last = to else { return self }
        if first.half == .unsaid, last.half == .afternoon || last.half == .morning {
            let shared = ClockTime(hour: first.hour, minute: first.minute, half: last.half)
            guard shared.exists else { return self }
            return ClockRange(from: shared.minuteOfDay < last.minuteOfDay ? shared : shared.otherHalf, to: last)
        }
        guard last.half == .unsaid, last.hour <= 12 else { return self }
        let candidates = [last, last.otherHalf].sorted { $0.minuteOfDay < $1.minuteOfDay }
        return ClockRange(from: first, to: candidates.first { $0.minuteOfDay > first.minuteOfDay } ?? candidates.first)
    }

    /// Returns the range on a day; it ends on the next day if the second time is not later than the first.
    func period(on day: CivilDate) -> Period? {
        guard from?.exists ?? true, to?.exists ?? true else { return nil }
        let range = settled
        let start = day.at(hour: 0, minute: range.from?.minuteOfDay ?? 0)
        var end = day.at(hour: 0, minute: range.to?.minuteOfDay ?? 1440)
        if end <= start { end = end.adding(minutes: 1440) }
        return Period(start: start, end: end, grain: (from?.minute ?? to?.minute) == nil ? .hour : .minute)
    }
}
