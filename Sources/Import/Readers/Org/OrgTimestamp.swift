import Time

/// An org-mode timestamp, active or not: `<2026-03-12 Thu 10:00-11:00 +1w>`, `[2026-03-12 Thu]`, `<2026-03-12>--<2026-03-14>`.
///
/// Source: The Org Manual, "Timestamps"; "Org Syntax", "Timestamps".
struct OrgTimestamp {
    let date: CivilDate
    let time: TimeOfDay?
    let endTime: TimeOfDay?
    /// In bytes, with brackets and the second part of a range.
    let length: Int

    /// In bytes.
    private static let longest = 80

    init?(prefix text: ArraySlice<UInt8>) {
        guard let stamp = OrgTimestamp.one(text) else { return nil }
        (date, time, endTime) = (stamp.date, stamp.time, stamp.endTime)
        let rest = text.dropFirst(stamp.length)
        let isRange = rest.starts(with: "--".utf8)
        length = stamp.length + (isRange ? OrgTimestamp.one(rest.dropFirst(2)).map { $0.length + 2 } ?? 0 : 0)
    }

    /// The date and times as in notes: `2026-03-12`, `2026-03-12 10:00`, `2026-03-12 10:00–11:00`.
    var written: String {
        let clocks = [time, endTime].compactMap { $0 }.map { $0.written }
        return ([ISO8601.string(date)] + (clocks.isEmpty ? [] : [clocks.joined(separator: "–")])).joined(separator: " ")
    }

    private typealias One = (date: CivilDate, time: TimeOfDay?, endTime: TimeOfDay?, length: Int)

    private static func one(_ text: ArraySlice<UInt8>) -> One? {
        guard let open = text.first, open == UInt8(ascii: "<") || open == UInt8(ascii: "[") else { return nil }
        let closing = open == UInt8(ascii: "<") ? UInt8(ascii: ">") : UInt8(ascii: "]")
        guard let close = text.prefix(longest).firstIndex(of: closing) else { return nil }
        let inside = text[(text.startIndex + 1)..<close]
        let parts = inside.split(whereSeparator: LineCursor.isBlank)
        guard let day = parts.first, day.count == 10,
            let moment = ISO8601.parse(String(decoding: day, as: UTF8.self)), !moment.hasTime
        else { return nil }
        let clock = parts.dropFirst().first { $0.first?.isDigit == true && $0.contains(UInt8(ascii: ":")) }
        let times =
            clock?.split(separator: UInt8(ascii: "-")).map { TimeOfDay(String(decoding: $0, as: UTF8.self)) } ?? []
        return (moment.local.date, times.first ?? nil, times.dropFirst().first ?? nil, close + 1 - text.startIndex)
    }
}

extension TimeOfDay {
    fileprivate var written: String {
        [hour, minute].map { ($0 < 10 ? "0" : "") + String($0) }.joined(separator: ":")
    }
}
