import Language
import Model
import Text
import Time

/// A date as people write it at the beginning of a heading or line: `2026-03-12`, `Tue 10 March 2026`, `12. März`, `March 3rd, 2026`, also
/// linked or in bold, optionally with a time: `[[2026-03-12]] 14:00–15:00 Pricing`.
struct WrittenDate {
    var date: CivilDate
    var time: TimeOfDay?
    var endTime: TimeOfDay?
    /// The text after date and time, without leading punctuation.
    var rest: String
    /// The text after the date alone.
    private(set) var behind: String
    /// How a numeric date was read; nil for other dates.
    private(set) var order: NumericOrder?
    /// The weekday before the date, right or wrong.
    private(set) var weekday: Weekday?
    /// The last day of several: "May 8-12", "Jul 30 – Aug 5"; nil for one.
    private(set) var lastDay: CivilDate?

    /// Reads a date at the beginning of a text; one without a year is resolved near `reference`, or rejected if that is nil.
    init?(_ text: String, reference: CivilDate?) {
        // Every list item is tested here; most are rejected early because no digit is near the beginning.
        guard text.utf8.prefix(WrittenDate.longest).contains(where: \.isDigit), WrittenDate.mayBegin(text) else {
            return nil
        }
        let text = WrittenDate.withoutMarks(text)
        var words = WrittenDate.words(text)[...]
        if let first = words.first, WrittenDate.isWeekday(first.lower) {
            weekday = WrittenDate.weekday(String(first.lower.prefix(while: \.isLetter)))
            words = words.dropFirst()
        }
        guard let (date, count, order) = WrittenDate.date(in: words, reference: reference) else { return nil }
        (self.date, self.order) = (date, order)
        let written = words.prefix(count)
        let end = written[written.endIndex - 1].range.upperBound
        behind = WrittenDate.withoutPunctuation(text[end...])
        rest = behind
        if order == nil { takeLastDay(of: written, behind: text[end...]) }
        if let weekday { settleOrder(by: weekday) }
        takeTimes()
    }

    /// The reference for dates without a year, if only their presence matters.
    static let anyDay = CivilDate(year: 2000, month: 1, day: 1)

    /// Returns whether a text begins with a date, with or without a year.
    static func begins(_ text: String) -> Bool { WrittenDate(text, reference: anyDay) != nil }

    /// Creates a date that was written in another form, such as a heading of only a weekday.
    init(day: CivilDate) {
        (date, rest, behind) = (day, "", "")
    }

    /// Reads the date in a title, unless it has two; one without a year is resolved near `reference`, or rejected if that is nil.
    init?(among text: String, reference: CivilDate? = nil) {
        guard text.utf8.contains(where: \.isDigit) else { return nil }
        var found: WrittenDate?
        var rest = text[...]
        var words = 0
        /// Returns whether a date is certain; after other words, `4.3.26` may be a version, `4/3/26` may not.
        func isSure(_ date: WrittenDate) -> Bool {
            words == 1 || date.order == nil || text.contains("\(date.date.year)")
                || rest.prefix { !$0.isWhitespace }.count { $0 == "/" } == 2
        }
        while let start = rest.firstIndex(where: { $0.isLetter || $0.isNumber }), words < WrittenDate.mostWords {
            rest = rest[start...]
            words += 1
            if WrittenDate.mayBegin(rest), let date = WrittenDate(String(rest), reference: reference), isSure(date) {
                if let found, found.date != date.date { return nil }
                found = found ?? date
                // The words of this date begin no other date.
                rest = date.behind.isEmpty ? rest.suffix(0) : rest.suffix(date.behind.count)
            } else {
                rest = rest.drop { !$0.isWhitespace && $0 != "_" && $0 != "(" && $0 != "/" }
            }
        }
        guard let found else { return nil }
        self = found
    }

    /// The maximum number of words examined; a longer text is not a title.
    private static let mostWords = 30

    /// The maximum length, in bytes, of a weekday, month or folder before a date's first digit.
    private static let longest = 60

    /// The start; midnight if no time is written.
    var start: CivilDateTime { date.at(hour: time?.hour ?? 0, minute: time?.minute ?? 0) }

    /// The end, if a later time is written.
    var end: CivilDateTime? {
        guard time != nil, let endTime else { return nil }
        let end = date.at(hour: endTime.hour, minute: endTime.minute)
        return end > start ? end : nil
    }

    /// Takes the reading of a numeric date that falls on the weekday written before it, if only one does: "Tue 11/4/2025".
    private mutating func settleOrder(by weekday: Weekday) {
        guard case .open(let isMonthFirst, let other)? = order, (date.weekday == weekday) != (other.weekday == weekday)
        else { return }
        if other.weekday == weekday { date = other }
        order = .certain(isMonthFirst: date == other ? !isMonthFirst : isMonthFirst)
    }

