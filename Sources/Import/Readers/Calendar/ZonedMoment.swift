import Time

/// A date or date-time of a calendar together with the zone it is meant in.
struct ZonedMoment {
    /// What a clock in the zone shows; midnight for a date.
    let local: CivilDateTime
    /// Seconds since 1970-01-01T00:00Z; for a date, seconds on the wall clock.
    ///
    /// It is kept beside the local time, since of an hour that comes twice in autumn the second may be meant.
    let instant: Int
    /// Whether no time of day is meant; such a moment is in no zone.
    let isDate: Bool
    /// The zone; the reader's own where none is named.
    let zone: TimeZone
    /// Whether no zone is named, so that the time is meant wherever the reader is.
    let isFloating: Bool

    /// What a clock shows in a zone.
    init(local: CivilDateTime, in zone: TimeZone, isDate: Bool = false, isFloating: Bool = false) {
        self.local = local
        instant = isDate ? local.secondNumber : zone.instant(of: local)
        self.isDate = isDate
        self.zone = zone
        self.isFloating = isFloating
    }

    /// An instant on the clock of a zone.
    init(instant: Int, in zone: TimeZone, isFloating: Bool = false) {
        local = zone.local(at: instant)
        self.instant = instant
        isDate = false
        self.zone = zone
        self.isFloating = isFloating
    }

    /// What a clock in another zone shows at that instant; dates stay as they are.
    func local(in other: TimeZone) -> CivilDateTime { isDate ? local : other.local(at: instant) }

    /// Another time of the same kind on the same clock.
    func with(_ local: CivilDateTime) -> ZonedMoment {
        ZonedMoment(local: local, in: zone, isDate: isDate, isFloating: isFloating)
    }

    /// The moment so many seconds later; a moment that is no date.
    func later(by seconds: Int) -> ZonedMoment {
        ZonedMoment(instant: instant + seconds, in: zone, isFloating: isFloating)
    }
}

/// How long an event lasts.
enum EventLength: Hashable {
    /// It is a moment, or nothing says when it ends.
    case none
    /// So many days by the calendar and seconds by the clock.
    case nominal(CalendarDuration)
    /// So many seconds on the wall clock: an event until three ends at three also when the clock changes meanwhile.
    case wallClock(Int)

    /// When an occurrence ends by the calendar that begins at a moment; nil for none.
    func end(of start: ZonedMoment) -> ZonedMoment? {
        switch self {
        case .none: return nil
        case .nominal(let duration):
            let end = start.with(start.local.adding(seconds: duration.days * 86_400))
            return duration.seconds == 0 || start.isDate ? end : end.later(by: duration.seconds)
        case .wallClock(let seconds): return start.with(start.local.adding(seconds: seconds))
        }
    }

    /// When an occurrence ends, where a start that the change of the clock moves takes its end along.
    func endAfterStart(of start: ZonedMoment) -> ZonedMoment? {
        guard let end = end(of: start) else { return nil }
        guard case .wallClock(let seconds) = self, end.instant <= start.instant else { return end }
        return start.later(by: seconds)
    }
}
