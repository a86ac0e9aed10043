import Model
import Store
import Text

/// Ranks the chunks of a vault for queries: exact filters first, then BM25 over chunks and over the text around them, with boosts
/// for people, dates and dialogue, and the likeness of spelling where the vault does not know the question's words.
///
/// Keeps what several questions share (the chunk table, the vocabulary) as long as it lives; one index, one thread.
public final class Retriever {
    private let index: IndexReader
    private let weights: RankingWeights
    private let table: IndexReader.ChunkTable
    private let vocabulary: VaultVocabulary
    private let hasCancelled: Bool
    private let words: WordScorer
    private let facts: DocumentFacts
    private let documents: DocumentPlaces
    private var filtered: [(filter: DocumentFilter, allowed: [Bool])] = []
    private var board: ScoreBoard

    /// A retriever over an open index.
    ///
    /// - Parameters:
    ///   - index: An open index.
    ///   - weights: The numbers of the ranking.
    ///   - related: The words that are related to others; nil for none.
    /// - Throws: `StoreError` where the index cannot be read.
    public init(
        index: IndexReader, weights: RankingWeights = RankingWeights(), related: RelatedWords? = nil
    ) throws(StoreError) {
        self.index = index
        self.weights = weights
        table = try index.chunkTable()
        vocabulary = VaultVocabulary(
            index, table: table, related: weights.related > 0 ? related : nil)
        hasCancelled = try index.hasCancelledDocuments()
        words = WordScorer(index: index, table: table, weights: weights)
        facts = DocumentFacts(index)
        documents = DocumentPlaces(table.layout)
        board = ScoreBoard(table.layout)
    }

    /// What a ranking gives: the hits, and how well the vault covers the question.
    public struct Ranking: Sendable {
        /// The best chunks, best first; equal scores in the order of paths and lines.
        public var hits: [Hit] = []
        /// The best of them with their neighbours, in the order in which they are to be shown.
        public var passages: [Passage] = []
        /// The question's words, each with the importance that its rarity gives it, whether the vault has it, and the stems that
        /// stand for it.
        public var words: [RankedWord] = []
    }

    /// A word of a question as it was ranked by.
    public struct RankedWord: Sendable {
        /// The folded word.
        public var word: String
        /// Its inverse document frequency.
        public var importance: Float
        /// Whether the vault has it.
        public var isKnown: Bool
        /// The hashes of the terms that stand for it, with how much each is spelt like it: 1 for itself.
        public var terms: [UInt64: Float]
        /// The stem of the vault that it is taken for, where the vault has it not.
        public var meant: String?
        /// The hashes of the terms that parts of it stand under, with the share of it that each is.
        public var parts: [UInt64: Float]
        /// The words that count for it because they mean something like it, with how much, the most related first; those that correspond
        /// to it mean the same, or a kind of it.
        public var related: [(stem: String, hash: UInt64, factor: Float, corresponds: Bool)]
        /// Whether it says how the question asks, not what it is after.
        public var isFrame = false
    }

    /// Whether a word of English is one of the language by the lists of related words, which have hardly any names.
    ///
    /// - Parameter word: The word.
    /// - Returns: False too if there are no lists.
    public func isOrdinary(_ word: String) -> Bool {
        vocabulary.isListed(TextLanguage.english.stem(of: word), in: .english)
    }

