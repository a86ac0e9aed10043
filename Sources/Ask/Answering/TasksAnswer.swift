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
        let tasks = try context.index.tasks(filter, states: [.open])
        let documents = try context.index.documents(Set(tasks.map(\.document)))
        let owned = tasks.filter { isOwned($0.task) }
        let matching = about(owned, documents)
        guard !matching.isEmpty else { return try fallback() }
        var answer = Answer(found: true, headline: "")
        answer.value = .list(matching.map(\.task.text))
        for record in matching.prefix(context.listLimit ?? 20) {
            guard let document = documents[record.document] else { continue }
            try add(record.task, of: document, to: &answer)
        }
        answer.headline = context.templates.text(
            "tasks.headline", ["count": String(matching.count), "conditions": context.wording.conditionsBehindColon])
        answer.remarks = context.wording.remarks
        return answer
    }

    /// Where no check box matches, prose may still say what is to be done.
    private func fallback() throws(StoreError) -> Answer {
        context.query.text.isEmpty
            ? try NothingFound(context: context).answer() : try FindAnswer(context: context).answer()
    }

    private func isOwned(_ task: TaskItem) -> Bool {
        if context.reading.asksOwn { return isOwn(task) }
        let people = context.reading.people.flatMap(\.candidates)
        guard !people.isEmpty else { return true }
        let owner = task.owner.map { Set(words($0)) }
        return people.contains { person in
            let names = [person.name] + person.aliases + person.emails.map { String($0.prefix { $0 != "@" }) }
            if let owner { return names.contains { owner.isSubset(of: Set(words($0))) } }
            return PeopleInText(context.names).people(in: task.text).contains(person)
        }
    }

    /// Whether a task is the vault's owner's: theirs by name, "@me", or nobody else's.
    private func isOwn(_ task: TaskItem) -> Bool {
        guard let owner = task.owner.map({ Set(words($0)) }) else { return true }
        let me = context.names.people.first { $0.number == context.names.owner }
        let names = ["me", "ich"] + (me.map { [$0.name] + $0.aliases + $0.emails.map { String($0.prefix { $0 != "@" }) } } ?? [])
        return names.contains { owner.isSubset(of: Set(words($0))) }
    }

    /// Tasks in documents whose title holds the topic, else tasks whose own words hold it.
    private func about(_ tasks: [TaskRecord], _ documents: [Int: DocumentRecord]) -> [TaskRecord] {
        guard !context.reading.topic.isEmpty else { return tasks }
        let match = TitleMatch(context.reading.topic)
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
        answer.sections.append(Answer.Section(quotes: [Answer.Quote(text: text, citation: citation.rank)]))
    }

    private func words(_ name: String) -> [String] { Tokenizer().tokens(of: name).map(\.folded) }
}
