import Language
import Text
import Time

/// The days on which a habit is due.
public enum HabitSchedule: Equatable, Sendable {
    /// On these days of each week; all seven are "daily".
    case days(Set<Weekday>)
    /// So many times a week, on any days.
    case timesAWeek(Int)

    static let daily = HabitSchedule.days(Set(Weekday.allCases))

    /// Reads "daily", "weekdays", "Mon Wed Fri" or "3 a week", in the words of any language; nil for anything else.
    init?(_ text: String) {
        let words = LetterFolding.fold(text).split { $0.isWhitespace || ",;+&/".contains($0) }.map(String.init)
        let phrase = words.joined(separator: " ")
        let tables = Language.allCases.map(\.habitWords)
        if tables.contains(where: { $0.daily.contains(phrase) }) {
            self = .daily
        } else if tables.contains(where: { $0.workdays.contains(phrase) }) {
            self = .days([.monday, .tuesday, .wednesday, .thursday, .friday])
        } else if tables.contains(where: { $0.weekends.contains(phrase) }) {
            self = .days([.saturday, .sunday])
        } else if tables.contains(where: { $0.cycles[.weekly]?.contains(phrase) == true }) {
            self = .timesAWeek(1)
        } else if let times = HabitSchedule.times(phrase, tables) {
            self = .timesAWeek(times)
        } else {
            let days = words.map { HabitSchedule.weekdays[$0] }
            guard !days.isEmpty, !days.contains(nil) else { return nil }
            self = .days(Set(days.compactMap { $0 }))
        }
    }

    private static func times(_ phrase: String, _ tables: [HabitWords]) -> Int? {
        let digits = phrase.prefix(while: \.isNumber)
        guard let times = Int(digits), (1...7).contains(times) else { return nil }
        let rest = phrase[digits.endIndex...].trimmingBlanks
        return tables.contains { $0.timesAWeek.contains(rest) } ? times : nil
    }

    private static let weekdays: [String: Weekday] = {
        var weekdays: [String: Weekday] = [:]
        for language in Language.allCases {
            for (place, names) in language.lexicon.weekdays.enumerated() {
                for name in names.split(separator: " ") {
                    weekdays[LetterFolding.fold(name)] = Weekday(isoNumber: place + 1)
                }
            }
        }
        return weekdays
    }()

    func isDue(on day: CivilDate) -> Bool {
        switch self {
        case .days(let days): days.contains(day.weekday)
        case .timesAWeek: false
        }
    }

    /// The number of times that it is due in a week.
    var timesAWeek: Int {
        switch self {
        case .days(let days): days.count
        case .timesAWeek(let times): times
        }
    }
}
