import Model
import Parsing
import Store

/// Answers whether something is done or still open, from task checkboxes.
struct WhetherDone {
    let context: AnswerContext
    /// Whether the question asks if the task is done, rather than open.
    let isDone: Bool

    /// Returns the answer; nil if no task matches the question.
    func answer() throws(StoreError) -> Answer? {
        let match = TitleMatch(context.reading.topic)
        return match.isIdle ? try ofAll() : try ofThose(match)
    }

    /// Answers a question without a topic: "do I have overdue tasks".
    private func ofAll() throws(StoreError) -> Answer? {
        guard case .tasks(let tasks) = context.reading.request.asked else { return nil }
        var answer = try TasksAnswer(context: context, request: tasks).answer()
        let hasTasks =
            answer.found ? true : try !context.index.tasks(DocumentFilter(), states: [.open, .begun, .done]).isEmpty
        guard hasTasks, tasks.word == nil else { return nil }
        let key = answer.found ? "whether.tasks.some" : "whether.tasks.none"
        answer.headline = context.templates.text(key, ["answer": answer.headline])
        if !answer.found {
            answer.certainty = .answered
            answer.value = .list([])
            answer.nearest = nil
        }
        return answer
    }

    /// Answers from the tasks whose text or document title matches the whole topic: "is the status page done".
    private func ofThose(_ match: TitleMatch) throws(StoreError) -> Answer? {
        var request = TaskRequest()
        if case .tasks(let asked) = context.reading.request.asked { request = asked }
        request.state = nil
        var open = context
        open.filter.spans = []
        let matching = try TasksAnswer(context: open, request: request).matching([.open, .begun, .done, .cancelled])
        let tasks = matching.tasks.filter { record in
            let title = matching.documents[record.document]?.title ?? ""
            return match.share(of: [record.task.text + " " + title]) == 1
        }
        guard !tasks.isEmpty else { return nil }
        let left = tasks.filter { $0.task.state == .open || $0.task.state == .begun }
        let told = left.isEmpty ? tasks : left
        var answer = Answer(found: true, headline: headline(told, isLeft: !left.isEmpty))
        answer.value = .list(told.map(\.task.text))
        for record in told.prefix(context.listLimit ?? 20) {
            guard let document = matching.documents[record.document] else { continue }
            try TaskLines(context: context).add(record.task, of: document, to: &answer)
        }
        answer.remarks = context.wording.remarks
        return answer
    }

    private func headline(_ tasks: [TaskRecord], isLeft: Bool) -> String {
        let key = isLeft ? isDone ? "undone" : "open" : isDone ? "done" : "over"
        let form = tasks.count == 1 ? "" : ".several"
        return context.templates.text(
            "whether.task.\(key)\(form)", ["count": String(tasks.count), "task": tasks.first?.task.text ?? ""])
    }
}
