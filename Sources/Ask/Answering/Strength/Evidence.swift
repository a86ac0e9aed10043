import Retrieval
import Store
import Text

/// How well a text answers the words of a question.
///
/// A word counts as much as it is rare in the vault; one that the vault does not have counts as the rarest. The strength of a text is the
/// share of the question's words, so weighted, that stand in it, in the headings above it or in the document's title.
struct Evidence {
    /// Every term that stands for a word of the question: the word's place, and how surely it is meant, 0 … 1.
    private var terms: [UInt64: (place: Int, certainty: Float)]
    /// Every term that stands for a part of a word: the parts that a text holds add up.
    private var parts: [UInt64: (place: Int, share: Float)]
    private let importance: [Float]
    /// The importance of the words that name none of the people.
    private let contentImportance: [Float]
    private let isKnown: [Bool]
    /// The terms of the people whom the question names.
    private let people: Set<UInt64>
    private let analyzer = TermAnalyzer.everyLanguage
    private let memo = WordMemo()

    /// Evidence for the words of a ranking.
    ///
    /// - Parameters:
    ///   - words: The question's words as they were ranked by.
    ///   - names: Those of them that the question writes as names: one that the vault does not have cannot be made up for by others.
    ///   - people: The people whom the question names, as it writes them.
    init(_ words: [Retriever.RankedWord], names: Set<String> = [], people: [String] = []) {
        var terms: [UInt64: (place: Int, certainty: Float)] = [:]
        for (place, word) in words.enumerated() {
            // A name that the vault does not have is seldom another word misspelt; the people's names have been read before.
            let isNew = !word.isKnown && names.contains(word.word)
            let least = isNew ? Evidence.leastLikenessOfName : Evidence.leastLikeness
            for (term, likeness) in word.terms
            where likeness >= least && (terms[term]?.certainty ?? 0) < likeness * likeness {
                terms[term] = (place, likeness * likeness)
            }
        }
        var parts: [UInt64: (place: Int, share: Float)] = [:]
        for (place, word) in words.enumerated() {
            // What is related to a guess at the spelling proves nothing.
            for related in word.related where word.meant == nil && terms[related.hash] == nil {
                terms[related.hash] = (place, related.factor * Evidence.relatedShare)
            }
            for (term, share) in word.parts where terms[term] == nil { parts[term] = (place, share) }
        }
        self.terms = terms
        self.parts = parts
        var peopleTerms: Set<UInt64> = []
        var peopleWords: Set<String> = []
        for person in people {
            analyzer.forEachForm(in: person) { form, word, _ in
                peopleTerms.insert(form.hash)
                peopleWords.insert(String(decoding: word, as: UTF8.self))
            }
        }
        self.people = peopleTerms
        isKnown = words.map(\.isKnown)
        // In a small vault a word that it has not would count many times what any other can.
        let rarest = words.filter(\.isKnown).map(\.importance).max().map { $0 * Evidence.unknownShare } ?? .infinity
        let weights: [Float] = words.map { word in
            let importance = word.isKnown ? word.importance : min(word.importance, rarest)
            if !word.isKnown, names.contains(word.word) { return importance * Evidence.unknownName }
            return importance * (LightWords.contains(word.word) ? Evidence.lightShare : 1)
        }
        importance = weights
        contentImportance = zip(words, weights).map { peopleWords.contains($0.word) ? 0 : $1 }
    }

    /// The same evidence for the lines of a document: on a page about a person names say nothing, since every line is about them.
    func inside(_ document: DocumentRecord) -> Evidence {
        guard document.kind == .person else { return self }
        var evidence = self
        analyzer.forEachForm(in: document.title) { form, _, _ in evidence.terms[form.hash] = nil }
        for term in people { evidence.terms[term] = nil }
        return evidence
    }

    /// What a related word proves, against the word itself.
    private static let relatedShare: Float = 0.6

    /// What a word that says little counts against others.
    private static let lightShare: Float = 0.3

    /// Words less alike than this are other words.
    private static let leastLikeness: Float = 0.6
    /// The same of names.
    private static let leastLikenessOfName: Float = 0.85

    /// What a word that the vault does not have counts at most, against the rarest that it has.
    private static let unknownShare: Float = 1.5
    /// What a name that the vault does not have counts against other words.
    private static let unknownName: Float = 2

    /// The importance of all words together.
    var totalImportance: Float { importance.reduce(0, +) }

    /// Whether the question has words besides names.
    var hasContent: Bool { contentImportance.contains { $0 > 0 } }

    /// The share of the question that some texts together hold, 0 … 1; 1 where the question has no words.
    ///
    /// - Parameter texts: A passage, its headings, its title.
    /// - Returns: The share.
    func strength(of texts: [String]) -> Float { strength(ofHeld: held(in: texts)) }

