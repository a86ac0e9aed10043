import Model
import Store

/// The scores of all chunks while a question is ranked; one board serves many questions in turn.
///
/// Word scores are computed for all chunks. Context scores are costly, so they are computed only for stretches that may contain one of the
/// best chunks: `best` visits stretches by descending upper bound, and stops when no other can reach the hits found.
struct ScoreBoard {
    private let layout: SegmentLayout
    private let stretches: Stretches
    private var contexts: ContextScorer
    var preferences: Preferences

    // By slot.
    private let words: Column<Float>
    private let context: Column<Float>
    private var spelling: SparseColumn
    private var found: FoundSlots

    // By stretch.
    private var touched: PlaceList
    private let state: Column<UInt8>
    private let mostWords: Column<Float>
    private let mostContext: Column<Float>
    private var totals: SparseColumn
    private var totalsAround: SparseColumn

    // By document.
    private var titleShares: SparseColumn
    private var titles: SparseColumn
    private var countsTitles = false

    private static let isTouched: UInt8 = 1
    private static let isScored: UInt8 = 2

    init(_ layout: SegmentLayout) {
        self.layout = layout
        stretches = Stretches(layout)
        contexts = ContextScorer(layout, stretches)
        preferences = Preferences(layout, stretches)
        words = Column(count: layout.count)
        context = Column(count: layout.count)
        spelling = SparseColumn(count: layout.count)
        found = FoundSlots(below: layout.count)
        touched = PlaceList(below: stretches.count)
        state = Column(count: stretches.count)
        mostWords = Column(count: stretches.count)
        mostContext = Column(count: stretches.count)
        totals = SparseColumn(count: stretches.count)
        totalsAround = SparseColumn(count: stretches.count)
        titleShares = SparseColumn(count: layout.documentCount)
        titles = SparseColumn(count: layout.documentCount)
    }

    mutating func clear() {
        for index in 0..<touched.count {
            let stretch = touched[index]
            words.clear(stretches.slots(of: stretch))
            state[stretch] = 0
            mostWords[stretch] = 0
            mostContext[stretch] = 0
        }
        for index in 0..<found.slots.count { context[found.slots[index]] = 0 }
        touched.removeAll()
        found.clear()
        contexts.clear()
        preferences.clear()
        spelling.clear()
        titles.clear()
        countsTitles = false
    }

    // MARK: Words

    /// A scratch column for adding up the forms of a term, all 0 between two terms.
    ///
    /// It is the column of context scores, which is unused until all words are counted.
    var sums: Column<Float> {
        assert(found.slots.count == 0)
        return context
    }

    /// Adds the scores of a term, given the worth of its counts in chunks and of its smoothed counts around them.
    mutating func add(_ term: CountedTerm, words worth: Saturation.Weighted, context: Saturation.Weighted) {
        contexts.add(term, context)
        // A term of one form visits each stretch once.
        let isWhole = term.runs.count == 1
        var first = 0
        for end in term.runs {
            while first < end {
                let stretch = stretches.ofSlots[Int(term.slots[first])]
                let (next, total) = addWords(term, first..<end, in: stretch, worth)
                if isWhole, stretches.areAlone[stretch] {
                    addMostContext(context, of: total, in: stretch)
                } else {
                    totals.add(total, to: stretch)
                }
                first = next
            }
        }
        addMostContext(context)
    }

    /// Adds a term's scores to the chunks of one stretch; returns the position after them and the sum of their counts.
    @inline(__always)
    private func addWords(
        _ term: CountedTerm, _ places: Range<Int>, in stretch: Int, _ worth: Saturation.Weighted
    ) -> (next: Int, total: Float) {
        let end = stretches.starts[stretch + 1]
        let words = words
        var (place, total, most) = (places.lowerBound, Float(0), mostWords[stretch])
        while place < places.upperBound {
            let (slot, count) = (term.slots[place], term.counts[place])
            if slot >= end { break }
            let score = words[Int(slot)] + worth.of(count, length: Float(layout.lengths[Int(slot)]))
            words[Int(slot)] = score
            most = max(most, score)
            total += count
            place += 1
        }
        mostWords[stretch] = most
        return (place, total)
    }

    /// Raises the upper bounds of context scores: a chunk's context holds at most the counts of its stretch and the two neighbours.
    private mutating func addMostContext(_ worth: Saturation.Weighted) {
        for index in 0..<totals.places.count {
            let stretch = totals.places[index]
            for other in stretches.around(stretch) { totalsAround.add(totals[stretch], to: other) }
        }
        totals.clear()
        for index in 0..<totalsAround.places.count {
            addMostContext(worth, of: totalsAround[totalsAround.places[index]], in: totalsAround.places[index])
        }
        totalsAround.clear()
    }

