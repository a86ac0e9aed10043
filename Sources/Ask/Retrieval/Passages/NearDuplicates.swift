import Language
import Text

/// Finds texts with the same content: a line copied from a transcript into a note, or the same text in two exports.
///
/// Two texts are near-duplicates if the cosine of their embeddings is high, they share most of their words in the same order ("Ann paid Bob"
/// is not "Bob paid Ann"), and they contain the same numbers and as many negations: notes from one form may differ in just the numbers. The thresholds were measured, see `docs/embedding.md`.
public struct NearDuplicates: Sendable {
    /// A text prepared for comparison.
    public struct Fingerprint: Sendable {
        private let text: String
        private let language: Language
        /// The hashes of its words, and of those with digits, sorted and unique.
        fileprivate let words, numbers: [UInt64]
        /// The hashes of its words as they follow one another.
        fileprivate let order: [UInt64]

        /// Prepares a text.
        ///
        /// - Parameters:
        ///   - text: The text without speakers' names.
        ///   - memos: A cache of the words of earlier texts.
        public init(_ text: String, memos: WordMemos = WordMemos()) {
            self.text = text
            language = LanguageDetector.language(of: text)
            var words: [UInt64] = []
            var numbers: [UInt64] = []
            memos.memo(of: language).forEachForm(in: text) { _, hash, traits in
                if traits.contains(.addition) { return }
                words.append(hash)
                if traits.contains(.number) { numbers.append(hash) }
            }
            order = words
            (self.words, self.numbers) = (words.eachOnce, numbers.eachOnce)
        }

        /// Prepares a passage, without its speakers' names.
        ///
        /// - Parameters:
        ///   - passage: A passage.
        ///   - memos: A cache of the words of earlier texts.
        public init(_ passage: Passage, memos: WordMemos = WordMemos()) {
            self.init(SpokenText.of(passage.text, speakers: passage.speakers), memos: memos)
        }

        /// The number of its words of negation; read letter by letter, so used only after the words.
        fileprivate var negations: Int {
            text.split { !$0.isLetter && $0 != "'" && $0 != "’" }.count {
                $0.hasSuffix("n't") || $0.hasSuffix("n’t") || NearDuplicates.denying.contains($0.lowercased())
            }
        }

        /// The embedding; expensive, so used only for texts that share most of their words with another.
        fileprivate var vector: QueryVector {
            var embedder = HashedEmbedder()
            TermAnalyzer(language: language).forEachForm(in: text) { form, word, _ in
                if !form.isAddition, !QuestionWords.isFunctionWord(word) { embedder.add(word: word, stem: form.hash) }
            }
            return embedder.queryVector()
        }
    }

    /// The minimum cosine of near-duplicates.
    public var leastCosine: Float = 0.8
    /// The minimum Jaccard index of the words of two texts.
    public var leastSharedWords: Float = 0.7
    /// The minimum number of words: a shorter text, "Thanks, all!", is too common to be a copy.
    public var leastWords = 4

    /// Creates a comparison with the default thresholds.
    public init() {}

    /// Returns whether two texts are near-duplicates.
    ///
    /// - Parameters:
    ///   - left: A text.
    ///   - right: Another text.
    /// - Returns: True if they are; the order does not matter.
    public func areSame(_ left: Fingerprint, _ right: Fingerprint) -> Bool {
        guard min(left.words.count, right.words.count) >= leastWords, left.numbers == right.numbers else {
            return false
        }
        let shared = Float(NearDuplicates.shared(left.words, right.words))
        return shared >= leastSharedWords * (Float(left.words.count + right.words.count) - shared)
            && NearDuplicates.areInOrder(left.order, right.order) && left.negations == right.negations
            && left.vector.cosine(with: right.vector) >= leastCosine
    }

    /// Whether the words that each text has once follow one another alike, but for one step back in `wordsForStep` words.
    private static func areInOrder(_ left: [UInt64], _ right: [UInt64]) -> Bool {
        var places: [UInt64: Int] = [:]
        for (place, word) in right.enumerated() { places[word] = places[word] == nil ? place : -1 }
        var seen: [UInt64: Int] = [:]
        for word in left { seen[word, default: 0] += 1 }
        let order = left.compactMap { word in seen[word] == 1 ? places[word].flatMap { $0 < 0 ? nil : $0 } : nil }
        let steps = zip(order, order.dropFirst()).count { $0 > $1 }
        return steps * wordsForStep <= order.count
    }

    private static let wordsForStep = 16

    private static let denying = Set(words: Language.allCases.map(\.lexicon.labels.negation))

    private static func shared(_ left: [UInt64], _ right: [UInt64]) -> Int {
        var (count, place, other) = (0, 0, 0)
        while place < left.count, other < right.count {
            let (here, there) = (left[place], right[other])
            if here == there { count += 1 }
            if here <= there { place += 1 }
            if there <= here { other += 1 }
        }
        return count
    }

    /// Finds the first earlier near-duplicate of each text.
    ///
    /// - Parameter texts: Texts, best first.
    /// - Returns: For each text the index of the text that it repeats, which is no repetition itself, or nil.
    /// - Complexity: O(*n*²) comparisons in the worst case.
    public func originals(of texts: [String]) -> [Int?] {
        let memos = WordMemos()
        let fingerprints = texts.map { Fingerprint($0, memos: memos) }
        var originals: [Int?] = []
        for place in fingerprints.indices {
            originals.append(
                (0..<place).first { originals[$0] == nil && areSame(fingerprints[$0], fingerprints[place]) })
        }
        return originals
    }

    /// Finds the first earlier near-duplicate of each passage.
    ///
    /// - Parameter passages: Ranked passages, best first.
    /// - Returns: For each passage the index of the passage that it repeats, or nil.
    public func originals(of passages: [Passage]) -> [Int?] {
        originals(of: passages.map { SpokenText.of($0.text, speakers: $0.speakers) })
    }
}

extension [UInt64] {
    fileprivate var eachOnce: [UInt64] {
        let sorted = sorted()
        return zip(sorted, sorted.dropFirst()).filter { $0 != $1 }.map(\.0) + sorted.suffix(1)
    }
}
