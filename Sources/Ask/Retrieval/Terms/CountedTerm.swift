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
        counts = postings.counts.map { Float($0) / FieldWeights.unit }
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
        let slots = [Int32](capacity: most) { slots in
            for form in forms {
                CountedTerm.add(form, to: sums, &slots)
                runs.append(slots.count)
                if runs.count == lastCounted {
                    for place in slots.indices { frequency += min(1, sums[Int(slots[place])]) }
                }
            }
        }
        counts = slots.map { slot in
            defer { sums[Int(slot)] = 0 }
            return sums[Int(slot)]
        }
        self.slots = slots
        self.runs = runs
        self.frequency = frequency
    }

    /// Adds the counts of a form to the sums, and its new slots to the list.
    private static func add(_ form: Form, to sums: Column<Float>, _ slots: inout OutputSpan<Int32>) {
        for place in form.postings.slots.indices {
            let slot = form.postings.slots[place]
            let sum = sums[Int(slot)]
            if sum == 0 { slots.append(slot) }
            sums[Int(slot)] = sum + form.factor * Float(form.postings.counts[place]) / FieldWeights.unit
        }
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
