import Text

/// Measures how much of a question a passage holds: the share of its words, each weighted by its rarity, and how many of its neighbouring
/// words stand close together.
struct PassageCoverage {
    private struct Meaning {
        var words: [Int]
        var certainty: Float
    }

    private let meanings: HashTable<Meaning>
    private let importance: [Float]
    private let total: Float
    /// The position among the words of the topic, of each word; nil for words of asking.
    private let topic: [Int?]
    private let topicCount: Int

    /// What a passage holds of the question.
    struct Held {
        /// The certainty, 0 … 1, of each word.
        var words: [Float]
        /// Whether a word of the topic stands close to the next one.
        var near: [Bool]
    }

    /// Certainty of a related word, relative to its relatedness.
    private static let related: Float = 0.4
    /// Minimum similarity of a spelling, 0 … 1.
    private static let leastLikeness: Float = 0.6
    /// The greatest distance, in words, of two that stand close together.
    private static let close = 3

    /// Creates the coverage of a question's words as they were ranked.
    init(_ words: [Retriever.RankedWord]) {
        importance = words.map(\.importance)
        total = importance.reduce(0, +)
        var count = 0
        topic = words.map { word in
            guard !word.isFrame else { return nil }
            count += 1
            return count - 1
        }
        topicCount = count
        var meanings: [UInt64: Meaning] = [:]
        func add(_ term: UInt64, _ word: Int, _ certainty: Float) {
            if let known = meanings[term], known.certainty >= certainty { return }
            meanings[term] = Meaning(words: [word], certainty: certainty)
        }
        for (place, word) in words.enumerated() {
            for (term, likeness) in word.terms where likeness >= PassageCoverage.leastLikeness {
                add(term, place, likeness * likeness)
            }
            for (term, share) in word.parts { add(term, place, share) }
            for other in word.related { add(other.hash, place, other.factor * PassageCoverage.related) }
        }
        for (abbreviation, places) in words.abbreviated {
            meanings[abbreviation] = Meaning(words: places, certainty: 1)
        }
        self.meanings = HashTable(meanings.map { ($0.key, $0.value) })
    }

    /// Holds nothing.
    var nothing: Held {
        Held(
            words: [Float](repeating: 0, count: importance.count),
            near: [Bool](repeating: false, count: max(0, topicCount - 1)))
    }

    /// Returns the weighted share, 0 … 1, of the question; 0 if it has no words.
    func share(_ held: Held) -> Float {
        guard total > 0 else { return 0 }
        return zip(held.words, importance).reduce(0) { $0 + $1.0 * $1.1 } / total
    }

    /// Returns the share of the question that a heading or label has, or 0 if it has a word of its own.
    func shareOfName(_ name: String, _ memo: WordMemo) -> Float {
        var words: Set<Int> = []
        var (isAsked, isOwn, end) = (true, false, 0)
        memo.forEachForm(in: name) { range, term, traits in
            guard !isOwn, !traits.contains(.functionWord) else { return }
            // Several forms of one word share a range.
            if range.lowerBound >= end { (isOwn, isAsked, end) = (isOwn || !isAsked, false, range.upperBound) }
            guard let meaning = meanings.place(of: term).map({ meanings.values[$0] }), meaning.certainty == 1 else {
                return
            }
            isAsked = true
            words.formUnion(meaning.words)
        }
        guard total > 0, !isOwn, isAsked else { return 0 }
        return words.reduce(0) { $0 + importance[$1] } / total
    }

    /// Adds the words of a text to what is held; of a text that is no heading, words may stand close together.
    func add(_ text: String, to held: inout Held, isText: Bool, _ memo: WordMemo) {
        var (position, end) = (0, 0)
        var last = [Int](repeating: -PassageCoverage.close - 1, count: isText ? topicCount : 0)
        memo.forEachForm(in: text) { range, term, _ in
            // Several forms of one word share a range.
            if range.lowerBound >= end { (position, end) = (position + 1, range.upperBound) }
            guard let meaning = meanings.place(of: term).map({ meanings.values[$0] }) else { return }
            for word in meaning.words {
                held.words[word] = max(held.words[word], meaning.certainty)
                guard isText, meaning.certainty == 1, let place = topic[word] else { continue }
                last[place] = position
                if place > 0, position - last[place - 1] <= PassageCoverage.close { held.near[place - 1] = true }
                if place + 1 < topicCount, position - last[place + 1] <= PassageCoverage.close {
                    held.near[place] = true
                }
            }
        }
    }
}
