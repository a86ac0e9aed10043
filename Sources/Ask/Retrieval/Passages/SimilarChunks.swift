import Model
import Store
import Text

/// Finds the passages most similar to given chunks: "more like this", without a question.
///
/// The score is a quarter the cosine of the embeddings and three quarters the BM25 share of the telling words, which are the
/// rarest; both are 0 … 1. Measurements are in `docs/embedding.md`. One index, one thread.
public struct SimilarChunks {
    private let index: IndexReader
    private let table: IndexReader.ChunkTable
    private let scorer: CosineScorer
    private let words: WordScorer
    private let weights: Weights

    /// The parameters of the score.
    public struct Weights: Sendable {
        /// The weight of the cosine.
        public var cosine: Float = 0.25
        /// The weight of the telling words.
        public var words: Float = 0.75
        /// The number of telling words.
        public var tellingWords = 8
        /// The minimum score of a similar passage, chosen by reading results, see `docs/embedding.md`.
        public var least: Float = 0.105
        /// The minimum for more than four seed chunks: no passage can be similar to all of them.
        public var leastOfMany: Float = 0.085

        /// Creates the default parameters.
        public init() {}
    }

    /// Creates a search over an open index.
    ///
    /// - Parameters:
    ///   - index: An open index.
    ///   - weights: The parameters of the score.
    /// - Throws: `StoreError` if the index cannot be read.
    public init(index: IndexReader, weights: Weights = Weights()) throws(StoreError) {
        self.index = index
        self.weights = weights
        table = try index.chunkTable()
        scorer = CosineScorer(index: index, table: table)
        // Only the text of the chunk itself counts, not its context.
        var ranking = RankingWeights()
        ranking.context = 0
        words = WordScorer(index: index, table: table, weights: ranking)
    }

    /// Returns the passages most similar to some chunks.
    ///
    /// - Parameters:
    ///   - seeds: The chunks to compare with.
    ///   - excluded: Rows of chunks to leave out, such as those on the seeds' own lines.
    ///   - count: The number of hits wanted.
    /// - Returns: Hits above the minimum score, most similar first, ties by path and line; each is a passage of its own, except the
    ///   pieces of a long line. The words are the telling ones.
    /// - Throws: `StoreError` if the index cannot be read.
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

    /// Returns a text's vector in the precision of a question's; stored vectors keep little more than signs.
    private static func vector(of text: String) -> QueryVector {
        var embedder = HashedEmbedder()
        TermAnalyzer(language: LanguageDetector.language(of: text)).forEachForm(in: text) { form, word, _ in
            if !form.isAddition, !QuestionWords.isFunctionWord(word) { embedder.add(word: word, stem: form.hash) }
        }
        return embedder.queryVector()
    }

    /// Adds the scores of the telling words; a chunk saturated with all of them gets the whole weight.
    private func score(
        _ telling: [Retriever.RankedWord], whole: Float, on board: inout ScoreBoard
    ) throws(StoreError) {
        guard weights.words > 0, whole > 0 else { return }
        for word in telling {
            let term = QueryTerms.Term(own: Array(word.terms.keys), weight: 1, source: 0, isWord: true)
            _ = try words.score(
                term, wordWeight: weights.words / whole / (RankingWeights().saturation + 1), titleWeight: 0,
                allowed: nil,
                on: &board)
        }
    }

    /// Returns the telling words, and the total importance of as many words.
    ///
    /// Telling words have the highest importance, raised by their count in the chunks, and also occur elsewhere. The total includes words
    /// that occur nowhere else: they find nothing, but without them no text is fully similar.
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

enum SpokenText {
    /// Returns a text without `Speaker: ` at the beginning of its lines.
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