    /// The order of day and month, as far as it was chosen; nil if the date is written in only one way.
    var dateOrder: DateOrder? {
        switch order {
        case .certain(let isMonthFirst?): .certain(isMonthFirst: isMonthFirst)
        case .open(let isMonthFirst, let other):
            .open(isMonthFirst: isMonthFirst, other: other.at(hour: time?.hour ?? 0, minute: time?.minute ?? 0))
        case .certain(nil), nil: nil
        }
    }

    /// Takes the last day of a range, in the words of the date or behind it.
    private mutating func takeLastDay(of words: ArraySlice<Word>, behind tail: Substring) {
        // "May 8-12".
        let days = words.lazy.map { $0.lower.split { $0 == "-" || $0 == "–" } }
            .first { $0.count == 2 && Int($0[0]) == date.day }
        if let days { return lastDay = day(days[1]) }
        let last = TimeOfDay.behindRangeMark(tail)
        guard last.first?.isLetter == true || last.first?.isNumber == true else { return }
        if let dated = WrittenDate(String(last), reference: date) {
            guard dated.time == nil, (1...WrittenDate.mostDays).contains(dated.date.dayNumber - date.dayNumber) else {
                return
            }
            lastDay = dated.date
            (behind, rest) = (dated.behind, dated.behind)
        } else if last.allSatisfy(\.isNumber) {
            // "May 8 – 12".
            lastDay = day(last)
            (behind, rest) = ("", "")
        }
    }

    /// Returns a later day of the same month.
    private func day(_ written: Substring) -> CivilDate? {
        guard let day = Int(written.prefix(while: \.isNumber)), day > date.day else { return nil }
        return CivilDate(year: date.year, month: date.month, day: day)
    }

    /// The maximum number of days of a range that a date begins.
    private static let mostDays = 31

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

    /// Returns the text without bold marks, and with a link at its beginning replaced by the note's name.
    private static func withoutMarks(_ text: String) -> String {
        if text.first == "@" { return String(text.dropFirst()) }
        guard let first = text.first, "*_[=(".contains(first) else { return text }
        if first == "(" || (first == "[" && !text.hasPrefix("[[")) {
            let rest = text.dropFirst()
            guard let close = rest.prefix(longest).firstIndex(of: first == "(" ? ")" : "]") else {
                return withoutMarks(String(rest))
            }
            return withoutMarks(rest[..<close] + " " + rest[close...].dropFirst())
        }
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

    /// Returns the first words of a text; a date has at most five.
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
        // `5th of May` has a joining word.
        let rest = words.dropFirst()
        let hasJoint = rest.first.map { joints.contains($0.lower) } ?? false
        let others = (hasJoint ? rest.dropFirst() : rest).map(\.lower)
        let second = others.first ?? ""
        let behind = others.dropFirst()
        let extra = hasJoint ? 1 : 0
        // "Week 1: Jul 30" does not begin with the first of July.
        if first.last != ":", let day = dayNumber(first), let month = month(second) {
            return completed(day: day, month: month, behind: behind, reference: reference, extra)
        }
        if let month = month(first), let day = dayNumber(second) {
            return completed(day: day, month: month, behind: behind, reference: reference, extra)
        }
        return nil
    }

    private static let joints: Set<String> = ["of", "the"]

    private static func bare(_ word: String) -> String {
        var word = word[...]
        while let last = word.last, ":;)]*_".contains(last) { word.removeLast() }
        return String(word)
    }

    /// Reads a date with a month name whose parts are joined: `05-May-2023`, `2021_Mar_09`, `may-5-2023`.
    private static func joinedDate(_ word: String) -> CivilDate? {
        let parts = word.split { $0 == "-" || $0 == "_" || $0 == "." || $0 == "/" }.map(String.init)
        guard parts.count == 3, let place = parts.firstIndex(where: { month($0) != nil && $0.first?.isLetter == true }),
            let month = month(parts[place])
        else { return nil }
        let numbers = parts.indices.filter { $0 != place }.map { Int(parts[$0].filter(\.isNumber)) ?? -1 }
        guard numbers.count == 2 else { return nil }
        guard let year = numbers.first(where: { (1000...9999).contains($0) }) else {
            // `12-Mar-24`: the day comes first.
            let isYear = parts[2].count == 2 && parts[2].allSatisfy(\.isNumber)
            return isYear ? CivilDate(year: 2000 + numbers[1], month: month, day: numbers[0]) : nil
        }
        // `2023-08-Aug` is a month, written twice.
        guard numbers[0] != year || place < 2 || numbers[1] != month else { return nil }
        return CivilDate(year: year, month: month, day: numbers[0] == year ? numbers[1] : numbers[0])
    }

