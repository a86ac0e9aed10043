import Language
import Model
import Parsing
import Store
import Text

/// Decides who owns a task: a person by any of their names, the vault owner, or nobody.
struct TaskOwners {
    let context: AnswerContext

    /// Whether a task is the vault owner's: by name, by "@me", or without an owner; always true if the vault owner is unknown.
    func isOwn(_ task: TaskItem) -> Bool {
        guard let owner = task.owner, let me else { return true }
        return TaskOwners.selves.contains(owner.lowercased()) || names(of: me, include: owner)
    }

    func belongs(_ task: TaskItem, to people: [Person]) -> Bool {
        task.owner.map { owner in people.contains { names(of: $0, include: owner) } } ?? false
    }

    func mentions(_ task: TaskItem, _ people: [Person]) -> Bool {
        !Set(context.peopleInText.people(in: task.text)).isDisjoint(with: people)
    }

    /// Returns the person named after `@`; of several, the one with the most meetings.
    func person(named owner: String) -> Person? {
        if TaskOwners.selves.contains(owner.lowercased()) { return me }
        let called = context.names.people.filter { names(of: $0, include: owner) }
        return called.max { $0.meetingCount < $1.meetingCount }
    }

    private var me: Person? { context.names.people.first { $0.number == context.names.owner } }

    /// Names of the vault's owner after `@`.
    private static let selves = Set(words: Language.allCases.map(\.actors.selves))

    /// Whether a name contains the given words, or an e-mail address contains them before its `@`.
    private func names(of person: Person, include owner: String) -> Bool {
        let wanted = Set(words(owner))
        let names = [person.name] + person.aliases + person.emails.map { String($0.prefix { $0 != "@" }) }
        return !wanted.isEmpty && names.contains { wanted.isSubset(of: Set(words($0))) }
    }

    private func words(_ name: String) -> [String] { Tokenizer().tokens(of: name).map(\.folded) }
}
