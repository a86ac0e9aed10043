/// Reads and writes dates and date-times in extended and basic ISO 8601.
public enum ISO8601 {
    /// A date-time with its written UTC offset, if any.
    public struct Moment: Hashable, Sendable {
        /// The wall-clock time.
        public let local: CivilDateTime
        /// Seconds east of Greenwich, if written.
        public let offset: Int?
        /// Whether a time of day was written.
        public let hasTime: Bool
    }

    /// Reads `2026-03-10`, `20260310`, `2026-03-10T14:00` or `2026-03-10 14:00:30`, perhaps followed by `Z` or `±hh:mm`.
    ///
    /// - Parameter text: The whole text without surrounding blanks.
    /// - Returns: The moment; nil for other forms and for nonexistent days and times.
    public static func parse(_ text: some StringProtocol) -> Moment? {
        var digits = Cursor(bytes: Array(text.utf8))
        guard let year = digits.number(of: 4) else { return nil }
        let extended = digits.take("-")
        guard let month = digits.number(of: 2), digits.take("-") == extended, let day = digits.number(of: 2),
            let date = CivilDate(year: year, month: month, day: day)
        else { return nil }
        if digits.isAtEnd { return Moment(local: date.midnight, offset: nil, hasTime: false) }
        guard digits.take("T") || digits.take("t") || digits.take(" ") else { return nil }
        guard let second = timeOfDay(&digits) else { return nil }
        let local = date.midnight.adding(seconds: second)
        if digits.isAtEnd { return Moment(local: local, offset: nil, hasTime: true) }
        guard let offset = offset(&digits), digits.isAtEnd else { return nil }
        return Moment(local: local, offset: offset, hasTime: true)
    }

    /// Writes `2026-03-10T14:00:00`.
    public static func string(_ moment: CivilDateTime) -> String {
        var text: [UInt8] = []
        append(moment.date, to: &text)
        text.append(UInt8(ascii: "T"))
        append(moment.hour, 2, to: &text)
        text.append(UInt8(ascii: ":"))
        append(moment.minute, 2, to: &text)
        text.append(UInt8(ascii: ":"))
        append(moment.second, 2, to: &text)
        return String(decoding: text, as: UTF8.self)
    }

    /// Writes `2026-03-10` for a day of the years 1 … 9999.
    public static func string(_ date: CivilDate) -> String {
        var text: [UInt8] = []
        append(date, to: &text)
        return String(decoding: text, as: UTF8.self)
    }

    // Imports write millions of dates, so no intermediate strings are made.
    private static func append(_ date: CivilDate, to text: inout [UInt8]) {
        text.reserveCapacity(20)
        let (year, month, day) = date.fields
        append(year, 4, to: &text)
        text.append(UInt8(ascii: "-"))
        append(month, 2, to: &text)
        text.append(UInt8(ascii: "-"))
        append(day, 2, to: &text)
    }

    private static func append(_ number: Int, _ width: Int, to text: inout [UInt8]) {
        guard (0...9999).contains(number) else {
            text += Array(pad(number, width).utf8)
            return
        }
        for power in [1000, 100, 10, 1] where number >= power || width > 2 || power <= 10 {
            text.append(UInt8(ascii: "0") + UInt8(number / power % 10))
        }
    }

    /// Writes `+01:00`.
    ///
    /// - Parameter offset: Seconds east of Greenwich.
    /// - Returns: 6 characters; seconds of the offset are dropped.
    public static func string(offset: Int) -> String {
        let minutes = abs(offset) / 60
        return "\(offset < 0 ? "-" : "+")\(pad(minutes / 60, 2)):\(pad(minutes % 60, 2))"
    }

    private static func pad(_ number: Int, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }

    private static func timeOfDay(_ digits: inout Cursor) -> Int? {
        guard let hour = digits.number(of: 2), hour < 24 else { return nil }
        let extended = digits.take(":")
        guard let minute = digits.number(of: 2), minute < 60 else { return nil }
        var second = 0
        if extended ? digits.take(":") : digits.isAtDigit {
            guard let value = digits.number(of: 2), value < 61 else { return nil }
            second = min(value, 59)
            if digits.take(".") || digits.take(",") { digits.skipDigits() }
        }
        return hour * 3600 + minute * 60 + second
    }

    private static func offset(_ digits: inout Cursor) -> Int? {
        if digits.take("Z") || digits.take("z") { return 0 }
        let sign = digits.take("-") ? -1 : digits.take("+") ? 1 : 0
        guard sign != 0, let hours = digits.number(of: 2), hours < 24 else { return nil }
        _ = digits.take(":")
        let minutes = digits.isAtEnd ? 0 : digits.number(of: 2)
        guard let minutes, minutes < 60 else { return nil }
        return sign * (hours * 3600 + minutes * 60)
    }

    private struct Cursor {
        let bytes: [UInt8]
        var index = 0

        var isAtEnd: Bool { index == bytes.count }
        var isAtDigit: Bool { index < bytes.count && (48...57).contains(bytes[index]) }

        mutating func take(_ character: Unicode.Scalar) -> Bool {
            guard index < bytes.count, UInt32(bytes[index]) == character.value else { return false }
            index += 1
            return true
        }

        mutating func number(of count: Int) -> Int? {
            var value = 0
            for _ in 0..<count {
                guard isAtDigit else { return nil }
                value = value * 10 + Int(bytes[index] - 48)
                index += 1
            }
            return value
        }

        mutating func skipDigits() {
            while isAtDigit { index += 1 }
        }
    }
}
