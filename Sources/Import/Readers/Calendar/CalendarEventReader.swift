import Model
import Time

struct CalendarEventReader {
    /// Reads dates and times, and collects problems.
    var moments: CalendarMomentReader

    private let content: ContentLines
    /// Whether each calendar of the file is a cancellation as a whole (METHOD:CANCEL).
    private let cancellations: [Bool]

    init(content: ContentLines, components: CalendarComponents, context: ReadingContext) {
        self.content = content
        moments = CalendarMomentReader(content: content, components: components, context: context)
        cancellations = components.calendars.map { calendar in
            calendar.first(.method).map { content.text($0.value).uppercased().hasPrefix("CANCEL") } ?? false
        }
    }

    /// Reads an event; without a valid start, reports a problem and returns nil.
    mutating func event(_ component: CalendarComponent) -> CalendarEvent? {
        guard let startLine = component.first(.start) else {
            report(component.lines, "an event has no start and was left out")
            return nil
        }
        guard let written = moments.moment(startLine, component) else {
            report(startLine.lines, "the start of an event is no date; the event was left out")
            return nil
        }
        let start = isMicrosoftAllDay(component) ? written.day : written
        let fields = fields(component)
        let uid = component.first(.userIdentity).map { content.text($0.value) }
        let identity = uid.flatMap { $0.isBlank ? nil : $0 } ?? madeUpIdentity(component, start, fields)
        let identityLine = component.first(.recurrenceIdentity)
        return CalendarEvent(
            uid: uid, identity: identity, sequence: integer(.sequence, component) ?? 0,
            changed: lastChange(component), start: start, length: length(component, start: start),
            replaces: identityLine.flatMap { moments.moment($0, component) }?.sharingZone(of: start),
            replacesLater: identityLine.flatMap { content.parameter("RANGE", of: $0) }?.uppercased() == "THISANDFUTURE",
            rules: rules(.recurrenceRule, component), exceptionRules: rules(.exceptionRule, component),
            dates: recurrenceDates(component, start: start),
            exceptions: component.all(.exceptionDate)
                .flatMap { moments.moments($0, component) }.map { $0.sharingZone(of: start) },
            fields: fields, template: fields.document())
    }

    private mutating func report(_ lines: LineRange, _ message: String) { moments.report(lines, message) }

    private func fields(_ component: CalendarComponent) -> CalendarFields {
        var fields = CalendarFields(component, content: content)
        let isCancellation = cancellations.indices.contains(component.calendar) && cancellations[component.calendar]
        if isCancellation { fields.status = "CANCELLED" }
        return fields
    }

    /// Returns a hash of start, title and rules, so that copies of the event in other files have the same identity.
    private func madeUpIdentity(
        _ component: CalendarComponent, _ start: ZonedMoment, _ fields: CalendarFields
    ) -> String {
        let rules = component.all(.recurrenceRule).flatMap { content.bytes[$0.value] }
        let bytes = Array("\(ISO8601.string(start.local)) \(fields.title ?? "")".utf8) + rules
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
    fileprivate mutating func rules(_ name: PropertyName, _ component: CalendarComponent) -> [RecurrenceRule] {
        var rules: [RecurrenceRule] = []
        var seen: Set<RecurrenceRule> = []
        for line in component.all(name) {
            guard let rule = RecurrenceRule(content.bytes[line.value]) else {
                report(line.lines, "a recurrence rule was not understood; only the dates themselves were kept")
                continue
            }
            // A damaged file may repeat a rule.
            if seen.insert(rule).inserted { rules.append(rule) }
        }
        return rules
    }

    /// Reads the RDATE entries of a series; a period has its own length.
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
                let moment = moments.zoned(first, line, component).sharingZone(of: start)
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
        let seconds = moments.zoned(end, line, component).local(in: start.zone).secondNumber - start.local.secondNumber
        return seconds > 0 ? .wallClock(seconds) : EventLength.none
    }
}

extension CalendarEventReader {
    /// Returns the length of an event from DTEND or DURATION; a date without either lasts one day.
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
        guard let written = moments.moment(line, component) else {
            report(line.lines, "the end of an event is no date and was left out")
            return start.isDate ? CalendarEventReader.wholeDays(1) : .none
        }
        if start.isDate {
            return CalendarEventReader.wholeDays(written.local.date.dayNumber - start.local.date.dayNumber)
        }
        // An end without zone shares that of the start; a date means its first midnight.
        var end = written.sharingZone(of: start)
        if end.isDate { end = ZonedMoment(local: end.local, in: start.zone) }
        let seconds = end.local(in: start.zone).secondNumber - start.local.secondNumber
        if seconds < 0 { report(line.lines, "an event ends before it begins; its end was left out") }
        return seconds > 0 ? .wallClock(seconds) : .none
    }

    private static func wholeDays(_ days: Int) -> EventLength {
        .nominal(CalendarDuration(days: max(1, days), seconds: 0))
    }
}

extension ZonedMoment {
    fileprivate var day: ZonedMoment {
        ZonedMoment(local: local.date.midnight, in: zone, isDate: true)
    }

    /// Gives a floating time the zone of its start, since writers lose it; other times are unchanged.
    fileprivate func sharingZone(of start: ZonedMoment) -> ZonedMoment {
        guard isFloating, !start.isFloating, !start.isDate else { return self }
        return ZonedMoment(local: local, in: start.zone)
    }
}

extension String {
    fileprivate var isBlank: Bool { !utf8.contains { $0 > 0x20 } }
}
