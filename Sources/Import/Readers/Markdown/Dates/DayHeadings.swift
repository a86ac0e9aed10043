import Language
import Model
import Text
import Time

/// The headings of the days in a note of a whole week or month: "Monday", "## JEUDI", "## 15", "## Tue 2".
struct DayHeadings {
    private let first: CivilDate
    private let isOfWeek: Bool

    /// The days of a page; nil unless it is of a whole week or month.
    ///
    /// - Parameter page: A page with its date.
    init?(_ page: Document) {
        guard page.isAllDay, page.dateSource < .modified, let start = page.start?.date, let end = page.end else {
            return nil
        }
        isOfWeek = start.weekday == .monday && start.adding(days: 7).midnight == end
        guard isOfWeek || start.day == 1 && start.adding(months: 1).midnight == end else { return nil }
        first = start
    }

    /// The day that a heading names.
    ///
    /// - Parameter heading: A heading.
    /// - Returns: Nil unless the heading is the name of a weekday in a week's note, or the number of a day in a month's, alone or both.
    func date(of heading: String) -> CivilDate? {
        let words = Tokenizer().tokens(of: heading).map(\.folded)
        let weekday = words.lazy.compactMap { DayHeadings.days[$0] }.first
        let number = words.lazy.compactMap { Int($0) }.first
        guard words.count == [weekday, number].compactMap({ $0 }).count else { return nil }
        if isOfWeek {
            guard let date = weekday.map({ first.adding(days: $0) }) else { return nil }
            return number == nil || number == date.day ? date : nil
        }
        guard let date = number.flatMap({ CivilDate(year: first.year, month: first.month, day: $0) }) else {
            return nil
        }
        return weekday == nil || weekday == date.weekday.isoNumber - 1 ? date : nil
    }

    /// Days after Monday by folded name.
    private static let days: [String: Int] = {
        var days: [String: Int] = [:]
        let lists =
            Language.allCases.map(\.lexicon.weekdayNames) + CalendarNames.weekdays.map { $0.split(separator: " ") }
        for names in lists {
            for (offset, name) in names.enumerated() { days[LetterFolding.fold(name)] = offset }
        }
        return days
    }()
}
