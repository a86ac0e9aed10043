import Time

/// A date or date-time as written, before its zone is known.
struct CalendarMoment: Hashable {
    var local: CivilDateTime
    var isDate: Bool
    /// Whether a `Z` follows.
    var isUTC: Bool

    /// Reads `20260310`, `20260310T140000` or `20260310T140000Z`; tolerates hyphens, colons and missing seconds.
    init?(_ bytes: ArraySlice<UInt8>) {
        var scanner = ValueScanner(bytes.trimmingBlanks)
        guard let year = scanner.number(of: 4) else { return nil }
        _ = scanner.take("-")
        guard let month = scanner.number(of: 2) else { return nil }
        _ = scanner.take("-")
        guard let day = scanner.number(of: 2), let date = CivilDate(year: year, month: month, day: day) else {
            return nil
        }
        if scanner.isAtEnd {
            self.init(local: date.midnight, isDate: true, isUTC: false)
            return
        }
        guard scanner.take("T"), let time = scanner.timeOfDay() else { return nil }
        let isUTC = scanner.take("Z")
        guard scanner.isAtEnd else { return nil }
        self.init(local: date.midnight.adding(seconds: time), isDate: false, isUTC: isUTC)
    }

    init(local: CivilDateTime, isDate: Bool, isUTC: Bool) {
        self.local = local
        self.isDate = isDate
        self.isUTC = isUTC
    }
}

/// A duration in calendar days plus exact seconds (RFC 5545, 3.3.6).
struct CalendarDuration: Hashable {
    var days: Int
    var seconds: Int

    init(days: Int, seconds: Int) {
        self.days = days
        self.seconds = seconds
    }

    /// Reads `P1DT2H30M`, `PT15M` or `P2W`, with an optional sign.
    init?(_ bytes: ArraySlice<UInt8>) {
        var scanner = ValueScanner(bytes.trimmingBlanks)
        let sign = scanner.take("-") ? -1 : 1
        if sign == 1 { _ = scanner.take("+") }
        guard scanner.take("P"), !scanner.isAtEnd else { return nil }
        days = 0
        seconds = 0
        var isTime = false
        while !scanner.isAtEnd {
            if !isTime, scanner.take("T") { isTime = true }
            guard let value = scanner.number(upTo: 9) else { return nil }
            switch (scanner.next(), isTime) {
            case (UInt8(ascii: "W"), false): days += sign * value * 7
            case (UInt8(ascii: "D"), false): days += sign * value
            case (UInt8(ascii: "H"), true): seconds += sign * value * 3600
            case (UInt8(ascii: "M"), true): seconds += sign * value * 60
            case (UInt8(ascii: "S"), true): seconds += sign * value
            default: return nil
            }
        }
    }
}

/// The escapes of calendar text (RFC 5545, 3.3.11).
enum CalendarText {
    /// Resolves `\n`, `\,`, `\;` and `\\`; any other escaped character stands for itself.
    static func unescaped(_ text: String) -> String {
        let bytes = Array(text.utf8)
        let backslash = UInt8(ascii: "\\")
        guard bytes.contains(backslash) else { return text }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var rest = bytes[...]
        while let next = rest.firstIndex(of: backslash), next + 1 < rest.endIndex {
            result += rest[..<next]
            let byte = rest[next + 1]
            result.append(byte == UInt8(ascii: "n") || byte == UInt8(ascii: "N") ? UInt8(ascii: "\n") : byte)
            rest = rest[(next + 2)...]
        }
        return String(decoding: result + rest, as: UTF8.self)
    }

    /// Splits a list at unescaped commas; the parts stay escaped.
    static func list(_ text: String) -> [String] {
        var parts: [String] = [""]
        var isEscaped = false
        for character in text {
            if character == ",", !isEscaped {
                parts.append("")
            } else {
                parts[parts.count - 1].append(character)
            }
            isEscaped = character == "\\" && !isEscaped
        }
        return parts
    }
}

/// A scanner of dates, times and durations; letters match in any case.
struct ValueScanner {
    private let bytes: ArraySlice<UInt8>
    private var index: Int

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        index = bytes.startIndex
    }

    var isAtEnd: Bool { index == bytes.endIndex }
    private var current: UInt8? { isAtEnd ? nil : bytes[index] }

    mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard let current, UInt32(current.asciiUppercased) == character.value else { return false }
        index += 1
        return true
    }

    /// Returns the next byte, with letters as capitals.
    mutating func next() -> UInt8? {
        guard let current else { return nil }
        index += 1
        return current.asciiUppercased
    }

    mutating func number(of count: Int) -> Int? {
        let start = index
        guard let value = number(upTo: count) else { return nil }
        return index - start == count ? value : nil
    }

    mutating func number(upTo count: Int) -> Int? {
        var value: Int?
        var rest = count
        while rest > 0, let current, current.isDigit {
            value = (value ?? 0) * 10 + Int(current - 48)
            index += 1
            rest -= 1
        }
        return value
    }

    /// Reads `hhmmss` or `hhmm`, also with colons, as seconds after midnight; second 60 becomes 59.
    mutating func timeOfDay() -> Int? {
        guard let hour = number(of: 2), hour < 24 else { return nil }
        _ = take(":")
        guard let minute = number(of: 2), minute < 60 else { return nil }
        var second = 0
        if take(":") || current?.isDigit == true {
            guard let value = number(of: 2), value <= 60 else { return nil }
            second = min(value, 59)
        }
        return hour * 3600 + minute * 60 + second
    }

    /// Reads an offset `+0100`, `-053045` or `+01:00` as seconds east of Greenwich.
    mutating func offset() -> Int? {
        let sign = take("-") ? -1 : take("+") ? 1 : 0
        guard sign != 0, let time = timeOfDay(), isAtEnd else { return nil }
        return sign * time
    }
}
