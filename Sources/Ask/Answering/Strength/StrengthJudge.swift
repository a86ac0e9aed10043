/// Accumulates the strength of a search result, passage by passage in rank order.
struct StrengthJudge {
    /// Minimum certainty at which a document supports a word.
    private static let leastHeld: Float = 0.3

    /// Number of first passages whose correspondences count.
    private static let first = 3

    private let evidence: Evidence
    /// The indices of the words that the question capitalises; no other word can stand for them.
    private let names: Set<Int>
    private var strength = AnswerStrength()
    /// The certainty of each word of the question in any passage so far.
    private var held: [Float] = []
    private var discount: Float = 1
    private var heldByDocument: [Int: [Float]] = [:]
    private var count = 0

    init(_ evidence: Evidence, names: Set<String> = []) {
        self.evidence = evidence
        self.names = Set(evidence.words.indices.filter { names.contains(evidence.words[$0]) })
    }

    /// Adds the next passage.
    ///
    /// `held` is the certainty of each word of the question in it, `context` the score of the text around it, `correspondences` the number
    /// of words that it has a synonym or hyponym of.
    mutating func add(_ held: [Float], of document: Int, context: Float, correspondences: Int = 0) {
        guard count < AnswerStrength.depth else { return }
        if count < StrengthJudge.first { strength.correspondences = max(strength.correspondences, correspondences) }
        count += 1
        strength.share = max(strength.share, discount * evidence.strength(ofHeld: held))
        if evidence.totalImportance > 0 { strength.context = max(strength.context, context / evidence.totalImportance) }
        self.held = self.held.isEmpty ? held : zip(self.held, held).map(max)
        heldByDocument[document] = heldByDocument[document].map { zip($0, held).map(max) } ?? held
        discount *= AnswerStrength.rankDiscount
    }

    private func rank(ofMissing words: [Int]) -> (Int, Int, Float) {
        (words.count, words.count(where: names.contains), evidence.weight(ofWords: words))
    }

    /// Returns the strength of the passages added, without attribution and adjacency.
    func strength(isInside: Bool) -> AnswerStrength {
        var strength = self.strength
        strength.unknown = held.isEmpty ? 0 : evidence.unknownShare(held: held)
        strength.isInside = isInside
        let places = evidence.subject
        guard !places.isEmpty, !heldByDocument.isEmpty else { return strength }
        let missing = heldByDocument.sorted { $0.key < $1.key }
            .map { document in places.filter { document.value[$0] < StrengthJudge.leastHeld } }
        // Of documents that lack equally many words, prefer those that lack no name, then those that lack the least important words.
        let least = missing.min { rank(ofMissing: $0) < rank(ofMissing: $1) } ?? []
        strength.support = 1 - Float(least.count) / Float(places.count)
        strength.missing = least.map { evidence.words[$0] }
        return strength
    }
}
