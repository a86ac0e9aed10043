import Model
import Time

/// An event of a calendar file: one VEVENT with its times resolved.
struct CalendarEvent {
    /// The identity as written, which all parts of a series share; nil where none is written.
    var uid: String?
    /// The identity, or what stands for it where none is written.
    var identity: String
    /// How often it was changed; the highest of several with one identity counts.
    var sequence: Int
    /// When it was last changed.
    var changed: CivilDateTime?
    /// Both as one number: how often it was changed, then when.
    var revision: Int { min(max(sequence, 0), 1 << 20) << 40 + min(max(changed?.secondNumber ?? 0, 0), 1 << 40 - 1) }
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
    /// What it says.
    var fields: CalendarFields
    /// The document of its fields, without times.
    var template: Document

    /// Whether it may take place more than once.
    var isRecurring: Bool { !rules.isEmpty || !dates.isEmpty }

    /// The event as what takes place once, or as the replacement of one place of a series.
    ///
    /// - Parameter place: The place that it replaces, where the series has it.
    /// - Returns: The occurrence.
    func occurrence(at place: ZonedMoment? = nil) -> CalendarOccurrence {
        CalendarOccurrence(event: self, start: start, length: length, place: place ?? replaces)
    }
}
