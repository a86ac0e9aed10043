import Store
import Text

/// Finds the stems of the vault that are spelt most like a word.
///
/// The similarity is the cosine of the character n-gram counts, with a blank at either end. An index of bigrams limits the comparison to
/// stems that share enough of them with the word.
struct SpellingIndex {
    /// A stem of the vault with its similarity, 0 … 1.
    struct Neighbour {
        var term: UInt64
        var stem: String
        var likeness: Float
        /// Whether so few letters differ that it is taken for the word, misspelt.
        var isNear = false
    }

    private let index: IndexReader
    private var parts: [Part] = []

    private struct Part {
        let segment: IndexReader.SegmentPlace
        let vocabulary: Vocabulary
    }

    init(_ index: IndexReader, segments: [IndexReader.SegmentPlace]) throws(StoreError) {
        self.index = index
        for segment in segments {
            parts.append(Part(segment: segment, vocabulary: try index.vocabulary(of: segment)))
        }
    }

    /// Returns the `count` stems spelt most like a stem, most similar first, without the stem itself.
    ///
    /// `sizes` are the sizes of the n-grams: 3–4 for words that the vault contains, 2–3 for others. `threshold` is the minimum similarity.
    /// `isWanted` returns whether a stem counts, by its term; called only for the most similar ones.
    func neighbours(
        of stem: String, sizes: ClosedRange<Int>, count: Int, threshold: Float = 0.5,
        where isWanted: (UInt64) throws(StoreError) -> Bool = { _ in true }
    ) throws(StoreError) -> [Neighbour] {
        let own = CharacterGrams(stem.utf8, sizes: sizes)
        let term = StableHash.of(stem.utf8)
        var found: [Neighbour] = []
        var seen: Set<UInt64> = [term]
        for part in parts {
            try forEachCandidate(for: own, threshold: threshold, in: part) { number, length in
                let letters = part.vocabulary.letters(of: number, length: length)
                let likeness = own.likeness(with: CharacterGrams.padded(letters), threshold: threshold)
                guard likeness >= threshold else { return }
                let term = part.vocabulary.term(of: number, length: length)
                guard seen.insert(term).inserted else { return }
                found.append(Neighbour(term: term, stem: String(decoding: letters, as: UTF8.self), likeness: likeness))
            }
        }
        // Two terms may share a stem: a word and a part of a compound.
        found.sort { ($1.likeness, $0.stem, $0.term) < ($0.likeness, $1.stem, $1.term) }
        var wanted: [Neighbour] = []
        for neighbour in found where wanted.count < count {
            if try isWanted(neighbour.term) { wanted.append(neighbour) }
        }
        return wanted
    }

    /// Calls `body` with the stems of a segment that share enough bigrams with a word to reach a threshold.
    private func forEachCandidate(
        for own: CharacterGrams, threshold: Float, in part: Part, _ body: (Int, Int) -> Void
    ) throws(StoreError) {
        let shared = try sharedBigrams(with: own, in: part)
        for length in SpellingIndex.lengths {
            let numbers = part.vocabulary.numbers(ofLength: length)
            if numbers.isEmpty { continue }
            guard let shared else {
                for number in numbers { body(number, length) }
                continue
            }
            let least = own.leastSharedBigrams(length: length, threshold: threshold)
            for number in numbers where Int(shared[number]) >= least { body(number, length) }
        }
    }

    /// The stem lengths compared; a single letter is similar to nothing.
    private static let lengths = 2...Vocabulary.lengths.upperBound

    /// Returns the number of bigrams that each stem shares with a word, counting pairs of positions; nil if the filter does not pay off.
    private func sharedBigrams(with own: CharacterGrams, in part: Part) throws(StoreError) -> [UInt16]? {
        // The counts of two longer words would overflow.
        guard part.vocabulary.count >= Bigrams.leastStems, own.padded.count < 256 else { return nil }
        var shared = [UInt16](repeating: 0, count: part.vocabulary.count)
        for place in 1..<own.padded.count {
            let bigram = UInt16(own.padded[place - 1]) << 8 | UInt16(own.padded[place])
            try index.count(&shared, ofStemsWith: bigram, in: part.segment)
        }
        return shared
    }

    /// Returns at most two stems that an unknown word may misspell, likeliest first.
    ///
    /// Of the stems that share most n-grams, these differ in the fewest letters. `mostLetters` is the maximum number of wrong letters,
    /// never above 2; nil allows a third of the word, or any number if the n-gram similarity is at least 0.5. `isWanted` returns whether a
    /// stem counts, by its term.
    func corrections(
        of word: String, stem: String, mostLetters: Int? = nil,
        where isWanted: (UInt64) throws(StoreError) -> Bool = { _ in true }
    ) throws(StoreError) -> [Neighbour] {
        var candidates = try neighbours(of: stem, sizes: 2...3, count: 12, threshold: 0.3, where: isWanted)
        if word != stem {
            candidates += try neighbours(of: word, sizes: 2...3, count: 12, threshold: 0.3, where: isWanted)
        }
        var best: [UInt64: (neighbour: Neighbour, distance: Float)] = [:]
        for var candidate in candidates {
            let letters = SpellingIndex.letters(between: candidate.stem, and: word, stem: stem)
            // The distance is computed up to 2 only; and "blockchain" is not "block".
            let isNear = letters <= min(2, mostLetters ?? max(1, word.count / 3))
            guard isNear || (mostLetters == nil && candidate.likeness >= 0.5) else { continue }
            let distance = Float(letters) - candidate.likeness / 2
            candidate.isNear = isNear
            if letters <= 1 { candidate.likeness = max(candidate.likeness, 1 - Float(letters) / Float(word.count)) }
            if best[candidate.term].map({ $0.distance <= distance }) ?? false { continue }
            best[candidate.term] = (candidate, distance)
        }
        return best.values.sorted {
            ($0.distance, $0.neighbour.stem, $0.neighbour.term) < ($1.distance, $1.neighbour.stem, $1.neighbour.term)
        }
        .prefix(2).map(\.neighbour)
    }

    /// Returns the edit distance of a stem to a word, its stem, or its beginning without an ending; 3 if it is above 2.
    private static func letters(between candidate: String, and word: String, stem: String) -> Int {
        var letters = [stem, word].compactMap { EditDistance.within(2, $0, candidate) }
        if candidate.count > 2, candidate.count < word.count,
            let ending = WordEndings.distance(of: String(word.dropFirst(candidate.count))),
            let beginning = EditDistance.within(2, String(word.prefix(candidate.count)), candidate)
        {
            letters.append(beginning + ending)
        }
        return letters.min() ?? 3
    }
}
