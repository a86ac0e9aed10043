import Time

/// The places of a series: when its occurrences are planned, before single ones are changed.
struct SeriesPlaces {
    /// A planned occurrence.
    struct Place {
        var start: ZonedMoment
        var length: EventLength
        /// What two equal places have in common: the instant, or the day.
        fileprivate var key: Int
    }

    /// The places, ascending, without the exceptions; the event's start is always the first, unless it is one of them.
    private(set) var places: [Place] = []
    /// Whether a rule gives more occurrences than are looked at.
    private(set) var isCutOff = false

    private let event: CalendarEvent
    private let context: ReadingContext
    private var excludedDays: Set<Int> = []
    private var excludedKeys: Set<Int> = []

    /// The occurrences of one rule that are looked at.
    private static let mostOccurrences = 20_000
    /// The occurrences beyond the horizon of a rule that has an end of its own.
    private static let mostBeyondHorizon = 366

    /// The places of an event.
    ///
    /// - Parameters:
    ///   - event: The event that holds the rules.
    ///   - context: The zone, and where endless rules stop.
    init(_ event: CalendarEvent, _ context: ReadingContext) {
        self.event = event
        self.context = context
        collectExclusions()
        places = [place(event.start, event.length)]
        guard event.isRecurring || !event.exceptions.isEmpty else { return }
        for rule in event.rules { places += occurrences(of: rule).map { place($0, event.length) } }
        places += event.dates.map { place(likeStart($0.start), $0.length ?? event.length) }
        var seen: Set<Int> = []
        places.sort { $0.key < $1.key }
        places = places.filter { !isExcluded($0) && seen.insert($0.key).inserted }
    }

    /// Whether the series leaves a moment out.
    func excludes(_ moment: ZonedMoment) -> Bool { isExcluded(place(likeStart(moment), event.length)) }

    private func isExcluded(_ place: Place) -> Bool {
        excludedKeys.contains(place.key)
            || (!excludedDays.isEmpty && excludedDays.contains(place.start.local.date.dayNumber))
    }

    private mutating func collectExclusions() {
        for exception in event.exceptions {
            if event.start.isDate || exception.isDate {
                excludedDays.insert(exception.local.date.dayNumber)
            } else {
                excludedKeys.insert(exception.instant)
            }
        }
        for rule in event.exceptionRules {
            excludedKeys.formUnion(occurrences(of: rule).map { place($0, event.length).key })
        }
    }

    private func place(_ start: ZonedMoment, _ length: EventLength) -> Place {
        Place(start: start, length: length, key: start.isDate ? start.local.secondNumber : start.instant)
    }

    /// A date among timed occurrences is meant at the time of the first; a time among dates means its day.
    private func likeStart(_ moment: ZonedMoment) -> ZonedMoment {
        guard moment.isDate != event.start.isDate else { return moment }
        let local = moment.local.date.midnight.adding(seconds: event.start.isDate ? 0 : event.start.local.secondOfDay)
        return ZonedMoment(local: local, isDate: event.start.isDate, zone: event.start.zone)
    }

    private mutating func occurrences(of rule: RecurrenceRule) -> [ZonedMoment] {
        let start = event.start
        let horizon = start.isDate ? context.horizon.secondNumber : context.zone.instant(of: context.horizon)
        let hasEnd = rule.count != nil || rule.until != nil
        var beyond = 0
        var result: [ZonedMoment] = []
        for local in RecurrenceExpansion(rule: rule, start: start.local) {
            guard result.count < rule.count ?? .max, isWithin(rule.until, local) else { break }
            let moment = ZonedMoment(local: local, isDate: start.isDate, zone: start.zone)
            if (start.isDate ? local.secondNumber : moment.instant) >= horizon {
                beyond += 1
                guard hasEnd, beyond <= SeriesPlaces.mostBeyondHorizon else { break }
            }
            guard result.count < SeriesPlaces.mostOccurrences else {
                isCutOff = true
                break
            }
            result.append(moment)
        }
        return result
    }

    /// Whether an occurrence is not after the rule's end; an end that is a date takes in that whole day.
    private func isWithin(_ until: CalendarMoment?, _ local: CivilDateTime) -> Bool {
        guard let until else { return true }
        if until.isDate || event.start.isDate { return local.date <= until.local.date }
        return until.isUTC ? event.start.zone.instant(of: local) <= until.local.secondNumber : local <= until.local
    }
}
