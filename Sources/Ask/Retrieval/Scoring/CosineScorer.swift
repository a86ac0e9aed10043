import Store
import Text

/// Compares the vectors of the index with that of a question or passage; formula and measurements are in `docs/embedding.md`.
///
/// A question reads vectors only if the vault lacks one of its words, so correctly spelt questions cost nothing.
struct CosineScorer {
    private let index: IndexReader
    private let layout: SegmentLayout

    /// Maximum number of chunks that get a cosine score.
    static let mostCandidates = 200

    init(index: IndexReader, table: IndexReader.ChunkTable) {
        self.index = index
        layout = table.layout
    }

    /// Adds the cosine with a question to the scores of the chunks most similar to it in spelling.
    ///
    /// `words` are the question's words with their importance. `weight` is the score of a cosine of 1 if the vault contains no word of the
    /// question. `allowed` are the chunks that may be scored; nil means all.
    func score(
        _ words: some Sequence<(QueryTerms.Word, Float)>, weight: Float, allowed: [Bool]?,
        on board: inout ScoreBoard
    ) throws(StoreError) {
        let uncovered = 1 - CosineScorer.coverage(of: words.map { $0.0 })
        guard uncovered > 0, weight > 0 else { return }
        // Squared: if the vault contains half of the words, they find the lines better than spelling does.
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

    /// Share of unknown words from which all vectors are read, because known words then find too few chunks worth comparing.
    private static let leastUncoveredToScan: Float = 0.5

    /// Returns the `count` chunks with the vectors most similar to a vector, with their cosines, which are above 0, most similar first.
    ///
    /// Only `allowed` chunks are found; nil allows all. Ties do not depend on the import order. O(*n* · *w*) for *n* vectors of width *w*.
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

    /// Returns the cosines of some chunks, omitting those not above 0.
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
        // A word with related words is spelt correctly, so similar stems are other words.
        if word.isKnown || (word.meant == nil && !word.related.isEmpty) { return 1 }
        return word.parts.isEmpty && word.alike.isEmpty ? 0 : correctedShare
    }

    /// Coverage of an unknown word if similar stems or parts occur in the vault.
    private static let correctedShare: Float = 0.5
}
