import Model
import Parsing
import Store

/// Answers a detail of tasks: their owners, due dates or state.
struct TaskDetails {
    let context: AnswerContext
    let detail: TaskRequest.Detail

    /// Sets the headline and value of a list of tasks; there must be at least one.
    func tell(_ tasks: [TaskItem], in answer: inout Answer) {
        switch detail {
        case .owner: tellOwners(tasks, in: &answer)
        case .due: tellDue(tasks, in: &answer)
        case .state: tellState(tasks, in: &answer)
        }
    }

    private func tellOwners(_ tasks: [TaskItem], in answer: inout Answer) {
        let owners = TaskOwners(context: context)
        let named = tasks.compactMap(\.owner).map { owners.person(named: $0)?.name ?? $0 }
        let names: [String] = named.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        answer.value = .list(names)
        answer.headline = text(
            names.isEmpty ? "tasks.owner.nobody" : "tasks.owner", tasks, ["people": names.joined(separator: ", ")])
    }

    private func tellDue(_ tasks: [TaskItem], in answer: inout Answer) {
        let days = tasks.compactMap(\.due).sorted()
        guard let first = days.first, let last = days.last else {
            return answer.headline = text("tasks.due.none", tasks, [:])
        }
        let dates = context.templates.dates
        answer.value = .moment(first.midnight)
        answer.headline = text(
            first == last ? "tasks.due" : "tasks.due.between", tasks,
            ["date": dates.day(first), "last": dates.day(last)])
    }

    private func tellState(_ tasks: [TaskItem], in answer: inout Answer) {
        let done = tasks.count { $0.state == .done }
        answer.headline = text(
            done == tasks.count ? "tasks.yes" : done == 0 ? "tasks.no" : "tasks.partly", tasks, ["done": String(done)])
    }

    private func text(_ key: String, _ tasks: [TaskItem], _ slots: [String: String]) -> String {
        let slots = slots.merging(["count": String(tasks.count), "task": tasks[0].text]) { first, _ in first }
        return context.templates.text(key, slots)
    }
}
