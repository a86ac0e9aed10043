import Language
import Text
import Time

/// What a line of a habit's page records.
enum RecordLine: Equatable {
    /// A completion on a day.
    case done(CivilDate)
    /// A line that is meant as a completion and names no day.
    case unreadable(RecordProblem.Reason)

    /// Reads a list item that begins with a day, or a checked task with a day; nil for other lines.
    init?(_ line: String) {
        guard let item = ListItem(line), item.mark != .open else { return nil }
        if let day = WrittenDay(beginning: item.text) {
            self.init(day)
        } else if item.mark == .checked, let day = RecordLine.markedDay(of: item.text) {
            self.init(day)
        } else {
            return nil
        }
    }

    private init(_ day: WrittenDay) {
        switch day {
        case .day(let date): self = .done(date)
        case .none(let text): self = .unreadable(.noDay(text))
        case .other(let text): self = .unreadable(.otherDay(text))
        }
    }

    /// The marks before the day on which a task was done, of Obsidian's Tasks and of Dataview.
    static let marks = ["✅", "[completion::"]

    private static func markedDay(of text: Substring) -> WrittenDay? {
        for mark in marks {
            guard let place = text.firstRange(of: mark) else { continue }
            let rest = text[place.upperBound...].drop { $0 == " " || $0 == "\u{FE0F}" }
            return WrittenDay(beginning: rest) ?? .none(String(rest.prefix { $0 != " " && $0 != "]" }))
        }
        return nil
    }
}

extension StringProtocol {
    /// Returns the first place of a text.
    func firstRange(of text: String) -> Range<Index>? {
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
            start = index(after: start)
        }
        return nil
    }
}

/// A list item of Markdown or org-mode.
struct ListItem {
    enum Mark {
        case none, open, checked
    }

    var mark = Mark.none
    var text: Substring

    init?(_ line: String) {
        let indented = line.drop { $0 == " " || $0 == "\t" }
        guard let first = indented.first else { return nil }
        var rest = indented.dropFirst()
        if first.isNumber {
            rest = indented.drop(while: \.isNumber)
            guard rest.first == "." || rest.first == ")" else { return nil }
            rest = rest.dropFirst()
        } else if !"-*+".contains(first) {
            return nil
        }
        guard rest.first == " " || rest.first == "\t" else { return nil }
        text = rest.drop { $0 == " " || $0 == "\t" }
        let box = text.prefix(4)
        if box.count >= 3, box.first == "[", box.dropFirst(2).first == "]", box.count == 3 || box.last == " " {
            mark = box.dropFirst().first?.lowercased() == "x" ? .checked : .open
            text = text.dropFirst(3).drop { $0 == " " }
        }
    }
}

/// A day as a page writes it.
enum WrittenDay: Equatable {
    case day(CivilDate)
    /// A day that the calendar lacks.
    case none(String)
    /// A day in another form, whose year or order would be a guess.
    case other(String)

    /// Reads the day with which a text begins, also in a link or in bold; nil if it begins otherwise.
    init?(beginning text: Substring) {
        let text = text.drop { $0 == "[" || $0 == "*" || $0 == "_" }
        if let day = WrittenDay(numbers: text) ?? WrittenDay(month: text) { self = day } else { return nil }
    }

    private init?(numbers text: Substring) {
        let written = text.prefix { $0.isASCII && $0.isNumber || "-./".contains($0) }
        let parts = written.split(omittingEmptySubsequences: false) { "-./".contains($0) }
        guard parts.count >= 3, parts[..<3].allSatisfy({ !$0.isEmpty }),
            parts[..<3].contains(where: { $0.count == 4 })
        else { return nil }
        let isLikeISO = parts.count == 3 && parts.map(\.count) == [4, 2, 2] && !written.contains { "./".contains($0) }
        guard isLikeISO else {
            self = .other(String(written))
            return
        }
        self = ISO8601.parse(written).map { .day($0.local.date) } ?? .none(String(written))
    }

    /// Reads "30 Feb", "Feb 30" and "30 Feb 2026".
    private init?(month text: Substring) {
        let words = text.split(separator: " ", maxSplits: 3).prefix(3)
        guard words.count >= 2 else { return nil }
        let parts = words.map { String($0.prefix { !".,:;*]_".contains($0) }) }
        let numbers = parts.map { Int($0) }
        guard let month = WrittenDay.month(parts[1]) ?? WrittenDay.month(parts[0]),
            let day = numbers[0] ?? numbers[1], (1...99).contains(day)
        else { return nil }
        let year = numbers.count > 2 ? numbers[2].flatMap { (1000...9999).contains($0) ? $0 : nil } : nil
        let written = parts.prefix(year == nil ? 2 : 3).joined(separator: " ")
        // Without a year, 29 February may be one.
        let exists = CivilDate(year: year ?? WrittenDay.leapYear, month: month, day: day) != nil
        self = exists ? .other(written) : .none(written)
    }

    private static let leapYear = 2024

    private static func month(_ word: String) -> Int? { months[LetterFolding.fold(word)] }

    private static let months: [String: Int] = {
        var months: [String: Int] = [:]
        for language in Language.allCases {
            for (place, names) in language.lexicon.months.enumerated() {
                for name in names.split(separator: " ") { months[LetterFolding.fold(name)] = place + 1 }
            }
        }
        return months
    }()
}