    /// The same where it is known how surely each word is held.
    func strength(ofHeld held: [Float]) -> Float { Evidence.share(held, of: importance) }

    /// The share of the question's words besides names.
    func contentShare(ofHeld held: [Float]) -> Float { Evidence.share(held, of: contentImportance) }

    /// The share of the question that the vault does not have, less what is held of it in another spelling.
    func unknownShare(held: [Float]) -> Float {
        let total = totalImportance
        guard total > 0 else { return 0 }
        return importance.indices.filter { !isKnown[$0] }.reduce(0) { $0 + importance[$1] * (1 - held[$1]) } / total
    }

    private static func share(_ held: [Float], of importance: [Float]) -> Float {
        let total = importance.reduce(0, +)
        return total > 0 ? zip(held, importance).reduce(0) { $0 + $1.0 * $1.1 } / total : 1
    }

    /// The parts of a text that match words of the question, as offsets in Unicode scalars.
    ///
    /// - Parameter text: A quote.
    /// - Returns: Rising ranges that do not overlap.
    func matches(in text: String) -> [Range<Int>] {
        var bytes: [Range<Int>] = []
        analyzer.forEachHash(in: text, remembering: memo) { range, hash in
            if terms[hash] != nil || parts[hash] != nil { bytes.append(range) }
        }
        return bytes.isEmpty ? [] : ScalarOffsets(text).ranges(Evidence.merged(bytes))
    }

    /// Joins the ranges that overlap: a compound and its parts, neighbouring pairs of characters.
    private static func merged(_ ranges: [Range<Int>]) -> [Range<Int>] {
        var merged: [Range<Int>] = []
        for range in ranges.sorted(by: { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }) {
            if let last = merged.last, range.lowerBound < last.upperBound {
                merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
            } else {
                merged.append(range)
            }
        }
        return merged
    }

    /// How much a sentence says about the question: the importance of the words it holds, each once.
    func weight(of text: String) -> Float { weight(of: [text]) }

    private func weight(of texts: [String]) -> Float {
        zip(held(in: texts), importance).reduce(0) { $0 + $1.0 * $1.1 }
    }

    /// How surely some texts together hold each word of the question, 0 … 1, in the order of the words.
    func held(in texts: [String]) -> [Float] { held(holding(of: texts)) }

    /// What some texts hold: read once, it can be joined with what stands above them.
    func holding(of texts: [String]) -> Holding {
        var holding = Holding(certainty: [Float](repeating: 0, count: importance.count))
        for text in texts {
            analyzer.forEachHash(in: text, remembering: memo) { _, hash in
                if let term = terms[hash] {
                    holding.certainty[term.place] = max(holding.certainty[term.place], term.certainty)
                }
                if parts[hash] != nil { holding.parts.insert(hash) }
            }
        }
        return holding
    }

    /// How surely each word of the question is held.
    func held(_ holding: Holding) -> [Float] {
        guard !holding.parts.isEmpty else { return holding.certainty }
        var shares = [Float](repeating: 0, count: importance.count)
        for part in holding.parts.sorted() { parts[part].map { shares[$0.place] += $0.share } }
        return importance.indices.map { max(holding.certainty[$0], min(1, shares[$0])) }
    }

    /// What texts hold of a question.
    struct Holding {
        /// How surely they hold each word as a whole.
        fileprivate var certainty: [Float]
        /// The parts of words that they hold.
        fileprivate var parts: Set<UInt64> = []

        /// What these texts and others hold together.
        func union(_ other: Holding) -> Holding {
            Holding(certainty: zip(certainty, other.certainty).map(max), parts: parts.union(other.parts))
        }
    }
}

/// Turns ranges of UTF-8 into ranges of Unicode scalars.
struct ScalarOffsets {
    private let text: String

    init(_ text: String) { self.text = text }

    /// The same ranges counted in Unicode scalars.
    ///
    /// - Parameter bytes: Rising ranges of UTF-8 offsets.
    /// - Returns: Ranges in the same order.
    func ranges(_ bytes: [Range<Int>]) -> [Range<Int>] {
        var result: [Range<Int>] = []
        var (byte, scalar) = (0, 0)
        var view = text.unicodeScalars.makeIterator()
        func advance(to target: Int) -> Int {
            while byte < target, let next = view.next() {
                byte += UTF8.width(next)
                scalar += 1
            }
            return scalar
        }
        for range in bytes {
            let start = advance(to: range.lowerBound)
            result.append(start..<advance(to: range.upperBound))
        }
        return result
    }
}
