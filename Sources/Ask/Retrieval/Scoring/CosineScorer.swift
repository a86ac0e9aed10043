import Store
import Text

/// Compares vectors of the index with that of a question or a passage.
///
/// A question reads vectors only where the vault does not know all of its words: on clean questions it costs nothing. The formula and
/// what was measured stand in `docs/embedding.md`.
struct CosineScorer {
    private let index: IndexReader
    private let layout: SegmentLayout

    /// How many chunks the cosine may bring in.
    static let mostCandidates = 200

    /// A scorer over the chunks of an index.
    init(index: IndexReader, table: IndexReader.ChunkTable) {
        self.index = index
        layout = table.layout
    }

    /// Adds the cosine of a question to the scores of the chunks that are spelt most like it.
    ///
    /// - Parameters:
    ///   - words: The question's words, each with its importance.
    ///   - weight: What a cosine of 1 adds to a question of which the vault knows no word.
    ///   - allowed: The chunks that may be scored; nil means all.
    ///   - board: Gets the scores.
    /// - Throws: `StoreError` where the index cannot be read.
    func score(
        _ words: some Sequence<(QueryTerms.Word, Float)>, weight: Float, allowed: [Bool]?,
        on board: inout ScoreBoard
    ) throws(StoreError) {
        let uncovered = 1 - CosineScorer.coverage(of: words.map { $0.0 })
        guard uncovered > 0, weight > 0 else { return }
        // Squared: where half of the words are known, they find the lines better than spelling does.
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

    /// Above this, words find too little to choose the chunks that are worth comparing: all vectors are read.
    private static let leastUncoveredToScan: Float = 0.5

    /// The chunks whose vectors are most like a vector, the most like first; equal ones in an order that does not depend on that of import.
    ///
    /// - Parameters:
    ///   - vector: What to compare with.
    ///   - count: The number of chunks wanted.
    ///   - allowed: The chunks that may be found; nil means all.
    /// - Returns: Slots with their cosines, which are above 0.
    /// - Throws: `StoreError` where the index cannot be read.
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
            // Damaged: what it gave is forgotten, and a new one asked, or the index itself if there can be none.
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

    /// The cosines of some chunks that are above 0.
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

    /// The share of the words that the vault has, or that are spelt so nearly like a word of it that this is surely meant, 0 … 1.
    ///
    /// - Parameter words: The words of a question.
    /// - Returns: 1 where there is nothing that the cosine could add.
    static func coverage(of words: [QueryTerms.Word]) -> Float {
        guard !words.isEmpty else { return 1 }
        return words.reduce(0) { $0 + covered($1) } / Float(words.count)
    }

    private static func covered(_ word: QueryTerms.Word) -> Float {
        // A word that has related words is no misspelling: what is spelt like it is another word.
        if word.isKnown || (word.meant == nil && !word.related.isEmpty) { return 1 }
        return word.parts.isEmpty && word.alike.isEmpty ? 0 : correctedShare
    }

    /// What a word counts that the vault does not have, where words of it are spelt like it or are parts of it.
    private static let correctedShare: Float = 0.5
}
