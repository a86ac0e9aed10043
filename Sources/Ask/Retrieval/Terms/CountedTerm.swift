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

    /// A form of a term, with what each of its occurrences counts.
    typealias Form = (postings: Postings, factor: Float)

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
    ///   - others: Those of what else counts for it.
    ///   - sums: A column of zeros, which is left so.
    init(own: [Postings], others: [Form], sums: Column<Float>) {
        let forms = own.map { ($0, Float(1)) } + others
        var runs: [Int] = []
        var frequency: Float = 0
        // A chunk that holds nothing but something slightly related holds the word only a little.
        let lastCounted = own.isEmpty ? forms.count : own.count
        let most = forms.reduce(0) { $0 + $1.0.slots.count }
        let slots = [Int32](unsafeUninitializedCapacity: most) { slots, count in
            for form in forms {
                count = CountedTerm.add(form, to: sums, slots, behind: count)
                runs.append(count)
                if runs.count == lastCounted { for slot in slots[..<count] { frequency += min(1, sums[Int(slot)]) } }
            }
        }
        counts = [Float](unsafeUninitializedCapacity: slots.count) { counts, count in
            for place in slots.indices {
                counts[place] = sums[Int(slots[place])]
                sums[Int(slots[place])] = 0
            }
            count = slots.count
        }
        self.slots = slots
        self.runs = runs
        self.frequency = frequency
    }

    /// Adds the counts of a form to sums, and the slots that had none yet to a list; gives the number of these.
    private static func add(
        _ form: Form, to sums: Column<Float>, _ slots: UnsafeMutableBufferPointer<Int32>, behind count: Int
    ) -> Int {
        var count = count
        for place in form.postings.slots.indices {
            let slot = form.postings.slots[place]
            let sum = sums[Int(slot)]
            if sum == 0 {
                slots[count] = slot
                count += 1
            }
            sums[Int(slot)] = sum + form.factor * Float(form.postings.counts[place]) / FieldWeights.unit
        }
        return count
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
