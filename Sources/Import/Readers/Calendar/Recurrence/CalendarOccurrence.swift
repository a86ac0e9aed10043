import Model
import Time

struct CalendarOccurrence {
    /// The event or the override that applies to this occurrence.
    let event: CalendarEvent
    let start: ZonedMoment
    let length: EventLength
    /// The planned start in the series, which identifies it permanently; nil for a single event.
    let place: ZonedMoment?

    /// The end, or the start if no end is known.
    var end: ZonedMoment { length.end(of: start) ?? start }

    /// Returns the event's document with the times of this occurrence, in `zone`.
    func document(in zone: TimeZone) -> Document {
        var document = event.template
        let local = start.local(in: zone)
        document.start = local
        document.end = length.endAfterStart(of: start).map { $0.local(in: zone) }.flatMap { $0 > local ? $0 : nil }
        document.isAllDay = start.isDate
        document.eventIdentity = identity(in: zone)
        document.eventRevision = event.revision
        return document
    }

    private func identity(in zone: TimeZone) -> String {
        let place = place ?? start
        let planned = place.local(in: zone)
        return "\(event.identity)/\(place.isDate ? ISO8601.string(planned.date) : ISO8601.string(planned))"
    }
}
