import Model
import Time

/// All parts of one event: the series and its overridden occurrences.
struct CalendarSeries {
    /// The event that holds the rule; nil if the file holds single occurrences only.
    private(set) var master: CalendarEvent?
    private(set) var overrides: [CalendarEvent] = []
    /// The event that represents all parts: the master, else the first occurrence in the file.
    var first: CalendarEvent? { master ?? overrides.first }
    /// The indices of `overrides` by the instant that each replaces.
    private var numbers: [Int: Int] = [:]

    /// Adds a part; of two versions of a part, the one with the higher SEQUENCE, else the later change, wins.
    mutating func add(_ event: CalendarEvent) {
        guard let replaced = event.replaces else {
            if let master, !event.isNewer(than: master) { return }
            master = event
            return
        }
        if let same = numbers[replaced.instant] {
            if event.isNewer(than: overrides[same]) { overrides[same] = event }
        } else {
            numbers[replaced.instant] = overrides.count
            overrides.append(event)
        }
    }

    /// Marks the overrides of a private series as private, unless they have a CLASS of their own.
    mutating func keepPrivate() {
        guard master?.fields.isPublic == false else { return }
        for index in overrides.indices where overrides[index].fields.isPublic == nil {
            overrides[index].template.properties.append(PrivateMark.property)
        }
    }

    /// Calls `body` with every occurrence in series order, then with overrides outside the series; returns whether a rule was cut off.
    func forEachOccurrence(
        _ context: ReadingContext, _ budget: inout ExpansionBudget, _ body: (CalendarOccurrence) -> Void
    ) -> Bool {
        guard let master else {
            overrides.forEach { body($0.occurrence()) }
            return false
        }
        guard !overrides.isEmpty || master.isRecurring || !master.exceptions.isEmpty else {
            body(master.occurrence())
            return false
        }
        let places = SeriesPlaces(master, context, &budget)
        var replacements = SeriesReplacements(overrides, isDate: master.start.isDate)
        for place in places.places { body(occurrence(of: master, at: place, &replacements)) }
        for override in replacements.unused where isAdded(override, to: master, places) { body(override.occurrence()) }
        return places.isCutOff
    }

    /// Returns false for an override with a lower SEQUENCE than the series, if the series excludes its planned start.
    private func isAdded(_ override: CalendarEvent, to master: CalendarEvent, _ places: SeriesPlaces) -> Bool {
        guard let place = override.replaces, override.sequence < master.sequence else { return true }
        return !places.excludes(place)
    }

    private func occurrence(
        of master: CalendarEvent, at place: SeriesPlaces.Place, _ replacements: inout SeriesReplacements
    ) -> CalendarOccurrence {
        if let override = replacements.take(place.start) { return override.occurrence(at: place.start) }
        guard let later = replacements.later(at: place.start) else {
            return CalendarOccurrence(
                event: master, start: place.start, length: place.length,
                place: master.isRecurring ? place.start : nil)
        }
        return CalendarOccurrence(
            event: later.event, start: later.moved(place.start), length: later.event.length, place: place.start)
    }
}

extension CalendarEvent {
    fileprivate func isNewer(than other: CalendarEvent) -> Bool {
        if sequence != other.sequence { return sequence > other.sequence }
        guard let changed, let before = other.changed else { return false }
        return changed > before
    }
}
