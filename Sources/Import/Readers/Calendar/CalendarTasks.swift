import Model
import Time

/// The to-dos of a calendar file as the tasks of one note.
struct CalendarTasks {
    private let components: CalendarComponents
    private let content: ContentLines

    /// The to-dos of a file.
    ///
    /// - Parameters:
    ///   - components: The file's components.
    ///   - content: The file's content lines.
    init(_ components: CalendarComponents, content: ContentLines) {
        self.components = components
        self.content = content
    }

    /// A note with all to-dos, titled after the calendar or the file; nil where there are none.
    func document(of source: Source) -> Document? {
        let tasks = components.tasks.compactMap(task)
        guard !tasks.isEmpty else { return nil }
        let names = components.calendars.compactMap { $0.first(.calendarName) }.map { CalendarFields.text($0, content) }
        let title = names.first { !$0.isEmpty } ?? source.baseName
        var document = Document(kind: .note, title: title, lines: LineRange(1, content.physicalLineCount))
        document.start = source.modified
        document.dateSource = .modified
        document.tasks = tasks
        document.blocks = components.tasks.compactMap(block)
        return document
    }

    private func task(_ component: CalendarComponent) -> TaskItem? {
        guard let summary = component.first(.summary) else { return nil }
        let text = CalendarFields.text(summary, content)
        guard !text.isEmpty else { return nil }
        let due = component.first(.due).flatMap { CalendarMoment(content.bytes[$0.value])?.local.date }
        return TaskItem(text: text, state: state(component), due: due, line: summary.lines.first)
    }

    private func state(_ component: CalendarComponent) -> TaskItem.State {
        let status = component.first(.status).map { content.bytes[$0.value].trimmingBlanks }
        if status?.equalsIgnoringCase("CANCELLED") == true { return .cancelled }
        let isDone = component.first(.percentComplete).map {
            content.bytes[$0.value].trimmingBlanks.elementsEqual("100".utf8)
        }
        let isCompleted = status?.equalsIgnoringCase("COMPLETED") == true || component.first(.completed) != nil
        return isCompleted || isDone == true ? .done : .open
    }

    private func block(_ component: CalendarComponent) -> Block? {
        let lines = [PropertyName.summary, .description].compactMap { component.first($0) }
        let texts = lines.map { CalendarFields.text($0, content) }.filter { !$0.isEmpty }
        guard let first = lines.first, !texts.isEmpty else { return nil }
        let range = lines.reduce(first.lines) { $0.union($1.lines) }
        return Block(kind: .item, lines: range, text: texts.joined(separator: "\n"))
    }
}
