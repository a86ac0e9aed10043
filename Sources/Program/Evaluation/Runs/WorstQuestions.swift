/// The worst answers of a run, as many as a report shows.
public struct WorstQuestions: Sendable {
    /// The worst first; of equal ones in the order of their identities.
    public private(set) var entries: [RunEntry] = []
    private let limit: Int

    /// The worst so many answers.
    ///
    /// - Parameter limit: How many are kept.
    public init(limit: Int = 20) { self.limit = limit }

    /// Takes an answer, where it is one of the worst.
    ///
    /// - Parameter entry: An answered question; perfect ones and those of which nothing can be told are left out.
    public mutating func add(_ entry: RunEntry) {
        guard let quality = entry.quality, quality < 1 else { return }
        let place = entries.firstIndex { (quality, entry.id) < ($0.quality ?? 0, $0.id) } ?? entries.count
        guard place < limit else { return }
        entries.insert(entry, at: place)
        if entries.count > limit { entries.removeLast() }
    }

    /// Says what each filter left.
    ///
    /// - Parameter waterfall: Gives the lines for a question.
    public mutating func explain(_ waterfall: (RunEntry) throws -> [String]) rethrows {
        for place in entries.indices { entries[place].waterfall = try waterfall(entries[place]) }
    }
}
