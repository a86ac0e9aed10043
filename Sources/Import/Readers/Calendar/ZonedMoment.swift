import Time

/// A date or date-time of a calendar with its time zone.
struct ZonedMoment {
    /// In the zone; midnight for a date.
    let local: CivilDateTime
    /// Seconds since 1970-01-01T00:00Z, or wall-clock seconds for a date; stored because the local time may be ambiguous in autumn.
    let instant: Int
    /// Whether it is a date without a time of day, which belongs to no zone.
    let isDate: Bool
    /// The reader's own zone if none is named.
    let zone: TimeZone
    /// Whether no zone is named, so that the time applies wherever its reader is.
    let isFloating: Bool

    init(local: CivilDateTime, in zone: TimeZone, isDate: Bool = false, isFloating: Bool = false) {
        self.local = local
        instant = isDate ? local.secondNumber : zone.instant(of: local)
        self.isDate = isDate
        self.zone = zone
        self.isFloating = isFloating
    }

    /// Creates a moment from seconds since 1970-01-01T00:00Z.
    init(instant: Int, in zone: TimeZone, isFloating: Bool = false) {
        local = zone.local(at: instant)
        self.instant = instant
        isDate = false
        self.zone = zone
        self.isFloating = isFloating
    }

    /// Returns the wall-clock time in another zone; a date is unchanged.
    func local(in other: TimeZone) -> CivilDateTime { isDate ? local : other.local(at: instant) }

    func with(_ local: CivilDateTime) -> ZonedMoment {
        ZonedMoment(local: local, in: zone, isDate: isDate, isFloating: isFloating)
    }

    /// Returns the moment `seconds` later; not for dates.
    func later(by seconds: Int) -> ZonedMoment {
        ZonedMoment(instant: instant + seconds, in: zone, isFloating: isFloating)
    }
}

enum EventLength: Hashable {
    /// The event is a moment, or its end is unknown.
    case none
    case nominal(CalendarDuration)
    /// In seconds of the wall clock: an event until three ends at three even if the clock changes during it.
    case wallClock(Int)

    func end(of start: ZonedMoment) -> ZonedMoment? {
        switch self {
        case .none: return nil
        case .nominal(let duration):
            let end = start.with(start.local.adding(seconds: duration.days * 86_400))
            return duration.seconds == 0 || start.isDate ? end : end.later(by: duration.seconds)
        case .wallClock(let seconds): return start.with(start.local.adding(seconds: seconds))
        }
    }

    /// Returns the end of an occurrence; if a change of the clock would put it before the start, it is counted in exact seconds.
    func endAfterStart(of start: ZonedMoment) -> ZonedMoment? {
        guard let end = end(of: start) else { return nil }
        guard case .wallClock(let seconds) = self, end.instant <= start.instant else { return end }
        return start.later(by: seconds)
    }
}
