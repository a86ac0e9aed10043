import Language
import Model
import Store
import Text

/// Ranks the chunks of a vault for queries.
///
/// Exact filters come first, then BM25 over chunks and their context, with boosts for people, dates and dialogue, and spelling similarity
/// for words that the vault lacks. Data shared by questions (chunk table, vocabulary) is cached. One index, one thread.
public final class Retriever {
    private let index: IndexReader
    private let weights: RankingWeights
    private let table: IndexReader.ChunkTable
    private let vocabulary: VaultVocabulary
    private let words: WordScorer
    private let facts: DocumentFacts
    private let documents: DocumentPlaces
    private var filtered: [(filter: DocumentFilter, allowed: [Bool]?)] = []
    private let memo = WordMemo()
    private var board: ScoreBoard

    /// Creates a retriever over an open index.
    ///
    /// - Parameters:
    ///   - index: An open index.
    ///   - weights: The weights of the ranking.
    ///   - related: The lists of related words; nil for none.
    /// - Throws: `StoreError` if the index cannot be read.
    public init(
        index: IndexReader, weights: RankingWeights = RankingWeights(), related: RelatedWords? = nil
    ) throws(StoreError) {
        self.index = index
        self.weights = weights
        table = try index.chunkTable()
        vocabulary = VaultVocabulary(
            index, table: table, related: weights.related > 0 ? related : nil)
        words = WordScorer(index: index, table: table, weights: weights)
        facts = DocumentFacts(index)
        documents = DocumentPlaces(table.layout)
        board = ScoreBoard(table.layout)
    }

    /// The result of ranking: the hits, their passages and the words ranked by.
    public struct Ranking: Sendable {
        /// The best chunks, best first; ties in order of path and line.
        public var hits: [Hit] = []
        /// The best chunks joined with their neighbours, in display order.
        public var passages: [Passage] = []
        /// The documents of the passages, by row.
        public var documents: [Int: DocumentRecord] = [:]
        /// The question's words.
        public var words: [RankedWord] = []
    }

    /// A word of a question as it was ranked.
    public struct RankedWord: Sendable {
        /// The folded word.
        public var word: String
        /// The inverse document frequency.
        public var importance: Float
        /// Whether the vault contains it.
        public var isKnown: Bool
        /// The hashes of the terms that stand for it, with their spelling similarity: 1 for the word itself.
        public var terms: [UInt64: Float]
        /// The stem of the vault that it is corrected to, if the vault does not contain it.
        public var meant: String?
        /// The hashes of the terms for parts of it, each with its share of the word.
        public var parts: [UInt64: Float]
        /// Related words with their factors, most related first; `corresponds` marks synonyms and hyponyms.
        public var related: [(stem: String, hash: UInt64, factor: Float, corresponds: Bool)]
        /// The vault's abbreviations that stand for it together with its neighbours.
        public var abbreviations: [(stem: String, hash: UInt64)] = []
        /// Whether it is a word of asking, not of the topic.
        public var isFrame = false
    }

    /// Returns whether a word is an ordinary English word: it is in the lists of related words, which contain hardly any names.
    ///
    /// - Parameter word: The word.
    /// - Returns: False also if there are no lists.
    public func isOrdinary(_ word: String) -> Bool {
        vocabulary.isListed(Language.english.stem(of: word), in: .english)
    }

    /// Returns the stems of the synonyms and hyponyms of a noun: of "fruit", those of "strawberry" and "pear".
    ///
    /// - Parameters:
    ///   - noun: A word in lower case.
    ///   - language: Its language.
    /// - Returns: Stems; empty without lists of related words.
    public func kinds(of noun: String, in language: Language) -> Set<String> {
        vocabulary.kinds(of: language.stem(of: noun), in: language)
    }

    /// Returns whether one of two words is in the other's list of related words: "read" and "book".
    ///
    /// - Parameters:
    ///   - word: A word in lower case.
    ///   - other: Another one.
    ///   - language: The language of both.
    /// - Returns: False without lists of related words.
    public func areRelated(_ word: String, _ other: String, in language: Language) -> Bool {
        let stems = (language.stem(of: word), language.stem(of: other))
        return vocabulary.isRelated(stems.0, to: stems.1, in: language)
            || vocabulary.isRelated(stems.1, to: stems.0, in: language)
    }

