/// The stretches that wait to be looked at, those that can score most first.
struct StretchQueue {
    /// A stretch with what no chunk of it can exceed.
    struct Entry {
        var stretch: Int32
        var most: Float
    }

    private let entries: [Entry]
    /// How many entries can score so much, in steps of scores.
    private var numbers = [Int](repeating: 0, count: StretchQueue.steps)
    /// Entries that can score this were looked at already.
    private var highest = Float.infinity
    /// The first waves are small: what they find rules most others out.
    private var size = 16

    private static let steps = 1024
    private static let perScore: Float = 8

    /// A queue of stretches in any order.
    init(_ entries: [Entry]) {
        self.entries = entries
        for entry in entries { numbers[StretchQueue.step(entry.most)] += 1 }
    }

    @inline(__always)
    private static func step(_ most: Float) -> Int { Int(min(Float(steps - 1), max(0, most * perScore))) }

    /// The next stretches to be looked at.
    ///
    /// - Parameter least: What a chunk must score to count.
    /// - Returns: In rising order; none where all that are left can only score less.
    mutating func next(least: Float) -> [Int] {
        while highest > least {
            let lowest = max(least, cut())
            var wave: [Int] = []
            for entry in entries where entry.most >= lowest && entry.most < highest { wave.append(Int(entry.stretch)) }
            highest = lowest
            size *= 3
            if !wave.isEmpty { return wave.sorted() }
        }
        return []
    }

    /// What about so many entries, or more, can score that were not looked at yet.
    private func cut() -> Float {
        var step = highest == .infinity ? StretchQueue.steps : StretchQueue.step(highest)
        var sum = 0
        while step > 0, sum < size {
            step -= 1
            sum += numbers[step]
        }
        return step == 0 ? -.infinity : Float(step) / StretchQueue.perScore
    }
}
