import Store
import Text

/// The terms that a query ranks by: its words, each pooled with what may stand for it, and stems of the vault that are spelt like them.
struct QueryTerms {
    /// What is counted together as one word: "kids" and "children" in one chunk are one word said twice.
    struct Term {
        /// The word itself in each of its forms; empty where the vault has none of them.
        var own: [UInt64]
        /// What else counts for it, each with its factor, below 1: parts of it, and related words.
        var others: [Member] = []
        var weight: Float
        /// The word of the question that it stands for.
        var source: Int
        /// Whether it is a word of the question, not merely spelt like one.
        var isWord: Bool
    }

    /// Another term that counts for a word.
    struct Member {
        var hash: UInt64
        var stem: String
        var factor: Float
        /// Whether a dictionary says that it means the same as the word, or a kind of it.
        var corresponds = false
    }

    /// A word of the question.
    struct Word {
        var term: QuestionTerm
        /// The forms of it that the vault has, as a whole.
        var known: [UInt64]
        /// The parts of it that the vault has.
        var parts: [Member]
        /// The stem that it most likely misspells, where the vault has it not.
        var meant: String?
        /// The stems that are spelt like it, with their likeness, 0 … 1.
        var alike: [SpellingIndex.Neighbour] = []
        /// The words that mean something like it.
        var related: [Member] = []
        /// How much it tells of what is sought, 0 … 1: little for a word of asking.
        var weight: Float = 1

        /// Whether the vault has it.
        var isKnown: Bool { !known.isEmpty }
    }

    private(set) var terms: [Term] = []
    private(set) var words: [Word] = []

    /// Chooses the terms of a question.
    ///
    /// - Parameters:
    ///   - query: The words to rank by.
    ///   - weights: The weights of terms that are no words of the question.
    ///   - vocabulary: What the vault knows.
    /// - Throws: `StoreError` where the index cannot be read.
    init(
        _ query: Query, weights: RankingWeights, vocabulary: VaultVocabulary
    ) throws(StoreError) {
        let language = query.language
        let frame = query.text.isEmpty ? [] : query.frame
        words = try QueryTerms.words(of: ([query.text] + frame).joined(separator: " "), language, vocabulary)
        let content = Set(frame.isEmpty ? [] : TermAnalyzer.questionTerms(of: query.text).map(\.word))
        for place in words.indices
        where frame.contains(words[place].term.word) && !content.contains(words[place].term.word) {
            words[place].weight = 1 - FrameWords.share(of: words[place].term.word, isGerman: language == .german)
        }
        var spelt = SpeltTerms()
        for source in words.indices {
            let word = words[source].term
            let isLong = word.word.count > 3
            var stem = word.stem
            var own = words[source].known
            if isLong, own.isEmpty, words[source].parts.isEmpty {
                words[source].alike = try vocabulary.corrections(of: word, in: language)
                let meant = words[source].alike.first.flatMap { $0.isNear ? $0 : nil }
                if let meant {
                    (stem, own) = (meant.stem, [meant.term])
                    words[source].meant = meant.stem
                }
                for other in words[source].alike.dropFirst(meant == nil ? 0 : 1) {
                    spelt.add(other, weight: weights.misspeltWord, source: source)
                }
            }
            words[source].related = try vocabulary.related(to: word.word, stem: stem, in: language)
            // What is related to a word that nobody wrote stands in its place.
            let weight = own.isEmpty ? 1 : weights.related
            let related = words[source].related.map { other in
                let factor =
                    query.isInOtherWords ? other.factor.squareRoot() * weights.otherWords : other.factor * weight
                return Member(hash: other.hash, stem: other.stem, factor: factor)
            }
            let others = words[source].parts + related
            if !own.isEmpty || !others.isEmpty {
                let isLight = words[source].weight < 1 || LightWords.contains(word.word)
                let weight = isLight ? weights.lightWord : 1
                terms.append(Term(own: own, others: others, weight: weight, source: source, isWord: true))
            }
            guard isLong else { continue }
            for neighbour in try vocabulary.neighbours(of: stem, besides: word) {
                words[source].alike.append(neighbour)
                spelt.add(neighbour, weight: weights.similarWord, source: source)
            }
        }
        terms += spelt.terms(besides: Set(terms.flatMap(\.own)))
    }

    /// The words that say what is sought, each once.
    private static func words(
        of text: String, _ language: TextLanguage, _ vocabulary: VaultVocabulary
    ) throws(StoreError) -> [Word] {
        let all = TermAnalyzer.questionTerms(of: text, language: language)
        let full = all.filter { !QuestionWords.isEmpty($0.word, isGerman: language == .german) }
        var seen: Set<UInt64> = []
        var words: [Word] = []
        // A question of empty words alone ("who are we?") still has to match something.
        for term in full.isEmpty ? all : full where seen.insert(term.hash).inserted {
            var word = Word(term: term, known: [], parts: [])
            for alternative in term.alternatives where try vocabulary.isKnown(alternative.hash) {
                if alternative.factor == 1 {
                    word.known.append(alternative.hash)
                } else {
                    word.parts.append(
                        Member(hash: alternative.hash, stem: alternative.stem, factor: alternative.factor))
                }
            }
            for stem in WordForms.stems(of: term.word, in: language) where !word.known.contains(stem) {
                if try vocabulary.isKnown(stem) { word.known.append(stem) }
            }
            words.append(word)
        }
        return words
    }

    /// Stems that are spelt like words of the question, each once with its greatest weight.
    private struct SpeltTerms {
        private var found: [UInt64: Term] = [:]
        private var order: [UInt64] = []

        mutating func add(_ neighbour: SpellingIndex.Neighbour, weight: Float, source: Int) {
            if let known = found[neighbour.term], known.weight >= weight { return }
            if found[neighbour.term] == nil { order.append(neighbour.term) }
            found[neighbour.term] = Term(own: [neighbour.term], weight: weight, source: source, isWord: false)
        }

        func terms(besides words: Set<UInt64>) -> [Term] {
            order.filter { !words.contains($0) }.compactMap { found[$0] }
        }
    }
}
