import Model
import Time

/// The to-dos of a calendar file as the tasks of one note, and the private ones as those of another.
///
/// A recurring to-do is one task; of several versions, the one with the highest SEQUENCE counts.
struct CalendarTasks {
    private let components: [CalendarComponent]
    private let calendars: [CalendarComponent]
    private let content: ContentLines
    private let zone: TimeZone

    init(_ components: CalendarComponents, content: ContentLines, zone: TimeZone) {
        self.components = CalendarTasks.latestVersions(of: components.tasks, content)
        calendars = components.calendars
        self.content = content
        self.zone = zone
    }

    private static func latestVersions(of tasks: [CalendarComponent], _ content: ContentLines) -> [CalendarComponent] {
        func text(_ name: PropertyName, _ task: CalendarComponent) -> String? {
            task.first(name).map { content.text($0.value) }
        }
        var result: [CalendarComponent] = []
        var versions: [[String]: (number: Int, sequence: Int)] = [:]
        for task in tasks {
            guard let uid = text(.userIdentity, task) else {
                result.append(task)
                continue
            }
            let key = [uid, text(.recurrenceIdentity, task) ?? ""]
            let sequence = text(.sequence, task).flatMap { Int($0) } ?? 0
            if let known = versions[key] {
                guard sequence > known.sequence else { continue }
                result[known.number] = task
                versions[key] = (known.number, sequence)
            } else {
                versions[key] = (result.count, sequence)
                result.append(task)
            }
        }
        return result
    }

    /// Returns at most two notes with the to-dos, the second private; their title is that of the calendar, else of the file.
    func documents(of source: Source, _ moments: inout CalendarMomentReader) -> [Document] {
        let read = components.map { (component: $0, fields: CalendarFields($0, content: content)) }
        let visible = document(read.filter { $0.fields.isPublic ?? true }, of: source, &moments)
        var hidden = document(read.filter { $0.fields.isPublic == false }, of: source, &moments)
        hidden?.properties.append(PrivateMark.property)
        return [visible, hidden].compactMap { $0 }
    }

    private func document(
        _ read: [(component: CalendarComponent, fields: CalendarFields)], of source: Source,
        _ moments: inout CalendarMomentReader
    ) -> Document? {
        let tasks = read.compactMap { task($0.component, $0.fields, &moments) }
        guard !tasks.isEmpty else { return nil }
        let names = calendars.compactMap { $0.first(.calendarName) }
            .map { CalendarText.unescaped(content.text($0.value)).trimmingWhitespace }
        let title = names.first { !$0.isEmpty }.map { String($0) } ?? source.baseName
        var document = Document(kind: .note, title: title, lines: LineRange(1, content.physicalLineCount))
        document.start = source.modified
        document.dateSource = .modified
        document.tasks = tasks
        document.blocks = read.compactMap { $0.fields.block(.item) }
        return document
    }

    private func task(
        _ component: CalendarComponent, _ fields: CalendarFields, _ moments: inout CalendarMomentReader
    ) -> TaskItem? {
        guard let title = fields.title, let summary = component.first(.summary) else { return nil }
        var task = TaskItem(
            text: title, state: state(component, fields), owner: owner(fields), due: due(component, &moments),
            line: summary.lines.first)
        task.completed = component.first(.completed).flatMap { moments.moment($0, component)?.local(in: zone).date }
        return task
    }

    /// Returns the first participant who has not declined, or else the organizer.
    private func owner(_ fields: CalendarFields) -> String? {
        let people = fields.participants.filter { $0.participation != "DECLINED" }.compactMap(\.attendee)
        return (people.first ?? fields.organizer?.attendee).map { $0.name.isEmpty ? $0.email ?? "" : $0.name }
    }

    /// Returns the day of DUE, or else of the end of DURATION after DTSTART.
    private func due(_ component: CalendarComponent, _ moments: inout CalendarMomentReader) -> CivilDate? {
        if let line = component.first(.due) { return moments.moment(line, component)?.local(in: zone).date }
        guard let line = component.first(.start), let start = moments.moment(line, component),
            let duration = component.first(.duration).flatMap({ CalendarDuration(content.bytes[$0.value]) }),
            let end = EventLength.nominal(duration).end(of: start)
        else { return nil }
        // An end at midnight belongs to the day before, as for a date.
        return end.local(in: zone).adding(seconds: end.local > start.local ? -1 : 0).date
    }

    private func state(_ component: CalendarComponent, _ fields: CalendarFields) -> TaskItem.State {
        if fields.status == "CANCELLED" { return .cancelled }
        let isDone = component.first(.percentComplete).map {
            content.bytes[$0.value].trimmingBlanks.elementsEqual("100".utf8)
        }
        let isCompleted = fields.status == "COMPLETED" || component.first(.completed) != nil
        return isCompleted || isDone == true ? .done : .open
    }
}
