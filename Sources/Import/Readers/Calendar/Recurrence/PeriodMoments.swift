import Time

/// The moments of one period of a rule, ascending: some times on some days, or in some hours, of which BYSETPOS picks.
///
/// They are computed one after the other, since a year may hold thirty million of them.
struct PeriodMoments {
    private let starts: [CivilDateTime]
    private let times: TimeGrid
    /// The places that BYSETPOS picks, ascending; nil where all count.
    private let picks: [Int]?
    private var index = 0

    /// The moments of a period.
    ///
    /// - Parameters:
    ///   - starts: What the times count from: the beginnings of days, or of hours, minutes or seconds.
    ///   - times: The times, in seconds after each beginning.
    ///   - positions: The places to be picked, from 1, or from −1 backwards; empty picks all.
    ///   - earliest: The moment before which none is given.
    init(starts: [CivilDateTime], times: TimeGrid, positions: [Int], notBefore earliest: CivilDateTime) {
        self.starts = starts
        self.times = times
        let all = 0..<starts.count * times.count
        picks =
            positions.isEmpty
            ? nil : Set(positions.map { $0 > 0 ? $0 - 1 : all.count + $0 }).filter(all.contains).sorted()
        if let first = starts.first, first < earliest { skip(to: earliest) }
    }

    /// Whether none is left.
    var isEmpty: Bool { index >= count }

    private var count: Int { picks?.count ?? starts.count * times.count }

    private func moment(at index: Int) -> CivilDateTime {
        let (start, time) = (picks?[index] ?? index).quotientAndRemainder(dividingBy: times.count)
        return starts[start].adding(seconds: times[time])
    }

    private mutating func skip(to earliest: CivilDateTime) {
        var high = count
        while index < high {
            let middle = (index + high) / 2
            if moment(at: middle) < earliest { index = middle + 1 } else { high = middle }
        }
    }

    /// The next moment, or nil at the end of the period.
    mutating func next() -> CivilDateTime? {
        guard !isEmpty else { return nil }
        index += 1
        return moment(at: index - 1)
    }
}
