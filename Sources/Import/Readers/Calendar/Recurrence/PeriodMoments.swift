import Time

/// The moments of one period of a rule, ascending: times on some days or in some hours, filtered by BYSETPOS.
///
/// They are computed one by one, since a year may hold thirty million.
struct PeriodMoments {
    private let starts: [CivilDateTime]
    private let times: TimeGrid
    /// The 0-based positions selected by BYSETPOS, ascending; nil selects all.
    private let picks: [Int]?
    private var index = 0

    /// Creates the moments of a period from `earliest` on.
    ///
    /// - Parameters:
    ///   - starts: The beginnings of days, hours, minutes or seconds.
    ///   - times: The times, in seconds after each beginning.
    ///   - positions: The positions to select, from 1, or backwards from −1; empty selects all.
    ///   - earliest: The minimum of the moments returned.
    init(starts: [CivilDateTime], times: TimeGrid, positions: [Int], notBefore earliest: CivilDateTime) {
        self.starts = starts
        self.times = times
        let all = 0..<starts.count * times.count
        picks =
            positions.isEmpty
            ? nil : Set(positions.map { $0 > 0 ? $0 - 1 : all.count + $0 }).filter(all.contains).sorted()
        if let first = starts.first, first < earliest { skip(to: earliest) }
    }

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

    mutating func next() -> CivilDateTime? {
        guard !isEmpty else { return nil }
        index += 1
        return moment(at: index - 1)
    }
}
