import Model
import Time

/// All parts of one event: the series, and the occurrences of it that were changed.
struct CalendarSeries {
    /// The event that holds the rule; nil where only single occurrences are in the file.
    private(set) var master: CalendarEvent?
    /// The changed occurrences.
    private(set) var overrides: [CalendarEvent] = []
    /// The numbers of the overrides by the moment that they replace.
    private var numbers: [Int: Int] = [:]

    /// Adds a part; of two versions of the same part the one that was changed more often, else later, counts.
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

    /// Every occurrence as a document, in the order of the series; added overrides come last.
    ///
    /// - Parameter context: The zone, and where endless rules stop.
    /// - Returns: The documents, and whether a rule was cut off.
    func documents(_ context: ReadingContext) -> (documents: [Document], isCutOff: Bool) {
        guard let master else { return (overrides.map { $0.document(in: context.zone) }, false) }
        let places = SeriesPlaces(master, context)
        var replacements = SeriesReplacements(overrides, isDate: master.start.isDate)
        let planned = places.places.map { place in
            if let override = replacements.take(place.start) { return override.document(in: context.zone) }
            guard let later = replacements.later(at: place.start) else {
                return master.document(start: place.start, length: place.length, place: place.start, in: context.zone)
            }
            return later.event.document(
                start: later.moved(place.start), length: later.event.length, place: place.start, in: context.zone)
        }
        // A changed occurrence is gone if the series was changed after it and leaves its place out.
        let added = replacements.unused.filter { override in
            guard let place = override.replaces, override.sequence < master.sequence else { return true }
            return !places.excludes(place)
        }
        return (planned + added.map { $0.document(in: context.zone) }, places.isCutOff)
    }
}

extension CalendarEvent {
    /// The document of an event that takes place once.
    fileprivate func document(in zone: TimeZone) -> Document {
        document(start: start, length: length, place: replaces ?? start, in: zone)
    }

    fileprivate func isNewer(than other: CalendarEvent) -> Bool {
        if sequence != other.sequence { return sequence > other.sequence }
        guard let changed, let before = other.changed else { return false }
        return changed > before
    }
}
