import Time

/// The periods of a rule that counts days, hours, minutes or seconds; they have equal lengths.
///
/// An excluded month, day, hour or minute is skipped in one step.
struct ClockPeriods {
    let times: TimeGrid
    let isEmpty: Bool
    /// The number of times of day examined to compute `isEmpty`.
    let setUpCost: Int

    private let interval: Int
    /// In seconds.
    private let unit: Int
    private let days: RecurrenceDays
    private let hours: AllowedNumbers
    private let minutes: AllowedNumbers
    private let seconds: AllowedNumbers
    /// The beginning of the next period to examine, in wall-clock seconds; nil after the last.
    private var upcoming: Int?

    /// The numbers allowed by a list; an empty list allows all.
    private struct AllowedNumbers {
        private var bits: UInt64 = 0

        init(_ numbers: [Int]) {
            for number in numbers { bits |= 1 << UInt64(number) }
            if numbers.isEmpty { bits = .max }
        }

        func contains(_ number: Int) -> Bool { bits >> UInt64(number) & 1 == 1 }
    }

    init(rule: RecurrenceRule, start: CivilDateTime) {
        unit = ClockPeriods.length(of: rule.frequency)
        interval = rule.interval
        days = RecurrenceDays(rule: rule, start: start.date)
        hours = AllowedNumbers(unit <= 3600 ? rule.hours : [])
        minutes = AllowedNumbers(unit <= 60 ? rule.minutes : [])
        seconds = AllowedNumbers(unit == 1 ? rule.seconds : [])
        let first = start.adding(seconds: -(start.secondOfDay % unit))
        upcoming = first.secondNumber
        times = TimeGrid(
            hours: unit <= 3600 ? [0] : rule.hours.isEmpty ? [start.hour] : rule.hours,
            minutes: unit < 3600 ? [0] : rule.minutes.isEmpty ? [start.minute] : rule.minutes,
            seconds: unit == 1 ? [0] : rule.seconds.isEmpty ? [start.second] : rule.seconds)
        let (meetsNoTime, cost) = ClockPeriods.meetsNoTime(rule, unit: unit, first: first.secondOfDay)
        isEmpty = meetsNoTime || ClockPeriods.picksNothing(rule, of: times.count)
        setUpCost = cost
    }

    /// Returns whether no allowed time of day is ever a whole number of intervals after the start.
    private static func meetsNoTime(_ rule: RecurrenceRule, unit: Int, first: Int) -> (isEmpty: Bool, cost: Int) {
        let namesTimes = !rule.hours.isEmpty || !rule.minutes.isEmpty || !rule.seconds.isEmpty
        guard unit < 86_400, rule.interval > 1, namesTimes else { return (false, 0) }
        let common = greatestCommonDivisor(rule.interval, 86_400 / unit) * unit
        let all = TimeGrid(
            hours: rule.hours.isEmpty ? Array(0..<24) : rule.hours,
            minutes: unit > 60 ? [0] : rule.minutes.isEmpty ? Array(0..<60) : rule.minutes,
            seconds: unit > 1 ? [0] : rule.seconds.isEmpty ? Array(0..<60) : rule.seconds)
        return (!all.contains { ($0 - first) % common == 0 }, all.count)
    }

    /// Returns whether BYSETPOS selects only positions beyond a period, such as the second moment of a second.
    private static func picksNothing(_ rule: RecurrenceRule, of count: Int) -> Bool {
        !rule.positions.isEmpty && rule.positions.allSatisfy { $0 == 0 || abs($0) > count }
    }

    private static func length(of frequency: RecurrenceRule.Frequency) -> Int {
        switch frequency {
        case .secondly: 1
        case .minutely: 60
        case .hourly: 3600
        case .daily, .weekly, .monthly, .yearly: 86_400
        }
    }

    private static func greatestCommonDivisor(_ first: Int, _ second: Int) -> Int {
        second == 0 ? first : greatestCommonDivisor(second, first % second)
    }

    /// Returns the day of the next period, and its beginning if it is allowed; nil at the end.
    mutating func next() -> (first: CivilDate, starts: [CivilDateTime])? {
        guard let second = upcoming else { return nil }
        let moment = CivilDateTime(secondNumber: second)
        let day = moment.date
        guard let rest = restThatIsLeftOut(from: moment) else {
            advance(by: unit)
            return (day, [moment])
        }
        advance(by: rest)
        return (day, [])
    }

    /// Returns the seconds to the end of the excluded month, day, hour, minute or second; nil for an allowed moment.
    private func restThatIsLeftOut(from moment: CivilDateTime) -> Int? {
        let second = moment.secondOfDay
        if let rest = days.restOfMonthThatIsLeftOut(moment.date) { return rest * 86_400 - second }
        if !days.isAllowed(moment.date) { return 86_400 - second }
        if !hours.contains(second / 3600) { return 3600 - second % 3600 }
        if !minutes.contains(second / 60 % 60) { return 60 - second % 60 }
        return seconds.contains(second % 60) ? nil : 1
    }

    /// Advances by the fewest intervals that take at least `seconds`.
    private mutating func advance(by seconds: Int) {
        guard let second = upcoming else { return }
        let periods = (seconds + unit - 1) / unit
        let intervals = interval >= periods ? 1 : (periods + interval - 1) / interval
        let (step, overflow) = (intervals * unit).multipliedReportingOverflow(by: interval)
        let (sum, isTooLarge) = second.addingReportingOverflow(step)
        upcoming = overflow || isTooLarge ? nil : sum
    }
}
