import Retrieval
import Store
import Text

/// Measures how well a text matches the words of a question.
///
/// A word's weight is its rarity in the vault; an unknown word weighs up to a limit more than the rarest known one. The strength of a text
/// is the weighted share of the question's words in it, its headings and its title.
struct Evidence {
    private struct Meaning {
        /// The index and certainty, 0 … 1, of the word that the term stands for.
        var word: (place: Int, certainty: Float)?
        /// The index of the part of a word that the term stands for; the shares of parts add up.
        var part: Int?
        /// The index of the abbreviation, which stands for several words.
        var abbreviation: Int?
        /// Whether the term is a synonym or hyponym of the word.
        var corresponds = false
    }

    private var terms: HashTable<Meaning>
    /// The parts ordered by hash, each with its word's index and its share of that word.
    private let parts: [(place: Int, share: Float)]
    /// The indices of the words that each abbreviation stands for.
    private let abbreviations: [[Int]]
    private var importance: [Float]
    /// The importance of words other than names of people; 0 for those.
    private var contentImportance: [Float]
    private let isKnown: [Bool]
    let words: [String]
    /// The indices of the content words: no people's names, no words of asking, no light words.
    private(set) var subject: [Int]
    private let people: Set<UInt64>
    private let memo: WordMemo
    private(set) var totalImportance: Float

