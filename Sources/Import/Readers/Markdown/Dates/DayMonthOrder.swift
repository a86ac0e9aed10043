import Model
import Text
import Time

/// The order of day and month in the numeric dates of a page: "26/4" or "4/26" before text, "26-04" as a whole line, "4/26/2025".
///
/// Numbers above 12 decide it; if there are none, the order in which the days of the page only rise or only fall.
struct DayMonthOrder {
    private let isDayFirst: Bool?

    private struct Numbers {
        var first: Int
        var second: Int
        var year: Int?
        /// The text before and after the numbers.
        var (before, rest): (Substring, Substring)

        func day(isDayFirst: Bool) -> CivilDate? {
            let (day, month) = isDayFirst ? (first, second) : (second, first)
            return CivilDate(year: year ?? anyLeapYear, month: month, day: day)
        }

        private var anyLeapYear: Int { 2000 }
    }

    /// Reads the texts of a page; those without slash, hyphen or dot cost only a scan.
    init(_ texts: [String]) {
        var dates: [Numbers] = []
        for text in texts where text.utf8.contains(where: DayMonthOrder.marks.contains) {
            dates += text.lines.compactMap { DayMonthOrder.numbers(String($0)) }
        }
        let (days, months) = (dates.count { $0.first > 12 }, dates.count { $0.second > 12 })
        isDayFirst = days == months ? DayMonthOrder.orderInTime(of: dates) : days > months
    }

    /// Returns whether the dates follow each other in time only if the day is read first, or only if the month is; else nil.
    private static func orderInTime(of dates: [Numbers]) -> Bool? {
        guard dates.count >= fewestInTime, dates.allSatisfy({ $0.year != nil }) else { return nil }
        func isInTime(isDayFirst: Bool) -> Bool {
            let days = dates.compactMap { $0.day(isDayFirst: isDayFirst) }
            let pairs = zip(days, days.dropFirst())
            return days.count == dates.count && (pairs.allSatisfy(<=) || pairs.allSatisfy(>=))
        }
        let isDayFirst = isInTime(isDayFirst: true)
        return isDayFirst == isInTime(isDayFirst: false) ? nil : isDayFirst
    }

    /// The minimum number of dates whose sequence tells their order.
    private static let fewestInTime = 3

    /// Returns a text with its leading numbers rewritten so that they can be read in only one way.
    func written(out text: String) -> String {
        guard let isDayFirst, let numbers = DayMonthOrder.numbers(text) else { return text }
        guard let day = numbers.day(isDayFirst: isDayFirst) else { return text }
        return numbers.year == nil
            ? "\(day.day).\(day.month).\(numbers.rest)" : numbers.before + ISO8601.string(day) + numbers.rest
    }

    private static let marks: Set<UInt8> = [UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: ".")]

    private static func numbers(_ text: String) -> Numbers? {
        let bytes = text.utf8
        guard let start = bytes.prefix(mostMarks).firstIndex(where: \.isDigit),
            let first = number(bytes[start...]), let mark = first.rest.first, marks.contains(mark),
            let second = number(first.rest.dropFirst()),
            (1...31).contains(first.value), (1...31).contains(second.value)
        else { return nil }
        let before = text[..<start]
        if second.rest.first == mark, let year = year(second.rest.dropFirst()) {
            return Numbers(
                first: first.value, second: second.value, year: year.value, before: before, rest: Substring(year.rest))
        }
        // "3-4 people" is a range, "3.4" a section.
        guard mark != UInt8(ascii: ".") else { return nil }
        let mayGoOn = mark == UInt8(ascii: "/")
        let isFree = second.rest.first.map { mayGoOn && " :,\t".utf8.contains($0) } ?? true
        guard isFree else { return nil }
        return Numbers(first: first.value, second: second.value, before: before, rest: Substring(second.rest))
    }

    /// The maximum number of bytes before a day: those of list and emphasis marks, or of a short weekday.
    private static let mostMarks = 6

    /// Reads a number of one or two digits.
    private static func number(_ bytes: Substring.UTF8View) -> (value: Int, rest: Substring.UTF8View)? {
        let digits = bytes.prefix(while: \.isDigit)
        guard (1...2).contains(digits.count) else { return nil }
        return (digits.reduce(0) { $0 * 10 + Int($1 - 48) }, bytes[digits.endIndex...])
    }

    /// Reads a year of four digits, or of two in this century, that no letter follows.
    private static func year(_ bytes: Substring.UTF8View) -> (value: Int, rest: Substring.UTF8View)? {
        let digits = bytes.prefix(while: \.isDigit)
        let rest = bytes[digits.endIndex...]
        guard digits.count == 4 || digits.count == 2, rest.first.map({ !$0.isLetter }) ?? true else { return nil }
        let value = digits.reduce(0) { $0 * 10 + Int($1 - 48) }
        return (digits.count == 2 ? 2000 + value : value, rest)
    }
}
