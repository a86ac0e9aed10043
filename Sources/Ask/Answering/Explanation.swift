import Model
import Parsing
import Retrieval
import Store
import Time

/// How a question was read and how its answers came about.
public struct Explanation: Sendable {
    /// The reading in one sentence.
    public var sentence: String
    /// Each part of the filter with the number of documents that pass it and all before it.
    public var waterfall: [(step: String, documents: Int)]
    /// The question's words with the importance that their rarity gives them, and whether the vault has them.
    public var words: [(word: String, importance: Float, isKnown: Bool)]
    /// The best citations with the parts of their scores.
    public var citations: [Citation]

    /// A reading in words, with nothing searched.
    ///
    /// - Parameters:
    ///   - reading: What was understood of a question.
    ///   - templates: The words of answers.
    ///   - now: The moment the question is asked at.
    public init(_ reading: ParsedQuestion, templates: Templates, now: CivilDateTime) {
        sentence = Wording(templates: templates, reading: reading, now: now).sentence
        waterfall = []
        words = []
        citations = []
    }
}

extension QuestionFlow {
    /// Explains a question.
    ///
    /// - Parameter question: The question.
    /// - Returns: Its reading in words, the filter waterfall and the scores of the best passages.
    /// - Throws: `StoreError` where the index cannot be read.
    public func explain(_ question: Question) throws(StoreError) -> Explanation {
        let reading = read(question)
        let context = context(question, reading: reading)
        var explanation = Explanation(reading, templates: templates, now: question.now)
        explanation.waterfall = try waterfall(reading, scope: question.scope)
        guard !context.query.text.isEmpty else { return explanation }
        let search = try context.search()
        explanation.words = search.words.map { ($0.word, $0.importance, $0.isKnown) }
        for (place, found) in search.found.prefix(question.limit).enumerated() {
            explanation.citations.append(try context.citation(found, rank: place + 1, evidence: search.evidence))
        }
        return explanation
    }

    /// Adds the conditions of a reading one by one.
    private func waterfall(_ reading: ParsedQuestion, scope: String?) throws(StoreError) -> [(
        step: String, documents: Int
    )] {
        let whole = DocumentFilter(reading, scope: scope)
        var filter = DocumentFilter()
        var steps = [(step: "documents", documents: try index.documentNumbers(filter).count)]
        func add(_ step: String, _ change: (inout DocumentFilter) -> Void) throws(StoreError) {
            let before = filter
            change(&filter)
            if filter != before { steps.append((step, try index.documentNumbers(filter).count)) }
        }
        try add("scope") { $0.scope = whole.scope }
        try add("kind") { ($0.kinds, $0.excludedKinds) = (whole.kinds, whole.excludedKinds) }
        try add("tag") { ($0.tags, $0.excludedTags) = (whole.tags, whole.excludedTags) }
        try add("people") { ($0.attendees, $0.excludedAttendees) = (whole.attendees, whole.excludedAttendees) }
        try add("time") { $0.spans = whole.spans }
        return steps
    }
}
