import Store
import Text

/// How often a term occurs in each chunk, also in other forms.
struct CountedTerm {
    /// The chunks' slots: rising within each run.
    private(set) var slots: [Int32]
    /// The count of each.
    private(set) var counts: [Float]
    /// The ends of the runs: the chunks that each form brought in.
    private(set) var runs: [Int]
    /// The number of chunks that hold the term, where one that has it in a heading alone counts for less than one.
    let frequency: Float

    /// A term of one form.
    init(_ postings: Postings) {
        slots = postings.slots
        counts = [Float](unsafeUninitializedCapacity: slots.count) { buffer, initialized in
            for place in postings.counts.indices { buffer[place] = Float(postings.counts[place]) / FieldWeights.unit }
            initialized = postings.counts.count
        }
        runs = [slots.count]
        // Whole numbers, for which the order does not matter.
        let whole = UInt8(FieldWeights.unit)
        frequency = Float(postings.counts.reduce(0) { $0 + Int(min(whole, $1)) }) / FieldWeights.unit
    }

    /// A term of several forms, whose counts are added.
    ///
    /// - Parameters:
    ///   - own: The postings of the word's own forms.
    ///   - others: Those of what else counts for it, with factors.
    ///   - sums: A column of zeros, which is left so.
    init(own: [Postings], others: [(postings: Postings, factor: Float)], sums: Column<Float>) {
        let forms = own.map { ($0, Float(1)) } + others
        var runs: [Int] = []
        var frequency: Float = 0
        slots = [Int32](unsafeUninitializedCapacity: forms.reduce(0) { $0 + $1.0.slots.count }) { slots, initialized in
            for (postings, factor) in forms {
                for place in postings.slots.indices {
                    let slot = Int(postings.slots[place])
                    let sum = sums[slot]
                    if sum == 0 {
                        slots[initialized] = postings.slots[place]
                        initialized += 1
                    }
                    sums[slot] = sum + factor * Float(postings.counts[place]) / FieldWeights.unit
                }
                runs.append(initialized)
                if runs.count == own.count {
                    frequency = slots[..<initialized].reduce(0) { $0 + min(1, sums[Int($1)]) }
                }
            }
        }
        self.runs = runs
        self.frequency = own.isEmpty ? Float(slots.count) : frequency
        counts = slots.map { sums[Int($0)] }
        for slot in slots { sums[Int(slot)] = 0 }
    }

    /// Forgets the chunks that may not be scored.
    mutating func keep(_ allowed: [Bool]) {
        var kept = 0
        var place = 0
        for run in runs.indices {
            while place < runs[run] {
                if allowed[Int(slots[place])] {
                    (slots[kept], counts[kept]) = (slots[place], counts[place])
                    kept += 1
                }
                place += 1
            }
            runs[run] = kept
        }
        slots.removeSubrange(kept...)
        counts.removeSubrange(kept...)
    }
}
