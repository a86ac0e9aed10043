import Model
import Parsing
import Retrieval
import Store
import Time

/// How a question was read and how its answer came about.
public struct Explanation: Sendable {
    /// The reading in one sentence.
    public var sentence: String
    /// Each filter condition with the number of documents that pass it and all before it.
    public var waterfall: [(step: String, documents: Int)]
    /// A word of the question as it was used for ranking.
    public struct Word: Sendable {
        /// The word.
        public var word: String
        /// Its weight by rarity.
        public var importance: Float
        /// Whether the vault contains it.
        public var isKnown: Bool
        /// The vault's stem used instead, if the vault does not contain the word.
        public var meant: String?
        /// The stems of related words that counted for it, best first.
        public var related: [String]
    }

    /// The question's words.
    public var words: [Word]
    /// The best citations with the parts of their scores.
    public var citations: [Citation]
    /// The tests that the search had to pass to be an answer; empty if nothing was searched.
    public var tests: [AnswerStrength.Test] = []
    /// The candidate values that the answer was chosen among, best first; empty if the answer is not one value of a sentence.
    public var candidates: [RankedCandidate] = []
    /// What could not be used, and alternative readings, in words.
    public var notes: [String]
    /// Preferences that are not required, in words.
    public var preferences: [String]

    /// Explains a reading in words, without a search.
    ///
    /// - Parameters:
    ///   - reading: What was understood of a question.
    ///   - templates: The texts of answers.
    ///   - now: The moment of the question.
    public init(_ reading: ParsedQuestion, templates: Templates, now: CivilDateTime) {
        sentence = Explanation.sentence(reading, templates: templates)
        waterfall = []
        words = []
        citations = []
        notes =
            [CarriedWords(templates: templates, reading: reading).explanation].compactMap { $0 }
            + ReadingNotes(templates: templates, reading: reading).lines(at: now)
        preferences = []
    }

    /// Returns a sentence that names every part of a reading.
    ///
    /// - Parameters:
    ///   - reading: What was understood of a question.
    ///   - templates: The texts of answers.
    /// - Returns: "Read as: discussed, with Sarah Chen, …"
    public static func sentence(_ reading: ParsedQuestion, templates: Templates) -> String {
        ReadingWords(templates: templates, reading: reading).sentence
    }
}

extension AskFlow {
    /// Reads and explains a question.
    ///
    /// - Parameter question: The question.
    /// - Returns: Its reading in words, the filter waterfall, and the scores of the best passages and values.
    /// - Throws: `StoreError` if the index cannot be read.
    public func explain(_ question: Question) throws(StoreError) -> Explanation {
        try explain(question, reading: try read(question))
    }

    /// Explains a question with a known reading.
    ///
    /// - Parameters:
    ///   - question: The question.
    ///   - reading: Its reading.
    /// - Returns: Its reading in words, the filter waterfall, and the scores of the best passages and values.
    /// - Throws: `StoreError` if the index cannot be read.
    public func explain(_ question: Question, reading: ParsedQuestion) throws(StoreError) -> Explanation {
        let context = try composer.context(question, reading: reading)
        let templates = context.templates
        var explanation = Explanation(reading, templates: templates, now: question.now)
        explanation.waterfall = try FilterWaterfall(context: context).steps()
        if !context.query.preferredSpans.isEmpty {
            let time = ReadingWords(templates: templates, reading: reading).time
            explanation.preferences = [templates.text("filter.preferred", ["time": time])]
        }
        guard !context.query.text.isEmpty else { return explanation }
        let search = try context.search()
        explanation.words = search.words.map { word in
            Explanation.Word(
                word: word.word, importance: word.importance, isKnown: word.isKnown, meant: word.meant,
                related: word.abbreviations.map { $0.stem.uppercased() } + word.related.map(\.stem))
        }
        for (place, found) in search.found.prefix(question.limit).enumerated() {
            explanation.citations.append(try context.citation(found, rank: place + 1, evidence: search.evidence))
        }
        explanation.tests = search.strength.tests
        explanation.candidates = try answer(question, reading: reading).candidates
        return explanation
    }
}
