import Model
import Time

/// A task as written in a note, before the document's date is known, to which "by Friday" refers.
struct NoteTask {
    /// The 1-based line.
    var line: Int
    var state: TaskItem.State
    /// The text, including the marks of owner and day.
    var text: String
    /// The owner found outside the marks in the text, such as in a table; it takes precedence over them.
    var owner: String?
    /// The due date from a line below or from the format; nil if there is none.
    var due: CivilDate?
    /// The day on which it was done, from a line below or from the format; nil if there is none.
    var completed: CivilDate?
    /// The due date as written in a table cell.
    var writtenDue: String?
    /// Whether a label makes it an action, so that its words may name the owner.
    var isAction = false
    /// Whether words that begin with `@` are contexts instead of people.
    var hasContexts = false

    init(line: Int, state: TaskItem.State = .open, text: String, owner: String? = nil) {
        self.line = line
        self.state = state
        self.text = text
        self.owner = owner
    }

    init(_ syntax: TaskSyntax, line: Int) {
        self.init(line: line, state: syntax.state, text: syntax.body)
        (due, completed) = (syntax.plan?.due, syntax.plan?.closed)
    }

    /// Returns the task with its marks removed from the text; `reference` is the document's date, for "by Friday".
    func task(reference: CivilDate?) -> TaskItem {
        if hasContexts {
            var task = TaskItem(text: text, state: state, due: due, line: line)
            task.completed = completed
            return task
        }
        let marks = TaskMarks(text, reference: reference)
        let written = writtenDue.flatMap { TaskMarks("due: " + $0, reference: reference).due }
        var task = TaskItem(
            text: marks.words.joined(separator: " "), state: state, owner: owner ?? marks.owner,
            due: due ?? written ?? marks.due, line: line)
        task.recurrence = marks.recurrence
        task.completed = completed ?? marks.completed
        return task
    }
}
