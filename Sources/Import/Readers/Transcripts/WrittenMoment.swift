import Time

/// A date in the head of a transcript, perhaps with time of day and offset.
///
/// Examples: `2026-03-10 14:00 GMT+1`, `2026/03/10 14:00`, `March 10, 2026, 1:00PM`, `Tue, Mar 10, 2026 2:00 PM • 30 min`.
struct WrittenMoment {
    /// As written.
    let local: CivilDateTime
    let hasTime: Bool
    /// Seconds east of Greenwich, if written.
    let offset: Int?

    init?(_ text: String) {
        let text = text.replacing("/", with: "-")
        let date: CivilDate
        let rest: Substring
        if let iso = ISO8601.parse(text.prefix(10)), !iso.hasTime {
            (date, rest) = (iso.local.date, text.dropFirst(10))
        } else if let written = WrittenDate(text, reference: nil) {
            (date, rest) = (written.date, written.behind[...])
        } else {
            return nil
        }
        let behind = rest.drop { "T ,·•".contains($0) }
        let clock = ClockReading(behind.hasPrefix("at ") ? behind.dropFirst(3) : behind)
        local = date.midnight.adding(seconds: clock?.second ?? 0)
        hasTime = clock != nil
        offset = clock.flatMap { WrittenMoment.offset($0.rest.trimmingWhitespace) }
    }

    func local(in zone: TimeZone) -> CivilDateTime {
        offset.map { zone.local(at: local.secondNumber - $0) } ?? local
    }

    /// Reads `GMT+1`, `UTC`, `Z` or `+01:00` as seconds east of Greenwich.
    private static func offset(_ text: Substring) -> Int? {
        let isNamed = text.hasPrefix("GMT") || text.hasPrefix("UTC")
        let digits = isNamed ? text.dropFirst(3) : text.first == "Z" ? text.dropFirst() : text
        guard let sign = digits.first, sign == "+" || sign == "-" || sign == "−" else {
            return isNamed || text.first == "Z" ? 0 : nil
        }
        let parts = digits.dropFirst().prefix { $0.isNumber || $0 == ":" }.split(separator: ":")
        guard let first = parts.first, let number = Int(first), number < 10_000 else { return nil }
        let (hours, minutes) = first.count > 2 ? (number / 100, number % 100) : (number, 0)
        let more = parts.count > 1 ? Int(parts[1]) ?? 0 : minutes
        guard hours < 15, more < 60 else { return nil }
        return (sign == "+" ? 1 : -1) * (hours * 3600 + more * 60)
    }
}
