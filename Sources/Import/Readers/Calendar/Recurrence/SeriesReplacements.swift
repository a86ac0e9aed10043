import Time

struct SeriesReplacements {
    private let isDate: Bool
    private let overrides: [CalendarEvent]
    private var indices: [Int: Int] = [:]
    private var dayIndices: [Int: Int] = [:]
    private var used: Set<Int> = []
    /// The overrides of all later occurrences, by the instant from which they apply, ascending.
    private let later: [(from: Int, event: CalendarEvent)]

    init(_ overrides: [CalendarEvent], isDate: Bool) {
        self.overrides = overrides
        self.isDate = isDate
        for (index, override) in overrides.enumerated() {
            guard let place = override.replaces else { continue }
            if isDate || place.isDate {
                dayIndices[place.local.date.dayNumber] = index
            } else {
                indices[place.instant] = index
            }
        }
        later = overrides.compactMap { event in
            guard event.replacesLater, let place = event.replaces else { return nil }
            return (place.instant, event)
        }.sorted { $0.from < $1.from }
    }

    mutating func take(_ slot: ZonedMoment) -> CalendarEvent? {
        guard !overrides.isEmpty else { return nil }
        guard let index = (isDate ? nil : indices[slot.instant]) ?? dayIndices[slot.local.date.dayNumber] else {
            return nil
        }
        used.insert(index)
        return overrides[index]
    }

    /// Returns the last override that applies to this planned start and all later ones.
    func later(at slot: ZonedMoment) -> LaterChange? {
        guard !later.isEmpty else { return nil }
        let instant = slot.instant
        var low = 0
        var high = later.count
        while low < high {
            let middle = (low + high) / 2
            if later[middle].from > instant { high = middle } else { low = middle + 1 }
        }
        return low == 0 ? nil : LaterChange(later[low - 1].event)
    }

    var unused: [CalendarEvent] {
        overrides.indices.filter { !used.contains($0) }.map { overrides[$0] }
    }
}

/// An override that shifts all later occurrences as it shifts the first.
struct LaterChange {
    let event: CalendarEvent
    private let shift: Int
    /// Whether it names a day of a timed series; later occurrences then have the override's time of day.
    private let isByDay: Bool

    init?(_ event: CalendarEvent) {
        guard let place = event.replaces else { return nil }
        self.event = event
        isByDay = place.isDate && !event.start.isDate
        if isByDay {
            shift = (event.start.local.date.dayNumber - place.local.date.dayNumber) * 86_400
            return
        }
        shift = event.start.local.secondNumber - place.local(in: event.start.zone).secondNumber
    }

    func moved(_ slot: ZonedMoment) -> ZonedMoment {
        var local = slot.local(in: event.start.zone).adding(seconds: shift)
        if isByDay { local = local.date.midnight.adding(seconds: event.start.local.secondOfDay) }
        return event.start.with(local)
    }
}
