import Model
import Text
import Time

/// The order of the numbers in the dates of a page: "26/4" or "4/26" before text, "26-04" as a whole line, "4/26/2025", "25/04/26".
///
/// Numbers above 12 decide it; if there are none, the order in which the days of the page only rise or only fall. Short years come first if
/// the first numbers of the page vary as years do (`ShortDates`).
struct DateNumberOrder {
    private enum Order {
        case dayFirst, monthFirst, yearFirst
    }

    private let order: Order?

    private struct Numbers {
        var first: Int
        var second: Int
        var third: Int?
        /// Whether the third number has two digits.
        var isShort: Bool
        /// The text before and after the numbers.
        var (before, rest): (Substring, Substring)

        func day(_ order: Order) -> CivilDate? {
            switch order {
            case .yearFirst:
                guard isShort, let third else { return nil }
                return CivilDate(year: first + (first < firstOfLastCentury ? 2000 : 1900), month: second, day: third)
            case .dayFirst: return CivilDate(year: year, month: second, day: first)
            case .monthFirst: return CivilDate(year: year, month: first, day: second)
            }
        }

        private var year: Int { third.map { isShort ? 2000 + $0 : $0 } ?? anyLeapYear }
        private var firstOfLastCentury: Int { 70 }
        private var anyLeapYear: Int { 2000 }
    }

    /// Reads the texts of a page; those without slash, hyphen or dot cost only a scan.
    init(_ texts: [String]) {
        var dates: [Numbers] = []
        for text in texts where text.utf8.contains(where: DateNumberOrder.isMark) {
            dates += text.lines.compactMap { DateNumberOrder.numbers($0) }
        }
        let short = dates.compactMap { date in
            date.isShort ? date.third.map { (first: date.first, second: date.second, third: $0) } : nil
        }
        if short.count == dates.count, ShortDates.beginWithYear(short) {
            order = .yearFirst
            return
        }
        dates.removeAll { $0.first > 31 }
        let (days, months) = (dates.count { $0.first > 12 }, dates.count { $0.second > 12 })
        order = days == months ? DateNumberOrder.orderInTime(of: dates) : days > months ? .dayFirst : .monthFirst
    }

    /// Returns the only order, of day first and month first, in which the dates follow each other in time; nil for both or none.
    private static func orderInTime(of dates: [Numbers]) -> Order? {
        guard dates.count >= fewestInTime, dates.allSatisfy({ $0.third != nil }) else { return nil }
        let orders = [Order.dayFirst, .monthFirst].filter { order in
            let days = dates.compactMap { $0.day(order) }
            let pairs = zip(days, days.dropFirst())
            return days.count == dates.count && (pairs.allSatisfy(<=) || pairs.allSatisfy(>=))
        }
        return orders.count == 1 ? orders[0] : nil
    }

    /// The minimum number of dates whose sequence tells their order.
    private static let fewestInTime = 3

    /// Returns a text with its leading numbers rewritten so that they can be read in only one way.
    func written(out text: String) -> String {
        guard let order, let numbers = DateNumberOrder.numbers(text[...]), let day = numbers.day(order) else {
            return text
        }
        return numbers.third == nil
            ? "\(day.day).\(day.month).\(numbers.rest)" : numbers.before + ISO8601.string(day) + numbers.rest
    }

    private static func isMark(_ byte: UInt8) -> Bool { (UInt8(ascii: "-")...UInt8(ascii: "/")).contains(byte) }

    private static func numbers(_ text: Substring) -> Numbers? {
        let bytes = text.utf8
        guard let start = bytes.prefix(mostMarks).firstIndex(where: \.isDigit),
            let first = number(bytes[start...]), let mark = first.rest.first, isMark(mark),
            let second = number(first.rest.dropFirst()), (1...31).contains(second.value)
        else { return nil }
        let before = text[..<start]
        if second.rest.first == mark, let third = lastNumber(second.rest.dropFirst()) {
            return Numbers(
                first: first.value, second: second.value, third: third.value, isShort: third.value < 100,
                before: before, rest: Substring(third.rest))
        }
        guard (1...31).contains(first.value) else { return nil }
        // "3-4 people" is a range, "3.4" a section.
        guard mark != UInt8(ascii: ".") else { return nil }
        let mayGoOn = mark == UInt8(ascii: "/")
        let isFree = second.rest.first.map { mayGoOn && " :,\t".utf8.contains($0) } ?? true
        guard isFree else { return nil }
        return Numbers(
            first: first.value, second: second.value, isShort: false, before: before, rest: Substring(second.rest))
    }

    /// The maximum number of bytes before a day: those of list and emphasis marks, or of a short weekday.
    private static let mostMarks = 6

    /// Reads a number of one or two digits.
    private static func number(_ bytes: Substring.UTF8View) -> (value: Int, rest: Substring.UTF8View)? {
        let digits = bytes.prefix(while: \.isDigit)
        guard (1...2).contains(digits.count) else { return nil }
        return (digits.reduce(0) { $0 * 10 + Int($1 - 48) }, bytes[digits.endIndex...])
    }

    /// Reads a third number of four digits or two that no letter follows.
    private static func lastNumber(_ bytes: Substring.UTF8View) -> (value: Int, rest: Substring.UTF8View)? {
        let digits = bytes.prefix(while: \.isDigit)
        let rest = bytes[digits.endIndex...]
        guard digits.count == 4 || digits.count == 2, rest.first.map({ !$0.isLetter }) ?? true else { return nil }
        return (digits.reduce(0) { $0 * 10 + Int($1 - 48) }, rest)
    }
}
