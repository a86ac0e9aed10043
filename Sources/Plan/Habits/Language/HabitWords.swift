import Language
import Text

/// The words of one language in records of habits and subscriptions, and in questions about them.
///
/// Phrases are folded; several of one meaning are separated by commas.
struct HabitWords: Sendable {
    /// Schedules for every day, for Monday to Friday, and for Saturday and Sunday.
    let daily, workdays, weekends: Set<String>
    /// What stands behind the number of times in a schedule: "a week".
    let timesAWeek: Set<String>
    /// The cycles of bills that have names.
    let cycles: [CycleName: Set<String>]
    /// The word before the length of a cycle: "every".
    let every: Set<String>
    /// What may stand before a question: "please tell me".
    let openings: [[String]]
    /// What begins a question that leans on the one before: "and", "what about".
    let followUps: [[String]]
    /// The words of a price for each month, and for each year.
    let monthly, yearly: [[String]]
    /// Words before a name that do not belong to it: "my".
    let determiners: Set<String>
    /// Common names of areas; those at one place mean the same in all languages.
    let areas: [String]
    /// Contracted words with their full forms.
    let contractions: [String: [String]]
    /// The forms of questions; the first that fits wins.
    let patterns: [HabitPattern]

    init(
        daily: String, workdays: String, weekends: String, timesAWeek: String, cycles: [CycleName: String],
        every: String, openings: String, followUps: String, monthly: String, yearly: String, determiners: String,
        areas: String, contractions: [String: String], patterns: [(HabitPattern.Request, String)]
    ) {
        self.daily = Set(HabitWords.phrases(daily))
        self.workdays = Set(HabitWords.phrases(workdays))
        self.weekends = Set(HabitWords.phrases(weekends))
        self.timesAWeek = Set(HabitWords.phrases(timesAWeek))
        self.cycles = cycles.mapValues { Set(HabitWords.phrases($0)) }
        self.every = Set(HabitWords.words(every))
        self.openings = HabitWords.phrases(openings).map(HabitWords.words)
        self.followUps = HabitWords.phrases(followUps).map(HabitWords.words)
        self.monthly = HabitWords.phrases(monthly).map(HabitWords.words)
        self.yearly = HabitWords.phrases(yearly).map(HabitWords.words)
        self.determiners = Set(HabitWords.words(determiners))
        self.areas = HabitWords.words(areas)
        self.contractions = contractions.mapValues(HabitWords.words)
        self.patterns = patterns.flatMap { request, lines in
            lines.split(separator: "\n").map { HabitPattern(request, LetterFolding.fold($0)) }
        }
    }

    private static func phrases(_ text: String) -> [String] {
        LetterFolding.fold(text).split(separator: ",").map { $0.trimmingBlanks }
    }

    private static func words(_ text: String) -> [String] {
        LetterFolding.fold(text).split(separator: " ").map(String.init)
    }
}

extension Language {
    /// The words of habits and subscriptions.
    var habitWords: HabitWords {
        switch self {
        case .english: .english
        case .german: .german
        case .french: .french
        }
    }
}
