import Parsing
import Retrieval
import Text

/// Finds the words of a question in texts and computes their share.
///
/// Names of people are ignored unless the question has no other words, because the speaker matters, not a mention.
struct QuestionCoverage {
    /// A word of the question in a text.
    struct Match {
        var place: Int
        /// 0 … 1.
        var certainty: Float
        /// In UTF-8 bytes.
        var range: Range<Int>
    }

    private let terms: HashTable<(place: Int, certainty: Float)>
    private let weights: [Float]
    /// The indices of the words for which each abbreviation stands.
    private let abbreviations: [UInt64: [Int]]
    private let total: Float
    private let memo: WordMemo

    /// Creates the coverage for the ranked words of a question and the people it names.
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
        abbreviations = words.abbreviated
        self.terms = HashTable(terms.map { ($0.key, $0.value) })
    }

    private static let lightShare: Float = 0.3
    private static let relatedShare: Float = 0.6
    private static let abbreviation: Float = 0.95

    static func names(of people: [PersonReading]) -> Set<String> {
        let names = people.flatMap { person in [person.text] + person.candidates.flatMap { [$0.name] + $0.aliases } }
        return names.reduce(into: []) { $0.formUnion(QuestionCoverage.names(in: $1)) }
    }

    /// Returns the folded words of a text that may be parts of names.
    static func names(in text: String) -> Set<String> {
        Set(LetterFolding.fold(text).split { !$0.isLetter }.filter { $0.utf8.count > 1 }.map(String.init))
    }

    func matches(in text: String) -> [Match] {
        var found: [Match] = []
        memo.forEachForm(in: text) { range, hash, _ in
            if let term = terms[hash] {
                found.append(Match(place: term.place, certainty: term.certainty, range: range))
            } else if !abbreviations.isEmpty, let places = abbreviations[hash] {
                found += places.map { Match(place: $0, certainty: QuestionCoverage.abbreviation, range: range) }
            }
        }
        return found
    }

    /// Returns the highest certainty of each question word among some matches.
    func certainties(_ matches: [Match]) -> [Float] {
        var certainties = [Float](repeating: 0, count: weights.count)
        for match in matches { certainties[match.place] = max(certainties[match.place], match.certainty) }
        return certainties
    }

    /// Returns the weighted share of the question in `certainties` that exceeds the one in `others`, 0 … 1.
    func share(_ certainties: [Float], beyond others: [Float]? = nil) -> Float {
        guard total > 0 else { return 0 }
        let gains = weights.indices.map { weights[$0] * max(0, certainties[$0] - (others?[$0] ?? 0)) }
        return gains.reduce(0, +) / total
    }
}
