import Model

/// A component of a calendar file: a calendar, an event, a to-do, or a time zone definition with its parts.
struct CalendarComponent {
    /// The kind of a component; alarms and unknown components are `other`, which is skipped.
    enum Kind: Equatable {
        case calendar, event, task, zone, observance, other

        init(_ name: ArraySlice<UInt8>) {
            if name.equalsIgnoringCase("VEVENT") {
                self = .event
            } else if name.equalsIgnoringCase("VCALENDAR") {
                self = .calendar
            } else if name.equalsIgnoringCase("VTODO") {
                self = .task
            } else if name.equalsIgnoringCase("VTIMEZONE") {
                self = .zone
            } else if name.equalsIgnoringCase("STANDARD") || name.equalsIgnoringCase("DAYLIGHT") {
                self = .observance
            } else {
                self = .other
            }
        }
    }

    var kind: Kind
    var lines: LineRange
    var properties: [ContentLine] = []
    var observances: [CalendarComponent] = []
    /// The 0-based index of the enclosing calendar, or −1.
    var calendar: Int

    func first(_ name: PropertyName) -> ContentLine? { properties.first { $0.name == name } }

    func all(_ name: PropertyName) -> [ContentLine] { properties.filter { $0.name == name } }
}

/// All components of a file by kind; bad nesting is repaired.
struct CalendarComponents {
    /// Events refer to their calendars by index.
    private(set) var calendars: [CalendarComponent] = []
    private(set) var events: [CalendarComponent] = []
    private(set) var tasks: [CalendarComponent] = []
    private(set) var zones: [CalendarComponent] = []
    private(set) var problems: [(line: Int, message: String)] = []

    private var open: [CalendarComponent] = []
    private var openNames: [ArraySlice<UInt8>] = []
    /// The number of open components beyond `deepest`, which are skipped.
    private var tooDeep = 0
    private var currentCalendar = -1

    /// The maximum depth; real files have three levels.
    private static let deepest = 16

    init(_ content: ContentLines) {
        for line in content.lines { take(line, of: content) }
        if let last = content.lines.last?.lines.last, !open.isEmpty { closeRest(at: last) }
    }

    private mutating func take(_ line: ContentLines.RawLine, of content: ContentLines) {
        switch content.reading(line) {
        case .malformed:
            if let kind = open.last?.kind, kind != .other {
                problems.append((line.lines.first, "a line that is no property was left out"))
            }
        case .other: break
        case .property(let property):
            switch property.name {
            case .begin: begin(content.bytes[property.value].trimmingBlanks, at: line.lines)
            case .end: end(content.bytes[property.value].trimmingBlanks, at: line.lines)
            default: add(property)
            }
        }
    }

    private mutating func add(_ property: ContentLine) {
        guard tooDeep == 0, let last = open.indices.last, open[last].kind != .other else { return }
        if open[last].kind == .calendar {
            calendars[currentCalendar].properties.append(property)
        } else {
            open[last].properties.append(property)
        }
    }

    private mutating func begin(_ name: ArraySlice<UInt8>, at lines: LineRange) {
        let kind = CalendarComponent.Kind(name)
        if kind == .event || kind == .task || kind == .zone || kind == .calendar {
            closeOpenSiblings(of: kind, at: lines)
        }
        guard open.count < CalendarComponents.deepest else {
            tooDeep += 1
            return
        }
        if kind == .calendar {
            calendars.append(CalendarComponent(kind: kind, lines: lines, calendar: calendars.count))
            currentCalendar = calendars.count - 1
        }
        open.append(CalendarComponent(kind: kind, lines: lines, calendar: currentCalendar))
        openNames.append(name)
    }

    /// Closes an open event, to-do, zone or calendar when the next begins: they do not nest, so an END is missing.
    private mutating func closeOpenSiblings(of kind: CalendarComponent.Kind, at lines: LineRange) {
        let sibling = open.lastIndex { $0.kind == .event || $0.kind == .task || $0.kind == .zone || $0.kind == kind }
        guard let sibling else { return }
        tooDeep = 0
        problems.append((open[sibling].lines.first, "a component has no END; it was closed where the next one begins"))
        while open.count > sibling { close(at: max(lines.first - 1, 1)) }
    }

    private mutating func end(_ name: ArraySlice<UInt8>, at lines: LineRange) {
        if tooDeep > 0 {
            tooDeep -= 1
            return
        }
        // An unmatched END is ignored; an END of an outer component also closes the inner ones.
        guard let match = openNames.lastIndex(where: { $0.equalsIgnoringCase(name) }) else {
            return problems.append((lines.first, "an END without its BEGIN was left out"))
        }
        for component in open[(match + 1)...] {
            problems.append((component.lines.first, "a component has no END; it was closed with the one around it"))
        }
        while open.count > match { close(at: lines.last) }
    }

    private mutating func closeRest(at line: Int) {
        if open.contains(where: { $0.kind != .calendar && $0.kind != .other }) {
            problems.append((line, "the file ends inside a component"))
        } else if open.contains(where: { $0.kind == .calendar }) {
            problems.append((line, "the file ends before END:VCALENDAR; what followed may be missing"))
        }
        while !open.isEmpty { close(at: line) }
    }

    private mutating func close(at line: Int) {
        guard var component = open.popLast() else { return }
        openNames.removeLast()
        component.lines.last = max(component.lines.first, line)
        switch component.kind {
        case .event: events.append(component)
        case .task: tasks.append(component)
        case .zone: zones.append(component)
        case .observance:
            if let zone = open.lastIndex(where: { $0.kind == .zone }) { open[zone].observances.append(component) }
        case .calendar, .other: break
        }
    }
}

extension ArraySlice<UInt8> {
    var trimmingBlanks: ArraySlice<UInt8> {
        let isBlank: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        let tail = drop(while: isBlank)
        return tail[tail.startIndex..<((tail.lastIndex { !isBlank($0) } ?? tail.startIndex - 1) + 1)]
    }

    fileprivate func equalsIgnoringCase(_ other: ArraySlice<UInt8>) -> Bool {
        count == other.count && zip(self, other).allSatisfy { $0.asciiUppercased == $1.asciiUppercased }
    }
}
