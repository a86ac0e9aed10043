/// A queue of stretches, those with the highest possible score first.
struct StretchQueue {
    /// A stretch with an upper bound of its chunks' scores.
    struct Entry {
        var stretch: Int32
        var most: Float
    }

    private let entries: [Entry]
    /// A histogram of the upper bounds, in steps of `1 / perScore`.
    private var numbers = [Int](repeating: 0, count: StretchQueue.steps)
    /// The upper bound from which on all entries have been returned.
    private var highest = Float.infinity
    /// Target size of a wave; early waves are small, since their hits rule out most other stretches.
    private var size = 16

    private static let steps = 1024
    private static let perScore: Float = 8

    init(_ entries: [Entry]) {
        self.entries = entries
        for entry in entries { numbers[StretchQueue.step(entry.most)] += 1 }
    }

    @inline(__always)
    private static func step(_ most: Float) -> Int { Int(min(Float(steps - 1), max(0, most * perScore))) }

    /// Returns the next stretches to score, ascending; empty if no other can reach the minimum score `least`.
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

    /// Returns the bound above which about `size` entries wait.
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
