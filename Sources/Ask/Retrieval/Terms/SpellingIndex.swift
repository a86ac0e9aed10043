import Store
import Text

/// The vault's vocabulary, ready to be compared with a word: finds the stems that are spelt most alike.
///
/// Likeness is the cosine of the counts of character n-grams of the stem with a blank at either end. The index knows which stems have a pair
/// of letters: only those that share enough pairs with a word are compared.
struct SpellingIndex {
    /// A stem of the vault with its likeness, 0 … 1.
    struct Neighbour {
        var term: UInt64
        var stem: String
        var likeness: Float
        /// Whether so few letters are wrong that it is the word, misspelt.
        var isNear = false
    }

    private let index: IndexReader
    private var parts: [Part] = []

    /// The vocabulary of a segment.
    private struct Part {
        let segment: IndexReader.SegmentPlace
        let vocabulary: Vocabulary
    }

    /// Reads the vocabulary.
    ///
    /// - Parameters:
    ///   - index: An open index.
    ///   - segments: The segments of its chunk table.
    /// - Throws: `StoreError` where the index cannot be read.
    init(_ index: IndexReader, segments: [IndexReader.SegmentPlace]) throws(StoreError) {
        self.index = index
        for segment in segments {
            parts.append(Part(segment: segment, vocabulary: try index.vocabulary(of: segment)))
        }
    }

    /// The stems that are spelt most like a stem.
    ///
    /// - Parameters:
    ///   - stem: A stem of a question.
    ///   - sizes: The sizes of the n-grams compared: 3–4 for words that the vault knows, 2–3 for others.
    ///   - count: The number of stems wanted.
    ///   - threshold: The least likeness.
    ///   - isWanted: Whether a stem counts, by its term; asked of the most alike.
    /// - Returns: The most alike first; the stem itself is left out.
    /// - Throws: What `isWanted` throws.
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
        // Two terms may have one stem: a word and a part of a compound.
        found.sort { ($1.likeness, $0.stem, $0.term) < ($0.likeness, $1.stem, $1.term) }
        var wanted: [Neighbour] = []
        for neighbour in found where wanted.count < count {
            if try isWanted(neighbour.term) { wanted.append(neighbour) }
        }
        return wanted
    }

    /// Calls `body` with the stems of a segment that share enough bigrams with a word to be as like it as a threshold asks.
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

    /// A single letter is like nothing.
    private static let lengths = 2...Vocabulary.lengths.upperBound

    /// How many bigrams each stem of a segment shares with a word, each pair of places counted; nil where that is not worth while: any stem
    /// may be like it then.
    private func sharedBigrams(with own: CharacterGrams, in part: Part) throws(StoreError) -> [UInt16]? {
        // The product of two longer words would not fit.
        guard part.vocabulary.count >= Bigrams.leastStems, own.padded.count < 256 else { return nil }
        var shared = [UInt16](repeating: 0, count: part.vocabulary.count)
        for place in 1..<own.padded.count {
            let bigram = UInt16(own.padded[place - 1]) << 8 | UInt16(own.padded[place])
            try index.forEachStem(with: bigram, in: part.segment) { if $0 < shared.count { shared[$0] &+= 1 } }
        }
        return shared
    }

    /// The stems that a word which is not among them may be meant to be.
    ///
    /// Of those that share the most n-grams, the ones that fewest letters make different.
    ///
    /// - Parameters:
    ///   - word: A folded word.
    ///   - stem: Its stem.
    ///   - mostLetters: At most so many letters are wrong; nil for a third of the word, or any in a word that shares half of its n-grams.
    ///   - isWanted: Whether a stem counts, by its term.
    /// - Returns: At most two, the likeliest first.
    /// - Throws: What `isWanted` throws.
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
            // Three letters and more are not told apart: "blockchain" is no "block".
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

    /// The letters to change between a stem and a word, in its stem, or in the word but for an ending; 3 where it is more than two.
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
