/// A wall-clock time at the beginning of a text: `14:02:11`, `2:03 PM`.
struct ClockReading {
    /// Of the day.
    let second: Int
    /// Whether am or pm follows.
    let isHalfDay: Bool
    let rest: Substring

    init?(_ text: Substring) {
        guard let (time, rest) = TranscriptTime.prefix(of: text) else { return nil }
        let fields = text[..<rest.startIndex].utf8.count { $0 == UInt8(ascii: ":") } + 1
        let second = fields == 3 ? time / 1000 : time / 1000 * 60
        let mark = rest.trimmingWhitespace.prefix(2).lowercased()
        isHalfDay = (mark == "am" || mark == "pm") && second < 13 * 3600
        guard second < 86_400 else { return nil }
        guard isHalfDay else {
            (self.second, self.rest) = (second, rest)
            return
        }
        self.second = second % (12 * 3600) + (mark == "pm" ? 12 * 3600 : 0)
        self.rest = rest.trimmingWhitespace.dropFirst(2)
    }
}
