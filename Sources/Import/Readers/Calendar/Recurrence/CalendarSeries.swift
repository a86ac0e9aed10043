import Model
import Time

struct CalendarSeries {
    /// The event with the rule; nil if the file holds only single occurrences.
    private(set) var master: CalendarEvent?
    private(set) var overrides: [CalendarEvent] = []
    /// The event that represents all parts: the master, or else the first occurrence in the file.
    var first: CalendarEvent? { master ?? overrides.first }
    /// The indices of `overrides` by the instant that they replace.
    private var numbers: [Int: Int] = [:]

    /// Adds a part; of two versions, the one with the higher SEQUENCE, or else the later change, wins.
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

    /// Marks the overrides of a private series as private, unless they have their own CLASS.
    mutating func keepPrivate() {
        guard master?.fields.isPublic == false else { return }
        for index in overrides.indices where overrides[index].fields.isPublic == nil {
            overrides[index].template.properties.append(PrivateMark.property)
        }
    }

    /// Calls `body` with every occurrence of the series, then with overrides outside it; returns whether a rule was cut off.
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

    /// Returns false if the series has a higher SEQUENCE than the override and excludes its planned start.
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
