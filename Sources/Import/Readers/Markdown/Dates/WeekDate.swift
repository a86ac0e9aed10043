import Text
import Time

/// The ISO 8601 week, from Monday to Sunday, in a file's name: `2024-W30`, `KW 30 2024`; `2024-07` if the folder or the note speaks of weeks.
struct WeekDate {
    let monday: CivilDate

    /// Reads a path relative to the vault, without extension; returns nil unless the file's name has a year beside a week number.
    ///
    /// `isAbout` tells whether the note's top speaks of the week with a number; it is asked only if folder and name leave it open.
    init?(_ path: String, isAbout: (Int) -> Bool) {
        let parts = path.split(separator: "/").map { $0.lowercased() }
        guard let name = parts.last, name.utf8.contains(where: \.isDigit) else { return nil }
        let pieces = WeekDate.pieces(name)
        guard let year = pieces.firstIndex(where: { WeekDate.year($0) != nil }) else { return nil }
        let isOfWeeks = parts.contains { WeekDate.namesWeek($0) }
        // Another two-digit number after the week means a date: `2024-30-08` is not a week.
        guard let number = WeekDate.number(beside: year, in: pieces, isOfWeeks: isOfWeeks || pieces.count == 2),
            isOfWeeks || pieces.count > 2 || isAbout(number),
            let first = WeekDate.monday(number, of: WeekDate.year(pieces[year]) ?? 0)
        else { return nil }
        monday = first
    }

    /// Reads a title that names a year beside a week, and no other number: "2018 Week 06", "Notes of week 6, 2018".
    init?(title: String) {
        guard title.utf8.contains(where: \.isDigit) else { return nil }
        let pieces = WeekDate.pieces(title.lowercased())
        guard pieces.count(where: { Int($0) != nil }) == 2,
            let year = pieces.firstIndex(where: { WeekDate.year($0) != nil }),
            let number = WeekDate.number(beside: year, in: pieces, isOfWeeks: false),
            let first = WeekDate.monday(number, of: WeekDate.year(pieces[year]) ?? 0)
        else { return nil }
        monday = first
    }

    /// Returns the week number after or before a year; nil if there is none.
    private static func number(beside year: Int, in pieces: [Substring], isOfWeeks: Bool) -> Int? {
        func piece(_ place: Int) -> Substring? { pieces.indices.contains(place) ? pieces[place] : nil }
        if let next = piece(year + 1), let number = week(next) {
            let isLast = piece(year + 2).map { week($0) == nil } ?? true
            return isOfWeeks && isLast ? number : nil
        }
        if let next = piece(year + 1), let behind = piece(year + 2), namesWeek(next) {
            return week(behind, digits: 1...2)
        }
        if let before = piece(year - 1), let mark = piece(year - 2), namesWeek(mark) {
            return week(before, digits: 1...2)
        }
        return nil
    }

    private static func pieces(_ name: String) -> [Substring] {
        name.words(withNumbers: true).flatMap { word in
            var pieces: [Substring] = []
            var rest = word[...]
            while let first = rest.first {
                let piece = rest.prefix { $0.isNumber == first.isNumber }
                pieces.append(piece)
                rest = rest[piece.endIndex...]
            }
            return pieces
        }
    }

    private static func year(_ piece: Substring) -> Int? {
        piece.utf8.count == 4 ? Int(piece).flatMap { (1900...2199).contains($0) ? $0 : nil } : nil
    }

    private static func week(_ piece: Substring, digits: ClosedRange<Int> = 2...2) -> Int? {
        digits.contains(piece.utf8.count) ? Int(piece).flatMap { (1...53).contains($0) ? $0 : nil } : nil
    }

    /// Whether a text names weeks or weekly things.
    static func namesWeek(_ text: String) -> Bool { pieces(text.lowercased()).contains(where: namesWeek) }

    /// Whether a line names a week, and a number in it is that of the week or the year.
    static func names(_ number: Int, in line: String) -> Bool {
        namesWeek(line) && pieces(line).allSatisfy { Int($0).map { $0 == number || $0 >= 1900 } ?? true }
    }

    private static func namesWeek(_ piece: Substring) -> Bool {
        marks.contains(String(piece)) || stems.contains { piece.hasPrefix($0) }
    }

    private static let marks = Set(words: ["w", "kw", "wk"])
    /// The beginnings of words for weeks and weekly things.
    private static let stems = ["week", "woche", "wöch"]

    private static func monday(_ week: Int, of year: Int) -> CivilDate? {
        let first = CivilDate(year: year, month: 1).adding(days: 3).startOfWeek()
        let monday = first.adding(days: 7 * (week - 1))
        return monday.isoWeek == (year, week) ? monday : nil
    }
}
