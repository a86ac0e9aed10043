import Model
import Time

/// Reads the events of one file: their times, rules and fields.
struct CalendarEventReader {
    private let content: ContentLines
    private let context: ReadingContext
    private var zones: CalendarZones
    /// For each calendar of the file, what holds for all of its events.
    private var defaults: [Defaults] = []
    private var reportedZones: Set<String> = []
    /// What could not be understood.
    private(set) var problems: [(line: Int, message: String)] = []

    private struct Defaults {
        /// The zone of floating times and of series given in UTC (X-WR-TIMEZONE).
        var zone: TimeZone?
        /// Whether the whole calendar is a cancellation (METHOD:CANCEL).
        var isCancellation: Bool
    }

    /// A reader for a file.
    ///
    /// - Parameters:
    ///   - content: The file's content lines.
    ///   - components: The file's components.
    ///   - context: What is known of the world outside.
    init(content: ContentLines, components: CalendarComponents, context: ReadingContext) {
        self.content = content
        self.context = context
        zones = CalendarZones(components: components, content: content, context: context)
        for calendar in components.calendars {
            let zone = calendar.first(.calendarZone).flatMap { zones.zone(content.text($0.value)) }
            let method = calendar.first(.method).map { content.text($0.value) }
            defaults.append(Defaults(zone: zone, isCancellation: method?.uppercased().hasPrefix("CANCEL") ?? false))
        }
    }

    /// Reads an event; nil, with a problem, where it has no time.
    mutating func event(_ component: CalendarComponent) -> CalendarEvent? {
        guard let startLine = component.first(.start) else {
            report(component.lines, "an event has no start and was left out")
            return nil
        }
        guard var start = moment(startLine, component) else {
            report(startLine.lines, "the start of an event is no date; the event was left out")
            return nil
        }
        if !start.isDate, isMicrosoftAllDay(component) {
            start = ZonedMoment(local: start.local.date.midnight, isDate: true, zone: start.zone)
        }
        let length = length(component, start: start)
        let rules = rules(.recurrenceRule, component)
        let dates = recurrenceDates(component, start: start)
        if !rules.isEmpty { start = seriesStart(start, startLine, component) }
        let fields = CalendarFields(component, content: content, ownEmails: context.ownEmails)
        let identityLine = component.first(.recurrenceIdentity)
        return CalendarEvent(
            uid: uid(component, start: start, title: fields.title),
            sequence: integer(.sequence, component) ?? 0, changed: lastChange(component), start: start, length: length,
            replaces: identityLine.flatMap { moment($0, component) },
            replacesLater: identityLine.flatMap { content.parameter("RANGE", of: $0) }?.uppercased() == "THISANDFUTURE",
            rules: rules, exceptionRules: self.rules(.exceptionRule, component), dates: dates,
            exceptions: component.all(.exceptionDate).flatMap { moments($0, component) },
            template: fields.document(isCancelled: defaults(of: component)?.isCancellation ?? false))
    }

    private mutating func report(_ lines: LineRange, _ message: String) { problems.append((lines.first, message)) }

    private func defaults(of component: CalendarComponent) -> Defaults? {
        defaults.indices.contains(component.calendar) ? defaults[component.calendar] : nil
    }

    private func uid(_ component: CalendarComponent, start: ZonedMoment, title: String) -> String {
        let given = component.first(.userIdentity).map { content.text($0.value) }
        if let given, given.utf8.contains(where: { $0 > 0x20 }) { return given }
        // Without an identity, start, title and rules are one: the same event in another file is then the same.
        let rules = component.all(.recurrenceRule).flatMap { content.bytes[$0.value] }
        let bytes = Array("\(ISO8601.string(start.local)) \(title)".utf8) + rules
        let hash = bytes.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        return "unnamed-\(String(hash, radix: 16))"
    }

    private func integer(_ name: PropertyName, _ component: CalendarComponent) -> Int? {
        component.first(name).flatMap { Int(String(decoding: content.bytes[$0.value].trimmingBlanks, as: UTF8.self)) }
    }

    private func lastChange(_ component: CalendarComponent) -> CivilDateTime? {
        let line = component.first(.lastModified) ?? component.first(.stamp)
        return line.flatMap { CalendarMoment(content.bytes[$0.value])?.local }
    }

    private func isMicrosoftAllDay(_ component: CalendarComponent) -> Bool {
        guard let line = component.first(.microsoftAllDay) else { return false }
        return content.bytes[line.value].trimmingBlanks.equalsIgnoringCase("TRUE")
    }
}

extension CalendarEventReader {
    /// The moment of a property in its zone, or nil where it is no date.
    fileprivate mutating func moment(_ line: ContentLine, _ component: CalendarComponent) -> ZonedMoment? {
        CalendarMoment(content.bytes[line.value]).map { zoned($0, line, component) }
    }

    private mutating func zoned(
        _ moment: CalendarMoment, _ line: ContentLine, _ component: CalendarComponent
    ) -> ZonedMoment {
        let floating = defaults(of: component)?.zone ?? context.zone
        let zone = moment.isDate ? context.zone : moment.isUTC ? .utc : namedZone(line) ?? floating
        return ZonedMoment(local: moment.local, isDate: moment.isDate, zone: zone)
    }

