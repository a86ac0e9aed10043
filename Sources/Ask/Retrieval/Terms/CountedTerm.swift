import Store
import Text

/// The counts of a term in each chunk, over all of its forms.
struct CountedTerm {
    /// The slots of the chunks, ascending within each run.
    private(set) var slots: [Int32]
    private(set) var counts: [Float]
    /// The end of each run; each form has a run of the chunks that no earlier form has.
    private(set) var runs: [Int]
    /// The number of chunks that contain the term; a chunk with the term only in a heading counts less than 1.
    let frequency: Float

    typealias Form = (postings: Postings, factor: Float)

    init(_ postings: Postings) {
        slots = postings.slots
        counts = [Float](unsafeUninitializedCapacity: slots.count) { buffer, initialized in
            for place in postings.counts.indices { buffer[place] = Float(postings.counts[place]) / FieldWeights.unit }
            initialized = postings.counts.count
        }
        runs = [slots.count]
        // Integers are added, so that the order does not matter.
        let whole = UInt8(FieldWeights.unit)
        frequency = Float(postings.counts.reduce(0) { $0 + Int(min(whole, $1)) }) / FieldWeights.unit
    }

    /// Creates a term of several forms, whose counts are added; `sums` is a scratch column, all 0 before and after.
    init(own: [Postings], others: [Form], sums: Column<Float>) {
        let forms = own.map { ($0, Float(1)) } + others
        var runs: [Int] = []
        var frequency: Float = 0
        // If the word itself occurs, the frequency counts only its own forms, not related words.
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

    /// Adds the counts of a form to the sums and its new slots to the list; returns the new length of the list.
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