    /// Ranks the chunks that pass a query's filter.
    ///
    /// - Parameters:
    ///   - query: The query.
    ///   - count: The number of hits wanted; passages are made of the first 60.
    /// - Returns: The best chunks; none if nothing matches.
    /// - Throws: `StoreError` if the index cannot be read.
    /// - Complexity: O(*p*), where *p* is the number of postings of the query's terms.
    public func rank(_ query: Query, count: Int = 60) throws(StoreError) -> Ranking {
        let allowed = try allowedSlots(query.filter)
        let terms = try QueryTerms(query, weights: weights, vocabulary: vocabulary)
        board.clear()
        let wordWeight = query.isDiscussion ? weights.wordsOfDiscussion : weights.words
        let titleWeight = query.isDiscussion ? weights.titleOfDiscussion : weights.title
        var importance = [Float](repeating: words.inverseDocumentFrequency(0), count: terms.words.count)
        for term in terms.terms {
            let found = try words.score(
                term, wordWeight: wordWeight, titleWeight: titleWeight, allowed: allowed, on: &board)
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
        ranking.documents = try index.documents(Set(ranking.passages.map(\.document)))
        ranking.passages = PassageScorer(weights: weights, memo: memo)
            .scored(ranking.passages, of: ranking.documents, ranking.words, query)
        let spread = PassageSpread(
            weight: query.isDiscussion ? weights.spread : weights.spreadOfLines, distance: weights.spreadDistance)
        ranking.passages = spread.spread(ranking.passages)
        return ranking
    }

    /// Returns the best hits; if the last one ties with others, they are compared by path too.
    private func hits(_ count: Int, where isWanted: (Int) -> Bool) throws(StoreError) -> [Hit] {
        var hits = board.hits(count + 1, where: isWanted)
        if hits.count > count, hits[count].score == hits[count - 1].score {
            hits = board.hits(max(count, Retriever.mostCompared), where: isWanted)
        }
        return Array(try HitOrder(index: index).ordered(hits).prefix(count))
    }

    /// Maximum number of hits compared to break such a tie.
    private static let mostCompared = 200

    // MARK: Filters

    /// Returns which chunks pass a filter, nil if all do; cached, since the questions of a conversation share filters.
    private func allowedSlots(_ filter: DocumentFilter) throws(StoreError) -> [Bool]? {
        if let known = filtered.first(where: { $0.filter == filter }) { return known.allowed }
        let allowed: [Bool]?
        if let excluded = try index.excludedRows(filter) {
            allowed = excluded.isEmpty ? nil : slots(of: excluded, are: false)
        } else {
            allowed = slots(of: try index.documentRows(filter), are: true)
        }
        if filtered.count == Retriever.keptFilters { filtered.removeFirst() }
        filtered.append((filter, allowed))
        return allowed
    }

    /// Returns a value for each chunk: `value` for those of some documents, its opposite for all others.
    private func slots(of rows: [Int], are value: Bool) -> [Bool] {
        var slots = [Bool](repeating: !value, count: table.layout.count)
        for row in rows {
            guard let place = documents.place(ofDocument: row) else { continue }
            for slot in table.layout.chunks(ofDocumentAt: place) { slots[slot] = value }
        }
        return slots
    }

    private static let keptFilters = 4

    // MARK: Phrases

    private func slots(holding phrases: [String]) throws(StoreError) -> Set<Int>? {
        var holding: Set<Int>?
        for phrase in phrases {
            let found = try slots(holding: phrase)
            holding = holding.map { $0.intersection(found) } ?? found
        }
        return holding
    }

    /// Returns the slots that contain a phrase: postings select candidates, and their text is checked.
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

extension [Retriever.RankedWord] {
    /// The indices of the words that each abbreviation stands for, by its hash.
    public var abbreviated: [UInt64: [Int]] {
        var places: [UInt64: [Int]] = [:]
        for place in indices {
            for abbreviation in self[place].abbreviations { places[abbreviation.hash, default: []].append(place) }
        }
        return places
    }
}

extension Retriever.RankedWord {
    init(_ word: QueryTerms.Word, importance: Float) {
        self.word = word.term.word
        self.importance = importance
        isKnown = word.isKnown
        isFrame = word.weight < 1
        terms = Dictionary(word.alike.map { ($0.term, $0.likeness) }, uniquingKeysWith: max)
        for term in word.known { terms[term] = 1 }
        meant = word.meant
        parts = Dictionary(word.parts.map { ($0.hash, $0.factor) }, uniquingKeysWith: max)
        abbreviations = word.abbreviations.map { ($0.stem, $0.hash) }
        related = word.related.map { ($0.stem, $0.hash, $0.factor, $0.corresponds) }
    }
}
