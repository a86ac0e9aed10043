import Model
import Parsing
import Retrieval
import Store
import Text
import Time

/// Things to do: computed over all tasks that match.
struct TasksAnswer {
    let context: AnswerContext
    let request: TaskRequest

    private var owners: TaskOwners { TaskOwners(context: context) }

    func answer() throws(StoreError) -> Answer {
        var matching = try matching(states)
        // What somebody promised may be done by now.
        if matching.tasks.isEmpty, request.word != nil, request.state == nil {
            matching = try self.matching([.done])
        }
        guard !matching.tasks.isEmpty else {
            if let days = ofWholeDays { return try days.answer() }
            return try fallback()
        }
        return try listed(matching)
    }

    /// When the tasks are due that name all of the topic; nil where none does.
    func due() throws(StoreError) -> Answer? {
        let topic = TitleMatch(context.reading.topic)
        var matching = try matching(states)
        matching.tasks = matching.tasks.filter { record in
            let title = matching.documents[record.document]?.title ?? ""
            return record.task.due != nil && topic.share(of: [record.task.text + " " + title]) == 1
        }
        guard !topic.isIdle, !matching.tasks.isEmpty else { return nil }
        var answer = try listed(matching)
        let days = matching.tasks.compactMap(\.task.due)
        if let first = days.min(), let last = days.max() {
            answer.span = TimeSpan(start: first.midnight, end: last.adding(days: 1).midnight)
        }
        return answer
    }

    private func listed(
        _ matching: (tasks: [TaskRecord], documents: [Int: DocumentRecord])
    ) throws(StoreError) -> Answer {
        var answer = Answer(found: true, headline: "")
        answer.value =
            request.isCount
            ? .number(Double(matching.tasks.count)) : .list(matching.tasks.map(\.task.text))
        let shown = matching.tasks.prefix(context.listLimit ?? 20)
        for record in shown {
            guard let document = matching.documents[record.document] else { continue }
            try TaskLines(context: context).add(record.task, of: document, to: &answer)
        }
        answer.headline = headline(matching.tasks, shown: shown.count)
        if let detail = request.detail {
            TaskDetails(context: context, detail: detail).tell(matching.tasks.map(\.task), in: &answer)
        }
        answer.remarks = context.wording.remarks
        return answer
    }

    /// The same of the days; nil where the question names days.
    ///
    /// Tasks and the notes that hold them seldom have a time of day.
    private var ofWholeDays: TasksAnswer? {
        let spans = context.reading.time?.spans ?? []
        guard spans != spans.map(\.wholeDays) else { return nil }
        var days = context
        days.reading.time?.spans = spans.map(\.wholeDays)
        days.query = Query(days.reading, scope: context.filter.scope)
        days.filter = days.query.filter
        return TasksAnswer(context: days, request: request)
    }

    private func headline(_ tasks: [TaskRecord], shown: Int) -> String {
        let late = tasks.count { isLate($0.task) }
        let isAllDone = tasks.allSatisfy { $0.task.state == .done }
        let key: String
        switch request.state {
        case .done: key = "tasks.done"
        case .overdue: key = "tasks.overdue"
        case .begun: key = "tasks.begun"
        case .cancelled: key = "tasks.cancelled"
        case .recurring: key = "tasks.recurring"
        case .due, nil:
            key = isAllDone ? "tasks.done" : request.isUnowned ? "tasks.unowned" : "tasks.headline"
        }
        return context.templates.text(
            key,
            [
                "count": String(tasks.count), "conditions": context.wording.conditionsBehindColon,
                "late": late == 0 || late == tasks.count
                    ? "" : context.templates.text("tasks.late", ["count": String(late)]),
                "more": MeetingLines(context: context).more(shown: shown, of: tasks.count),
            ])
    }

    // MARK: What matches

    private var states: Set<TaskItem.State> {
        switch request.state {
        case .done: [.done]
        case .begun: [.begun]
        case .cancelled: [.cancelled]
        case .overdue, .due, .recurring, nil: [.open, .begun]
        }
    }

    /// The tasks of some states that pass the question's conditions and are about its topic, with their documents.
    func matching(
        _ states: Set<TaskItem.State>
    ) throws(StoreError) -> (tasks: [TaskRecord], documents: [Int: DocumentRecord]) {
        var filter = context.filter
        // The people of a question about tasks own them; they need not attend.
        filter.attendees = []
        if request.state == .due { filter.spans = [] }
        if let one = try ordered(filter) { filter.documents.append(one) }
        let tasks = try context.index.tasks(filter, states: states)
        let documents = try context.index.documents(Set(tasks.map(\.document)))
        let topic = TaskTopic(context: context, documents: documents)
        let passing = try topic.tagged(TasksAnswer.once(tasks, documents).filter { passes($0.task) })
        for owned in try owned(passing, documents) {
            let matching = topic.about(owned)
            if !matching.isEmpty { return (matching, documents) }
        }
        return ([], documents)
    }

