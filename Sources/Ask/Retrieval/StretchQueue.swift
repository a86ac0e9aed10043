/// The stretches that wait to be looked at, those that can score most first.
struct StretchQueue {
    /// A stretch with what no chunk of it can exceed.
    struct Entry {
        var stretch: Int32
        var most: Float
    }

    private var entries: [Entry]
    /// The first waves are small: what they find rules most others out.
    private var size = 16

    /// A queue of stretches in any order.
    init(_ entries: [Entry]) { self.entries = entries }

    /// The next stretches to be looked at.
    ///
    /// - Parameter least: What a chunk must score to count.
    /// - Returns: In rising order; none where all that are left can only score less.
    mutating func next(least: Float) -> [Int] {
        let cut = max(least, cut(size))
        size *= 3
        var wave: [Int] = []
        var rest: [Entry] = []
        for entry in entries where entry.most >= least {
            if entry.most >= cut { wave.append(Int(entry.stretch)) } else { rest.append(entry) }
        }
        entries = rest
        return wave.sorted()
    }

    /// What about so many entries, or more, reach.
    private func cut(_ size: Int) -> Float {
        let highest = entries.reduce(0) { max($0, $1.most) }
        guard entries.count > size, highest > 0 else { return -.infinity }
        let scale = Float(StretchQueue.steps - 1) / highest
        var numbers = [Int](repeating: 0, count: StretchQueue.steps)
        for entry in entries { numbers[Int(max(0, entry.most) * scale)] += 1 }
        var sum = 0
        for step in numbers.indices.reversed() {
            sum += numbers[step]
            if sum >= size { return Float(step) / scale }
        }
        return -.infinity
    }

    private static let steps = 256
}
