import Language
import Text
import Time

/// The habits and subscriptions of a vault.
public struct HabitBook: Sendable {
    /// The habits in the order of their pages.
    public private(set) var habits: [Habit] = []
    /// The subscriptions in the order of their pages.
    public private(set) var subscriptions: [Subscription] = []
    /// The records that cannot be read, by the kind of their pages.
    private var problemsByKind: [RecordPage.Kind: [RecordProblem]] = [:]

    /// Creates a book without records.
    public init() {}

    /// Reads a page.
    ///
    /// - Parameters:
    ///   - page: The page; pages are added in the order of their paths.
    ///   - kind: Its kind.
    public mutating func add(_ page: RecordPage, _ kind: RecordPage.Kind) {
        switch kind {
        case .habit:
            let habit = Habit(page)
            habits.append(habit)
            problemsByKind[kind, default: []] += habit.problems
        case .subscription:
            if let subscription = Subscription(page, &problemsByKind[kind, default: []]) {
                subscriptions.append(subscription)
            }
        }
    }

    /// Notes a page that cannot be opened.
    ///
    /// - Parameters:
    ///   - problem: The problem.
    ///   - kind: The kind of the page.
    public mutating func add(_ problem: RecordProblem, _ kind: RecordPage.Kind) {
        problemsByKind[kind, default: []].append(problem)
    }

    /// Returns the records that cannot be read.
    ///
    /// - Parameter kind: The kind of their pages.
    /// - Returns: The problems by path and line.
    public func problems(of kind: RecordPage.Kind) -> [RecordProblem] {
        (problemsByKind[kind] ?? []).sorted { ($0.path, $0.line) < ($1.path, $1.line) }
    }

    /// The areas as first written, in the order of their names.
    var areas: [String] { HabitBook.distinct(habits.compactMap(\.area)) }

    /// The categories as first written, in the order of their names.
    var categories: [String] { HabitBook.distinct(subscriptions.compactMap(\.category)) }

    private static func distinct(_ names: [String]) -> [String] {
        var seen: Set<String> = []
        return names.filter { seen.insert(LetterFolding.fold($0)).inserted }.sorted {
            (LetterFolding.fold($0), $0) < (LetterFolding.fold($1), $1)
        }
    }

    /// Returns the habits of an area in any case; nil for those without one.
    func habits(of area: String?) -> [Habit] {
        habits.filter { $0.area.map(LetterFolding.fold) == area.map(LetterFolding.fold) }
    }

    /// Returns the subscriptions of a category in any case; nil for those without one.
    func subscriptions(of category: String?) -> [Subscription] {
        subscriptions.filter { $0.category.map(LetterFolding.fold) == category.map(LetterFolding.fold) }
    }
}

extension HabitBook {
    /// Returns the habits that some words name, in any form.
    ///
    /// - Parameter words: Words of a title, an alias or a file's name.
    /// - Returns: Several if the words do not tell them apart.
    public func habits(named words: String) -> [Habit] {
        HabitBook.named(words, among: habits) { $0.page.names }
    }

    /// Returns the subscriptions that some words name, in any form.
    ///
    /// - Parameter words: Words of a title, an alias or a file's name.
    /// - Returns: Several if the words do not tell them apart.
    public func subscriptions(named words: String) -> [Subscription] {
        HabitBook.named(words, among: subscriptions) { $0.page.names }
    }

    private static func named<Value>(_ words: String, among values: [Value], by names: (Value) -> [String]) -> [Value] {
        let typed = RecordNames.words(of: words)
        let found = HabitBook.names.named(typed, among: values, by: names)
        return found.isEmpty ? RecordNames.beginning(with: typed, among: values, by: names) : found
    }

    private static let names = RecordNames(
        determiners: Language.allCases.reduce(into: []) { $0.formUnion($1.habitWords.determiners) })
}

extension [Habit] {
    /// The experience points of all completions up to a day.
    func xp(until day: CivilDate) -> Int { reduce(0) { $0 + $1.completions(until: day).count * $1.xp } }

    /// The coins of all completions up to a day.
    func coins(until day: CivilDate) -> Int { reduce(0) { $0 + $1.completions(until: day).count * $1.coins } }
}
