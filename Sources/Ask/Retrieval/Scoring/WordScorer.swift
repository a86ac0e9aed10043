import Store
import Text

/// Scores chunks by their own words with BM25; `ContextScorer` scores the words around them.
///
/// Source: Robertson and Zaragoza, "The Probabilistic Relevance Framework", 2009, doi:10.1561/1500000019.
struct WordScorer {
    private let index: IndexReader
    private let segments: [IndexReader.SegmentPlace]
    private let chunkCount: Float
    private let weights: RankingWeights
    private let saturation: Saturation
    private let smoothedSaturation: Saturation

    init(index: IndexReader, table: IndexReader.ChunkTable, weights: RankingWeights) {
        self.index = index
        self.weights = weights
        segments = table.segments
        chunkCount = Float(table.layout.count)
        let count = Float(max(1, table.layout.count))
        saturation = Saturation(weights, average: max(1, Float(table.lengthSum) / count))
        smoothedSaturation = Saturation(weights, average: max(1, Float(table.smoothedLengthSum) / 1024 / count))
    }

    /// Returns the inverse document frequency of BM25, in the form that is never negative (Lucene).
    func inverseDocumentFrequency(_ frequency: Float) -> Float {
        NaturalLogarithm.of(1 + (chunkCount - frequency + 0.5) / (frequency + 0.5))
    }

    /// Adds a term's score to all chunks that contain it, and gives the board its weight in the context.
    ///
    /// Only `allowed` chunks are scored; nil allows all. Returns the term's importance: that of its own forms, else of its other members.
    func score(
        _ term: QueryTerms.Term, wordWeight: Float, titleWeight: Float, allowed: [Bool]?, on board: inout ScoreBoard
    ) throws(StoreError) -> Float {
        var counted = try counted(term, sums: board.sums)
        let importance = inverseDocumentFrequency(counted.frequency)
        let weight = term.weight * importance
        try scoreTitles(term, weight: titleWeight * weight, allowed: allowed, on: &board)
        if let allowed { counted.keep(allowed) }
        board.add(
            counted, words: saturation.weighted(wordWeight * weight),
            context: smoothedSaturation.weighted(weights.context * weight))
        return importance
    }

    /// Scores titles; each counts a word at most once, in any form.
    private func scoreTitles(
        _ term: QueryTerms.Term, weight: Float, allowed: [Bool]?, on board: inout ScoreBoard
    ) throws(StoreError) {
        guard weight > 0 else { return }
        for (hash, factor) in term.own.map({ ($0, Float(1)) }) + term.others.map({ ($0.hash, $0.factor) }) {
            let found = try index.postings(of: TitleTerm.hash(hash), in: segments)
            for (slot, count) in zip(found.slots, found.counts) where allowed?[Int(slot)] ?? true {
                board.add(titleShare: min(1, factor * Float(count) / FieldWeights.unit), toDocumentAt: Int(slot))
            }
        }
        board.scoreTitleShares(weight: weight)
    }

    private func counted(_ term: QueryTerms.Term, sums: Column<Float>) throws(StoreError) -> CountedTerm {
        var own: [Postings] = []
        for hash in term.own { own.append(try index.postings(of: hash, in: segments)) }
        if let only = own.first, own.count == 1, term.others.isEmpty { return CountedTerm(only) }
        var others: [(Postings, Float)] = []
        for member in term.others { others.append((try index.postings(of: member.hash, in: segments), member.factor)) }
        return CountedTerm(own: own, others: others, sums: sums)
    }
}

struct Saturation {
    private let saturation: Float
    private let lengthCorrection: Float
    private let average: Float

    /// Creates the saturation for an average text length in words.
    init(_ weights: RankingWeights, average: Float) {
        saturation = weights.saturation
        lengthCorrection = weights.lengthCorrection
        self.average = average
    }

    /// Returns the score of a count in a text of some length, in words.
    @inline(__always)
    func of(_ frequency: Float, length: Float) -> Float {
        let correction = 1 - lengthCorrection + lengthCorrection * length / average
        return frequency * (saturation + 1) / (frequency + saturation * correction)
    }

    func weighted(_ weight: Float) -> Weighted { Weighted(weight: weight, saturation: self) }

    struct Weighted {
        fileprivate let weight: Float
        fileprivate let saturation: Saturation

        @inline(__always)
        func of(_ frequency: Float, length: Float) -> Float { weight * saturation.of(frequency, length: length) }
    }
}
