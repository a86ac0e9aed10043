import Model
import Store

/// Shows tasks in a section of their own, with the entries for programs.
struct TaskEntries {
    let context: AnswerContext

    /// Adds the open tasks that a person has; the heading says how many there are.
    func add(tasksOf person: Person, _ facts: PersonFacts, to answer: inout Answer) throws(StoreError) -> [TaskEntry] {
        try add(facts.tasks(of: person), of: person, "person.tasks", to: &answer)
    }

    /// Adds the open tasks that the vault's owner has for a person.
    func add(tasksFor person: Person, _ facts: PersonFacts, to answer: inout Answer) throws(StoreError) -> [TaskEntry] {
        try add(facts.ownTasks(for: person), of: person, "person.own-tasks", to: &answer)
    }

    private func add(
        _ tasks: [TaskRecord], of person: Person, _ key: String, to answer: inout Answer
    ) throws(StoreError) -> [TaskEntry] {
        let slots = ["name": person.name, "count": String(tasks.count)]
        let shown = tasks.prefix(context.listLimit ?? TaskEntries.mostOfOne)
        return try add(Array(shown), heading: context.templates.text(key, slots), to: &answer)
    }

    /// The maximum number of tasks of one person beside other facts.
    static let mostOfOne = 6

    /// Adds a section with some tasks.
    ///
    /// - Parameters:
    ///   - tasks: The tasks.
    ///   - heading: The heading.
    ///   - answer: Receives the section and the citations; nothing if there are no tasks.
    /// - Returns: The entries shown.
    /// - Throws: `StoreError` if the index cannot be read.
    func add(
        _ tasks: [TaskRecord], heading: String, to answer: inout Answer
    ) throws(StoreError) -> [TaskEntry] {
        let documents = try context.index.documents(Set(tasks.map(\.document)))
        var entries: [TaskEntry] = []
        var section = Answer.Section(heading: heading, quotes: [])
        for record in tasks {
            guard let document = documents[record.document] else { continue }
            let quote = try TaskLines(context: context).line(record.task, of: document, to: &answer)
            section.quotes.append(quote)
            entries.append(entry(record.task, answer.citations[answer.citations.count - 1]))
        }
        if !section.quotes.isEmpty { answer.sections.append(section) }
        return entries
    }

    func entry(_ task: TaskItem, _ citation: Citation) -> TaskEntry {
        let isOpen = task.state == .open || task.state == .begun
        return TaskEntry(
            task: task, isOverdue: isOpen && task.due.map { $0 < context.now.date } ?? false, citation: citation)
    }
}
