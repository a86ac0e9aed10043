import Model
import Time

/// A parsed calendar file: events joined into series, to-dos, and problems.
struct CalendarFile {
    private let source: Source
    private let content: ContentLines
    private let components: CalendarComponents
    private var reader: CalendarEventReader
    private var series: [CalendarSeries] = []
    private var expansionProblems: [(line: Int, message: String)] = []

    init?(_ source: Source) {
        self.source = source
        content = ContentLines(SourceBytes(source.bytes))
        components = CalendarComponents(content)
        guard !components.calendars.isEmpty || !components.events.isEmpty || !components.tasks.isEmpty else {
            return nil
        }
        reader = CalendarEventReader(content: content, components: components, context: source.context)
        readSeries()
    }

    /// Joins the events into series by UID, in order of first appearance.
    private mutating func readSeries() {
        var numbers: [String: Int] = [:]
        numbers.reserveCapacity(components.events.count)
        series.reserveCapacity(components.events.count)
        for component in components.events {
            guard let event = reader.event(component) else { continue }
            // Events without a UID cannot be joined.
            let number = event.uid.flatMap { numbers[$0] } ?? series.count
            if number == series.count {
                if let uid = event.uid { numbers[uid] = number }
                series.append(CalendarSeries())
            }
            series[number].add(event)
        }
        for number in series.indices { series[number].keepPrivate() }
    }

    /// Calls `body` with every occurrence, series by series in file order.
    mutating func forEachOccurrence(_ body: (CalendarOccurrence) -> Void) {
        var budget = ExpansionBudget(byteCount: source.bytes.count)
        for part in series {
            if part.forEachOccurrence(source.context, &budget, body) {
                let line = part.master?.fields.lines.first ?? 1
                expansionProblems.append((line, "an event recurs too often; its later occurrences were left out"))
            }
        }
    }

    var owner: Attendee? {
        var owner = CalendarOwner()
        for event in series.compactMap(\.first) where !event.template.isPrivate {
            owner.add(event.template.attendees, caller: event.fields.organizer?.attendee)
        }
        func all(_ name: PropertyName) -> [ContentLine] { components.calendars.flatMap { $0.all(name) } }
        return owner.owner(
            owners: all(.calendarOwner).compactMap { CalendarParticipant($0, content).attendee },
            names: (all(.calendarName) + all(.name)).map { CalendarText.unescaped(content.text($0.value)) })
    }

    /// Returns the public to-dos as one note and the private ones as another.
    mutating func tasks() -> [Document] {
        CalendarTasks(components, content: content, zone: source.context.zone).documents(of: source, &reader.moments)
    }

    /// The problems found so far, unsorted.
    var problems: [(line: Int, message: String)] {
        let encoding = content.firstLineNotUTF8.map { ($0, "the text is not UTF-8; it was read as Windows-1252") }
        let null = content.firstLineWithNull.map { ($0, "NUL characters were left out") }
        return [encoding, null].compactMap { $0 } + components.problems + reader.moments.problems + expansionProblems
    }
}
