import Time

/// The planned occurrences of a series, before overrides.
struct SeriesPlaces {
    struct Place {
        var start: ZonedMoment
        var length: EventLength
        /// The key of equal occurrences: the instant, or the day of a date.
        fileprivate var key: Int { start.instant }
    }

    /// The planned occurrences, ascending, without exceptions; the event's own start always belongs to them unless excluded.
    private(set) var places: [Place] = []
    /// Whether a rule has further occurrences.
    private(set) var isCutOff = false

    private let event: CalendarEvent
    private let context: ReadingContext
    private var excludedDays: Set<Int> = []
    private var excludedKeys: Set<Int> = []

    init(_ event: CalendarEvent, _ context: ReadingContext, _ budget: inout ExpansionBudget) {
        self.event = event
        self.context = context
        collectExclusions(&budget)
        places = [Place(start: event.start, length: event.length)]
        guard event.isRecurring || !event.exceptions.isEmpty else { return }
        for rule in event.rules { places += occurrences(of: rule, &budget) }
        places += event.dates.map { Place(start: likeStart($0.start), length: $0.length ?? event.length) }
        var seen: Set<Int> = []
        places.sort { $0.key < $1.key }
        places = places.filter { !isExcluded($0) && seen.insert($0.key).inserted }
    }

    func excludes(_ moment: ZonedMoment) -> Bool { isExcluded(Place(start: likeStart(moment), length: event.length)) }

    private func isExcluded(_ place: Place) -> Bool {
        excludedKeys.contains(place.key)
            || (!excludedDays.isEmpty && excludedDays.contains(place.start.local.date.dayNumber))
    }

    private mutating func collectExclusions(_ budget: inout ExpansionBudget) {
        for exception in event.exceptions {
            if event.start.isDate || exception.isDate {
                excludedDays.insert(exception.local.date.dayNumber)
            } else {
                excludedKeys.insert(exception.instant)
            }
        }
        for rule in event.exceptionRules { excludedKeys.formUnion(occurrences(of: rule, &budget).map(\.key)) }
    }

    /// Returns a moment of the start's kind: a date gets the start's time of day, or a time becomes its day.
    private func likeStart(_ moment: ZonedMoment) -> ZonedMoment {
        guard moment.isDate != event.start.isDate else { return moment }
        let local = moment.local.date.midnight.adding(seconds: event.start.isDate ? 0 : event.start.local.secondOfDay)
        return event.start.with(local)
    }

    private mutating func occurrences(of rule: RecurrenceRule, _ budget: inout ExpansionBudget) -> [Place] {
        let most = budget.occurrences(of: rule.frequency)
        var expansion = RecurrenceExpansion(rule: rule, start: event.start.local, mostWork: budget.workOfNextRule)
        var limit = RuleLimit(rule, event.start, context)
        var result: [Place] = []
        while let local = expansion.next() {
            let place = Place(start: event.start.with(local), length: event.length)
            guard limit.allows(place.start) else { break }
            guard result.count < most else {
                isCutOff = true
                break
            }
            result.append(place)
        }
        isCutOff = isCutOff || expansion.isCutOff
        budget.spend(work: expansion.work, occurrences: result.count)
        return result
    }
}
