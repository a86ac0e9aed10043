/// The scores of all chunks while a question is ranked: dense columns by slot, and a list of the slots that were touched.
struct ScoreBoard {
    private var parts: [ScoreParts]
    private var isTouched: [Bool]
    private var slots: [Int] = []
    private var smoothed: [Float]
    private var smoothedSlots: [Int] = []

    /// A board for so many chunks, all with score 0.
    init(count: Int) {
        parts = [ScoreParts](repeating: ScoreParts(), count: count)
        isTouched = [Bool](repeating: false, count: count)
        smoothed = [Float](repeating: 0, count: count)
    }

    /// The touched slots with their parts.
    var touched: some Sequence<(slot: Int, parts: ScoreParts)> {
        slots.lazy.map { (slot: $0, parts: parts[$0]) }
    }

    @inline(__always)
    mutating func add(words score: Float, to slot: Int) {
        touch(slot)
        parts[slot].words += score
    }

    mutating func add(spelling score: Float, to slot: Int) {
        touch(slot)
        parts[slot].spelling += score
    }

    /// Speaking alone brings no chunk in.
    mutating func add(speakers score: Float, to slot: Int) {
        if isTouched[slot] { parts[slot].speakers += score }
    }

    /// Collects a term's smoothed count, which becomes a score when all its postings are in.
    @inline(__always)
    mutating func add(smoothed count: Float, to slot: Int) {
        if smoothed[slot] == 0 { smoothedSlots.append(slot) }
        smoothed[slot] += count
    }

    /// Turns the smoothed counts of a term into scores and forgets them.
    mutating func drainSmoothed(_ score: (Int, Float) -> Float) {
        for slot in smoothedSlots {
            touch(slot)
            parts[slot].context += score(slot, smoothed[slot])
            smoothed[slot] = 0
        }
        smoothedSlots.removeAll(keepingCapacity: true)
    }

    /// The parts of a chunk's score so far.
    func parts(of slot: Int) -> ScoreParts { parts[slot] }

    /// The score of a chunk's own words so far.
    func words(of slot: Int) -> Float { parts[slot].words }

    /// Changes the parts of every touched slot.
    mutating func forEachTouched(_ body: (Int, inout ScoreParts) -> Void) {
        for slot in slots { body(slot, &parts[slot]) }
    }

    @inline(__always)
    private mutating func touch(_ slot: Int) {
        guard !isTouched[slot] else { return }
        isTouched[slot] = true
        slots.append(slot)
    }
}
