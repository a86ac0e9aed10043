import Foundation
import Time

@testable import Readers

/// An occurrence with the keys and in the form of the oracle of calendars.
struct CalendarRow {
    /// The values by key, as JSON holds them.
    let values: [String: Any]

    /// The row of an occurrence.
    init(_ occurrence: CalendarOccurrence) {
        let fields = occurrence.event.fields
        let start = occurrence.start
        let end = occurrence.end
        values = [
            "uid": CalendarRow.text(occurrence.event.uid),
            "recurrence": CalendarRow.text(occurrence.place.map { $0.utcText ?? $0.localText }),
            "start": start.localText, "end": end.localText,
            "start_utc": CalendarRow.text(start.isFloating ? nil : start.utcText),
            "end_utc": CalendarRow.text(start.isFloating ? nil : end.utcText),
            "all_day": start.isDate, "floating": start.isFloating,
            "summary": CalendarRow.text(fields.summary), "location": CalendarRow.text(fields.location),
            "status": CalendarRow.text(fields.status),
            "organizer": fields.organizer.map { CalendarRow.person($0) } ?? NSNull(),
            "attendees": fields.participants.map { participant in
                CalendarRow.person(participant).merging(["partstat": participant.participation]) { $1 }
            },
        ]
    }

    private static func text(_ text: String?) -> Any { text ?? NSNull() }

    private static func person(_ participant: CalendarParticipant) -> [String: Any] {
        ["name": text(participant.name), "email": text(participant.email)]
    }
}

extension ZonedMoment {
    /// The local time with the offset, `2026-03-10T14:00:00+01:00`; a date; a floating time without an offset.
    fileprivate var localText: String {
        if isDate { return ISO8601.string(local.date) }
        let shown = ISO8601.string(zone.local(at: instant))
        return isFloating ? ISO8601.string(local) : shown + ISO8601.string(offset: zone.offset(at: instant))
    }

    /// The instant, `2026-03-10T13:00:00Z`; nil for dates and floating times.
    fileprivate var utcText: String? {
        isDate || isFloating ? nil : ISO8601.string(CivilDateTime(secondNumber: instant)) + "Z"
    }
}