    @inline(__always)
    private mutating func addMostContext(_ worth: Saturation.Weighted, of total: Float, in stretch: Int) {
        touch(stretch)
        mostContext[stretch] += worth.of(total, length: stretches.leastLengths[stretch])
    }

    // MARK: Titles

    /// Records the share of a term, 0 … 1, in the title of the document whose first chunk has slot `start`; the maximum counts.
    mutating func add(titleShare share: Float, toDocumentAt start: Int) {
        titleShares.raise(stretches.document(of: start), to: share)
    }

    /// Turns the shares of a term into scores and resets them; a title match makes the document's first chunk a candidate.
    mutating func scoreTitleShares(weight: Float) {
        for index in 0..<titleShares.places.count {
            let document = titleShares.places[index]
            titles.add(weight * titleShares[document], to: document)
            touch(Int(stretches.firsts[document]))
        }
        titleShares.clear()
    }

    mutating func addTitles() { countsTitles = true }

    // MARK: Spelling

    mutating func add(spelling score: Float, to slot: Int) {
        let stretch = stretches.ofSlots[slot]
        touch(stretch)
        if state[stretch] != ScoreBoard.isScored { scoreContexts(of: [stretch]) }
        found.insert(slot)
        spelling.add(score, to: slot)
    }

    // MARK: The best

    @inline(__always)
    private func parts(of slot: Int) -> ScoreParts {
        var parts = ScoreParts()
        parts.words = words[slot]
        parts.context = context[slot]
        if countsTitles { parts.title = titles[stretches.document(of: slot)] }
        parts.spelling = spelling[slot]
        preferences.add(to: &parts, of: slot, wordsBefore: slot > 0 ? words[slot - 1] : 0)
        return parts
    }

    /// Returns the best chunks so far, best first; ties do not depend on the import order.
    mutating func hits(
        _ count: Int, least: Float = -.infinity, where isWanted: (Int) -> Bool = { _ in true }
    ) -> [Hit] {
        best(count, least: least, where: isWanted).map { slot in
            Hit(
                chunk: Int(layout.chunks[slot]), document: Int(layout.documents[slot]),
                place: Int(layout.middles[slot]), parts: parts(of: slot))
        }
    }

    /// Returns the slots of the best chunks so far, in the same order.
    mutating func best(
        _ count: Int, least: Float = -.infinity, where isWanted: (Int) -> Bool = { _ in true }
    ) -> [Int] {
        var top = TopScores(capacity: count, files: layout.files)
        var offered = 0
        var queue = StretchQueue(waiting)
        while true {
            for index in offered..<found.slots.count where isWanted(found.slots[index]) {
                let score = parts(of: found.slots[index]).total
                if score >= least { top.insert(slot: found.slots[index], score: score) }
            }
            offered = found.slots.count
            let wave = queue.next(least: max(least, top.least))
            if wave.isEmpty { return top.ordered }
            scoreContexts(of: wave)
        }
    }

    private var waiting: [StretchQueue.Entry] {
        [StretchQueue.Entry](capacity: touched.count) { entries in
            for index in 0..<touched.count where state[touched[index]] != ScoreBoard.isScored {
                let stretch = touched[index]
                entries.append(StretchQueue.Entry(stretch: Int32(stretch), most: most(of: stretch)))
            }
        }
    }

    /// Returns an upper bound of the scores in a stretch, with a margin because rounding depends on the order of addition.
    @inline(__always)
    private func most(of stretch: Int) -> Float {
        var most = mostWords[stretch] + mostContext[stretch]
        if countsTitles { most += titles[Int(stretches.documents[stretch])] }
        let mostBefore = max(mostWords[stretch], stretch > 0 ? mostWords[stretch - 1] : 0)
        most += preferences.most(of: stretch, mostWords: mostBefore)
        return most * 1.0001 + 0.001
    }

    private mutating func scoreContexts(of wave: [Int]) {
        for stretch in wave {
            state[stretch] = ScoreBoard.isScored
            let document = Int(stretches.documents[stretch])
            if titles[document] != 0, Int(stretches.firsts[document]) == stretch {
                found.insert(Int(stretches.starts[stretch]))
            }
        }
        contexts.score(wave, on: context, &found)
    }

    @inline(__always)
    private mutating func touch(_ stretch: Int) {
        guard state[stretch] == 0 else { return }
        state[stretch] = ScoreBoard.isTouched
        touched.append(stretch)
    }
}
