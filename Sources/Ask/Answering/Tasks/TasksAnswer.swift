import Model
import Parsing
import Retrieval
import Store
import Text
import Time

/// Answers with all tasks that match the question.
struct TasksAnswer {
    let context: AnswerContext
    let request: TaskRequest

    private var owners: TaskOwners { TaskOwners(context: context) }

    func answer() throws(StoreError) -> Answer {
        var matching = try matching(states)
        // A promise may be fulfilled by now.
        if matching.tasks.isEmpty, request.word != nil, request.state == nil {
            matching = try self.matching([.done])
        }
        if request.state == .due { matching.tasks = lateLast(matching.tasks) }
        guard !matching.tasks.isEmpty else {
            if let days = ofWholeDays { return try days.answer() }
            return try fallback()
        }
        return try listed(matching)
    }

    /// Answers when the tasks that contain the whole topic are due; nil if there are none.
    ///
    /// If the question must name a task (`isNamed`), it has most of its words; the others of the question may then stand above it.
    func due(isNamed: Bool) throws(StoreError) -> Answer? {
        let topic = TitleMatch(context.reading.topic)
        guard !topic.isIdle else { return nil }
        var matching = try matching(states)
        matching.tasks = matching.tasks.filter { $0.task.due != nil }
        let above =
            isNamed ? try TaskTopic(context: context, documents: matching.documents).headings(of: matching.tasks) : [:]
        matching.tasks = matching.tasks.filter { record in
            let named = [record.task.text, matching.documents[record.document]?.title ?? ""] + (above[record] ?? [])
            return topic.share(of: [named.joined(separator: " ")]) == 1
                && (!isNamed
                    || TitleMatch(record.task.text).share(of: [context.reading.question]) >= TasksAnswer.leastNamed)
        }
        guard !matching.tasks.isEmpty else { return nil }
        var answer = try listed(matching)
        let days = matching.tasks.compactMap(\.task.due)
        if let first = days.min(), let last = days.max() {
            answer.span = TimeSpan(start: first.midnight, end: last.adding(days: 1).midnight)
        }
        return answer
    }

    /// The minimum share of a task's words in a question that names it.
    private static let leastNamed: Float = 0.6

    private func listed(
        _ matching: (tasks: [TaskRecord], documents: [Int: DocumentRecord])
    ) throws(StoreError) -> Answer {
        var answer = Answer(found: true, headline: "")
        answer.value =
            request.isCount
            ? .number(Double(matching.tasks.count)) : .list(matching.tasks.map(\.task.text))
        let shown = matching.tasks.prefix(context.listLimit ?? 20)
        var entries: [TaskEntry] = []
        for record in shown {
            guard let document = matching.documents[record.document] else { continue }
            try TaskLines(context: context).add(record.task, of: document, to: &answer)
            entries.append(
                TaskEntries(context: context).entry(record.task, answer.citations[answer.citations.count - 1]))
        }
        answer.view = .tasks(entries)
        answer.headline = headline(matching.tasks, shown: shown.count)
        if let detail = request.detail {
            TaskDetails(context: context, detail: detail).tell(matching.tasks.map(\.task), in: &answer)
        }
        answer.remarks = context.wording.remarks
        return answer
    }

    /// The same question for whole days, since tasks seldom have a time of day; nil if its spans are whole days already.
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

    // MARK: Matching

    private var states: Set<TaskItem.State> {
        switch request.state {
        case .done: [.done]
        case .begun: [.begun]
        case .cancelled: [.cancelled]
        case .overdue, .due, .recurring, nil: [.open, .begun]
        }
    }

    /// Returns the tasks in some states that satisfy the question's conditions and topic, with their documents.
    func matching(
        _ states: Set<TaskItem.State>
    ) throws(StoreError) -> (tasks: [TaskRecord], documents: [Int: DocumentRecord]) {
        var filter = context.filter
        // The people in a question about tasks are their owners, not attendees.
        filter.attendees = []
        if request.state == .due || request.isByDue { filter.spans = [] }
        if let one = try ordered(filter) { filter.documents.append(one) }
        let tasks = try request.state == .done ? completed(filter) : context.index.tasks(filter, states: states)
        let documents = try context.index.documents(Set(tasks.map(\.document)))
        let topic = TaskTopic(context: context, documents: documents)
        let passing = try topic.tagged(TasksAnswer.once(tasks, documents).filter { passes($0.task) })
        for owned in try owned(passing, documents) {
            let matching = try topic.about(owned)
            if !matching.isEmpty { return (matching, documents) }
        }
        return ([], documents)
    }

