import Time

/// A date or date-time of a calendar together with its time zone.
struct ZonedMoment {
    /// The wall-clock time in the zone; midnight for a date.
    let local: CivilDateTime
    /// Seconds since 1970-01-01T00:00Z; for a date, wall-clock seconds.
    ///
    /// It is stored beside the local time, which is ambiguous in the hour that occurs twice in autumn.
    let instant: Int
    /// Whether it is a date without a time of day; such a moment belongs to no zone.
    let isDate: Bool
    /// The zone; the reader's own if none is named.
    let zone: TimeZone
    /// Whether no zone is named, so that the time applies wherever the reader is.
    let isFloating: Bool

    /// Creates a moment from a wall-clock time in a zone.
    init(local: CivilDateTime, in zone: TimeZone, isDate: Bool = false, isFloating: Bool = false) {
        self.local = local
        instant = isDate ? local.secondNumber : zone.instant(of: local)
        self.isDate = isDate
        self.zone = zone
        self.isFloating = isFloating
    }

    /// Creates a moment from an instant, in seconds since 1970-01-01T00:00Z.
    init(instant: Int, in zone: TimeZone, isFloating: Bool = false) {
        local = zone.local(at: instant)
        self.instant = instant
        isDate = false
        self.zone = zone
        self.isFloating = isFloating
    }

    /// Returns the wall-clock time in another zone; dates are unchanged.
    func local(in other: TimeZone) -> CivilDateTime { isDate ? local : other.local(at: instant) }

    /// Returns a moment with another wall-clock time and the same zone and kind.
    func with(_ local: CivilDateTime) -> ZonedMoment {
        ZonedMoment(local: local, in: zone, isDate: isDate, isFloating: isFloating)
    }

    /// Returns the moment `seconds` later; not meant for dates.
    func later(by seconds: Int) -> ZonedMoment {
        ZonedMoment(instant: instant + seconds, in: zone, isFloating: isFloating)
    }
}

enum EventLength: Hashable {
    /// No length: the event is a moment, or its end is unknown.
    case none
    /// Calendar days plus exact seconds.
    case nominal(CalendarDuration)
    /// Wall-clock seconds: an event until three ends at three even if the clock changes during it.
    case wallClock(Int)

    /// Returns the end by the calendar of an occurrence that begins at `start`; nil for `none`.
    func end(of start: ZonedMoment) -> ZonedMoment? {
        switch self {
        case .none: return nil
        case .nominal(let duration):
            let end = start.with(start.local.adding(seconds: duration.days * 86_400))
            return duration.seconds == 0 || start.isDate ? end : end.later(by: duration.seconds)
        case .wallClock(let seconds): return start.with(start.local.adding(seconds: seconds))
        }
    }

    /// Returns the end of an occurrence, moved after the start if a change of the clock would put it before.
    func endAfterStart(of start: ZonedMoment) -> ZonedMoment? {
        guard let end = end(of: start) else { return nil }
        guard case .wallClock(let seconds) = self, end.instant <= start.instant else { return end }
        return start.later(by: seconds)
    }
}
