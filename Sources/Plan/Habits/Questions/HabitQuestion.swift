import Language
import Time

/// A question about habits or subscriptions, with what it names.
public struct HabitQuestion: Sendable {
    /// How a price is stated.
    enum Rate: Sendable {
        case month, year
    }

    /// What is asked for.
    var request: HabitPattern.Request
    /// The language of the question.
    public var language: Language
    /// The time asked about; nil if none is named.
    public var span: TimeSpan?
    /// The habits named; empty if none is.
    var habits: [Habit] = []
    /// The area named.
    var area: String?
    /// The subscriptions named; empty if none is.
    var subscriptions: [Subscription] = []
    /// The category or title by which they are named.
    var billed: String?
    /// The kind of the pages that answer it.
    public var kind: RecordPage.Kind {
        switch request {
        case .subscriptions, .renewals, .nextBill, .cost: .subscription
        default: .habit
        }
    }

    /// Whether a problem with a page bears on the answer; where a record is named, only one of its page does.
    ///
    /// - Parameter problem: A problem with a page of the same kind.
    /// - Returns: True if the answer should tell it.
    public func concerns(_ problem: RecordProblem) -> Bool {
        habits.isEmpty || habits.contains { $0.page.path == problem.path }
    }

    /// How the price is wanted; nil if the question does not say.
    var rate: Rate?
}
