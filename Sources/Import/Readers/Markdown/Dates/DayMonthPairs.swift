import Model

/// The order of day and month in pairs that begin lines, "26/4" or "4/26", or are whole lines, "26-04"; numbers above 12 decide it.
struct DayMonthPairs {
    private let isDayFirst: Bool?

    private typealias Pair = (first: Int, second: Int, rest: Substring)

    /// Reads the texts of a page; those without slash or hyphen cost only a scan.
    init(_ texts: [String]) {
        var (days, months) = (0, 0)
        for text in texts where text.utf8.contains(where: { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "-") }) {
            for line in text.lines {
                guard let pair = DayMonthPairs.pair(line) else { continue }
                if pair.first > 12 { days += 1 }
                if pair.second > 12 { months += 1 }
            }
        }
        isDayFirst = days == months ? nil : days > months
    }

    /// Returns a text with its leading pair rewritten so that it can be read in only one way.
    func written(out text: String) -> String {
        guard let isDayFirst, let pair = DayMonthPairs.pair(text[...]) else { return text }
        let (day, month) = isDayFirst ? (pair.first, pair.second) : (pair.second, pair.first)
        return month > 12 ? text : "\(day).\(month).\(pair.rest)"
    }

    private static func pair(_ text: Substring) -> Pair? {
        let bytes = text.utf8
        guard let start = bytes.prefix(mostMarks).firstIndex(where: \.isDigit) else { return nil }
        guard let first = number(bytes[start...]), let mark = first.rest.first,
            mark == UInt8(ascii: "/") || mark == UInt8(ascii: "-"),
            let second = number(first.rest.dropFirst())
        else { return nil }
        // "3-4 people" is a range.
        let mayGoOn = mark == UInt8(ascii: "/")
        let isFree = second.rest.first.map { mayGoOn && " :,\t".utf8.contains($0) } ?? true
        guard isFree, (1...31).contains(first.value), (1...31).contains(second.value) else { return nil }
        return (first.value, second.value, Substring(second.rest))
    }

    /// The maximum number of bytes before a day: those of list and emphasis marks.
    private static let mostMarks = 6

    /// Reads a number of one or two digits.
    private static func number(_ bytes: Substring.UTF8View) -> (value: Int, rest: Substring.UTF8View)? {
        let digits = bytes.prefix(while: \.isDigit)
        guard (1...2).contains(digits.count) else { return nil }
        return (digits.reduce(0) { $0 * 10 + Int($1 - 48) }, bytes[digits.endIndex...])
    }
}
