import Store

/// The scores of all chunks while a question is ranked: dense columns by slot, and a list of the slots that were touched.
struct ScoreBoard {
    private var parts: [ScoreParts]
    private var isTouched: [Bool]
    private var slots: [Int] = []
    private var counts: Column
    private var smoothed: Column
    private var titles: [Int: Float] = [:]
    private let files: DocumentColumn

    /// Numbers by slot of which most are 0, with a list of the others.
    private struct Column {
        var values: [Float]
        var slots: [Int] = []

        init(count: Int) { values = [Float](repeating: 0, count: count) }

        @inline(__always)
        mutating func add(_ value: Float, to slot: Int) {
            if values[slot] == 0 { slots.append(slot) }
            values[slot] += value
        }
    }

    /// A board for the chunks of a table, all with score 0.
    init(_ layout: SegmentLayout) {
        let count = layout.count
        files = layout.files
        parts = [ScoreParts](repeating: ScoreParts(), count: count)
        isTouched = [Bool](repeating: false, count: count)
        counts = Column(count: count)
        smoothed = Column(count: count)
    }

    /// The touched slots with their parts.
    var touched: some Sequence<(slot: Int, parts: ScoreParts)> {
        slots.lazy.map { (slot: $0, parts: parts[$0]) }
    }

    // MARK: Counting a term

    /// Collects how often a term occurs, also in other forms.
    @inline(__always)
    mutating func add(count: Float, to slot: Int) { counts.add(count, to: slot) }

    /// The number of chunks that hold the term counted.
    var countedSlots: Int { counts.slots.count }

    /// The same, where a chunk that has it in its title alone counts for less than one.
    var countedFrequency: Float { counts.slots.reduce(0) { $0 + min(1, counts.values[$1]) } }

    /// The counts of the term by slot, which are forgotten.
    mutating func takeCounts() -> [(slot: Int, count: Float)] {
        let taken = counts.slots.map { (slot: $0, count: counts.values[$0]) }
        for slot in counts.slots { counts.values[slot] = 0 }
        counts.slots.removeAll(keepingCapacity: true)
        return taken
    }

    /// Collects a term's smoothed count, which becomes a score when all its postings are in.
    @inline(__always)
    mutating func add(smoothed count: Float, to slot: Int) { smoothed.add(count, to: slot) }

    /// Turns the smoothed counts of a term into scores and forgets them.
    mutating func drainSmoothed(_ score: (Int, Float) -> Float) {
        for slot in smoothed.slots {
            touch(slot)
            parts[slot].context += score(slot, smoothed.values[slot])
            smoothed.values[slot] = 0
        }
        smoothed.slots.removeAll(keepingCapacity: true)
    }

    // MARK: Scores

    /// Adds to the score of a chunk's own words.
    @inline(__always)
    mutating func add(words score: Float, to slot: Int) {
        touch(slot)
        parts[slot].words += score
    }

    /// Adds to what a document's title scores.
    ///
    /// - Parameters:
    ///   - score: What a word of the title is worth.
    ///   - start: The slot of the document's first chunk, which the title brings in.
    mutating func add(title score: Float, toDocumentAt start: Int) {
        touch(start)
        titles[start, default: 0] += score
    }

    /// Gives the chunks that were brought in what their titles score.
    ///
    /// - Parameter start: The slot of the first chunk of a slot's document.
    mutating func addTitles(startOf start: (Int) -> Int) {
        guard !titles.isEmpty else { return }
        for slot in slots { parts[slot].title = titles[start(slot)] ?? 0 }
    }

    /// Adds to the score of spelling.
    mutating func add(spelling score: Float, to slot: Int) {
        touch(slot)
        parts[slot].spelling += score
    }

    /// Speaking alone brings no chunk in.
    mutating func add(speakers score: Float, to slot: Int) {
        if isTouched[slot] { parts[slot].speakers += score }
    }

    /// Adds to the score of dates.
    mutating func add(date score: Float, to slot: Int) {
        if isTouched[slot] { parts[slot].date += score }
    }

    /// The parts of a chunk's score so far.
    func parts(of slot: Int) -> ScoreParts { parts[slot] }

    /// The score of a chunk's own words so far.
    func words(of slot: Int) -> Float { parts[slot].words }

    /// Changes the parts of every touched slot.
    mutating func forEachTouched(_ body: (Int, inout ScoreParts) -> Void) {
        for slot in slots { body(slot, &parts[slot]) }
    }

    /// The best slots so far, best first; equal scores in an order that does not depend on that of import.
    ///
    /// - Parameters:
    ///   - count: The number of slots wanted.
    ///   - isWanted: Which of them count.
    /// - Returns: Slots.
    func best(_ count: Int, where isWanted: (Int) -> Bool = { _ in true }) -> [Int] {
        var top = TopScores(capacity: count, files: files)
        for slot in slots where isWanted(slot) { top.insert(slot: slot, score: parts[slot].total) }
        return top.ordered
    }

    @inline(__always)
    private mutating func touch(_ slot: Int) {
        guard !isTouched[slot] else { return }
        isTouched[slot] = true
        slots.append(slot)
    }
}
