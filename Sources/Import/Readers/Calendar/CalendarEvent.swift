import Model
import Time

/// One VEVENT of a calendar file, with its times resolved.
struct CalendarEvent {
    /// The UID as written, shared by all parts of a series.
    var uid: String?
    /// The UID, or a computed identity without one.
    var identity: String
    /// The number of changes (SEQUENCE); of several versions with one identity, the highest counts.
    var sequence: Int
    /// The time of the last change: LAST-MODIFIED, else DTSTAMP.
    var changed: CivilDateTime?
    /// A number that orders versions by sequence, then by time of change.
    var revision: Int { min(max(sequence, 0), 1 << 20) << 40 + min(max(changed?.secondNumber ?? 0, 0), 1 << 40 - 1) }
    var start: ZonedMoment
    var length: EventLength
    /// The planned start of the replaced occurrence (RECURRENCE-ID).
    var replaces: ZonedMoment?
    /// Whether it also replaces all later occurrences (RANGE=THISANDFUTURE).
    var replacesLater: Bool
    var rules: [RecurrenceRule]
    var exceptionRules: [RecurrenceRule]
    var dates: [(start: ZonedMoment, length: EventLength?)]
    var exceptions: [ZonedMoment]
    var fields: CalendarFields
    /// The event's document without times.
    var template: Document

    var isRecurring: Bool { !rules.isEmpty || !dates.isEmpty }

    /// Returns the event as a single occurrence, or as a replacement of the one planned at `place`.
    func occurrence(at place: ZonedMoment? = nil) -> CalendarOccurrence {
        CalendarOccurrence(event: self, start: start, length: length, place: place ?? replaces)
    }
}
