import Model
import Store
import Text
import Time

/// Shows tasks, one line each, with the citation of their line.
struct TaskLines {
    let context: AnswerContext

    func add(_ task: TaskItem, of document: DocumentRecord, to answer: inout Answer) throws(StoreError) {
        let line = try line(task, of: document, to: &answer)
        answer.sections.append(Answer.Section(quotes: [line]))
    }

    /// Adds the citation of a task, and returns its line.
    func line(_ task: TaskItem, of document: DocumentRecord, to answer: inout Answer) throws(StoreError) -> Answer.Quote
    {
        var citation = try context.citation(document, rank: answer.citations.count + 1)
        citation.lines = LineRange(task.line, task.line)
        citation.snippet = try line(of: task, in: document) ?? task.text
        answer.citations.append(citation)
        var details: [String] = []
        if let owner = task.owner { details.append("@" + owner) }
        if let recurrence = task.recurrence { details.append(recurrence) }
        if task.state == .begun { details.append(context.templates.text("task.begun")) }
        if let day = task.completed, task.state == .done {
            details.append(context.templates.text("task.completed", ["date": context.templates.dates.day(day)]))
        } else if let due = task.due {
            let isOpen = task.state == .open || task.state == .begun
            let key = isOpen && due < context.now.date ? "task.overdue" : "task.due"
            details.append(context.templates.text(key, ["date": context.templates.dates.day(due)]))
        }
        let text = ([task.text] + details).joined(separator: " · ")
        return .computed(text, citations: [citation.rank])
    }

    /// Returns the task's line as written in the file; nil if it cannot be found.
    private func line(of task: TaskItem, in document: DocumentRecord) throws(StoreError) -> String? {
        let chunks = try context.index.chunks(ofDocument: document.number)
        guard let chunk = chunks.first(where: { $0.lines.first <= task.line && task.line <= $0.lines.last }) else {
            return nil
        }
        let lines = chunk.text.lines(keepingEmpty: true)
        guard lines.count == chunk.lines.last - chunk.lines.first + 1 else {
            let start = task.text.split(separator: " ").prefix(2).joined(separator: " ")
            return lines.first { $0.contains(start) }.map(String.init)
        }
        let line = String(lines[task.line - chunk.lines.first])
        return line.isEmpty ? nil : line
    }
}