    /// The documents of the meeting that an order names: "action items from the last meeting"; nil where none is named.
    private func ordered(_ filter: DocumentFilter) throws(StoreError) -> Set<Int>? {
        guard let order = context.reading.order, order.end != .next, context.reading.containers.isEmpty else {
            return nil
        }
        var ofMeetings = filter
        if ofMeetings.kinds.isEmpty { ofMeetings.kinds = [.meeting, .transcript] }
        let match = TitleMatch(context.reading.topic)
        let meetings = try Meeting.grouped(context.index.documents(ofMeetings), in: context.index)
        let titled = meetings.filter { match.share(of: $0.titles) == 1 }
        let last = context.inOrder(titled.isEmpty ? meetings : titled)
        return last.isEmpty ? nil : Set(last.flatMap(\.sources).map(\.number))
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

    /// Whether a task is of the state and due when the question says.
    private func passes(_ task: TaskItem) -> Bool {
        if request.isUnowned, task.owner != nil { return false }
        switch request.state {
        case .overdue: return isLate(task)
        case .due:
            let spans = context.reading.time?.spans
            return task.due.map { due in
                // What should have been done before is for today, too.
                spans?.contains { $0.contains(due.midnight) || ($0.contains(context.now) && isLate(task)) } ?? true
            } ?? false
        case .recurring: return task.recurrence != nil
        case .done, .begun, .cancelled, nil: return true
        }
    }

    private func isLate(_ task: TaskItem) -> Bool {
        (task.state == .open || task.state == .begun) && task.due.map { $0 < context.now.date } ?? false
    }

    /// The tasks that the question's people leave, the surest first: the next ones count where those before hold nothing.
    private func owned(
        _ tasks: [TaskRecord], _ documents: [Int: DocumentRecord]
    ) throws(StoreError) -> [[TaskRecord]] {
        let people = context.reading.people.flatMap(\.candidates)
        let own = tasks.filter { owners.isOwn($0.task) }
        if people.isEmpty { return [request.isOwn ? own : tasks] }
        let theirs = tasks.filter { owners.belongs($0.task, to: people) }
        let speaking = tasks.filter { owners.mentions($0.task, people) }
        if request.isAwaited { return [speaking.filter { !owners.belongs($0.task, to: people) }] }
        guard request.isOwn else { return [theirs, speaking.filter { $0.task.owner == nil }] }
        // "My March list for Tom" holds his; "what do I owe Tom" are one's own tasks that speak of him, else those from meetings with him.
        let ownSpeaking = speaking.filter { owners.isOwn($0.task) && !owners.belongs($0.task, to: people) }
        if !TitleMatch(context.reading.topic).isIdle { return [theirs, ownSpeaking] }
        let meetings = Set(try context.index.attendance(of: Set(people.map(\.number))).keys)
        let met = own.filter { record in documents[record.document].map { meetings.contains($0.meeting) } ?? false }
        return [ownSpeaking, met]
    }

    // MARK: Prose

    /// Where no check box matches, prose may still say what is to be done; of somebody's tasks there are then none.
    private func fallback() throws(StoreError) -> Answer {
        if request.state == nil, !request.isUnowned,
            let promised = try PromisedLines(context: context, request: request).answer()
        {
            return promised
        }
        if let word = request.word { return try asLines(word.text) }
        if context.reading.topic.isEmpty || request.state != nil || request.isUnowned {
            return try nothing()
        }
        return try FindAnswer(context: context, headline: "find.headline").answer()
    }

    /// There are tasks, but none of that kind.
    private func nothing() throws(StoreError) -> Answer {
        var answer = try NothingFound(context: context).answer()
        let state = request.isUnowned ? "unowned" : request.state?.rawValue ?? "open"
        answer.headline = context.templates.text(
            "tasks.nothing",
            [
                "state": context.templates.text("tasks.state.\(state)"),
                "conditions": context.wording.conditionsBehindColon,
            ])
        return answer
    }

    /// "What did Sarah promise" without any task: the lines that answer.
    private func asLines(_ word: String) throws(StoreError) -> Answer {
        var lines = context
        lines.reading.request = .fact
        lines.reading.time?.isFilter = false
        let topic = context.reading.topic
        lines.reading.topic =
            topic.contains(word) ? topic : [topic, word].filter { !$0.isEmpty }.joined(separator: " ")
        lines.query = Query(lines.reading, scope: context.filter.scope)
        lines.filter = lines.query.filter
        return try FindAnswer(context: lines, headline: "find.headline").answer()
    }
}
