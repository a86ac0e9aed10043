import Model
import Time

/// One time at which an event takes place.
struct CalendarOccurrence {
    /// The event, or the change of the series that holds for this occurrence.
    let event: CalendarEvent
    /// When it begins.
    let start: ZonedMoment
    /// How long it lasts.
    let length: EventLength
    /// Its place in the series as first planned, which names it for ever; nil for an event that takes place once.
    let place: ZonedMoment?

    /// When it ends by the calendar; its start where nothing says so.
    var end: ZonedMoment { length.end(of: start) ?? start }

    /// The document of the occurrence.
    ///
    /// - Parameter zone: The zone whose clock documents are put on.
    /// - Returns: The event's document with the times of this occurrence.
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
