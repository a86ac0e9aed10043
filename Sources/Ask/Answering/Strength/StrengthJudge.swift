/// Adds up, passage by passage in the order of rank, what shows that the text is about the question.
struct StrengthJudge {
    /// A word that a text holds less surely is not supported by it.
    private static let leastHeld: Float = 0.3

    /// So many places are shown of what is near.
    private static let first = 3

    private let evidence: Evidence
    /// The positions of the words that the question writes as names: no other word stands for them.
    private let names: Set<Int>
    private var strength = AnswerStrength()
    /// How surely each word of the question is held by any passage so far.
    private var held: [Float] = []
    private var discount: Float = 1
    /// How surely each document holds each word of the question.
    private var heldByDocument: [Int: [Float]] = [:]
    private var count = 0

    /// A judge of what is found for a question.
    ///
    /// - Parameters:
    ///   - evidence: The evidence for the question's words.
    ///   - names: The words that the question writes as names, folded.
    init(_ evidence: Evidence, names: Set<String> = []) {
        self.evidence = evidence
        self.names = Set(evidence.words.indices.filter { names.contains(evidence.words[$0]) })
    }

    /// Adds the next passage.
    ///
    /// - Parameters:
    ///   - held: How surely it holds each word of the question.
    ///   - document: The row of its document.
    ///   - context: The score of the text around it.
    ///   - correspondences: For how many of the question's words it has another.
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

    /// The strength of what was added; who the lines are about is another matter.
    ///
    /// - Parameter isInside: Whether the question names the documents.
    /// - Returns: No strength at all where nothing was added.
    func strength(isInside: Bool) -> AnswerStrength {
        var strength = self.strength
        strength.unknown = held.isEmpty ? 0 : evidence.unknownShare(held: held)
        strength.isInside = isInside
        let places = evidence.subject
        guard !places.isEmpty, !heldByDocument.isEmpty else { return strength }
        let missing = heldByDocument.sorted { $0.key < $1.key }
            .map { document in places.filter { document.value[$0] < StrengthJudge.leastHeld } }
        // Of documents that lack as many, the one that lacks no name, then the one that lacks what tells least.
        let least = missing.min { rank(ofMissing: $0) < rank(ofMissing: $1) } ?? []
        strength.support = 1 - Float(least.count) / Float(places.count)
        strength.missing = least.map { evidence.words[$0] }
        return strength
    }
}
