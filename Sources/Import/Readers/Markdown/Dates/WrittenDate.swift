import Time

/// A date as people write it at the beginning of a heading or line: `2026-03-12`, `Tue 10 March 2026`, `12. März`, `March 3rd, 2026`,
/// also linked or in bold, perhaps with a time behind it: `[[2026-03-12]] 14:00–15:00 Pricing`.
struct WrittenDate {
    /// The day.
    var date: CivilDate
    /// The time of day, where one is written behind the day.
    var time: ClockTime?
    /// The end of a span of times.
    var endTime: ClockTime?
    /// What follows the date and time, without punctuation between.
    var rest: String
    /// What follows the date alone.
    private(set) var behind: String

    /// Reads a date at the beginning of a text.
    ///
    /// - Parameters:
    ///   - text: A heading or line.
    ///   - reference: A day near it, for dates without a year; nil refuses those.
    init?(_ text: String, reference: CivilDate?) {
        // Every line of a list is asked: most hold no digit where a date begins.
        guard text.utf8.prefix(WrittenDate.longest).contains(where: \.isDigit), WrittenDate.mayBegin(text) else {
            return nil
        }
        let text = WrittenDate.withoutMarks(text)
        var words = WrittenDate.words(text)[...]
        if let first = words.first, WrittenDate.isWeekday(first.lower) { words = words.dropFirst() }
        guard let (date, count) = WrittenDate.date(in: words, reference: reference) else { return nil }
        self.date = date
        let end = words[words.startIndex + count - 1].range.upperBound
        behind = WrittenDate.withoutPunctuation(text[end...])
        rest = behind
        takeTimes()
    }

    /// Reads a whole date with its year, and nothing else, anywhere among the words of a file's name: `Notes 17 Nov 2026`,
    /// `November 9th, 2026`.
    ///
    /// - Parameter name: The name without folders and extension.
    init?(inName name: String) {
        let words = name.split { $0.isWhitespace || $0 == "_" }
        for first in words.indices.prefix(8) {
            let rest = words[first...].joined(separator: " ")
            // `4.3.26` may be a version.
            guard let date = WrittenDate(rest, reference: nil), rest.contains("\(date.date.year)") else { continue }
            self = date
            return
        }
        return nil
    }

    /// No weekday, month or folder of daily notes before a date's first digit is longer, in bytes.
    private static let longest = 60

    /// When it begins: the day's midnight where no time is written.
    var start: CivilDateTime { date.at(hour: time?.hour ?? 0, minute: time?.minute ?? 0) }

    /// When it ends, where a later time is written.
    var end: CivilDateTime? {
        guard time != nil, let endTime else { return nil }
        let end = date.at(hour: endTime.hour, minute: endTime.minute)
        return end > start ? end : nil
    }

    private mutating func takeTimes() {
        guard let (first, behind) = ClockTime.prefix(of: rest.hasPrefix("at ") ? String(rest.dropFirst(3)) : rest)
        else { return }
        time = first
        let next = ClockTime.behindRangeMark(behind[...])
        if let (last, rest) = ClockTime.prefix(of: String(next)) {
            endTime = last
            self.rest = WrittenDate.withoutPunctuation(rest[...])
        } else {
            rest = WrittenDate.withoutPunctuation(behind[...])
        }
    }

    private static func withoutPunctuation(_ text: Substring) -> String {
        text.drop { $0.isWhitespace || "–—-:,.|·".contains($0) }.trimmed
    }

    /// The text without bold marks and with a link at its beginning shown as the note's name.
    private static func withoutMarks(_ text: String) -> String {
        if text.first == "@" { return String(text.dropFirst()) }
        guard let first = text.first, "*_[=".contains(first) else { return text }
        var bare = text.replacing("**", with: "").replacing("__", with: "").replacing("==", with: "")
        if bare.hasPrefix("[["), let close = bare.range(of: "]]"),
            let link = Wikilink(bare[..<close.lowerBound].dropFirst(2), isEmbed: false, line: 0)
        {
            let name = link.target.split(separator: "/").last.map(String.init) ?? ""
            bare = name + bare[close.upperBound...]
        }
        return bare
    }

    private struct Word {
        var lower: String
        var range: Range<String.Index>
    }

    /// The first words of a text; more than five never belong to a date.
    private static func words(_ text: String) -> [Word] {
        var result: [Word] = []
        var index = text.startIndex
        while index < text.endIndex, result.count < 5 {
            while index < text.endIndex, text[index].isWhitespace || text[index] == "," {
                index = text.index(after: index)
            }
            let start = index
            while index < text.endIndex, !text[index].isWhitespace, text[index] != "," {
                index = text.index(after: index)
            }
            if start < index { result.append(Word(lower: text[start..<index].lowercased(), range: start..<index)) }
        }
        return result
    }

