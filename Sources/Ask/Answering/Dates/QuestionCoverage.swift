import Parsing
import Retrieval
import Text

/// How much of a question a text holds, and where.
///
/// People whom the question names are left out: who says a sentence tells that, not whether it names them.
struct QuestionCoverage {
    /// A word of the question found in a text.
    struct Match {
        /// The place of the word among those of the question.
        var place: Int
        /// How surely it is meant, 0 … 1.
        var certainty: Float
        /// Where it stands, in UTF-8 bytes of the text.
        var range: Range<Int>
    }

    private let terms: HashTable<(place: Int, certainty: Float)>
    private let weights: [Float]
    private let total: Float
    private let memo: WordMemo

    /// The coverage of the words of a ranking.
    ///
    /// - Parameters:
    ///   - words: The question's words as they were ranked by.
    ///   - people: The people whom the question names.
    ///   - memo: The words of texts that were read before.
    init(_ words: [Retriever.RankedWord], people: [PersonReading], memo: WordMemo = WordMemo()) {
        self.memo = memo
        let names = QuestionCoverage.names(of: people)
        let isAllNames = words.allSatisfy { names.contains($0.word) }
        let rarest = words.filter(\.isKnown).map(\.importance).max().map { $0 * 1.5 } ?? .infinity
        weights = words.map { word in
            guard isAllNames || !names.contains(word.word) else { return 0 }
            return min(word.importance, rarest) * (LightWords.contains(word.word) ? QuestionCoverage.lightShare : 1)
        }
        total = weights.reduce(0, +)
        var terms: [UInt64: (place: Int, certainty: Float)] = [:]
        func add(_ term: UInt64, _ place: Int, _ certainty: Float) {
            if (terms[term]?.certainty ?? 0) < certainty { terms[term] = (place, certainty) }
        }
        for (place, word) in words.enumerated() where weights[place] > 0 {
            for (term, likeness) in word.terms { add(term, place, likeness * likeness) }
            for related in word.related { add(related.hash, place, related.factor * QuestionCoverage.relatedShare) }
            for (term, share) in word.parts { add(term, place, share) }
        }
        self.terms = HashTable(terms.map { ($0.key, $0.value) })
    }

    private static let lightShare: Float = 0.3
    private static let relatedShare: Float = 0.6

    /// The folded words of people's names.
    static func names(of people: [PersonReading]) -> Set<String> {
        let names = people.flatMap { person in [person.text] + person.candidates.flatMap { [$0.name] + $0.aliases } }
        return names.reduce(into: []) { $0.formUnion(QuestionCoverage.names(in: $1)) }
    }

    /// The folded words of a text, which names may be among.
    static func names(in text: String) -> Set<String> {
        Set(LetterFolding.fold(text).split { !$0.isLetter }.filter { $0.utf8.count > 1 }.map(String.init))
    }

    /// The words of the question that stand in a text, in order.
    func matches(in text: String) -> [Match] {
        var found: [Match] = []
        memo.forEachForm(in: text) { range, hash, _ in
            guard let term = terms[hash] else { return }
            found.append(Match(place: term.place, certainty: term.certainty, range: range))
        }
        return found
    }

    /// How surely each word of the question is among some matches.
    func certainties(_ matches: [Match]) -> [Float] {
        var certainties = [Float](repeating: 0, count: weights.count)
        for match in matches { certainties[match.place] = max(certainties[match.place], match.certainty) }
        return certainties
    }

    /// The share of the question that some words make which others do not hold, 0 … 1.
    ///
    /// - Parameters:
    ///   - certainties: How surely each word stands there.
    ///   - others: How surely it stands somewhere else already.
    /// - Returns: 0 where the question has no word.
    func share(_ certainties: [Float], beyond others: [Float]? = nil) -> Float {
        guard total > 0 else { return 0 }
        let gains = weights.indices.map { weights[$0] * max(0, certainties[$0] - (others?[$0] ?? 0)) }
        return gains.reduce(0, +) / total
    }
}
