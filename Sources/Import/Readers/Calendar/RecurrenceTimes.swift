import Time

/// The times of day at which a rule recurs, in seconds after midnight.
struct RecurrenceTimes {
    /// The length of the period of a rule that recurs within the day; a day for all others.
    let unit: Int
    private let interval: Int
    /// The number of units from 1970 to the first occurrence.
    private let startUnit: Int
    /// All times that the rule's hours, minutes and seconds allow, ascending.
    private let allowed: [Int]

    /// The times that a rule allows.
    ///
    /// - Parameters:
    ///   - rule: The rule.
    ///   - start: The first occurrence, which fills what the rule leaves open.
    init(rule: RecurrenceRule, start: CivilDateTime) {
        let unit =
            switch rule.frequency {
            case .secondly: 1
            case .minutely: 60
            case .hourly: 3600
            case .daily, .weekly, .monthly, .yearly: 86_400
            }
        self.unit = unit
        interval = unit == 86_400 ? 1 : rule.interval
        let startUnit = (start.secondNumber - start.secondOfDay) / unit + start.secondOfDay / unit
        self.startUnit = startUnit
        let hours = rule.hours.isEmpty ? (unit <= 3600 ? Array(0..<24) : [start.hour]) : rule.hours
        let minutes = rule.minutes.isEmpty ? (unit <= 60 ? Array(0..<60) : [start.minute]) : rule.minutes
        let seconds = rule.seconds.isEmpty ? (unit == 1 ? Array(0..<60) : [start.second]) : rule.seconds
        // A time of day is met only if it lies whole intervals away on some day: this leaves out at once what never is.
        let common = RecurrenceTimes.greatestCommonDivisor(interval, 86_400 / unit)
        allowed = hours.flatMap { hour in
            minutes.flatMap { minute in seconds.map { second in hour * 3600 + minute * 60 + second } }
        }.filter { ($0 / unit - startUnit) % common == 0 }
    }

    /// Whether no day holds any time.
    var isEmpty: Bool { allowed.isEmpty }

    /// The times on a day, ascending.
    func times(on day: CivilDate) -> [Int] {
        guard interval > 1 else { return allowed }
        let unitsPerDay = 86_400 / unit
        let firstUnit = day.dayNumber * unitsPerDay
        // The first unit of the day that lies whole intervals after the start.
        let behind = (firstUnit - startUnit) % interval
        let offset = behind == 0 ? 0 : behind > 0 ? interval - behind : -behind
        guard offset < unitsPerDay else { return [] }
        // Whichever are fewer are gone through: the allowed times, or the units that lie whole intervals after the start.
        if allowed.count <= unitsPerDay / interval { return allowed.filter { ($0 / unit - offset) % interval == 0 } }
        return stride(from: offset, to: unitsPerDay, by: interval).flatMap { allowedTimes(inUnit: $0) }
    }

    private func allowedTimes(inUnit number: Int) -> ArraySlice<Int> {
        var low = 0
        var high = allowed.count
        while low < high {
            let middle = (low + high) / 2
            if allowed[middle] < number * unit { low = middle + 1 } else { high = middle }
        }
        return allowed[low...].prefix { $0 < (number + 1) * unit }
    }

    private static func greatestCommonDivisor(_ first: Int, _ second: Int) -> Int {
        second == 0 ? first : greatestCommonDivisor(second, first % second)
    }
}