    /// Ranks the chunks that pass a query's filter.
    ///
    /// - Parameters:
    ///   - query: What to rank by.
    ///   - count: The number of hits wanted: passages are made of the first 60.
    /// - Returns: The best chunks; none where nothing matches.
    /// - Throws: `StoreError` where the index cannot be read.
    /// - Complexity: O(*p*), where *p* is the number of postings of the query's terms.
    public func rank(_ query: Query, count: Int = 60) throws(StoreError) -> Ranking {
        let allowed = try allowedSlots(query.filter)
        let terms = try QueryTerms(query, weights: weights, vocabulary: vocabulary)
        board.clear()
        let wordWeight = query.isDiscussion ? weights.wordsOfDiscussion : weights.words
        var importance = [Float](repeating: words.inverseDocumentFrequency(0), count: terms.words.count)
        for term in terms.terms {
            let found = try words.score(term, wordWeight: wordWeight, allowed: allowed, on: &board)
            if term.isWord, terms.words[term.source].isKnown { importance[term.source] = found }
        }
        var ranking = Ranking()
        ranking.words = zip(terms.words, importance).map { RankedWord($0, importance: $1 * $0.weight) }
        try CosineScorer(index: index, table: table).score(
            zip(terms.words, importance), weight: weights.spelling, allowed: allowed, on: &board)
        board.addTitles()
        try DocumentScorer(index: index, facts: facts, table: table, weights: weights).score(query, on: &board)
        let holding = try slots(holding: query.phrases)
        ranking.hits = try hits(count) { holding?.contains($0) ?? true }
        ranking.passages = try PassageBuilder(weights, index: index).passages(of: ranking.hits)
        let spread = PassageSpread(
            weight: query.isDiscussion ? weights.spread : weights.spreadOfLines, distance: weights.spreadDistance)
        ranking.passages = spread.spread(ranking.passages)
        return ranking
    }

    /// The best hits; where the last of them scores like others, these are compared with it by path, too.
    private func hits(_ count: Int, where isWanted: (Int) -> Bool) throws(StoreError) -> [Hit] {
        var hits = board.hits(count + 1, where: isWanted)
        if hits.count > count, hits[count].score == hits[count - 1].score {
            hits = board.hits(max(count, Retriever.mostCompared), where: isWanted)
        }
        return Array(try HitOrder(index: index).ordered(hits).prefix(count))
    }

    /// Among so many hits those of equal scores are ordered.
    private static let mostCompared = 200

    // MARK: Filters

    /// Which chunks pass a filter; nil where all do.
    ///
    /// The questions of a conversation share filters, and so do the searches of one answer.
    private func allowedSlots(_ filter: DocumentFilter) throws(StoreError) -> [Bool]? {
        if filter.isEmpty, !hasCancelled { return nil }
        if let known = filtered.first(where: { $0.filter == filter }) { return known.allowed }
        var allowed = [Bool](repeating: false, count: table.layout.count)
        for row in try index.documentRows(filter) {
            guard let place = documents.place(ofDocument: row) else { continue }
            for slot in table.layout.chunks(ofDocumentAt: place) { allowed[slot] = true }
        }
        if filtered.count == Retriever.keptFilters { filtered.removeFirst() }
        filtered.append((filter, allowed))
        return allowed
    }

    private static let keptFilters = 4

    // MARK: Phrases

    /// The chunks that hold all of some phrases; nil where there are none to hold.
    private func slots(holding phrases: [String]) throws(StoreError) -> Set<Int>? {
        var holding: Set<Int>?
        for phrase in phrases {
            let found = try slots(holding: phrase)
            holding = holding.map { $0.intersection(found) } ?? found
        }
        return holding
    }

    /// The chunks that have every word of a phrase, and of those the ones whose text has it as it stands there.
    private func slots(holding phrase: String) throws(StoreError) -> Set<Int> {
        var candidates: Set<Int>?
        let matcher = PhraseMatcher(phrase)
        for forms in matcher.terms {
            var having: Set<Int> = []
            for term in forms {
                try index.forEachPosting(of: term, in: table.segments) { slot, _ in having.insert(slot) }
            }
            candidates = candidates.map { $0.intersection(having) } ?? having
        }
        let slots = candidates ?? []
        let chunks = try index.chunks(slots.map { Int(table.layout.chunks[$0]) })
        return slots.filter { slot in
            chunks[Int(table.layout.chunks[slot])].map { matcher.matches($0.text) } ?? false
        }
    }
}

extension Retriever.RankedWord {
    /// A word of a query with its importance.
    init(_ word: QueryTerms.Word, importance: Float) {
        self.word = word.term.word
        self.importance = importance
        isKnown = word.isKnown
        isFrame = word.weight < 1
        terms = Dictionary(word.alike.map { ($0.term, $0.likeness) }, uniquingKeysWith: max)
        for term in word.known { terms[term] = 1 }
        meant = word.meant
        parts = Dictionary(word.parts.map { ($0.hash, $0.factor) }, uniquingKeysWith: max)
        related = word.related.map { ($0.stem, $0.hash, $0.factor, $0.corresponds) }
    }
}
