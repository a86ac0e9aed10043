import Store

/// Keeps the best of many scored slots, in a heap whose root is the worst of those kept.
///
/// Ties are ordered by file identifier, then slot: slots of one file ascend with its lines, those of different files depend on the order of
/// import. An insertion is O(log *k*) if the slot is kept, else O(1).
struct TopScores {
    private let capacity: Int
    private let files: DocumentColumn
    private var heap: [(score: Float, slot: Int)] = []

    /// Creates an empty list for at most `capacity` slots, given the file identifier of each slot.
    init(capacity: Int, files: DocumentColumn) {
        self.capacity = max(1, capacity)
        self.files = files
        heap.reserveCapacity(self.capacity)
    }

    var ordered: [Int] { heap.sorted { isWorse($1, $0) }.map(\.slot) }

    var orderedWithScores: [(slot: Int, cosine: Float)] {
        heap.sorted { isWorse($1, $0) }.map { (slot: $0.slot, cosine: $0.score) }
    }

    /// The score below which no slot is kept.
    var least: Float { heap.count < capacity ? -.infinity : heap[0].score }

    mutating func insert(slot: Int, score: Float) {
        if heap.count < capacity {
            heap.append((score, slot))
            siftUp(heap.count - 1)
        } else if isWorse(heap[0], (score, slot)) {
            heap[0] = (score, slot)
            siftDown()
        }
    }

    mutating func insert(_ other: TopScores) {
        for (score, slot) in other.heap { insert(slot: slot, score: score) }
    }

    private func isWorse(_ left: (score: Float, slot: Int), _ right: (score: Float, slot: Int)) -> Bool {
        guard left.score == right.score else { return left.score < right.score }
        let (leftFile, rightFile) = (files[left.slot], files[right.slot])
        return leftFile == rightFile ? left.slot > right.slot : leftFile > rightFile
    }

    private mutating func siftUp(_ start: Int) {
        var place = start
        while place > 0, isWorse(heap[place], heap[(place - 1) / 2]) {
            heap.swapAt(place, (place - 1) / 2)
            place = (place - 1) / 2
        }
    }

    private mutating func siftDown() {
        var place = 0
        while true {
            let left = 2 * place + 1
            guard left < heap.count else { return }
            let right = left + 1
            let worse = right < heap.count && isWorse(heap[right], heap[left]) ? right : left
            guard isWorse(heap[worse], heap[place]) else { return }
            heap.swapAt(place, worse)
            place = worse
        }
    }
}
