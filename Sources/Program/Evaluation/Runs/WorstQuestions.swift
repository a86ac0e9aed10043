/// The worst answers of a run.
public struct WorstQuestions: Sendable {
    /// The entries, worst first; equal ones in order of identifier.
    public private(set) var entries: [RunEntry] = []
    private let limit: Int

    /// Creates an empty list.
    ///
    /// - Parameter limit: The maximum number of entries kept.
    public init(limit: Int = 20) { self.limit = limit }

    /// Adds an answer if it is one of the worst.
    ///
    /// - Parameter entry: An answered question; ignored if it is perfect or no measure applies.
    public mutating func add(_ entry: RunEntry) {
        guard let quality = entry.quality, quality < 1 else { return }
        let place = entries.firstIndex { (quality, entry.id) < ($0.quality ?? 0, $0.id) } ?? entries.count
        guard place < limit else { return }
        entries.insert(entry, at: place)
        if entries.count > limit { entries.removeLast() }
    }

    /// Sets the waterfall of each entry.
    ///
    /// - Parameter waterfall: Returns the lines for an entry.
    public mutating func explain(_ waterfall: (RunEntry) throws -> [String]) rethrows {
        for place in entries.indices { entries[place].waterfall = try waterfall(entries[place]) }
    }
}
