import Store
import Text

/// Scores chunks by their words and by the words around them: BM25 over counts, and over counts smoothed along the document.
///
/// Source: Robertson and Zaragoza, "The Probabilistic Relevance Framework", 2009, doi:10.1561/1500000019.
struct WordScorer {
    private let index: IndexReader
    private let table: IndexReader.ChunkTable
    private let weights: RankingWeights
    private let averageLength: Float
    private let averageSmoothedLength: Float

    /// A scorer over the chunks of an index.
    init(index: IndexReader, table: IndexReader.ChunkTable, weights: RankingWeights) {
        self.index = index
        self.table = table
        self.weights = weights
        let count = Float(max(1, table.layout.count))
        averageLength = max(1, Float(table.lengthSum) / count)
        averageSmoothedLength = max(1, Float(table.smoothedLengthSum) / 1024 / count)
    }

    /// The importance of a word that stands in so many chunks: BM25's probabilistic inverse document frequency in the form that is
    /// never negative (Lucene).
    func inverseDocumentFrequency(_ frequency: Float) -> Float {
        NaturalLogarithm.of(1 + (Float(table.layout.count) - frequency + 0.5) / (frequency + 0.5))
    }

    /// Adds a term's score to all chunks that hold it and to those around them.
    ///
    /// - Parameters:
    ///   - term: A term with what counts for it.
    ///   - wordWeight: What the words of the chunk itself weigh.
    ///   - allowed: The chunks that may be scored; nil means all.
    ///   - board: Gets the scores.
    /// - Returns: The term's importance: that of its own forms, else of all that stands for it.
    /// - Throws: `StoreError` where the index cannot be read.
    func score(
        _ term: QueryTerms.Term, wordWeight: Float, allowed: [Bool]?, on board: inout ScoreBoard
    ) throws(StoreError) -> Float {
        for hash in term.own { try count(hash, factor: 1, on: &board) }
        var frequency = board.countedFrequency
        for member in term.others { try count(member.hash, factor: member.factor, on: &board) }
        if term.own.isEmpty { frequency = Float(board.countedSlots) }
        let importance = inverseDocumentFrequency(frequency)
        let weight = term.weight * importance
        try scoreTitles(term, weight: weights.title * weight, allowed: allowed, on: &board)
        for (slot, frequency) in board.takeCounts() where allowed?[slot] ?? true {
            let length = Float(table.layout.lengths[slot])
            board.add(
                words: wordWeight * weight * saturated(frequency, length: length, average: averageLength), to: slot)
            spread(frequency, from: slot, on: &board)
        }
        board.drainSmoothed { slot, frequency in
            let length = table.layout.smoothedLengths[slot]
            return weights.context * weight
                * saturated(frequency, length: length, average: averageSmoothedLength)
        }
        return importance
    }

    /// Titles hold a word once, in whatever form.
    private func scoreTitles(
        _ term: QueryTerms.Term, weight: Float, allowed: [Bool]?, on board: inout ScoreBoard
    ) throws(StoreError) {
        guard weight > 0 else { return }
        var shares: [Int: Float] = [:]
        for member in term.own.map({ ($0, Float(1)) }) + term.others.map({ ($0.hash, $0.factor) }) {
            try index.forEachPosting(of: TitleTerm.hash(member.0), in: table.segments) { slot, count in
                let share = min(1, member.1 * Float(count) / FieldWeights.unit)
                shares[slot] = max(shares[slot] ?? 0, share)
            }
        }
        for (slot, share) in shares.sorted(by: { $0.key < $1.key }) where allowed?[slot] ?? true {
            board.add(title: weight * share, toDocumentAt: slot)
        }
    }

    private func count(_ hash: UInt64, factor: Float, on board: inout ScoreBoard) throws(StoreError) {
        try index.forEachPosting(of: hash, in: table.segments) { slot, count in
            board.add(count: factor * Float(count) / FieldWeights.unit, to: slot)
        }
    }

    private func saturated(_ frequency: Float, length: Float, average: Float) -> Float {
        let correction = 1 - weights.lengthCorrection + weights.lengthCorrection * length / average
        return frequency * (weights.saturation + 1) / (frequency + weights.saturation * correction)
    }

    /// Spreads a count to the chunks around.
    private func spread(_ frequency: Float, from slot: Int, on board: inout ScoreBoard) {
        let range = table.documentSlots(around: slot)
        SmoothingKernel.forEachNeighbour(of: slot, middles: range, at: { Int(table.layout.middles[$0]) }) {
            other, weight in
            board.add(smoothed: frequency * weight, to: other)
        }
    }
}