    /// Returns the tasks that were done in the time asked about: by the day that is written with them, else by that of their note.
    private func completed(_ filter: DocumentFilter) throws(StoreError) -> [TaskRecord] {
        guard !filter.spans.isEmpty else { return try context.index.tasks(filter, states: [.done]) }
        var anytime = filter
        anytime.spans = []
        let ofNotes = try Set(context.index.documents(filter).map(\.number))
        return try context.index.tasks(anytime, states: [.done]).filter { record in
            guard let day = record.task.completed else { return ofNotes.contains(record.document) }
            return filter.spans.contains { $0.overlaps(from: day.midnight, to: day.adding(days: 1).midnight) }
        }
    }

    /// Returns the documents of the meetings that an order word selects: "action items from the last meeting"; nil without one.
    private func ordered(_ filter: DocumentFilter) throws(StoreError) -> Set<Int>? {
        guard let order = context.reading.order, order.end != .next, context.reading.containers.isEmpty else {
            return nil
        }
        var ofMeetings = filter
        if ofMeetings.kinds.isEmpty { ofMeetings.kinds = [.meeting, .transcript] }
        let match = TitleMatch(context.reading.topic)
        let meetings = try Meeting.grouped(context.index.documents(ofMeetings), in: context.index)
        let titled = match.named(among: meetings)
        let last = context.inOrder(titled.isEmpty ? meetings : titled)
        return last.isEmpty ? nil : Set(last.flatMap(\.sources).map(\.number))
    }

    /// Removes duplicates from copies of a calendar.
    static func once(_ tasks: [TaskRecord], _ documents: [Int: DocumentRecord]) -> [TaskRecord] {
        var seen: Set<TaskItem> = []
        return tasks.filter { record in
            guard documents[record.document]?.path.lowercased().hasSuffix(".ics") == true else { return true }
            var task = record.task
            task.line = 0
            return seen.insert(task).inserted
        }
    }

    /// Moves overdue tasks behind those that are due in the time asked about.
    private func lateLast(_ tasks: [TaskRecord]) -> [TaskRecord] {
        tasks.filter { isDue($0.task) } + tasks.filter { !isDue($0.task) }
    }

    /// Whether a task is due in the time asked about; without a time each one that has a day.
    private func isDue(_ task: TaskItem) -> Bool {
        task.due.map { due in
            context.reading.time?.spans.contains { $0.contains(due.midnight) } ?? true
        } ?? false
    }

    private func passes(_ task: TaskItem) -> Bool {
        if request.isUnowned, task.owner != nil { return false }
        if request.isByDue, request.state != .due, !isDue(task) { return false }
        switch request.state {
        case .overdue: return isLate(task)
        case .due:
            // An overdue task is due today, too.
            let isOfToday = context.reading.time?.spans.contains { $0.contains(context.now) } ?? true
            return isDue(task) || (isOfToday && isLate(task))
        case .recurring: return task.recurrence != nil
        case .done, .begun, .cancelled, nil: return true
        }
    }

    private func isLate(_ task: TaskItem) -> Bool {
        (task.state == .open || task.state == .begun) && task.due.map { $0 < context.now.date } ?? false
    }

    /// Returns the tasks of the question's people in groups, most certain first; a group counts only if those before it yield nothing.
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
        // "My March list for Tom" contains his tasks; "what do I owe Tom" asks for the user's own tasks that name him, else those from
        // meetings with him.
        let ownSpeaking = speaking.filter { owners.isOwn($0.task) && !owners.belongs($0.task, to: people) }
        if !TitleMatch(context.reading.topic).isIdle { return [theirs, ownSpeaking] }
        let meetings = Set(try context.index.attendance(of: Set(people.map(\.number))).keys)
        let met = own.filter { record in documents[record.document].map { meetings.contains($0.meeting) } ?? false }
        return [ownSpeaking, met]
    }

    // MARK: Prose

    /// Answers from prose if no task matches; if the question has a state or no topic, states that there is no task.
    private func fallback() throws(StoreError) -> Answer {
        if request.state == nil, !request.isUnowned,
            let promised = try PromisedLines(context: context, request: request).answer()
        {
            return promised
        }
        if let told = try told() { return told }
        if let word = request.word { return try asLines(word.text) }
        if context.reading.topic.isEmpty || request.state != nil || request.isUnowned {
            return try nothing()
        }
        return try FindAnswer(context: context, headline: "find.headline").answer()
    }

    /// Answers "what did Ana get done in May" with what is told of her, where no tasks were ticked off.
    private func told() throws(StoreError) -> Answer? {
        let reading = context.reading
        guard request.state == .done, !request.isCount, reading.tense == .past, reading.time != nil else { return nil }
        var lines = context
        lines.reading.request = .discussion
        lines.query = Query(lines.reading, scope: context.filter.scope)
        lines.filter = lines.query.filter
        let answer = try DiscussAnswer(context: lines).answer()
        return answer.found ? answer : nil
    }

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

    /// Answers "what did Sarah promise" with the best lines.
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
