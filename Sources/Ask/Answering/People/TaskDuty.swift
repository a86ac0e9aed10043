import Model
import Parsing
import Store
import Text

/// Answers who has to do something, by the owner of a matching open task: "who has to call the bank".
struct TaskDuty {
    let context: AnswerContext

    /// The minimum share of the question in the task's text.
    private static let leastShare: Float = 0.5

    /// Returns the owner of the best task, the newest of equal ones; nil if no task matches.
    func answer(_ search: AnswerContext.Search?) throws(StoreError) -> Answer? {
        guard let evidence = search?.evidence else { return nil }
        let tasks = try context.index.tasks(context.filter, states: [.open, .begun]).filter { $0.task.owner != nil }
        let shares = tasks.map { evidence.strength(of: [$0.task.text]) }
        guard let share = shares.max(), share >= TaskDuty.leastShare else { return nil }
        let best = zip(tasks, shares).filter { $0.1 == share }.map(\.0)
        let documents = try context.index.documents(Set(best.map(\.document)))
        guard let task = best.max(by: { start($0, documents) < start($1, documents) }),
            let document = documents[task.document], let owner = task.task.owner
        else { return nil }
        let name = TaskOwners(context: context).person(named: owner)?.name ?? owner
        var answer = Answer(found: true, headline: "")
        try TaskLines(context: context).add(task.task, of: document, to: &answer)
        answer.value = .list([name])
        answer.headline = context.templates.text(
            "who.named",
            [
                "people": name,
                "source": context.wording.source(document),
            ])
        answer.remarks = context.wording.remarks
        return answer
    }

    private func start(_ task: TaskRecord, _ documents: [Int: DocumentRecord]) -> Int {
        documents[task.document]?.start?.secondNumber ?? .min
    }
}
