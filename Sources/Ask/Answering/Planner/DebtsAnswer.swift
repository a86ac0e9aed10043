import Model
import Store

/// Answers with the people for whom the vault's owner has open tasks.
struct DebtsAnswer {
    let context: AnswerContext

    func answer() throws(StoreError) -> Answer {
        let facts = try PersonFacts(context: context, of: [])
        let people = context.names.people.filter { $0.number != context.names.owner }
        var answer = Answer(found: true, headline: "")
        var names: [String] = []
        var entries: [TaskEntry] = []
        for person in people {
            let tasks = facts.ownTasks(for: person)
            guard !tasks.isEmpty else { continue }
            names.append(person.name)
            entries += try TaskEntries(context: context).add(tasks, heading: person.name, to: &answer)
        }
        answer.view = .tasks(entries)
        answer.value = .list(names)
        if names.isEmpty { answer.certainty = .nothing }
        answer.headline = context.templates.text(
            names.isEmpty ? "people.debts.nobody" : "people.debts",
            ["count": String(names.count), "people": names.joined(separator: ", ")])
        return answer
    }
}