    private mutating func namedZone(_ line: ContentLine) -> TimeZone? {
        guard let name = content.parameter("TZID", of: line), !name.isEmpty else { return nil }
        if let zone = zones.zone(name) { return zone }
        if reportedZones.insert(name).inserted {
            report(line.lines, "the time zone is unknown; its times are taken as local")
        }
        return nil
    }

    /// The moments of a list; what is no date is reported and left out.
    fileprivate mutating func moments(_ line: ContentLine, _ component: CalendarComponent) -> [ZonedMoment] {
        var result: [ZonedMoment] = []
        for part in content.bytes[line.value].split(separator: UInt8(ascii: ",")) {
            guard let moment = CalendarMoment(part) else {
                report(line.lines, "a date of a list is no date and was left out")
                continue
            }
            result.append(zoned(moment, line, component))
        }
        return result
    }

    /// A series that is given in UTC keeps its local hour over changes of the clock where the calendar names its zone.
    fileprivate func seriesStart(
        _ start: ZonedMoment, _ line: ContentLine, _ component: CalendarComponent
    ) -> ZonedMoment {
        guard !start.isDate, start.zone.name == TimeZone.utc.name, content.parameter("TZID", of: line) == nil,
            let zone = defaults(of: component)?.zone
        else { return start }
        return ZonedMoment(local: start.local(in: zone), isDate: false, zone: zone)
    }

    fileprivate mutating func rules(_ name: PropertyName, _ component: CalendarComponent) -> [RecurrenceRule] {
        var rules: [RecurrenceRule] = []
        for line in component.all(name) {
            guard let rule = RecurrenceRule(content.bytes[line.value]) else {
                report(line.lines, "a recurrence rule was not understood; only the dates themselves were kept")
                continue
            }
            rules.append(rule)
        }
        return rules
    }

    /// Single dates of a series, which may be periods with a length of their own.
    fileprivate mutating func recurrenceDates(
        _ component: CalendarComponent, start: ZonedMoment
    ) -> [(start: ZonedMoment, length: EventLength?)] {
        var result: [(start: ZonedMoment, length: EventLength?)] = []
        for line in component.all(.recurrenceDate) {
            for part in content.bytes[line.value].split(separator: UInt8(ascii: ",")) {
                let pieces = part.split(separator: UInt8(ascii: "/"), maxSplits: 1)
                guard let first = pieces.first.flatMap({ CalendarMoment($0) }) else {
                    report(line.lines, "a date of a list is no date and was left out")
                    continue
                }
                let moment = zoned(first, line, component)
                result.append(
                    (moment, pieces.count == 2 ? periodLength(pieces[1], from: moment, line, component) : nil))
            }
        }
        return result
    }

    private mutating func periodLength(
        _ bytes: ArraySlice<UInt8>, from start: ZonedMoment, _ line: ContentLine, _ component: CalendarComponent
    ) -> EventLength? {
        if let duration = CalendarDuration(bytes) { return .nominal(duration) }
        guard let end = CalendarMoment(bytes) else { return nil }
        let seconds = zoned(end, line, component).local(in: start.zone).secondNumber - start.local.secondNumber
        return seconds > 0 ? .wallClock(seconds) : EventLength.none
    }
}

extension CalendarEventReader {
    /// How long an event lasts, by DTEND or DURATION; a date without either is that day.
    fileprivate mutating func length(_ component: CalendarComponent, start: ZonedMoment) -> EventLength {
        if let line = component.first(.eventEnd) { return length(endLine: line, component, start: start) }
        guard let line = component.first(.duration) else {
            return start.isDate ? CalendarEventReader.wholeDays(1) : .none
        }
        guard let duration = CalendarDuration(content.bytes[line.value]), duration.days >= 0, duration.seconds >= 0
        else {
            report(line.lines, "the duration of an event was not understood and left out")
            return start.isDate ? CalendarEventReader.wholeDays(1) : .none
        }
        return start.isDate
            ? CalendarEventReader.wholeDays(duration.days + duration.seconds / 86_400) : .nominal(duration)
    }

    private mutating func length(
        endLine line: ContentLine, _ component: CalendarComponent, start: ZonedMoment
    ) -> EventLength {
        guard var end = moment(line, component) else {
            report(line.lines, "the end of an event is no date and was left out")
            return start.isDate ? CalendarEventReader.wholeDays(1) : .none
        }
        if start.isDate {
            return CalendarEventReader.wholeDays(end.local.date.dayNumber - start.local.date.dayNumber)
        }
        // An end that lost its zone shares the start's.
        let isFloating =
            content.parameter("TZID", of: line) == nil && CalendarMoment(content.bytes[line.value])?.isUTC == false
        if isFloating { end.zone = start.zone }
        end.isDate = false
        let seconds = end.local(in: start.zone).secondNumber - start.local.secondNumber
        if seconds < 0 { report(line.lines, "an event ends before it begins; its end was left out") }
        return seconds > 0 ? .wallClock(seconds) : .none
    }

    private static func wholeDays(_ days: Int) -> EventLength {
        .nominal(CalendarDuration(days: max(1, days), seconds: 0))
    }
}
