import Time

/// A date as people write it at the beginning of a heading or line: `2026-03-12`, `Tue 10 March 2026`, `12. März`, `March 3rd, 2026`,
/// also linked or in bold, perhaps with a time behind it: `[[2026-03-12]] 14:00–15:00 Pricing`.
struct WrittenDate {
    /// The day.
    var date: CivilDate
    /// The time of day, where one is written behind the day.
    var time: TimeOfDay?
    /// The end of a span of times.
    var endTime: TimeOfDay?
    /// What follows the date and time, without punctuation between.
    var rest: String
    /// What follows the date alone.
    private(set) var behind: String
    /// How a date of numbers alone was read; nil for others.
    private(set) var order: NumericOrder?

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
        guard let (date, count, order) = WrittenDate.date(in: words, reference: reference) else { return nil }
        self.date = date
        self.order = order
        let end = words[words.startIndex + count - 1].range.upperBound
        behind = WrittenDate.withoutPunctuation(text[end...])
        rest = behind
        takeTimes()
    }

    /// A day that is named in another way.
    ///
    /// - Parameter day: The day.
    init(day: CivilDate) {
        (date, rest, behind) = (day, "", "")
    }

    /// Reads the one date with its year that stands among the words of a text, such as that of a meeting among those of its title.
    ///
    /// Where no date stands, or two different ones, there is none.
    ///
    /// - Parameter text: A heading, a title, the name of a file.
    init?(among text: String) {
        guard text.utf8.contains(where: \.isDigit) else { return nil }
        var found: WrittenDate?
        var rest = text[...]
        var words = 0
        /// `4.3.26` behind a word may be a version.
        func isSure(_ date: WrittenDate) -> Bool {
            words == 1 || date.order == nil || text.contains("\(date.date.year)")
        }
        while let start = rest.firstIndex(where: { $0.isLetter || $0.isNumber }), words < WrittenDate.mostWords {
            rest = rest[start...]
            words += 1
            if WrittenDate.mayBegin(rest), let date = WrittenDate(String(rest), reference: nil), isSure(date) {
                if let found, found.date != date.date { return nil }
                found = found ?? date
                // What belongs to this date begins no other one.
                rest = date.behind.isEmpty ? rest.suffix(0) : rest.suffix(date.behind.count)
            } else {
                rest = rest.drop { !$0.isWhitespace && $0 != "_" && $0 != "(" && $0 != "/" }
            }
        }
        guard let found else { return nil }
        self = found
    }

    /// A text of more words is no title.
    private static let mostWords = 30

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
        guard let (first, behind) = TimeOfDay.prefix(of: rest.hasPrefix("at ") ? String(rest.dropFirst(3)) : rest)
        else { return }
        time = first
        let next = TimeOfDay.behindRangeMark(behind[...])
        if let (last, rest) = TimeOfDay.prefix(of: String(next)) {
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
        guard let first = text.first, "*_[=(".contains(first) else { return text }
        if first == "(" || (first == "[" && !text.hasPrefix("[[")) { return withoutMarks(String(text.dropFirst())) }
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
        if text.isASCII { return wordsOfASCII(text) }
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

    private static func wordsOfASCII(_ text: String) -> [Word] {
        let bytes = text.utf8
        func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == UInt8(ascii: ",") || 0x09...0x0D ~= byte }
        var result: [Word] = []
        var rest = bytes[...]
        while result.count < 5, let start = rest.firstIndex(where: { !isBlank($0) }) {
            let end = rest[start...].firstIndex(where: isBlank) ?? rest.endIndex
            result.append(Word(lower: text[start..<end].lowercased(), range: start..<end))
            rest = rest[end...]
        }
        return result
    }

    private typealias Match = (date: CivilDate, words: Int, order: NumericOrder?)

    private static func date(in words: ArraySlice<Word>, reference: CivilDate?) -> Match? {
        guard let first = words.first?.lower else { return nil }
        if let (date, order) = NumericOrder.date(bare(first), reference: reference) { return (date, 1, order) }
        if let joined = joinedDate(bare(first)) { return (joined, 1, nil) }
        // `5th of May` has a word between.
        let rest = words.dropFirst()
        let hasJoint = rest.first.map { joints.contains($0.lower) } ?? false
        let second = (hasJoint ? rest.dropFirst() : rest).first?.lower ?? ""
        let third = (hasJoint ? rest.dropFirst(2) : rest.dropFirst()).first?.lower ?? ""
        let extra = hasJoint ? 1 : 0
        if let day = dayNumber(first), let month = month(second) {
            return completed(day: day, month: month, yearWord: third, reference: reference, extra)
        }
        if let month = month(first), let day = dayNumber(second) {
            return completed(day: day, month: month, yearWord: third, reference: reference, extra)
        }
        return nil
    }

    private static let joints: Set<String> = ["of", "the"]

    private static func bare(_ word: String) -> String {
        var word = word[...]
        while let last = word.last, ":;)]*_".contains(last) { word.removeLast() }
        return String(word)
    }

    /// A date whose parts are joined, with the name of its month: `05-May-2023`, `2021_Mar_09`, `may-5-2023`.
    private static func joinedDate(_ word: String) -> CivilDate? {
        let parts = word.split { $0 == "-" || $0 == "_" || $0 == "." || $0 == "/" }.map(String.init)
        guard parts.count == 3, let place = parts.firstIndex(where: { month($0) != nil && $0.first?.isLetter == true }),
            let month = month(parts[place])
        else { return nil }
        let numbers = parts.indices.filter { $0 != place }.map { Int(parts[$0].filter(\.isNumber)) ?? -1 }
        guard numbers.count == 2, let year = numbers.first(where: { (1000...9999).contains($0) }) else { return nil }
        return CivilDate(year: year, month: month, day: numbers[0] == year ? numbers[1] : numbers[0])
    }

    private static func completed(
        day: Int, month: Int, yearWord: String, reference: CivilDate?, _ extra: Int
    ) -> Match? {
        let digits = yearWord.prefix(while: \.isNumber)
        if digits.count == 4, let year = Int(digits), (1000...9999).contains(year) {
            return CivilDate(year: year, month: month, day: day).map { ($0, 3 + extra, nil) }
        }
        if yearWord.count == 3, yearWord.first == "'" || yearWord.first == "’", let year = Int(yearWord.dropFirst()) {
            return CivilDate(year: 2000 + year, month: month, day: day).map { ($0, 3 + extra, nil) }
        }
        return nearest(day: day, month: month, to: reference).map { ($0, 2 + extra, nil) }
    }

    static func nearest(day: Int, month: Int, to reference: CivilDate?) -> CivilDate? {
        guard let reference else { return nil }
        return (-1...1).compactMap { CivilDate(year: reference.year + $0, month: month, day: day) }
            .min { abs($0.dayNumber - reference.dayNumber) < abs($1.dayNumber - reference.dayNumber) }
    }

    private static func dayNumber(_ word: String) -> Int? {
        var word = word.last == ":" ? word.dropLast() : word[...]
        // Of several days the first counts: `3-5 October`.
        if let dash = word.firstIndex(where: { $0 == "-" || $0 == "–" }), dash > word.startIndex {
            word = word[..<dash]
        }
        let digits = word.prefix(while: \.isNumber)
        guard let day = Int(digits), (1...31).contains(day) else { return nil }
        return ["", ".", "st", "nd", "rd", "th"].contains(word[digits.endIndex...]) ? day : nil
    }

    static func month(_ word: String) -> Int? {
        let bare = word.last == "." || word.last == ":" ? String(word.dropLast()) : word
        return monthNumbers[bare]
    }

    /// Whether a text begins with no letter, or as the name of a weekday or month does.
    private static func mayBegin(_ text: some StringProtocol) -> Bool {
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

    static func isWeekday(_ word: String) -> Bool {
        let bare = word.last == "." || word.last == ":" ? String(word.dropLast()) : word
        return weekdayNames.contains(bare)
    }

    /// Whether a word belongs to dates and times: the name of a month or weekday, `am`, `UTC`.
    static func isDateWord(_ word: String) -> Bool {
        isWeekday(word) || month(word) != nil
            || ["am", "pm", "uhr", "utc", "gmt", "cet", "cest", "est", "pst", "of", "at", "th", "st", "nd", "rd"]
                .contains(word)
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

    /// The numbers of the months by their names and those shortened to three or four letters.
    private static let monthNumbers: [String: Int] = Dictionary(
        months.flatMap { month in
            [month.full, month.german].flatMap { [$0, String($0.prefix(3)), String($0.prefix(4))] }
                .map { ($0, month.number) }
        }, uniquingKeysWith: { first, _ in first })

    /// The weekdays by their names and those shortened to two, three or four letters.
    private static let weekdayNames = Set(
        weekdays.flatMap { name in [name] + (2...4).map { String(name.prefix($0)) } })

    private static let weekdays = [
        "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "montag", "dienstag", "mittwoch",
        "donnerstag", "freitag", "samstag", "sonntag",
    ]
}
