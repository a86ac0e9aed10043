import Retrieval
import Store
import Text

/// How well a text answers the words of a question.
///
/// A word counts as much as it is rare in the vault; one that the vault does not have counts as the rarest. The strength of a text is the
/// share of the question's words, so weighted, that stand in it, in the headings above it or in the document's title.
struct Evidence {
    /// What a term of the question stands for.
    private struct Meaning {
        /// A word: its place, and how surely it is meant, 0 … 1.
        var word: (place: Int, certainty: Float)?
        /// A part of a word, by its place among the parts; the parts that a text holds add up.
        var part: Int?
        /// Whether it is another word that means the same as its word, or a kind of it.
        var corresponds = false
    }

    private var terms: HashTable<Meaning>
    /// The parts in the order of their hashes, each with the place of its word and the share of it that it is.
    private let parts: [(place: Int, share: Float)]
    private let importance: [Float]
    /// The importance of the words that name none of the people.
    private let contentImportance: [Float]
    private let isKnown: [Bool]
    /// The question's words, folded.
    let words: [String]
    /// The places of the words that say what the question is about: no names of people, no words of asking, none that say little.
    let subject: [Int]
    /// The terms of the people whom the question names.
    private let people: Set<UInt64>
    private let memo: WordMemo
    /// The importance of all words together.
    let totalImportance: Float

