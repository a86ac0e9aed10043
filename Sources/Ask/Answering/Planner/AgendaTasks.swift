import Model
import Store
import Time

/// Shows the tasks of the vault's owner that are due today or overdue.
struct AgendaTasks {
    let context: AnswerContext

    /// Adds a section with them, and returns the entries shown: those due today, then those that are overdue, the latest first.
    func add(to answer: inout Answer) throws(StoreError) -> [TaskEntry] {
        let today = context.now.date
        let owners = TaskOwners(context: context)
        let open = try context.index.tasks(DocumentFilter(), states: [.open, .begun])
        let documents = try context.index.documents(Set(open.map(\.document)))
        let own = TasksAnswer.once(open, documents).filter { owners.isOwn($0.task) }
        let due = own.filter { $0.task.due == today }
        let late = own.filter { $0.task.due.map { $0 < today } ?? false }
        let shown = (due + late.reversed()).prefix(context.listLimit ?? AgendaTasks.most)
        guard !shown.isEmpty else { return [] }
        let parts = [("due", due.count), ("late", late.count)].filter { $0.1 > 0 }.map { key, count in
            context.templates.text("agenda.tasks.\(key)", ["count": String(count)])
        }
        let heading = context.templates.text("agenda.tasks", ["parts": parts.joined(separator: ", ")])
        return try TaskEntries(context: context).add(Array(shown), heading: heading, to: &answer)
    }

    /// The maximum number of tasks beside the entries of the day; the heading says how many there are.
    private static let most = 5
}
