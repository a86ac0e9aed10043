import Time

/// The date in a file name, with an optional time of day, and the rest of the name.
///
/// Dates are `2026-03-10` (also with `_`, `.` or blanks), `2026-3-9` and `20260310`; the first one counts. A time follows after `T`, a blank, `-`, `_`
/// or ` at `, as `0930`, `093015`, `09-30`, `09.30` or `9.30 pm`; in Zettelkasten ids it follows directly: `202601051230`,
/// `20260105123045`.
public struct FileNameDate: Sendable {
    /// The day.
    public let date: CivilDate
    /// The time of day, without a zone; nil if absent.
    public let time: (hour: Int, minute: Int)?
    /// The name without date, time and the separators around them.
    public let rest: String

    /// Finds the date in a file's name without folders and extension; nil if there is none.
    public init?(baseName: String) {
        let bytes = Array(baseName.utf8)
        for start in bytes.indices where bytes[start].isDigit && (start == 0 || !bytes[start - 1].isDigit) {
            var scanner = NameScanner(bytes: bytes, index: start)
            guard let date = scanner.date() else { continue }
            self.date = date
            time = scanner.time()
            rest = FileNameDate.rest(before: bytes[..<start], after: bytes[scanner.index...])
            return
        }
        return nil
    }

    private static func rest(before: ArraySlice<UInt8>, after: ArraySlice<UInt8>) -> String {
        [before, after].map { trimmed(String(decoding: $0, as: UTF8.self)) }.filter { !$0.isEmpty }.joined(
            separator: " ")
    }

    private static func trimmed(_ text: String) -> Substring {
        let tail = text.drop(while: isSeparator)
        guard let last = tail.lastIndex(where: { !isSeparator($0) }) else { return tail }
        return tail[...last]
    }

    private static func isSeparator(_ character: Character) -> Bool {
        switch character {
        case " ", "-", "_", ".", ",", "–", "—", ":": true
        default: false
        }
    }
}

private struct NameScanner {
    let bytes: [UInt8]
    var index: Int

    private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

    /// Reads a date from 1900 to 2199; further digits may follow only as a time of day.
    mutating func date() -> CivilDate? {
        guard let year = number(of: 4), (1900...2199).contains(year) else { return nil }
        let separator = take(anyOf: "-_. ")
        guard let month = monthOrDay(behind: separator), take(anyOf: "-_. ") == separator,
            let day = monthOrDay(behind: separator), !isAtDigit || (separator == nil && isAtTimeOfId)
        else { return nil }
        return CivilDate(year: year, month: month, day: day)
    }

    /// Reads two digits, or one behind a hyphen.
    private mutating func monthOrDay(behind separator: UInt8?) -> Int? {
        number(of: 2) ?? (separator == UInt8(ascii: "-") ? number(of: 1) : nil)
    }

    /// Whether the next digits are exactly a time of day, perhaps with seconds.
    private var isAtTimeOfId: Bool {
        var scanner = self
        return scanner.compactTime(after: UInt8(ascii: "T")) != nil
    }

    /// Reads a time of day with the separator before it; consumes nothing on failure.
    mutating func time() -> (hour: Int, minute: Int)? {
        let start = index
        if isAtDigit, let time = compactTime(after: UInt8(ascii: "T")) { return time }
        if let separator = timeSeparator(), let time = compactTime(after: separator) ?? separatedTime() { return time }
        index = start
        return nil
    }

    private mutating func timeSeparator() -> UInt8? {
        if bytes[index...].starts(with: " at ".utf8) {
            index += 4
            return UInt8(ascii: "T")
        }
        return take(anyOf: "Tt -_").map { $0 == UInt8(ascii: "t") ? UInt8(ascii: "T") : $0 }
    }

    /// Reads four or six digits as a time; four digits like a year (19… or 20…) count only after a `T`.
    private mutating func compactTime(after separator: UInt8) -> (hour: Int, minute: Int)? {
        let start = index
        guard let hour = number(of: 2), let minute = number(of: 2), hour < 24, minute < 60 else {
            return reset(to: start)
        }
        let mayBeYear = separator != UInt8(ascii: "T") && (hour == 19 || hour == 20)
        let hasSeconds = number(of: 2).map { $0 < 61 } ?? false
        guard !isAtDigit, hasSeconds || (index == start + 4 && !mayBeYear) else { return reset(to: start) }
        return (hour, minute)
    }

    /// Reads `09-30`, `09.30`, `9.30` or `09h30`, with optional seconds and optional am or pm.
    private mutating func separatedTime() -> (hour: Int, minute: Int)? {
        let start = index
        guard let hour = number(of: 2) ?? number(of: 1), hour < 24 else { return reset(to: start) }
        // A single digit before a hyphen is not an hour: `1-10`.
        guard let separator = take(anyOf: index - start == 2 ? "-.:h_" : ".:h") else { return reset(to: start) }
        guard let minute = number(of: 2), minute < 60, !isAtDigit else { return reset(to: start) }
        let end = index
        if take(anyOf: "-.:_") != separator || number(of: 2) == nil || isAtDigit { index = end }
        return (halfDayHour(hour), minute)
    }

    private mutating func halfDayHour(_ hour: Int) -> Int {
        let start = index
        _ = take(anyOf: " ")
        let mark = take(anyOf: "aApP").map { $0 | 0x20 }
        guard let mark, take(anyOf: "mM") != nil, !isAtLetter, (1...12).contains(hour) else {
            index = start
            return hour
        }
        return hour % 12 + (mark == UInt8(ascii: "p") ? 12 : 0)
    }

    private mutating func reset(to start: Int) -> (hour: Int, minute: Int)? {
        index = start
        return nil
    }

    private var isAtDigit: Bool { current?.isDigit ?? false }
    private var isAtLetter: Bool { current.map { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A } ?? false }

    private mutating func take(anyOf characters: String) -> UInt8? {
        guard let current, characters.utf8.contains(current) else { return nil }
        index += 1
        return current
    }

    /// Reads exactly `count` digits, or nothing.
    private mutating func number(of count: Int) -> Int? {
        guard index + count <= bytes.count, bytes[index..<index + count].allSatisfy(\.isDigit) else { return nil }
        defer { index += count }
        return bytes[index..<index + count].reduce(0) { $0 * 10 + Int($1 - 48) }
    }
}

extension UInt8 {
    var isDigit: Bool { (48...57).contains(self) }

    /// Whether the byte is an ASCII letter or part of a longer character.
    var isLetter: Bool { (self | 0x20) &- 97 < 26 || self >= 0x80 }
}
