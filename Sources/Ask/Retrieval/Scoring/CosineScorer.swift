import Store
import Text

/// Compares the vectors of the index with that of a question or passage.
///
/// A question reads vectors only if the vault does not contain all of its words, so clean questions cost nothing. The formula and
/// measurements are in `docs/embedding.md`.
struct CosineScorer {
    private let index: IndexReader
    private let layout: SegmentLayout

    /// The maximum number of chunks that get a cosine score.
    static let mostCandidates = 200

    init(index: IndexReader, table: IndexReader.ChunkTable) {
        self.index = index
        layout = table.layout
    }

    /// Adds the cosine with a question to the scores of the chunks most similar to it in spelling.
    ///
    /// - Parameters:
    ///   - words: The question's words, each with its importance.
    ///   - weight: The score of a cosine of 1 for a question of which the vault contains no word.
    ///   - allowed: The chunks that may be scored; nil means all.
    ///   - board: Receives the scores.
    /// - Throws: `StoreError` if the index cannot be read.
    func score(
        _ words: some Sequence<(QueryTerms.Word, Float)>, weight: Float, allowed: [Bool]?,
        on board: inout ScoreBoard
    ) throws(StoreError) {
        let uncovered = 1 - CosineScorer.coverage(of: words.map { $0.0 })
        guard uncovered > 0, weight > 0 else { return }
        // Squared: if half of the words are known, they find the lines better than spelling does.
        let factor = weight * uncovered * uncovered
        var embedder = HashedEmbedder()
        for (word, importance) in words {
            let letters = Array(word.term.word.utf8)
            if word.isKnown {
                embedder.add(word: letters, stem: word.term.hash, importance: importance)
            } else {
                embedder.add(unknown: letters, importance: importance)
            }
        }
        let vector = embedder.queryVector()
        let isScanned = uncovered >= CosineScorer.leastUncoveredToScan
        let found =
            isScanned
            ? try nearest(to: vector, CosineScorer.mostCandidates, allowed: allowed)
            : try cosines(of: board.best(CosineScorer.mostCandidates), to: vector)
        for (slot, cosine) in found { board.add(spelling: factor * cosine, to: slot) }
    }

    /// The share of unknown words from which all vectors are read: above it, known words find too few chunks worth comparing.
    private static let leastUncoveredToScan: Float = 0.5

    /// Finds the chunks with the vectors most similar to a vector; ties do not depend on the import order.
    ///
    /// - Parameters:
    ///   - vector: The vector.
    ///   - count: The number of chunks wanted.
    ///   - allowed: The chunks that may be found; nil means all.
    /// - Returns: Slots with their cosines, which are above 0, most similar first.
    /// - Throws: `StoreError` if the index cannot be read.
    /// - Complexity: O(*n* · *w*), where *n* is the number of vectors and *w* their width.
    func nearest(
        to vector: QueryVector, _ count: Int, allowed: [Bool]? = nil
    ) throws(StoreError) -> [(slot: Int, cosine: Float)] {
        guard !vector.isEmpty else { return [] }
        let scan = VectorScan(vector: vector, layout: layout, allowed: allowed)
        var isRepaired = false
        var (top, last) = (TopScores(capacity: count, files: layout.files), 0)
        var file = try index.vectorFile()
        while let vectors = file {
            if scan.compare(with: vectors, &top) {
                last = vectors.lastChunk
                break
            }
            // The file is damaged: discard its results and use a new one, or the index itself if that fails.
            top = TopScores(capacity: count, files: layout.files)
            file = isRepaired ? nil : try index.remakeVectorFile()
            isRepaired = true
        }
        var rows = ChunkRows(layout)
        try index.forEachVectorBlock(after: last) { first, stored, count in
            scan.compare(withBlock: first, stored, count, &rows, &top)
        }
        return top.orderedWithScores
    }

    /// Returns the cosines of some chunks, without those not above 0.
    private func cosines(
        of slots: [Int], to vector: QueryVector
    ) throws(StoreError) -> [(slot: Int, cosine: Float)] {
        var cosines: [(slot: Int, cosine: Float)] = []
        try index.forEachVector(of: slots.map { Int(layout.chunks[$0]) }) { place, stored in
            let cosine = vector.cosine(with: stored)
            if cosine > 0 { cosines.append((slots[place], cosine)) }
        }
        return cosines
    }

    /// Returns the share of a question's words that the vault covers, 0 … 1; an unknown word counts half if similar stems or parts occur.
    static func coverage(of words: [QueryTerms.Word]) -> Float {
        guard !words.isEmpty else { return 1 }
        return words.reduce(0) { $0 + covered($1) } / Float(words.count)
    }

    private static func covered(_ word: QueryTerms.Word) -> Float {
        // A word with related words is correctly spelt, so similar stems are other words.
        if word.isKnown || (word.meant == nil && !word.related.isEmpty) { return 1 }
        return word.parts.isEmpty && word.alike.isEmpty ? 0 : correctedShare
    }

    /// The coverage of an unknown word of which similar stems or parts occur in the vault.
    private static let correctedShare: Float = 0.5
}