    /// Returns a date with the year in the words after it, or else the year nearest to the reference.
    private static func completed(
        day: Int, month: Int, behind words: ArraySlice<String>, reference: CivilDate?, _ extra: Int
    ) -> Match? {
        let yearWord = words.first ?? ""
        let digits = yearWord.prefix(while: \.isNumber)
        if digits.count == 4, let year = Int(digits), (1000...9999).contains(year) {
            return CivilDate(year: year, month: month, day: day).map { ($0, 3 + extra, nil) }
        }
        if yearWord.count == 3, yearWord.first == "'" || yearWord.first == "’", let year = Int(yearWord.dropFirst()) {
            return CivilDate(year: 2000 + year, month: month, day: day).map { ($0, 3 + extra, nil) }
        }
        // "20 Nov 25" ends a text or precedes a mark; "3 May 25 people" has no year.
        let endsThere =
            words.dropFirst().first.map { $0.first?.isLetter == false && $0.first?.isNumber == false } ?? true
        if digits.count == 2, let year = Int(digits), endsThere || bare(yearWord) != yearWord,
            bare(yearWord).count == 2
        {
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
        let ending = word[digits.endIndex...]
        return ending.isEmpty || ending == "." || ordinalEndings.contains(String(ending)) ? day : nil
    }

    /// The endings of ordinals in dates: "3rd", "1er".
    private static let ordinalEndings = Set(words: Language.allCases.map(\.lexicon.ordinalEndings))

    static func month(_ word: String) -> Int? {
        var bare = word[...]
        while let last = bare.last, ".:)".contains(last) { bare.removeLast() }
        return monthNumbers[String(bare)]
    }

    /// Returns whether a word names a month; in lower case three letters do not suffice, as "may" and "mar" are words of their own.
    static func namesMonth(_ word: some StringProtocol) -> Bool {
        month(word.lowercased()) != nil && (word.count > 3 || word.first?.isUppercase == true)
    }

    /// Returns whether a text begins with a non-letter, or like the name of a weekday or month.
    private static func mayBegin(_ text: some StringProtocol) -> Bool {
        let bytes = text.utf8.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\t") }
        guard let first = bytes.first, let second = bytes.dropFirst().first else { return !bytes.isEmpty }
        guard (first | 0x20) &- 97 < 26, second < 0x80 else { return true }
        let beginning = UInt16(first | 0x20) << 8 | UInt16(second | 0x20)
        return beginnings.contains(beginning)
    }

    /// The first two letters of each weekday and month.
    private static let beginnings: Set<UInt16> = Set(
        (Language.allCases.flatMap { $0.lexicon.weekdayNames + $0.lexicon.monthNames }.map(String.init)
            + otherMonths.map(\.name)).map { name in
                name.utf8.prefix(2).reduce(0) { $0 << 8 | UInt16($1) }
            })

    static func isWeekday(_ word: String) -> Bool {
        let bare = word.last == "." || word.last == ":" ? String(word.dropLast()) : word
        return weekdayNames.contains(bare)
    }

    /// Returns whether a word belongs to dates and times: the name of a month or weekday, `am`, `UTC`.
    static func isDateWord(_ word: String) -> Bool {
        isWeekday(word) || month(word) != nil
            || ["am", "pm", "uhr", "utc", "gmt", "cet", "cest", "est", "pst", "of", "at", "th", "st", "nd", "rd"]
                .contains(word)
    }

    /// Returns the weekday of a lower-case name or its first three or four letters; nil for other words.
    static func weekday(_ word: String) -> Weekday? {
        guard word.count >= 3 else { return nil }
        return weekdays.first { $0.name == word || (word.count <= 4 && $0.name.hasPrefix(word)) }?.day
    }

    private static let weekdays: [(name: Substring, day: Weekday)] = Language.allCases.flatMap {
        zip($0.lexicon.weekdayNames, Weekday.allCases).map { ($0, $1) }
    }

    /// The month numbers by full name and its first three or four letters, also without accents; ambiguous ones ("jui") are left out.
    private static let monthNumbers: [String: Int] = Dictionary(
        Language.allCases.flatMap { language in
            language.lexicon.monthNames.enumerated().flatMap { place, name in
                [String(name), LetterFolding.fold(name)].flatMap { name in
                    [name, String(name.prefix(3)), String(name.prefix(4))].map { ($0, place + 1) }
                }
            }
        } + otherMonths.map { ($0.name, $0.month) }, uniquingKeysWith: { $0 == $1 ? $0 : 0 }
    ).filter { $0.value > 0 }

    /// The names and abbreviations of months in other languages.
    private static let otherMonths: [(name: String, month: Int)] =
        CalendarNames.months.flatMap { names in
            names.split(separator: " ").enumerated().map { (String($1), $0 + 1) }
        } + CalendarNames.monthAbbreviations.map { ($0, $1) }

    /// The names of the weekdays, in full and cut to their first letters.
    private static let weekdayNames = Set(
        Language.allCases.flatMap { language in
            language.lexicon.weekdayNames.flatMap { name in
                [String(name)] + language.lexicon.weekdayLetters.map { String(name.prefix($0)) }
            }
        })
}