    /// Creates the evidence for the ranked words of a question.
    ///
    /// `names` are the words that the question capitalises: an unknown one weighs more, and only a close spelling can stand for it.
    /// `people` are the people
    /// that the question names, as written.
    ///   - memo: A cache of analysed words.
    init(
        _ words: [Retriever.RankedWord], names: Set<String> = [], people: [String] = [], memo: WordMemo = WordMemo()
    ) {
        self.memo = memo
        let found = Evidence.terms(of: words, names: names)
        let parts = found.parts.sorted { $0.key < $1.key }
        self.parts = parts.map(\.value)
        var meanings = found.whole.mapValues { Meaning(word: $0) }
        for (number, part) in parts.enumerated() { meanings[part.key, default: Meaning()].part = number }
        let abbreviated = words.abbreviated.sorted { $0.key < $1.key }
        abbreviations = abbreviated.map(\.value)
        for (number, entry) in abbreviated.enumerated() {
            meanings[entry.key, default: Meaning()].abbreviation = number
        }
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
        // In a small vault an unknown word would outweigh all others.
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

    private static func terms(
        of words: [Retriever.RankedWord], names: Set<String>
    ) -> (
        whole: [UInt64: (place: Int, certainty: Float)], parts: [UInt64: (place: Int, share: Float)],
        corresponding: [UInt64]
    ) {
        var corresponding: [UInt64] = []
        var terms: [UInt64: (place: Int, certainty: Float)] = [:]
        for (place, word) in words.enumerated() {
            // An unknown name is seldom a misspelling; people's names are matched elsewhere.
            let isNew = !word.isKnown && names.contains(word.word)
            let least = isNew ? leastLikenessOfName : leastLikeness
            for (term, likeness) in word.terms
            where likeness >= least && (terms[term]?.certainty ?? 0) < likeness * likeness {
                terms[term] = (place, likeness * likeness)
            }
        }
        var parts: [UInt64: (place: Int, share: Float)] = [:]
        for (place, word) in words.enumerated() {
            // A word related to a guessed spelling proves nothing.
            for related in word.related where word.meant == nil && terms[related.hash] == nil {
                terms[related.hash] = (place, related.factor * relatedShare)
                if related.corresponds { corresponding.append(related.hash) }
            }
            for (term, share) in word.parts where terms[term] == nil { parts[term] = (place, share) }
        }
        return (terms, parts, corresponding)
    }

    /// Returns the evidence for lines of a document; on a person's page, names do not count, since every line is about that person.
    func inside(_ document: DocumentRecord) -> Evidence {
        guard document.kind == .person else { return self }
        var evidence = self
        TermAnalyzer.everyLanguage.forEachForm(in: document.title) { form, _, _ in evidence.removeWord(form.hash) }
        for term in people { evidence.removeWord(term) }
        return evidence
    }

    /// Returns the evidence for the question without some of its words.
    func without(_ left: Set<String>) -> Evidence {
        var evidence = self
        for place in words.indices where left.contains(words[place]) {
            evidence.importance[place] = 0
            evidence.contentImportance[place] = 0
        }
        evidence.totalImportance = evidence.importance.reduce(0, +)
        evidence.subject.removeAll { left.contains(words[$0]) }
        return evidence
    }

    private mutating func removeWord(_ term: UInt64) {
        if let place = terms.place(of: term) { terms.values[place].word = nil }
    }

    /// Certainty of a related word, relative to the word itself.
    private static let relatedShare: Float = 0.6

    /// Certainty of an abbreviation, relative to the words it stands for.
    private static let abbreviation: Float = 0.95

    /// Weight of a light word, relative to others.
    private static let lightShare: Float = 0.3

    /// Minimum similarity of a spelling, 0 … 1.
    private static let leastLikeness: Float = 0.6
    /// The same for names.
    private static let leastLikenessOfName: Float = 0.85

    /// Maximum weight of an unknown word, relative to the rarest known one.
    private static let unknownShare: Float = 1.5
    /// Weight of an unknown name, relative to other words.
    private static let unknownName: Float = 2

    func isAsked(_ term: UInt64) -> Bool { terms[term]?.word != nil }

    var hasContent: Bool { contentImportance.contains { $0 > 0 } }

    func weight(ofWords places: [Int]) -> Float { places.reduce(0) { $0 + importance[$1] } }

    /// Returns the weighted share of the question in some texts together, 0 … 1; 1 if the question has no words.
    func strength(of texts: [String]) -> Float { strength(ofHeld: held(in: texts)) }

    func strength(ofHeld held: [Float]) -> Float { Evidence.share(held, of: importance) }

    /// Returns the share of the question in a sentence with its headings and title, if the sentence adds most of what those lack, else 0.
    ///
    /// In a recipe, "2 cups of rice" need not name the dish.
    func strength(of own: [String], below above: [String]) -> Float {
        strength(of: holding(of: own), below: holding(of: above))
    }

    func strength(of own: Holding, below above: Holding) -> Float {
        let (held, said) = (self.held(above), self.held(own))
        let left = importance.indices.reduce(Float(0)) { $0 + importance[$1] * (1 - held[$1]) }
        let told = importance.indices.reduce(Float(0)) { $0 + importance[$1] * max(0, said[$1] - held[$1]) }
        guard left > totalImportance * Evidence.leastLeft, told >= left * Evidence.leastTold else { return 0 }
        return strength(ofHeld: self.held(own.union(above)))
    }

    /// Minimum share of the question that the headings and title lack.
    private static let leastLeft: Float = 0.1
    /// Minimum share of the lacking part in the sentence.
    private static let leastTold: Float = 0.6

    func contentShare(ofHeld held: [Float]) -> Float { Evidence.share(held, of: contentImportance) }

    /// Returns the share of the question's words that the vault lacks, less those held in another spelling.
    func unknownShare(held: [Float]) -> Float {
        let total = totalImportance
        guard total > 0 else { return 0 }
        return importance.indices.filter { !isKnown[$0] }.reduce(0) { $0 + importance[$1] * (1 - held[$1]) } / total
    }

    /// Returns the maximum certainty, 0 … 1, that a line holds two adjacent words of the subject; 1 if the subject has no pair.
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

    /// Returns the matches of the question's words in a text: ascending, disjoint ranges of offsets in Unicode scalars.
    func matches(in text: String) -> [Range<Int>] {
        var bytes: [Range<Int>] = []
        memo.forEachForm(in: text) { range, hash, _ in
            guard let term = terms[hash] else { return }
            if term.word != nil || term.part != nil || term.abbreviation != nil { bytes.append(range) }
        }
        return bytes.isEmpty ? [] : ScalarOffsets(text).ranges(Evidence.merged(bytes))
    }

    /// Merges overlapping ranges, as of a compound and its parts.
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

    /// Returns the total importance of the question's words in a text, each counted once.
    func weight(of text: String) -> Float { Evidence.sum(held(in: [text]), importance) }

    /// Returns the certainty of each word of the question in some texts together, 0 … 1, in word order.
    func held(in texts: [String]) -> [Float] { held(holding(of: texts)) }

    /// Returns the holding of some texts, which `union` can join with others.
    func holding(of texts: [String]) -> Holding {
        var holding = noHolding
        for text in texts { add(text, to: &holding) }
        return holding
    }

    private var noHolding: Holding { Holding(certainty: [Float](repeating: 0, count: importance.count)) }

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
            guard let abbreviation = term.abbreviation else { return }
            for place in abbreviations[abbreviation] {
                holding.certainty[place] = max(holding.certainty[place], Evidence.abbreviation)
            }
        }
    }

    func held(_ holding: Holding) -> [Float] {
        var held = holding.certainty
        if !holding.parts.isEmpty {
            var shares = [Float](repeating: 0, count: importance.count)
            for part in holding.parts.sorted() { shares[parts[part].place] += parts[part].share }
            held = importance.indices.map { max(held[$0], min(1, shares[$0])) }
        }
        // One synonym may be a coincidence, two hardly.
        let others = subject.filter { holding.corresponding.contains($0) && held[$0] < Evidence.correspondence }
        if others.count > 1 { for place in others { held[place] = Evidence.correspondence } }
        return held
    }

    /// Returns the number of the subject's words that the texts hold only as a synonym or hyponym.
    func correspondences(_ holding: Holding) -> Int {
        subject.count { holding.corresponding.contains($0) && holding.certainty[$0] < Evidence.correspondence }
    }

    /// Certainty of a synonym or hyponym if there are at least two.
    private static let correspondence: Float = 0.8

    /// The words of a question that texts contain.
    struct Holding {
        fileprivate var certainty: [Float]
        fileprivate var parts: Set<Int> = []
        /// The indices of the words held as a synonym or hyponym.
        fileprivate var corresponding: Set<Int> = []

        func union(_ other: Holding) -> Holding {
            Holding(
                certainty: zip(certainty, other.certainty).map(max), parts: parts.union(other.parts),
                corresponding: corresponding.union(other.corresponding))
        }
    }
}

/// Converts UTF-8 offsets to Unicode scalar offsets.
struct ScalarOffsets {
    private let text: String

    init(_ text: String) { self.text = text }

    /// Converts ascending ranges.
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
