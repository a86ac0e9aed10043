import Model
import Time

/// Reads the dates and times of one file in their time zones, and collects problems.
struct CalendarMomentReader {
    var problems: [(line: Int, message: String)] { reported + zones.problems }

    private var reported: [(line: Int, message: String)] = []

    private let content: ContentLines
    private let ownZone: TimeZone
    private var zones: CalendarZones
    /// The zone of floating times of each calendar (X-WR-TIMEZONE), if given.
    private var calendarZones: [TimeZone?] = []
    private var reportedZones: Set<String> = []

    init(content: ContentLines, components: CalendarComponents, context: ReadingContext) {
        self.content = content
        ownZone = context.zone
        zones = CalendarZones(components: components, content: content, context: context)
        for calendar in components.calendars {
            calendarZones.append(calendar.first(.calendarZone).flatMap { zones.zone(content.text($0.value)) })
        }
    }

    mutating func report(_ lines: LineRange, _ message: String) { reported.append((lines.first, message)) }

    private func calendarZone(of component: CalendarComponent) -> TimeZone? {
        calendarZones.indices.contains(component.calendar) ? calendarZones[component.calendar] : nil
    }

    /// Returns the moment of a property in its zone, or nil if it is no date.
    mutating func moment(_ line: ContentLine, _ component: CalendarComponent) -> ZonedMoment? {
        CalendarMoment(content.bytes[line.value]).map { zoned($0, line, component) }
    }

    /// Returns the moments of a list; reports and skips other entries.
    mutating func moments(_ line: ContentLine, _ component: CalendarComponent) -> [ZonedMoment] {
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

    /// Returns a moment in the zone of its property, else of its calendar.
    ///
    /// A UTC time is converted to the calendar's zone, so that a series keeps its local hour when the clock changes, as meant.
    mutating func zoned(_ moment: CalendarMoment, _ line: ContentLine, _ component: CalendarComponent) -> ZonedMoment {
        if moment.isDate { return ZonedMoment(local: moment.local, in: ownZone, isDate: true) }
        let calendarZone = calendarZone(of: component)
        if moment.isUTC { return ZonedMoment(instant: moment.local.secondNumber, in: calendarZone ?? .utc) }
        let zone = namedZone(line) ?? calendarZone
        return ZonedMoment(local: moment.local, in: zone ?? ownZone, isFloating: zone == nil)
    }

    private mutating func namedZone(_ line: ContentLine) -> TimeZone? {
        guard !line.parameters.isEmpty, let name = content.parameter("TZID", of: line), !name.isEmpty else {
            return nil
        }
        if let zone = zones.zone(name) { return zone }
        if reportedZones.insert(name).inserted {
            report(line.lines, "the time zone is unknown; its times are taken as local")
        }
        return nil
    }
}
