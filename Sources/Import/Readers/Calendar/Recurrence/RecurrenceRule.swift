import Time

/// A recurrence rule (RFC 5545, 3.3.10).
struct RecurrenceRule: Hashable {
    enum Frequency: String {
        case secondly = "SECONDLY"
        case minutely = "MINUTELY"
        case hourly = "HOURLY"
        case daily = "DAILY"
        case weekly = "WEEKLY"
        case monthly = "MONTHLY"
        case yearly = "YEARLY"

        /// Whether a period is a day or less; all periods then have one length.
        var isDayOrLess: Bool { self != .yearly && self != .monthly && self != .weekly }
    }

    /// A weekday, optionally the n-th of its month or year; negative ordinals count from the end.
    struct Day: Hashable {
        var ordinal: Int?
        var weekday: Weekday
    }

    var frequency: Frequency
    var interval = 1
    var count: Int?
    /// The last start of an occurrence; a date includes the whole day.
    var until: CalendarMoment?
    var seconds: [Int] = []
    var minutes: [Int] = []
    var hours: [Int] = []
    var days: Set<Day> = []
    var monthDays: [Int] = []
    var yearDays: [Int] = []
    var weekNumbers: [Int] = []
    var months: [Int] = []
    var positions: [Int] = []
    var weekStart = Weekday.monday

    /// Reads a rule; returns nil if a part is unknown, repeated or out of range.
    init?(_ bytes: ArraySlice<UInt8>) {
        let text = String(decoding: bytes.trimmingBlanks.map(\.asciiUppercased), as: UTF8.self)
        var parts: [Substring: Substring] = [:]
        for part in text.split(separator: ";") {
            guard let equals = part.firstIndex(of: "=") else { return nil }
            let value = part[part.index(after: equals)...]
            guard parts.updateValue(value, forKey: part[..<equals]) == nil else { return nil }
        }
        guard let frequency = parts["FREQ"].flatMap({ Frequency(rawValue: String($0)) }) else { return nil }
        self.frequency = frequency
        for (name, value) in parts where name != "FREQ" {
            guard set(name, to: value) else { return nil }
        }
    }

    private mutating func set(_ name: Substring, to value: Substring) -> Bool {
        switch name {
        case "INTERVAL": return Int(value).map { interval = $0 } != nil && interval >= 1
        case "COUNT": return Int(value).map { count = $0 } != nil && count ?? 0 >= 1
        case "UNTIL": return CalendarMoment(Array(value.utf8)[...]).map { until = $0 } != nil
        case "BYSECOND": return numbers(value, 0...60).map { seconds = $0.map { min($0, 59) } } != nil
        case "BYMINUTE": return numbers(value, 0...59).map { minutes = $0 } != nil
        case "BYHOUR": return numbers(value, 0...23).map { hours = $0 } != nil
        case "BYMONTHDAY": return ordinals(value, 31).map { monthDays = $0 } != nil
        case "BYYEARDAY": return ordinals(value, 366).map { yearDays = $0 } != nil
        case "BYWEEKNO": return ordinals(value, 53).map { weekNumbers = $0 } != nil
        case "BYMONTH": return numbers(value, 1...12).map { months = $0 } != nil
        case "BYSETPOS": return ordinals(value, 366).map { positions = $0 } != nil
        case "BYDAY": return setDays(value)
        case "WKST": return RecurrenceRule.weekday(value).map { weekStart = $0 } != nil
        default: return name.hasPrefix("X-")
        }
    }

    private mutating func setDays(_ value: Substring) -> Bool {
        for part in value.split(separator: ",") {
            guard let weekday = RecurrenceRule.weekday(part.suffix(2)) else { return false }
            let ordinal = part.dropLast(2)
            guard ordinal.isEmpty || Int(ordinal).map((-53...53).contains) == true else { return false }
            // Some programs write 0 for every such weekday.
            days.insert(Day(ordinal: Int(ordinal).flatMap { $0 == 0 ? nil : $0 }, weekday: weekday))
        }
        return !days.isEmpty
    }

    private static func weekday(_ name: Substring) -> Weekday? {
        let names: [Substring] = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
        return names.firstIndex(of: name).map { Weekday(isoNumber: $0 + 1) }
    }

    /// Returns positions from 1, or negative from the end; nil if one is 0 or out of range.
    private func ordinals(_ value: Substring, _ last: Int) -> [Int]? {
        numbers(value, -last...last).flatMap { $0.contains(0) ? nil : $0 }
    }

    /// Returns numbers, ascending and without duplicates; nil if one is malformed or out of range.
    private func numbers(_ value: Substring, _ range: ClosedRange<Int>) -> [Int]? {
        let parts = value.split(separator: ",")
        let numbers = parts.compactMap { Int($0) }.filter(range.contains)
        return numbers.count == parts.count && !parts.isEmpty ? Set(numbers).sorted() : nil
    }
}
