import Model
import Store
import Text
import Time

/// Ranks the chunks of a vault for queries: exact filters first, then BM25 over chunks and over the text around them, with boosts
/// for people, dates and dialogue, and the likeness of spelling where the vault does not know the question's words.
///
/// Keeps what several questions share (the chunk table, the vocabulary) as long as it lives; one index, one thread.
public final class Retriever {
    private let index: IndexReader
    private let weights: RankingWeights
    private let related: RelatedWords?
    private let table: IndexReader.ChunkTable
    private let averageLength: Float
    private let averageSmoothedLength: Float
    private let hasCancelled: Bool
    private var vocabulary: SpellingIndex?

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
        self.related = related
        self.weights = weights
        table = try index.chunkTable()
        hasCancelled = try index.hasCancelledDocuments()
        let count = Float(max(1, table.layout.count))
        averageLength = max(1, table.layout.lengths.reduce(0) { $0 + Float($1) } / count)
        averageSmoothedLength = max(1, table.layout.smoothedLengths.reduce(0, +) / count)
    }

    /// What a ranking gives: the hits, and how well the vault covers the question.
    public struct Ranking: Sendable {
        /// The best chunks, best first; equal scores in the order of import.
        public var hits: [Hit] = []
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
    }

    /// Ranks the chunks that pass a query's filter.
    ///
    /// - Parameters:
    ///   - query: What to rank by.
    ///   - count: The number of hits wanted.
    /// - Returns: The best chunks; none where nothing matches.
    /// - Throws: `StoreError` where the index cannot be read.
    /// - Complexity: O(*p* · *w*), where *p* is the number of postings of the query's terms and *w* the chunks within reach.
    public func rank(_ query: Query, count: Int = 200) throws(StoreError) -> Ranking {
        let isOpen = query.filter.isEmpty && !hasCancelled
        let allowed = isOpen ? nil : allowedSlots(try index.documentNumbers(query.filter))
        var ranking = Ranking()
        let terms = try QueryTerms(
            query.text, weights: weights, isKnown: { hash throws(StoreError) in try self.documentFrequency(hash) > 0 },
            spelling: { () throws(StoreError) in try self.spelling() })
        var board = ScoreBoard(count: table.layout.count)
        var importance = [Float](repeating: 0, count: terms.words.count)
        for term in terms.terms {
            let rarity = try score(term, allowed: allowed, on: &board)
            if term.weight == 1 { importance[term.source] = max(importance[term.source], rarity) }
        }
        let rarest = inverseDocumentFrequency(0)
        ranking.words = terms.words.enumerated().map { place, word in
            RankedWord(
                word: word.term.word, importance: word.isKnown ? importance[place] : rarest, isKnown: word.isKnown,
                terms: Dictionary(
                    terms.terms.filter { $0.source == place }.map { ($0.hash, $0.likeness) }, uniquingKeysWith: max))
        }
        if terms.coverage < 1 { try scoreSpelling(ranking.words, of: query.text, terms, allowed: allowed, on: &board) }
        try scoreDocuments(query, on: &board)
        ranking.hits = best(board, count: count)
        if !query.phrases.isEmpty { ranking.hits = try hits(ranking.hits, holding: query.phrases) }
        return ranking
    }

    /// Which chunks belong to some documents.
    private func allowedSlots(_ documents: Set<Int>) -> [Bool] {
        var allowed = [Bool](repeating: false, count: table.layout.count)
        var slot = 0
        while slot < allowed.count {
            let range = table.documentSlots(around: slot)
            if documents.contains(Int(table.layout.documents[slot])) { for member in range { allowed[member] = true } }
            slot = range.upperBound
        }
        return allowed
    }

    private func spelling() throws(StoreError) -> SpellingIndex {
        if let vocabulary { return vocabulary }
        let read = try SpellingIndex(index)
        vocabulary = read
        return read
    }

    // MARK: Words

    /// Source: BM25's probabilistic inverse document frequency in the form that is never negative (Lucene).
    private func inverseDocumentFrequency(_ frequency: Float) -> Float {
        NaturalLogarithm.of(1 + (Float(table.layout.count) - frequency + 0.5) / (frequency + 0.5))
    }

    private func documentFrequency(_ term: UInt64) throws(StoreError) -> Float {
        var frequency: Float = 0
        try index.forEachPosting(of: term, in: table.segments) { _, count in
            frequency += min(1, Float(count) / FieldWeights.unit)
        }
        return frequency
    }

    /// Adds a term's score to all chunks that hold it and to those around them; returns its inverse document frequency.
    private func score(
        _ term: QueryTerms.Term, allowed: [Bool]?, on board: inout ScoreBoard
    ) throws(StoreError) -> Float {
        var postings: [(slot: Int, frequency: Float)] = []
        try index.forEachPosting(of: term.hash, in: table.segments) { slot, count in
            postings.append((slot, Float(count) / FieldWeights.unit))
        }
        let rarity = inverseDocumentFrequency(postings.reduce(0) { $0 + min(1, $1.frequency) })
        let weight = term.weight * rarity
        if let allowed { postings.removeAll { !allowed[$0.slot] } }
        for (slot, frequency) in postings {
            let length = Float(table.layout.lengths[slot])
            board.add(words: weight * saturated(frequency, length: length, average: averageLength), to: slot)
            spread(frequency, from: slot, on: &board)
        }
        board.drainSmoothed { slot, frequency in
            weight
                * saturated(frequency, length: table.layout.smoothedLengths[slot], average: averageSmoothedLength)
        }
        return rarity
    }

    private func saturated(_ frequency: Float, length: Float, average: Float) -> Float {
        let correction = 1 - weights.lengthCorrection + weights.lengthCorrection * length / average
        return frequency * (weights.saturation + 1) / (frequency + weights.saturation * correction)
    }

    private func spread(_ frequency: Float, from slot: Int, on board: inout ScoreBoard) {
        let range = table.documentSlots(around: slot)
        SmoothingKernel.forEachNeighbour(of: slot, middles: range, at: { Int(table.layout.middles[$0]) }) {
            other, weight in
            board.add(smoothed: frequency * weight, to: other)
        }
    }

    // MARK: Spelling

    /// Adds the cosine of the embeddings, which weighs as much as the question's words are unknown to the vault.
    private func scoreSpelling(
        _ words: [RankedWord], of text: String, _ terms: QueryTerms, allowed: [Bool]?, on board: inout ScoreBoard
    ) throws(StoreError) {
        var embedder = HashedEmbedder()
        for (word, ranked) in zip(terms.words, words) {
            embedder.add(word: Array(word.term.word.utf8), stem: word.term.hash, importance: ranked.importance)
        }
        let vector = embedder.vector()
        let weight = weights.spelling * (1 - terms.coverage)
        let slots = Dictionary(
            table.layout.chunks.enumerated().map { (Int($1), $0) }, uniquingKeysWith: { first, _ in first })
        var similar: [(slot: Int, cosine: Float)] = []
        try index.forEachVector { chunk, stored in
            guard let slot = slots[chunk] else { return }
            if let allowed, !allowed[slot] { return }
            let cosine = vector.withUnsafeBufferPointer { HashedEmbedder.cosine($0, stored) }
            if cosine > 0 { similar.append((slot, cosine)) }
        }
        similar.sort { ($1.cosine, $0.slot) < ($0.cosine, $1.slot) }
        for (slot, cosine) in similar.prefix(Retriever.spellingCandidates) {
            board.add(spelling: weight * cosine, to: slot)
        }
    }

    /// How many chunks the cosine alone may bring in.
    private static let spellingCandidates = 200

    // MARK: People, dates, dialogue

    private func scoreDocuments(_ query: Query, on board: inout ScoreBoard) throws(StoreError) {
        let people = Set(query.preferredPeople.map(\.number))
        if !people.isEmpty {
            let attended = try index.attendedDocuments(people)
            board.forEachTouched { slot, parts in
                let share = Float(attended[Int(table.layout.documents[slot])] ?? 0) / Float(people.count)
                parts.attendees = weights.attendees * share
            }
            // Names that differ only in case or accents are one term.
            let names = query.preferredPeople.flatMap { [$0.name] + $0.aliases }
            for term in Set(names.map(SpeakerTerm.hash)).sorted() {
                try index.forEachPosting(of: term, in: table.segments) { slot, count in
                    board.add(speakers: weights.speakers * Float(count) / 255, to: slot)
                }
            }
        }
        if !query.subjects.isEmpty {
            let weight = query.isAboutSubjectsAlone ? weights.page : weights.attendees + weights.speakers
            try scorePages(of: query.subjects, weight: weight, on: &board)
        }
        if !query.preferredSpans.isEmpty { try scoreDates(query.preferredSpans, on: &board) }
        scoreDialogue(on: &board)
    }

    private func scorePages(
        of names: Set<String>, weight: Float, on board: inout ScoreBoard
    ) throws(StoreError) {
        var filter = DocumentFilter()
        filter.kinds = [.person]
        let pages = Set(try index.documents(filter).filter { names.contains($0.title) }.map(\.number))
        let documents = table.layout.documents
        board.forEachTouched { slot, parts in
            if pages.contains(Int(documents[slot])) { parts.attendees += weight }
        }
    }

    private func scoreDates(_ spans: [TimeSpan], on board: inout ScoreBoard) throws(StoreError) {
        func documents(_ spans: [TimeSpan]) throws(StoreError) -> Set<Int> {
            var filter = DocumentFilter()
            filter.spans = spans
            return try index.documentNumbers(filter)
        }
        let inside = try documents(spans)
        let soonAfter = try documents(
            spans.compactMap { span in span.end.map { TimeSpan(start: $0, end: $0.date.adding(days: 31).midnight) } })
        board.forEachTouched { slot, parts in
            let document = Int(table.layout.documents[slot])
            parts.date = weights.date * (inside.contains(document) ? 1 : soonAfter.contains(document) ? 0.5 : 0)
        }
    }

    private func scoreDialogue(on board: inout ScoreBoard) {
        let layout = table.layout
        let bonuses = board.touched.map { slot, _ in
            let previous = slot - 1
            let answers =
                previous >= 0 && layout.questions[previous] == 1
                && layout.documents[previous] == layout.documents[slot]
            return (answers ? weights.answersQuestion * board.words(of: previous) : 0)
                - (layout.questions[slot] == 1 ? weights.isQuestion : 0)
        }
        var place = 0
        board.forEachTouched { _, parts in
            parts.dialogue = bonuses[place]
            place += 1
        }
    }

    // MARK: Selection

    private func best(_ board: ScoreBoard, count: Int) -> [Hit] {
        var top = TopScores(capacity: count)
        for (slot, parts) in board.touched {
            top.insert(slot: slot, score: parts.total)
        }
        return top.ordered.map { slot in
            Hit(
                chunk: Int(table.layout.chunks[slot]), document: Int(table.layout.documents[slot]),
                parts: board.parts(of: slot))
        }
    }

    private func hits(_ hits: [Hit], holding phrases: [String]) throws(StoreError) -> [Hit] {
        let chunks = try index.chunks(hits.map(\.chunk))
        return hits.filter { hit in
            let text = LetterFolding.fold(chunks[hit.chunk]?.text ?? "")
            return phrases.allSatisfy { text.contains(LetterFolding.fold($0)) }
        }
    }
}
