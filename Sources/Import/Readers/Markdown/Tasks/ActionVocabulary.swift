import Language
import Text

/// The words of actions in minutes, of all languages together.
struct ActionVocabulary: Sendable {
    static let shared = ActionVocabulary()

    let labels, loose, tasks, things, owners, days, states, duties, none, done, begun, cancelled: Set<String>

    /// Returns whether a label means actions in meetings only.
    static func isLoose(_ label: [String]) -> Bool { shared.loose.contains(label.joined(separator: " ")) }

    /// Returns whether an entire label is one of actions.
    static func isLabel(_ label: [String]) -> Bool {
        let label = label.joined(separator: " ")
        return [shared.labels, shared.loose, shared.tasks].contains { $0.contains(label) }
    }

    private init() {
        func words(_ list: KeyPath<ActionWords, String>) -> Set<String> {
            Set(
                Language.allCases.flatMap { $0.lexicon.actions[keyPath: list].split(separator: " ") }
                    .map { String($0).replacing("_", with: " ") })
        }
        labels = words(\.labels)
        loose = words(\.loose)
        tasks = words(\.tasks)
        things = words(\.things)
        owners = words(\.owners)
        days = words(\.days)
        states = words(\.states)
        duties = words(\.duties)
        none = words(\.none)
        done = words(\.done)
        begun = words(\.begun)
        cancelled = words(\.cancelled)
    }
}
