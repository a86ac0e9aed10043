import Language
import Store
import Text

/// The terms that a query ranks by: its words, each pooled with its alternatives, and stems of the vault spelt like them.
struct QueryTerms {
    /// Terms counted together as one word: "kids" and "children" in one chunk count as two occurrences.
    struct Term {
        /// The forms of the word itself; empty if the vault contains none of them.
        var own: [UInt64]
        /// Other terms that count for it, each with a factor below 1: parts of it, and related words.
        var others: [Member] = []
        var weight: Float
        var source: Int
        /// Whether it is a word of the question, not merely spelt like one.
        var isWord: Bool
    }

    struct Member {
        var hash: UInt64
        var stem: String
        var factor: Float
        /// Whether a dictionary lists it as a synonym or hyponym of the word.
        var corresponds = false
    }

    struct Word {
        var term: QuestionTerm
        /// The forms of the whole word that the vault contains.
        var known: [UInt64]
        /// The parts of the word that the vault contains.
        var parts: [Member]
        /// The stem that the word most likely misspells, if the vault lacks the word.
        var meant: String?
        /// The stems spelt like it.
        var alike: [SpellingIndex.Neighbour] = []
        var related: [Member] = []
        /// The abbreviations of the vault that stand for it together with its neighbours.
        var abbreviations: [Member] = []
        /// The weight as evidence of the topic, 0 … 1; low for a word of asking.
        var weight: Float = 1

        var isKnown: Bool { !known.isEmpty }
    }

    private(set) var terms: [Term] = []
    private(set) var words: [Word] = []

    init(
        _ query: Query, weights: RankingWeights, vocabulary: VaultVocabulary
    ) throws(StoreError) {
        let language = query.language
        let frame = query.text.isEmpty ? [] : query.frame
        words = try QueryTerms.words(of: ([query.text] + frame).joined(separator: " "), language, vocabulary)
        let content = Set(frame.isEmpty ? [] : TermAnalyzer.questionTerms(of: query.text).map(\.word))
        for place in words.indices
        where frame.contains(words[place].term.word) && !content.contains(words[place].term.word) {
            words[place].weight = 1 - FrameWords.share(of: words[place].term.word, in: language)
        }
        try addAbbreviations(of: query, vocabulary)
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
            // If the word itself does not occur, related words stand in for it with their full factor.
            let weight = own.isEmpty ? 1 : weights.related
            let related = words[source].related.map { other in
                let factor =
                    query.isInOtherWords ? other.factor.squareRoot() * weights.otherWords : other.factor * weight
                return Member(hash: other.hash, stem: other.stem, factor: factor)
            }
            let others = words[source].parts + words[source].abbreviations + related
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

    /// Adds the abbreviations that the vault uses for phrases of the question; of nested phrases, only the longest counts.
    private mutating func addAbbreviations(of query: Query, _ vocabulary: VaultVocabulary) throws(StoreError) {
        let places = Dictionary(words.indices.map { (words[$0].term.word, $0) }) { first, _ in first }
        var taken: Set<String> = []
        for phrase in AbbreviatedPhrase.phrases(in: query.question, about: Set(places.keys))
        where taken.isDisjoint(with: phrase.words) {
            guard let member = try vocabulary.abbreviation(of: phrase) else { continue }
            taken.formUnion(phrase.words)
            for place in phrase.words.compactMap({ places[$0] }) { words[place].abbreviations.append(member) }
        }
    }

    private static func words(
        of text: String, _ language: Language, _ vocabulary: VaultVocabulary
    ) throws(StoreError) -> [Word] {
        let all = TermAnalyzer.questionTerms(of: text, language: language)
        let full = all.filter { !QuestionWords.isEmpty($0.word, in: language) }
        var seen: Set<UInt64> = []
        var words: [Word] = []
        // A question of function words alone ("who are we?") must still match something.
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

    /// Stems spelt like words of the question, each once with its maximum weight.
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
