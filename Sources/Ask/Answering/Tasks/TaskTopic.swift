import Model
import Parsing
import Store
import Text

/// Selects tasks by tags and by topic: in their own words, the title of their note or the headings above them.
struct TaskTopic {
    let context: AnswerContext
    let documents: [Int: DocumentRecord]

    /// Maximum number of documents read for their headings.
    private static let mostRead = 100
    /// Minimum share of the topic's words in a title or task.
    private static let leastShare: Float = 0.5

    /// Returns the tasks below a heading that is called as asked ("Important tasks"), else those in notes whose title matches the topic best,
    /// else those whose own words do, else those below a heading with most of it.
    func about(_ tasks: [TaskRecord]) throws(StoreError) -> [TaskRecord] {
        let match = TitleMatch(context.reading.topic)
        guard !match.isIdle else { return tasks }
        let headings = try headings(of: tasks)
        let listed = tasks.filter { task in
            (headings[task] ?? []).contains { match.share(of: [$0]) == 1 && isNamedWhole($0) }
        }
        if !listed.isEmpty { return listed }
        var shares = tasks.map { match.share(of: [title($0)]) }
        if shares.allSatisfy({ $0 < TaskTopic.leastShare }) {
            shares = tasks.map { match.share(of: [documents[$0.document]?.fullName ?? ""]) }
        }
        let best = shares.max() ?? 0
        guard best >= TaskTopic.leastShare else {
            // If some tasks contain the whole topic, those with half of it are about something else.
            let own = tasks.map { match.share(of: [$0.task.text]) }
            let least = max(TaskTopic.leastShare, own.max() ?? 0)
            let stated = zip(tasks, own).filter { $0.1 >= least }.map(\.0)
            return stated.isEmpty ? below(match, tasks, headings) : stated
        }
        let titled = zip(tasks, shares).filter { $0.1 == best }.map(\.0)
        // "My March to-dos" are those of the note with that title, not of every note of March.
        let exact = titled.filter { isWhole(title($0)) }
        return exact.isEmpty ? titled : exact
    }

    /// Returns the tasks whose headings hold most of the topic: "Action: Ana to write it down" below "Who may enter".
    private func below(_ match: TitleMatch, _ tasks: [TaskRecord], _ headings: [TaskRecord: [String]]) -> [TaskRecord] {
        guard !headings.isEmpty else { return [] }
        let shares = tasks.map { match.share(of: [([$0.task.text] + (headings[$0] ?? [])).joined(separator: " ")]) }
        let least = max(TaskTopic.leastShare, shares.max() ?? 0)
        return zip(tasks, shares).filter { $0.1 >= least }.map(\.0)
    }

    /// Returns the headings and items above each task, besides the title of its note; none at all if too many notes would be read.
    func headings(of tasks: [TaskRecord]) throws(StoreError) -> [TaskRecord: [String]] {
        let byDocument = Dictionary(grouping: tasks, by: \.document)
        guard byDocument.count <= TaskTopic.mostRead else { return [:] }
        var headings: [TaskRecord: [String]] = [:]
        for (document, own) in byDocument {
            guard let record = documents[document] else { continue }
            for chunk in try context.index.chunks(ofDocument: document) {
                let held = own.filter { chunk.lines.first <= $0.task.line && $0.task.line <= chunk.lines.last }
                let lines = held.isEmpty ? [] : LineReader().lines(of: [chunk])
                for task in held {
                    let line =
                        lines.first { $0.text == task.task.text } ?? lines.first { $0.text.contains(task.task.text) }
                    headings[task] = (line?.headings ?? chunk.headingPath).filter { $0 != record.title }
                }
            }
        }
        return headings
    }

    /// Whether the question has every word of a heading that says more than that tasks stand below it.
    private func isNamedWhole(_ heading: String) -> Bool {
        let match = TitleMatch(heading)
        return !match.isIdle && match.share(of: [context.reading.question]) == 1
    }

    private func title(_ task: TaskRecord) -> String { documents[task.document]?.title ?? "" }

    /// Whether the question contains every word of a title of several words.
    private func isWhole(_ title: String) -> Bool {
        // "To-dos" are todos.
        let (title, question) = (title.filter { $0 != "-" }, context.reading.question.filter { $0 != "-" })
        return title.split(separator: " ").count > 1 && TitleMatch(title).share(of: [question]) == 1
    }

    /// Returns the tasks that have all tags of the question, on their own line or through their note.
    ///
    /// A tag inside another line covers just that line; one on a line of tags alone, or in the front matter, covers the note.
    func tagged(_ tasks: [TaskRecord]) throws(StoreError) -> [TaskRecord] {
        guard !context.reading.tags.isEmpty else { return tasks }
        var partial: [Int: Set<String>] = [:]
        for document in Set(tasks.map(\.document)) {
            partial[document] = try tagsOfLines(in: document)
        }
        return tasks.filter { record in
            context.reading.tags.allSatisfy { tag in
                TaskTopic.tags(in: record.task.text).contains { TaskTopic.covers(tag, $0) }
                    || !(partial[record.document] ?? []).contains { TaskTopic.covers(tag, $0) }
            }
        }
    }

    private func tagsOfLines(in document: Int) throws(StoreError) -> Set<String> {
        var inside: Set<String> = []
        var alone: Set<String> = []
        for chunk in try context.index.chunks(ofDocument: document) {
            for line in chunk.text.lines() {
                let tags = TaskTopic.tags(in: String(line))
                let isAlone = line.split(separator: " ").allSatisfy { $0.hasPrefix("#") }
                if isAlone { alone.formUnion(tags) } else { inside.formUnion(tags) }
            }
        }
        return inside.subtracting(alone)
    }

    private static func tags(in line: String) -> Set<String> {
        guard line.contains("#") else { return [] }
        let words = line.split(whereSeparator: \.isWhitespace).filter { $0.hasPrefix("#") && $0.count > 1 }
        return Set(
            words.map {
                String($0.dropFirst().prefix { $0.isLetter || $0.isNumber || "/-_".contains($0) }).lowercased()
            })
    }

    private static func covers(_ wanted: String, _ tag: String) -> Bool {
        tag == wanted || tag.hasPrefix(wanted + "/")
    }
}
