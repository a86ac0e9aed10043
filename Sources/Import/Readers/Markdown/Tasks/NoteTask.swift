import Model
import Time

/// A task as a note writes it, before its date is known, from which "by Friday" counts.
struct NoteTask {
    /// The 1-based line.
    var line: Int
    var state: TaskItem.State
    /// What is to be done, with the marks of owner and day still in it.
    var text: String
    /// Who is to do it, where its words or its table say so; else the text's own marks do.
    var owner: String?
    /// The day by which it is to be done, where a line below or the format itself says so.
    var due: CivilDate?
    /// The same as written: the cell of a table.
    var writtenDue: String?
    /// Whether a label says that it is one, so that its words may say whose.
    var isAction = false
    /// Whether words that begin with `@` name places rather than people.
    var hasContexts = false

    init(line: Int, state: TaskItem.State = .open, text: String, owner: String? = nil) {
        self.line = line
        self.state = state
        self.text = text
        self.owner = owner
    }

    /// An item with a check box or a word of its state.
    init(_ syntax: TaskSyntax, line: Int) {
        self.init(line: line, state: syntax.state, text: syntax.body)
        due = syntax.due
    }

    /// The task with its marks taken out of the text.
    ///
    /// - Parameter reference: The document's date, to which "by Friday" refers.
    /// - Returns: The task.
    func task(reference: CivilDate?) -> TaskItem {
        if hasContexts { return TaskItem(text: text, state: state, due: due, line: line) }
        let marks = TaskMarks(text, reference: reference)
        let written = writtenDue.flatMap { TaskMarks("due: " + $0, reference: reference).due }
        var task = TaskItem(
            text: marks.words.joined(separator: " "), state: state, owner: owner ?? marks.owner,
            due: due ?? written ?? marks.due, line: line)
        task.recurrence = marks.recurrence
        return task
    }
}
