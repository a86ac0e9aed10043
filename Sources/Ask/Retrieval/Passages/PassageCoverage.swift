import Text

/// Measures how much of a question a text holds: the share of its words, each weighted by its rarity.
struct PassageCoverage {
    private var meanings: [UInt64: (words: [Int], certainty: Float)] = [:]
    private let importance: [Float]
    private let total: Float

    /// Certainty of a related word, relative to its relatedness.
    private static let related: Float = 0.4

    /// Minimum similarity of a spelling, 0 … 1.
    private static let leastLikeness: Float = 0.6

    /// Creates the coverage of a question's words as they were ranked.
    init(_ words: [Retriever.RankedWord]) {
        importance = words.map(\.importance)
        total = importance.reduce(0, +)
        for (place, word) in words.enumerated() {
            for (term, likeness) in word.terms where likeness >= PassageCoverage.leastLikeness {
                add(term, place, likeness * likeness)
            }
            for (term, share) in word.parts { add(term, place, share) }
            for other in word.related { add(other.hash, place, other.factor * PassageCoverage.related) }
        }
        for (abbreviation, places) in words.abbreviated { meanings[abbreviation] = (places, 1) }
    }

    private mutating func add(_ term: UInt64, _ word: Int, _ certainty: Float) {
        if let known = meanings[term], known.certainty >= certainty { return }
        meanings[term] = ([word], certainty)
    }

    /// Returns the weighted share, 0 … 1, of the question in some texts together; 0 if the question has no words.
    func share(of texts: [String], _ memo: WordMemo) -> Float {
        guard total > 0 else { return 0 }
        var held = [Float](repeating: 0, count: importance.count)
        for text in texts {
            memo.forEachForm(in: text) { _, term, _ in
                guard let meaning = meanings[term] else { return }
                for word in meaning.words { held[word] = max(held[word], meaning.certainty) }
            }
        }
        return zip(held, importance).reduce(0) { $0 + $1.0 * $1.1 } / total
    }
}
