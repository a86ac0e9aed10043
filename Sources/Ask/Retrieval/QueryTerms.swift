import Store
import Text

/// The terms that a query ranks by: its words, and stems of the vault that are spelt like them.
struct QueryTerms {
    /// A term with its weight.
    struct Term {
        var hash: UInt64
        var stem: String
        var weight: Float
        /// How much it is spelt like the word, 1 for the word itself.
        var likeness: Float
        /// The word of the question that it stands for.
        var source: Int
    }

    /// A word of the question.
    struct Word {
        var term: QuestionTerm
        var isKnown: Bool
    }

    private(set) var terms: [Term] = []
    private(set) var words: [Word] = []

    /// The share of the words that the vault knows, 0 … 1.
    var coverage: Float {
        words.isEmpty ? 1 : Float(words.filter(\.isKnown).count) / Float(words.count)
    }

    /// Chooses the terms of a question.
    ///
    /// - Parameters:
    ///   - text: The words to rank by.
    ///   - weights: The weights of terms spelt alike.
    ///   - isKnownTerm: Whether the vault has a term.
    ///   - spelling: The vault's vocabulary.
    /// - Throws: `StoreError` where the index cannot be read.
    init(
        _ text: String, weights: RankingWeights, isKnown isKnownTerm: (UInt64) throws(StoreError) -> Bool,
        spelling: () throws(StoreError) -> SpellingIndex
    ) throws(StoreError) {
        var seen: Set<UInt64> = []
        let language = LanguageDetector.language(of: text)
        let all = TermAnalyzer.questionTerms(of: text, language: language)
        var counted = all.filter { !QuestionWords.isEmpty($0.word, isGerman: language == .german) }
        // A question of empty words alone ("who are we?") still has to match something.
        if counted.isEmpty { counted = all }
        for term in counted where seen.insert(term.hash).inserted {
            var isKnown = false
            for alternative in term.alternatives where alternative.factor == 1 && !isKnown {
                isKnown = try isKnownTerm(alternative.hash)
            }
            words.append(Word(term: term, isKnown: isKnown))
        }
        var best: [UInt64: Int] = [:]
        func add(_ hash: UInt64, _ stem: String, _ weight: Float, likeness: Float, source: Int) {
            let term = Term(hash: hash, stem: stem, weight: weight, likeness: likeness, source: source)
            if let place = best[hash] {
                if terms[place].weight < weight { terms[place] = term }
            } else {
                best[hash] = terms.count
                terms.append(term)
            }
        }
        for (source, word) in words.enumerated() {
            for alternative in word.term.alternatives where try isKnownTerm(alternative.hash) {
                let (weight, likeness) = (alternative.factor, alternative.factor.squareRoot())
                add(alternative.hash, alternative.stem, weight, likeness: likeness, source: source)
            }
            guard word.term.word.count > 3 else { continue }
            for neighbour in try spelling().neighbours(of: word.term.stem, sizes: 3...4, count: 4) {
                add(
                    neighbour.term, neighbour.stem, weights.similarWord, likeness: neighbour.likeness, source: source)
            }
            guard !word.isKnown else { continue }
            for neighbour in try spelling().neighbours(of: word.term.stem, sizes: 2...3, count: 2) {
                add(
                    neighbour.term, neighbour.stem, weights.misspeltWord, likeness: neighbour.likeness, source: source)
            }
        }
    }
}
