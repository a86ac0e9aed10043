import Store
import Text
import Threads

/// A comparison of one vector with those of all chunks.
struct VectorScan: Sendable {
    let vector: QueryVector
    let layout: SegmentLayout
    /// The chunks that may be found; nil means all.
    let allowed: [Bool]?

    /// Number of vectors from which a second thread pays off.
    static let manyVectors = 30_000

    /// Compares with the vectors of a file, on two threads from `manyVectors` on; false if the file is damaged, and `top` is invalid then.
    func compare(with file: VectorFile, _ top: inout TopScores, manyVectors: Int = manyVectors) -> Bool {
        let isWhole = compareAll(with: file, &top, manyVectors)
        if isWhole { file.markAsProven() }
        return isWhole
    }

    private func compareAll(with file: VectorFile, _ top: inout TopScores, _ manyVectors: Int) -> Bool {
        guard file.vectorCount >= manyVectors, WorkerThread.processors > 1 else {
            return compare(with: file, 0..<file.blockCount, &top)
        }
        let half = file.blockCount / 2
        let helper = BackgroundThread { [top] in
            var top = top
            let isWhole = compare(with: file, half..<file.blockCount, &top)
            return (top: top, isWhole: isWhole)
        }
        let isWhole = compare(with: file, 0..<half, &top)
        let other = helper.join()
        top.insert(other.top)
        return isWhole && other.isWhole
    }

    private func compare(with file: VectorFile, _ blocks: Range<Int>, _ top: inout TopScores) -> Bool {
        var rows = ChunkRows(layout)
        return file.forEachBlock(blocks) { compare(withBlock: $0, $1, $2, &rows, &top) }
    }

    /// Compares with the `count` vectors, concatenated, of consecutive chunks of a document, the first of which has the row `first`.
    func compare(
        withBlock first: Int, _ stored: Span<Int8>, _ count: Int, _ rows: inout ChunkRows,
        _ top: inout TopScores
    ) {
        guard let slot = rows.slot(of: first), slot + count <= layout.count else { return }
        let width = stored.count / count
        for place in 0..<count where allowed?[slot + place] ?? true {
            let cosine = vector.cosine(with: stored.extracting(place * width..<(place + 1) * width))
            if cosine > 0 { top.insert(slot: slot + place, score: cosine) }
        }
    }
}

/// Finds the slots of chunks in ascending row order, without a table from row to slot.
struct ChunkRows {
    private let layout: SegmentLayout
    /// The documents in order of their chunks' rows; nil if sorted already, as in an index without merged segments.
    private let order: [Int]?
    private var place = 0

    init(_ layout: SegmentLayout) {
        self.layout = layout
        let firsts = layout.firstChunks
        let isRising = zip(firsts, firsts.dropFirst()).allSatisfy { $0 < $1 }
        order = isRising ? nil : firsts.indices.sorted { firsts[$0] < firsts[$1] }
    }

    /// Returns the slot of a chunk, nil if it is not live; rows must not descend from call to call.
    @inline(__always)
    mutating func slot(of chunk: Int) -> Int? {
        while place < layout.documentCount {
            let document = order?[place] ?? place
            let slots = layout.chunks(ofDocumentAt: document)
            let offset = chunk - Int(layout.firstChunks[document])
            if offset < slots.count { return offset >= 0 ? slots.lowerBound + offset : nil }
            place += 1
        }
        return nil
    }
}
