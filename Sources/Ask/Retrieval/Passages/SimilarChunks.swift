import Model
import Store
import Text

/// Finds the passages most like others: "more like this", which needs no question.
///
/// The score is a quarter the cosine of the embeddings, and three quarters the share of the telling words, the rarest ones, that BM25
/// finds: both are 0 … 1. What was measured stands in `docs/embedding.md`. One index, one thread.
public struct SimilarChunks {
    private let index: IndexReader
    private let table: IndexReader.ChunkTable
    private let scorer: CosineScorer
    private let words: WordScorer
    private let weights: Weights

    /// The numbers of the score.
    public struct Weights: Sendable {
        /// The cosine.
        public var cosine: Float = 0.25
        /// The telling words.
        public var words: Float = 0.75
        /// How many words are telling.
        public var tellingWords = 8
        /// Passages that score less are not like it: chosen by reading, see `docs/embedding.md`.
        public var least: Float = 0.105
        /// The same where more than a few chunks are compared: no passage can be like all of them.
        public var leastOfMany: Float = 0.085

        /// The weights of the product.
        public init() {}
    }

    /// A search over an open index.
    ///
    /// - Parameters:
    ///   - index: An open index.
    ///   - weights: The numbers of the score.
    /// - Throws: `StoreError` where the index cannot be read.
    public init(index: IndexReader, weights: Weights = Weights()) throws(StoreError) {
        self.index = index
        self.weights = weights
        table = try index.chunkTable()
        scorer = CosineScorer(index: index, table: table)
        // A passage is like another by what it says itself, not by what stands around it.
        var ranking = RankingWeights()
        (ranking.context, ranking.title) = (0, 0)
        words = WordScorer(index: index, table: table, weights: ranking)
    }

    /// The passages most like some chunks.
    ///
    /// - Parameters:
    ///   - seeds: The chunks whose like is sought.
    ///   - excluded: Rows of chunks that are not to be found, such as those on the seeds' own lines.
    ///   - count: The number wanted.
    /// - Returns: Hits above the least score, the most alike first, equal ones in the order of paths and lines; each is a passage of its own,
    ///   but for the pieces of a long line. The words are the telling ones.
    /// - Throws: `StoreError` where the index cannot be read.
    public func ranking(
        like seeds: [ChunkRecord], besides excluded: Set<Int>, count: Int
    ) throws(StoreError) -> Retriever.Ranking {
        var board = ScoreBoard(table.layout)
        var ranking = Retriever.Ranking()
        let telling = try tellingWords(of: seeds)
        ranking.words = telling.words
        try score(telling.words, whole: telling.whole, on: &board)
        try scoreCosine(of: seeds, on: &board)
        let least = seeds.count > SimilarChunks.few ? weights.leastOfMany : weights.least
        ranking.hits = try HitOrder(index: index).ordered(
            hits(&board, least: least, besides: excluded, count: max(count, PassageBuilder.mostHits)))
        ranking.hits.removeSubrange(min(count, ranking.hits.count)...)
        var alone = RankingWeights()
        alone.joinedRanks = 0
        ranking.passages = try PassageBuilder(alone, index: index).passages(of: ranking.hits)
        return ranking
    }

    private static let few = 4

    private func hits(
        _ board: inout ScoreBoard, least: Float, besides excluded: Set<Int>, count: Int
    ) -> [Hit] {
        board.hits(count, least: least) { !excluded.contains(Int(table.layout.chunks[$0])) }
    }

    private func scoreCosine(of seeds: [ChunkRecord], on board: inout ScoreBoard) throws(StoreError) {
        guard weights.cosine > 0 else { return }
        let mean = QueryVector(meanOf: seeds.map { SimilarChunks.vector(of: $0.text) })
        for (slot, cosine) in try scorer.nearest(to: mean, CosineScorer.mostCandidates) {
            board.add(spelling: weights.cosine * cosine, to: slot)
        }
    }

    /// The vector of a text as finely as that of a question: of the stored one little more than its signs is left.
    private static func vector(of text: String) -> QueryVector {
        var embedder = HashedEmbedder()
        TermAnalyzer(language: LanguageDetector.language(of: text)).forEachForm(in: text) { form, word, _ in
            if !form.isAddition, !QuestionWords.isFunctionWord(word) { embedder.add(word: word, stem: form.hash) }
        }
        return embedder.queryVector()
    }

    /// Adds the words that say most, so that a chunk that is as full of all of them as can be gets the whole weight.
    private func score(
        _ telling: [Retriever.RankedWord], whole: Float, on board: inout ScoreBoard
    ) throws(StoreError) {
        guard weights.words > 0, whole > 0 else { return }
        for word in telling {
            let term = QueryTerms.Term(own: Array(word.terms.keys), weight: 1, source: 0, isWord: true)
            _ = try words.score(
                term, wordWeight: weights.words / whole / (RankingWeights().saturation + 1), allowed: nil, on: &board)
        }
    }

    /// The rarest words of some chunks that also stand elsewhere, those that stand there often before others; and the importance of as
    /// many words, those that stand nowhere else among them: they lead nowhere, but without them nothing is quite like it.
    private func tellingWords(
        of seeds: [ChunkRecord]
    ) throws(StoreError) -> (words: [Retriever.RankedWord], whole: Float) {
        var counts: [UInt64: (count: Int, word: String)] = [:]
        for seed in seeds {
            let analyzer = TermAnalyzer(language: LanguageDetector.language(of: seed.text))
            analyzer.forEachForm(in: SpokenText.of(seed.text, speakers: seed.speakers)) { form, word, _ in
                guard !form.isAddition, !QuestionWords.isFunctionWord(word) else { return }
                counts[form.hash, default: (0, String(decoding: word, as: UTF8.self))].count += 1
            }
        }
        var telling: [(hash: UInt64, weight: Float, word: Retriever.RankedWord, isAlone: Bool)] = []
        for (hash, (count, word)) in counts {
            var frequency: Float = 0
            try index.forEachPosting(of: hash, in: table.segments) { _, _ in frequency += 1 }
            let importance = words.inverseDocumentFrequency(frequency)
            telling.append(
                (
                    hash, importance * (1 + NaturalLogarithm.of(Float(count))),
                    Retriever.RankedWord(
                        word: word, importance: importance, isKnown: true, terms: [hash: 1], parts: [:], related: []),
                    frequency < 2
                ))
        }
        telling.sort { ($1.weight, $0.hash) < ($0.weight, $1.hash) }
        let whole = telling.prefix(weights.tellingWords).reduce(0) { $0 + $1.word.importance }
        return (telling.filter { !$0.isAlone }.prefix(weights.tellingWords).map(\.word), whole)
    }
}

/// What is said in a transcript, without who says it.
enum SpokenText {
    /// A text without `Speaker: ` at the beginning of its lines.
    static func of(_ text: String, speakers: [String]) -> String {
        guard !speakers.isEmpty else { return text }
        let labels = speakers.map { $0 + ": " }
        let lines = text.lines(keepingEmpty: true).map { line -> Substring in
            let label = labels.first { line.begins(with: $0) }
            return label.map { Substring(line.utf8.dropFirst($0.utf8.count)) } ?? line
        }
        return lines.joined(separator: "\n")
    }
}
