import Model
import Store
import Text
import Writing

/// Finds the task that a place or some of its words name.
struct TaskFinder {
    let settings: Settings
    /// Whether an open task is meant, not one that is done.
    let isOpen: Bool

    /// Returns the file and the line of a task.
    ///
    /// - Parameters:
    ///   - typed: A place as citations print it, or words of the task.
    ///   - writer: The vault's files.
    /// - Returns: The line of the place; of several lines, the only one that is an open task.
    /// - Throws: `ProgramError` if no task or several are meant.
    func find(_ typed: String, writer: NoteWriter) throws -> (path: String, line: Int) {
        let place = NotePlace(typed)
        if let lines = place.lines, NoteFormats.isText(place.path) {
            guard let path = try NoteFinder(settings).path(place.path) else {
                throw WritingError(path: place.path, reason: .missing)
            }
            guard lines.count > 1 else { return (path, lines.lowerBound) }
            let open = TaskEdit.openTasks(in: lines, of: try writer.read(path))
            return (path, open.count == 1 ? open[0] : lines.lowerBound)
        }
        let holding = try tasks(holding: NoteFinder.words(typed))
        let whole = holding.filter { NoteFinder.words($0.text) == NoteFinder.words(typed) }
        let found = whole.isEmpty ? holding : whole
        guard let only = found.first else { throw ProgramError.noTask(typed, isOpen: isOpen) }
        guard found.count == 1 else {
            throw ProgramError.severalTasks(typed, candidates: found.map { "\($0.path):\($0.line) (\($0.text))" })
        }
        return (only.path, only.line)
    }

    private func tasks(holding words: [String]) throws -> [(path: String, line: Int, text: String)] {
        guard !words.isEmpty else { return [] }
        let index = try Workspace(settings: settings).open()
        let tasks = try index.tasks(DocumentFilter(), states: isOpen ? [.open, .begun] : [.done])
            .filter { Set(words).isSubset(of: NoteFinder.words($0.task.text)) }
        let documents = try index.documents(Set(tasks.map(\.document)))
        return tasks.compactMap { task in
            documents[task.document].map { ($0.path, task.task.line, task.task.text) }
        }
    }
}
