import Model
import Time

/// A date or date-time of a calendar together with the zone it is meant in.
struct ZonedMoment {
    /// What a clock in the zone shows; midnight for a date.
    var local: CivilDateTime
    /// Whether no time of day is meant; such a moment is in no zone.
    var isDate: Bool
    /// The zone.
    var zone: TimeZone

    /// Seconds since 1970-01-01T00:00Z.
    var instant: Int { zone.instant(of: local) }

    /// What a clock in another zone shows at that instant; dates stay as they are.
    func local(in other: TimeZone) -> CivilDateTime { isDate ? local : other.local(at: instant) }
}

/// How long an event lasts.
enum EventLength: Hashable {
    /// It is a moment, or nothing says when it ends.
    case none
    /// So many days by the calendar and seconds by the clock.
    case nominal(CalendarDuration)
    /// So many seconds on the wall clock: an event until three ends at three also when the clock changes meanwhile.
    case wallClock(Int)

    /// When an occurrence ends that begins at a moment; nil for none.
    func end(of start: ZonedMoment) -> ZonedMoment? {
        var end = start
        switch self {
        case .none: return nil
        case .nominal(let duration):
            end.local = start.local.adding(seconds: duration.days * 86_400)
            if duration.seconds != 0 { end.local = start.zone.local(at: end.instant + duration.seconds) }
        case .wallClock(let seconds):
            end.local = start.local.adding(seconds: seconds)
            // A start that the change of the clock moves takes its end along.
            if end.instant <= start.instant { end.local = start.zone.local(at: start.instant + seconds) }
        }
        return end
    }
}

/// An event of a calendar file: one VEVENT with its times resolved.
struct CalendarEvent {
    /// The identity that all parts of a series share.
    var uid: String
    /// How often it was changed; the highest of several with one identity counts.
    var sequence: Int
    /// When it was last changed.
    var changed: CivilDateTime?
    var start: ZonedMoment
    var length: EventLength
    /// The place in the series that it replaces, as first planned.
    var replaces: ZonedMoment?
    /// Whether it replaces all later occurrences too.
    var replacesLater: Bool
    var rules: [RecurrenceRule]
    var exceptionRules: [RecurrenceRule]
    var dates: [(start: ZonedMoment, length: EventLength?)]
    var exceptions: [ZonedMoment]
    /// The document without its times.
    var template: Document

    /// Whether it may take place more than once.
    var isRecurring: Bool { !rules.isEmpty || !dates.isEmpty }

    /// The document of one occurrence.
    ///
    /// - Parameters:
    ///   - start: When it begins.
    ///   - length: How long it lasts.
    ///   - place: Where in the series it was first planned.
    ///   - zone: The zone whose clock documents are put on.
    /// - Returns: The document.
    func document(start: ZonedMoment, length: EventLength, place: ZonedMoment, in zone: TimeZone) -> Document {
        var document = template
        document.start = start.local(in: zone)
        document.end = length.end(of: start)?.local(in: zone)
        if let end = document.end, end <= start.local(in: zone) { document.end = nil }
        document.isAllDay = start.isDate
        let planned = place.local(in: zone)
        document.eventIdentity = "\(uid)/\(place.isDate ? ISO8601.string(planned.date) : ISO8601.string(planned))"
        return document
    }
}
