import Model
import Parsing
import Store
import Text

/// Whose a task is: of a person by any of their names, of the vault's owner, or of nobody.
struct TaskOwners {
    let context: AnswerContext

    /// Whether a task is the vault's owner's: theirs by name, "@me", or nobody else's; anybody's may be where they are not known.
    func isOwn(_ task: TaskItem) -> Bool {
        guard let owner = task.owner, let me else { return true }
        return TaskOwners.selves.contains(owner.lowercased()) || names(of: me, include: owner)
    }

    /// Whether a task is given to one of some people.
    func belongs(_ task: TaskItem, to people: [Person]) -> Bool {
        task.owner.map { owner in people.contains { names(of: $0, include: owner) } } ?? false
    }

    /// Whether a task speaks of one of some people.
    func mentions(_ task: TaskItem, _ people: [Person]) -> Bool {
        !Set(context.peopleInText.people(in: task.text)).isDisjoint(with: people)
    }

    /// Who is called so behind `@`; nil where nobody or more than one is.
    func person(named owner: String) -> Person? {
        if TaskOwners.selves.contains(owner.lowercased()) { return me }
        let called = context.names.people.filter { names(of: $0, include: owner) }
        // Of several with one first name the one that meets most is meant, as everywhere.
        return called.max { $0.meetingCount < $1.meetingCount }
    }

    private var me: Person? { context.names.people.first { $0.number == context.names.owner } }

    /// What the vault's owner is called behind `@`.
    private static let selves: Set = ["me", "ich", "mich"]

    /// Whether somebody may be called so: by words of a name, or by the address before the `@`.
    private func names(of person: Person, include owner: String) -> Bool {
        let wanted = Set(words(owner))
        let names = [person.name] + person.aliases + person.emails.map { String($0.prefix { $0 != "@" }) }
        return !wanted.isEmpty && names.contains { wanted.isSubset(of: Set(words($0))) }
    }

    private func words(_ name: String) -> [String] { Tokenizer().tokens(of: name).map(\.folded) }
}