    /// Evidence for the words of a ranking.
    ///
    /// - Parameters:
    ///   - words: The question's words as they were ranked by.
    ///   - names: Those of them that the question writes as names: one that the vault does not have cannot be made up for by others.
    ///   - people: The people whom the question names, as it writes them.
    ///   - memo: The words of texts that were read before.
    init(
        _ words: [Retriever.RankedWord], names: Set<String> = [], people: [String] = [], memo: WordMemo = WordMemo()
    ) {
        self.memo = memo
        let found = Evidence.terms(of: words, names: names)
        let parts = found.parts.sorted { $0.key < $1.key }
        self.parts = parts.map(\.value)
        var meanings = found.whole.mapValues { Meaning(word: $0) }
        for (number, part) in parts.enumerated() { meanings[part.key, default: Meaning()].part = number }
        for term in found.corresponding { meanings[term]?.corresponds = true }
        terms = HashTable(meanings.map { ($0.key, $0.value) })
        var peopleTerms: Set<UInt64> = []
        var peopleWords: Set<String> = []
        for person in people {
            TermAnalyzer.everyLanguage.forEachForm(in: person) { form, word, _ in
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
        totalImportance = weights.reduce(0, +)
        contentImportance = zip(words, weights).map { peopleWords.contains($0.word) ? 0 : $1 }
        self.words = words.map(\.word)
        subject = words.indices.filter { place in
            !words[place].isFrame && !peopleWords.contains(words[place].word) && !LightWords.contains(words[place].word)
        }
    }

    /// Every term that stands for a word of the question, and every term that stands for a part of one.
    private static func terms(
        of words: [Retriever.RankedWord], names: Set<String>
    ) -> (
        whole: [UInt64: (place: Int, certainty: Float)], parts: [UInt64: (place: Int, share: Float)],
        corresponding: [UInt64]
    ) {
        var corresponding: [UInt64] = []
        var terms: [UInt64: (place: Int, certainty: Float)] = [:]
        for (place, word) in words.enumerated() {
            // A name that the vault does not have is seldom another word misspelt; the people's names have been read before.
            let isNew = !word.isKnown && names.contains(word.word)
            let least = isNew ? leastLikenessOfName : leastLikeness
            for (term, likeness) in word.terms
            where likeness >= least && (terms[term]?.certainty ?? 0) < likeness * likeness {
                terms[term] = (place, likeness * likeness)
            }
        }
        var parts: [UInt64: (place: Int, share: Float)] = [:]
        for (place, word) in words.enumerated() {
            // What is related to a guess at the spelling proves nothing.
            for related in word.related where word.meant == nil && terms[related.hash] == nil {
                terms[related.hash] = (place, related.factor * relatedShare)
                if related.corresponds { corresponding.append(related.hash) }
            }
            for (term, share) in word.parts where terms[term] == nil { parts[term] = (place, share) }
        }
        return (terms, parts, corresponding)
    }

    /// The same evidence for the lines of a document: on a page about a person names say nothing, since every line is about them.
    func inside(_ document: DocumentRecord) -> Evidence {
        guard document.kind == .person else { return self }
        var evidence = self
        TermAnalyzer.everyLanguage.forEachForm(in: document.title) { form, _, _ in evidence.removeWord(form.hash) }
        for term in people { evidence.removeWord(term) }
        return evidence
    }

    private mutating func removeWord(_ term: UInt64) {
        if let place = terms.place(of: term) { terms.values[place].word = nil }
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

    /// Whether a term stands for a word of the question.
    func isAsked(_ term: UInt64) -> Bool { terms[term]?.word != nil }

    /// Whether the question has words besides names.
    var hasContent: Bool { contentImportance.contains { $0 > 0 } }

    /// How much some of its words tell, by their places.
    func weight(ofWords places: [Int]) -> Float { places.reduce(0) { $0 + importance[$1] } }

    /// The share of the question that some texts together hold, 0 … 1; 1 where the question has no words.
    ///
    /// - Parameter texts: A passage, its headings, its title.
    /// - Returns: The share.
    func strength(of texts: [String]) -> Float { strength(ofHeld: held(in: texts)) }

    /// The same where it is known how surely each word is held.
    func strength(ofHeld held: [Float]) -> Float { Evidence.share(held, of: importance) }

    /// The share of the question that a sentence holds with what stands above it, where it says itself most of what that leaves open: in a
    /// recipe "2 cups of rice" need not name the dish.
    ///
    /// - Parameters:
    ///   - own: The sentence.
    ///   - above: Its headings, its title.
    /// - Returns: 0 where the sentence says less, and where nothing is left to say.
    func strength(of own: [String], below above: [String]) -> Float {
        strength(of: holding(of: own), below: holding(of: above))
    }

    /// The same of what is read already.
    func strength(of own: Holding, below above: Holding) -> Float {
        let (held, said) = (self.held(above), self.held(own))
        let left = importance.indices.reduce(Float(0)) { $0 + importance[$1] * (1 - held[$1]) }
        let told = importance.indices.reduce(Float(0)) { $0 + importance[$1] * max(0, said[$1] - held[$1]) }
        guard left > totalImportance * Evidence.leastLeft, told >= left * Evidence.leastTold else { return 0 }
        return strength(ofHeld: self.held(own.union(above)))
    }

    /// A smaller share of the question is nothing left to say.
    private static let leastLeft: Float = 0.1
    /// The share of what is left that a sentence says itself.
    private static let leastTold: Float = 0.6

    /// The share of the question's words besides names.
    func contentShare(ofHeld held: [Float]) -> Float { Evidence.share(held, of: contentImportance) }

    /// The share of the question that the vault does not have, less what is held of it in another spelling.
    func unknownShare(held: [Float]) -> Float {
        let total = totalImportance
        guard total > 0 else { return 0 }
        return importance.indices.filter { !isKnown[$0] }.reduce(0) { $0 + importance[$1] * (1 - held[$1]) } / total
    }

    /// How surely some line holds two neighbouring words of the subject.
    ///
    /// - Parameter lines: What each line holds.
    /// - Returns: The surest two, 0 … 1; 1 where there are no two.
    func together(in lines: [Holding]) -> Float {
        let pairs = Array(zip(subject, subject.dropFirst()))
        guard !pairs.isEmpty else { return 1 }
        return lines.map(held).reduce(0) { best, line in
            pairs.reduce(best) { max($0, min(line[$1.0], line[$1.1])) }
        }
    }

    private static func share(_ held: [Float], of importance: [Float]) -> Float {
        let total = importance.reduce(0, +)
        return total > 0 ? sum(held, importance) / total : 1
    }

    private static func sum(_ held: [Float], _ importance: [Float]) -> Float {
        var sum: Float = 0
        for place in held.indices { sum += held[place] * importance[place] }
        return sum
    }

    /// The parts of a text that match words of the question, as offsets in Unicode scalars.
    ///
    /// - Parameter text: A quote.
    /// - Returns: Rising ranges that do not overlap.
    func matches(in text: String) -> [Range<Int>] {
        var bytes: [Range<Int>] = []
        memo.forEachForm(in: text) { range, hash, _ in
            if let term = terms[hash], term.word != nil || term.part != nil { bytes.append(range) }
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
    func weight(of text: String) -> Float { Evidence.sum(held(in: [text]), importance) }

    /// How surely some texts together hold each word of the question, 0 … 1, in the order of the words.
    func held(in texts: [String]) -> [Float] { held(holding(of: texts)) }

    /// What some texts hold: read once, it can be joined with what stands above them.
    func holding(of texts: [String]) -> Holding {
        var holding = noHolding
        for text in texts { add(text, to: &holding) }
        return holding
    }

    private var noHolding: Holding { Holding(certainty: [Float](repeating: 0, count: importance.count)) }

    /// Adds what a sentence holds to what others do.
    func add(_ sentence: Substring, to holding: inout Holding?) {
        var sum = holding ?? noHolding
        holding = nil
        add(String(sentence), to: &sum)
        holding = sum
    }

    private func add(_ text: String, to holding: inout Holding) {
        memo.forEachForm(in: text) { _, hash, _ in
            guard let term = terms[hash] else { return }
            if let (place, certainty) = term.word {
                holding.certainty[place] = max(holding.certainty[place], certainty)
                if term.corresponds { holding.corresponding.insert(place) }
            }
            if let part = term.part { holding.parts.insert(part) }
        }
    }

    /// How surely each word of the question is held.
    func held(_ holding: Holding) -> [Float] {
        var held = holding.certainty
        if !holding.parts.isEmpty {
            var shares = [Float](repeating: 0, count: importance.count)
            for part in holding.parts.sorted() { shares[parts[part].place] += parts[part].share }
            held = importance.indices.map { max(held[$0], min(1, shares[$0])) }
        }
        // One word may be there in another by chance; two of them hardly are.
        let others = subject.filter { holding.corresponding.contains($0) && held[$0] < Evidence.correspondence }
        if others.count > 1 { for place in others { held[place] = Evidence.correspondence } }
        return held
    }

    /// For how many words of the subject some texts have another, and not the word itself.
    func correspondences(_ holding: Holding) -> Int {
        subject.count { holding.corresponding.contains($0) && holding.certainty[$0] < Evidence.correspondence }
    }

    /// How surely a word is held that another corresponds to, where that is so of two.
    private static let correspondence: Float = 0.8

    /// What texts hold of a question.
    struct Holding {
        /// How surely they hold each word as a whole.
        fileprivate var certainty: [Float]
        /// The parts of words that they hold.
        fileprivate var parts: Set<Int> = []
        /// The places of the words that others in them correspond to.
        fileprivate var corresponding: Set<Int> = []

        /// What these texts and others hold together.
        func union(_ other: Holding) -> Holding {
            Holding(
                certainty: zip(certainty, other.certainty).map(max), parts: parts.union(other.parts),
                corresponding: corresponding.union(other.corresponding))
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
