import Model
import Parsing
import Store
import Text
import Time

/// Things to do: computed over all tasks that match.
struct TasksAnswer {
    let context: AnswerContext

    func answer() throws(StoreError) -> Answer {
        var filter = context.filter
        // The people of a question about tasks own them; they need not attend.
        filter.attendees = []
        if context.reading.taskState == .due { filter.spans = [] }
        let tasks = try context.index.tasks(filter, states: context.reading.taskState == .done ? [.done] : [.open])
        let documents = try context.index.documents(Set(tasks.map(\.document)))
        let inTime = TasksAnswer.once(tasks, documents).filter { isInTime($0.task) }
        var matching: [TaskRecord] = []
        for owned in try owned(inTime, documents) where matching.isEmpty { matching = about(owned, documents) }
        guard !matching.isEmpty else { return try fallback() }
        var answer = Answer(found: true, headline: "")
        answer.value = .list(matching.map(\.task.text))
        for record in matching.prefix(context.listLimit ?? 20) {
            guard let document = documents[record.document] else { continue }
            try add(record.task, of: document, to: &answer)
        }
        answer.headline = context.templates.text(
            headline, ["count": String(matching.count), "conditions": context.wording.conditionsBehindColon])
        answer.remarks = context.wording.remarks
        return answer
    }

    private var headline: String {
        switch context.reading.taskState {
        case .done: "tasks.done"
        case .overdue: "tasks.overdue"
        case .due, nil: "tasks.headline"
        }
    }

    /// The tasks without those that another copy of a calendar holds too.
    private static func once(_ tasks: [TaskRecord], _ documents: [Int: DocumentRecord]) -> [TaskRecord] {
        var seen: Set<TaskItem> = []
        return tasks.filter { record in
            guard documents[record.document]?.path.lowercased().hasSuffix(".ics") == true else { return true }
            var task = record.task
            task.line = 0
            return seen.insert(task).inserted
        }
    }

    /// Where no check box matches, prose may still say what is to be done; of somebody's tasks there are then none.
    private func fallback() throws(StoreError) -> Answer {
        if context.reading.topic.isEmpty || context.reading.taskState != nil {
            return try NothingFound(context: context).answer()
        }
        return try FindAnswer(context: context, headline: "find.headline").answer()
    }

    /// Whether a task is due when the question says.
    private func isInTime(_ task: TaskItem) -> Bool {
        switch context.reading.taskState {
        case .overdue: task.due.map { $0 < context.now.date } ?? false
        case .due:
            task.due.map { due in context.reading.time?.spans.contains { $0.contains(due.midnight) } ?? true } ?? false
        case .done, nil: true
        }
    }

    /// The tasks that the question's people leave, the surest first: the next ones count where those before hold nothing.
    private func owned(
        _ tasks: [TaskRecord], _ documents: [Int: DocumentRecord]
    ) throws(StoreError) -> [[TaskRecord]] {
        let people = context.reading.people.flatMap(\.candidates)
        let own = tasks.filter { isOwn($0.task) }
        if people.isEmpty { return [context.reading.asksOwn ? own : tasks] }
        let theirs = tasks.filter { record in
            record.task.owner.map { owner in people.contains { names(of: $0, include: owner) } } ?? false
        }
        guard context.reading.asksOwn else {
            return [theirs, tasks.filter { $0.task.owner == nil && mentions($0.task, people) }]
        }
        // "What do I owe Tom": one's own tasks that speak of him, else those from meetings with him; "my March list for Tom" holds his.
        let meetings = Set(try context.index.attendance(of: Set(people.map(\.number))).keys)
        let met = own.filter { record in documents[record.document].map { meetings.contains($0.meeting) } ?? false }
        let speaking = own.filter { mentions($0.task, people) }
        return [TitleMatch(context.reading.topic).isIdle ? speaking : theirs + speaking, met]
    }

    private func mentions(_ task: TaskItem, _ people: [Person]) -> Bool {
        !Set(context.peopleInText.people(in: task.text)).isDisjoint(with: people)
    }

    /// Whether a task is the vault's owner's: theirs by name, "@me", or nobody else's.
    private func isOwn(_ task: TaskItem) -> Bool {
        guard let owner = task.owner else { return true }
        let me = context.names.people.first { $0.number == context.names.owner }
        return ["me", "ich"].contains(owner.lowercased()) || me.map { names(of: $0, include: owner) } ?? false
    }

    /// Whether somebody may be called so: by words of a name, or by the address before the `@`.
    private func names(of person: Person, include owner: String) -> Bool {
        let wanted = Set(words(owner))
        let names = [person.name] + person.aliases + person.emails.map { String($0.prefix { $0 != "@" }) }
        return !wanted.isEmpty && names.contains { wanted.isSubset(of: Set(words($0))) }
    }

    /// Tasks in documents whose title holds the topic, else tasks whose own words hold it.
    private func about(_ tasks: [TaskRecord], _ documents: [Int: DocumentRecord]) -> [TaskRecord] {
        let match = TitleMatch(context.reading.topic)
        guard !match.isIdle else { return tasks }
        let shares = tasks.map { record in match.share(of: [documents[record.document]?.title ?? ""]) }
        let best = shares.max() ?? 0
        if best >= 0.5 { return zip(tasks, shares).filter { $0.1 == best }.map(\.0) }
        return tasks.filter { match.share(of: [$0.task.text]) >= 0.5 }
    }

    private func add(_ task: TaskItem, of document: DocumentRecord, to answer: inout Answer) throws(StoreError) {
        var citation = try context.citation(document, rank: answer.citations.count + 1)
        citation.lines = LineRange(task.line, task.line)
        citation.snippet = task.text
        answer.citations.append(citation)
        var details: [String] = []
        if let owner = task.owner { details.append("@" + owner) }
        if let due = task.due {
            let key = due < context.now.date ? "task.overdue" : "task.due"
            details.append(context.templates.text(key, ["date": DateWords.day(due)]))
        }
        let text = ([task.text] + details).joined(separator: " · ")
        answer.sections.append(Answer.Section(quotes: [.computed(text, citations: [citation.rank])]))
    }

    private func words(_ name: String) -> [String] { Tokenizer().tokens(of: name).map(\.folded) }
}
