import Language
import Model
import Text
import Time

/// The headings of the days in a note of a whole week or month: "Monday", "## JEUDI", "## 15", "## Tue 2".
struct DayHeadings {
    private let first: CivilDate
    private let isOfWeek: Bool

    /// Creates the days of a page; nil unless its date is a whole week or month.
    init?(_ page: Document) {
        guard page.isAllDay, page.dateSource < .modified, let start = page.start?.date, let end = page.end else {
            return nil
        }
        isOfWeek = start.weekday == .monday && start.adding(days: 7).midnight == end
        guard isOfWeek || start.day == 1 && start.adding(months: 1).midnight == end else { return nil }
        first = start
    }

    /// Returns the day that a heading names by only its weekday (in a week's note), its number (in a month's), or both; else nil.
    func date(of heading: String) -> CivilDate? {
        var words = Tokenizer().tokens(of: heading).map(\.folded)
        // "… on Thursday"
        if let first = words.first, words.count > 1, QuestionWords.isFunctionWord(first) { words.removeFirst() }
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
