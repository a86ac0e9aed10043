import Store
import Text

/// Scores chunks by their context: BM25 over counts smoothed along the document.
struct ContextScorer {
    private let layout: SegmentLayout
    private let stretches: Stretches
    private let kernel: [Float]
    /// The smoothed counts of one stretch's chunks; all 0 between two stretches.
    private let smoothed: Column<Float>

    // The terms of the question; their postings are concatenated.
    private var slots: [Int32] = []
    private var counts: [Float] = []
    private var runs: [Run] = []
    private var terms: [Term] = []

    /// Postings with ascending slots; `place` advances as stretches are scored.
    private struct Run {
        var place: Int
        let end: Int
    }

    private struct Term {
        let runs: Range<Int>
        let worth: Saturation.Weighted
    }

    init(_ layout: SegmentLayout, _ stretches: Stretches) {
        self.layout = layout
        self.stretches = stretches
        kernel = (0...SmoothingKernel.reach).map(SmoothingKernel.weight)
        smoothed = Column(count: stretches.longest)
    }

    mutating func clear() {
        slots.removeAll(keepingCapacity: true)
        counts.removeAll(keepingCapacity: true)
        runs.removeAll(keepingCapacity: true)
        terms.removeAll(keepingCapacity: true)
    }

    mutating func add(_ term: CountedTerm, _ worth: Saturation.Weighted) {
        let first = runs.count
        var place = slots.count
        for end in term.runs {
            runs.append(Run(place: place, end: slots.count + end))
            place = slots.count + end
        }
        slots += term.slots
        counts += term.counts
        terms.append(Term(runs: first..<runs.count, worth: worth))
    }

    /// Adds the context scores of all terms to the chunks of some stretches, given in ascending order; collects the chunks that get one.
    func score(_ wave: [Int], on context: Column<Float>, _ found: inout FoundSlots) {
        var runs = runs
        for stretch in wave {
            let own = stretches.slots(of: stretch)
            let near = stretches.slotsAround(stretch)
            for term in terms {
                var isNear = false
                for run in term.runs {
                    let first = advance(&runs[run], to: near.lowerBound)
                    let end = spread(first..<runs[run].end, before: near.upperBound, to: own)
                    isNear = isNear || end > first
                }
                if isNear { drain(own, term.worth, on: context, &found) }
            }
        }
    }

    /// Advances a run to its first slot not before a given one, by galloping search.
    @inline(__always)
    private func advance(_ run: inout Run, to slot: Int) -> Int {
        guard run.place < run.end, slots[run.place] < slot else { return run.place }
        var step = 1
        while run.place + step < run.end, slots[run.place + step] < slot {
            run.place += step
            step *= 2
        }
        while step > 0 {
            if run.place + step < run.end, slots[run.place + step] < slot { run.place += step }
            step /= 2
        }
        run.place += 1
        return run.place
    }

    /// Spreads counts at slots before `end` over the chunks of a stretch; returns the position after the last of them.
    @inline(__always)
    private func spread(_ places: Range<Int>, before end: Int, to own: Range<Int>) -> Int {
        let (smoothed, middles, kernel) = (smoothed, layout.middles, kernel)
        var place = places.lowerBound
        while place < places.upperBound, slots[place] < end {
            let (slot, count) = (Int(slots[place]), counts[place])
            let middle = Int(middles[slot])
            for other in own {
                let distance = abs(Int(middles[other]) - middle)
                if other == slot {
                    smoothed[other - own.lowerBound] += count
                } else if distance < kernel.count {
                    smoothed[other - own.lowerBound] += count * kernel[distance]
                }
            }
            place += 1
        }
        return place
    }

    @inline(__always)
    private func drain(
        _ own: Range<Int>, _ worth: Saturation.Weighted, on context: Column<Float>, _ found: inout FoundSlots
    ) {
        for (place, slot) in own.enumerated() where smoothed[place] != 0 {
            context[slot] += worth.of(smoothed[place], length: layout.smoothedLengths[slot])
            smoothed[place] = 0
            found.insert(slot)
        }
    }
}

/// The slots that have a score, each once.
struct FoundSlots {
    /// In the order in which they were found.
    private(set) var slots: PlaceList
    private let isFound: Column<UInt8>

    init(below count: Int) {
        slots = PlaceList(below: count)
        isFound = Column(count: count)
    }

    @inline(__always)
    mutating func insert(_ slot: Int) {
        guard isFound[slot] == 0 else { return }
        isFound[slot] = 1
        slots.append(slot)
    }

    mutating func clear() {
        for index in 0..<slots.count { isFound[slots[index]] = 0 }
        slots.removeAll()
    }
}