    private static func date(in words: ArraySlice<Word>, reference: CivilDate?) -> (CivilDate, Int)? {
        guard let first = words.first?.lower else { return nil }
        let bare = (first.hasSuffix(":") ? String(first.dropLast()) : first).replacing("/", with: "-")
        if bare.count == 10 || bare.count == 8, let moment = ISO8601.parse(bare), !moment.hasTime {
            return (moment.local.date, 1)
        }
        if let date = dottedDate(bare, reference: reference) ?? dayOrMonthFirst(bare) { return (date, 1) }
        let second = words.dropFirst().first?.lower ?? ""
        let third = words.dropFirst(2).first?.lower ?? ""
        if let day = dayNumber(first), let month = month(second) {
            return completed(day: day, month: month, yearWord: third, reference: reference)
        }
        if let month = month(first), let day = dayNumber(second) {
            return completed(day: day, month: month, yearWord: third, reference: reference)
        }
        return nil
    }

    private static func completed(
        day: Int, month: Int, yearWord: String, reference: CivilDate?
    ) -> (CivilDate, Int)? {
        if let year = Int(yearWord.filter(\.isNumber)), (1000...9999).contains(year),
            yearWord.prefix(4).allSatisfy(\.isNumber)
        {
            return CivilDate(year: year, month: month, day: day).map { ($0, 3) }
        }
        return nearest(day: day, month: month, to: reference).map { ($0, 2) }
    }

    private static func nearest(day: Int, month: Int, to reference: CivilDate?) -> CivilDate? {
        guard let reference else { return nil }
        return (-1...1).compactMap { CivilDate(year: reference.year + $0, month: month, day: day) }
            .min { abs($0.dayNumber - reference.dayNumber) < abs($1.dayNumber - reference.dayNumber) }
    }

    /// A date with dots: `10.03.2026` or `10.3.` with the year left out.
    private static func dottedDate(_ word: String, reference: CivilDate?) -> CivilDate? {
        let parts = word.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, let day = Int(parts[0]), let month = Int(parts[1]) else { return nil }
        if parts[2].isEmpty { return nearest(day: day, month: month, to: reference) }
        // `1.2.3` is a version.
        guard let year = Int(parts[2]), parts[2].count == 2 || parts[2].count == 4 else { return nil }
        return CivilDate(year: year < 100 ? 2000 + year : year, month: month, day: day)
    }

    /// A date such as `28/10/2026` or `10/28/2026`; one that may be read both ways is none.
    private static func dayOrMonthFirst(_ word: String) -> CivilDate? {
        let parts = word.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[2].count == 4, let first = Int(parts[0]), let second = Int(parts[1]),
            let year = Int(parts[2]), first > 12 || second > 12 || first == second
        else { return nil }
        return CivilDate(year: year, month: min(first, second), day: max(first, second))
    }

    private static func dayNumber(_ word: String) -> Int? {
        let word = word.last == ":" ? word.dropLast() : word[...]
        let digits = word.prefix(while: \.isNumber)
        guard let day = Int(digits), (1...31).contains(day) else { return nil }
        return ["", ".", "st", "nd", "rd", "th"].contains(word[digits.endIndex...]) ? day : nil
    }

    private static func month(_ word: String) -> Int? {
        let bare = word.last == "." || word.last == ":" ? String(word.dropLast()) : word
        return months.first {
            bare == $0.full || bare == $0.german || (bare.count >= 3 && bare.count <= 4 && $0.full.hasPrefix(bare))
        }?
        .number
    }

    /// Whether a text begins with no letter, or as the name of a weekday or month does.
    private static func mayBegin(_ text: String) -> Bool {
        let bytes = text.utf8.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\t") }
        guard let first = bytes.first, let second = bytes.dropFirst().first else { return !bytes.isEmpty }
        guard (first | 0x20) &- 97 < 26, second < 0x80 else { return true }
        let beginning = UInt16(first | 0x20) << 8 | UInt16(second | 0x20)
        return beginnings.contains(beginning)
    }

    /// The first two letters of each weekday and month.
    private static let beginnings: Set<UInt16> = Set(
        (weekdays + months.flatMap { [$0.full, $0.german] }).map { name in
            name.utf8.prefix(2).reduce(0) { $0 << 8 | UInt16($1) }
        })

    private static func isWeekday(_ word: String) -> Bool {
        let bare = word.last == "." || word.last == ":" ? String(word.dropLast()) : word
        return bare.count >= 2 && weekdays.contains { $0 == bare || (bare.count <= 4 && $0.hasPrefix(bare)) }
    }

    /// The weekday of an English or German name, in lower case, or of its first three or four letters.
    static func weekday(_ word: String) -> Weekday? {
        guard word.count >= 3 else { return nil }
        let place = weekdays.firstIndex { $0 == word || (word.count <= 4 && $0.hasPrefix(word)) }
        return place.map { Weekday(isoNumber: $0 % 7 + 1) }
    }

    private static let months: [(full: String, german: String, number: Int)] = [
        ("january", "januar", 1), ("february", "februar", 2), ("march", "märz", 3), ("april", "april", 4),
        ("may", "mai", 5),
        ("june", "juni", 6), ("july", "juli", 7), ("august", "august", 8), ("september", "september", 9),
        ("october", "oktober", 10), ("november", "november", 11), ("december", "dezember", 12),
    ]

    private static let weekdays = [
        "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "montag", "dienstag", "mittwoch",
        "donnerstag", "freitag", "samstag", "sonntag",
    ]
}
