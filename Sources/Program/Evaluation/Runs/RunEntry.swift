/// One answered question of a kept run.
public struct RunEntry: Codable, Equatable, Sendable {
    /// A citation of an answer.
    public struct Citation: Codable, Equatable, Sendable {
        /// The cited lines.
        public var place: FileLines
        /// The score.
        public var score: Double
        /// The quoted text.
        public var snippet: String
        /// The grade; nil if nothing is judged for the question.
        public var grade: Int?

        /// Creates a citation.
        ///
        /// - Parameters:
        ///   - place: The cited lines.
        ///   - score: The score.
        ///   - snippet: The quoted text.
        ///   - grade: The grade; nil if nothing is judged.
        public init(_ place: FileLines, score: Double, snippet: String, grade: Int?) {
            (self.place, self.score, self.snippet, self.grade) = (place, score, snippet, grade)
        }
    }

    /// The question's identifier.
    public var id: String
    /// The question.
    public var question: String
    /// The reference time, in ISO 8601.
    public var now: String
    /// The reading of the question, in words.
    public var reading: String
    /// The answer, in words.
    public var answer: String
    /// Whether something was found.
    public var isFound: Bool
    /// The citations, best first.
    public var citations: [Citation]
    /// The relevant lines named by the set.
    public var relevant: [FileLines]
    /// The expected answer, in words; nil if the set has none.
    public var expected: String?
    /// The grades of all relevant items; nil if nothing is judged.
    public var relevantGrades: [Int]?
    /// The groups that the question is counted in.
    public var groups: [String: String]
    /// The value of each measure, by name.
    public var scores: [String: Double]
    /// Whether there is an answer; nil if the set does not say.
    public var isAnswerable: Bool?
    /// How far the best match is above the threshold for an answer.
    public var margin: Double?
    /// How long the answer took.
    public var milliseconds: Double
    /// The number of documents left by each filter, as lines; set only for a report's worst questions.
    public var waterfall: [String]?

    private enum CodingKeys: String, CodingKey {
        case id, question, now, reading, answer, citations, relevant, expected, groups, scores, margin, waterfall
        case isFound = "found"
        case isAnswerable = "answerable"
        case relevantGrades = "grades"
        case milliseconds = "ms"
    }

    /// Creates an entry.
    ///
    /// - Parameters:
    ///   - scored: The scores.
    ///   - question: The question with the expected outcome.
    ///   - now: The reference time, in ISO 8601.
    ///   - reading: The reading of the question, in words.
    ///   - answer: The answer, in words.
    ///   - citations: The citations, best first.
    ///   - relevantGrades: The grades of all relevant items.
    public init(
        _ scored: ScoredQuestion, of question: QuestionCase, now: String, reading: String, answer: String,
        citations: [Citation],
        relevantGrades: [Int]?
    ) {
        id = scored.id
        isFound = scored.isFound
        milliseconds = scored.milliseconds
        self.question = question.question
        self.now = now
        self.reading = reading
        self.answer = answer
        self.citations = citations
        relevant = question.relevant
        expected = question.answer
        self.relevantGrades = relevantGrades
        groups = Dictionary(uniqueKeysWithValues: scored.groups.map { ($0.key.rawValue, $0.value) })
        scores = scored.scores.named
        isAnswerable = scored.isAnswerable
        margin = scored.margin
    }

    /// The mean of the main measures that apply, 0 … 1; nil if none applies.
    public var quality: Double? {
        let values = RunEntry.qualities.compactMap { scores[$0.rawValue] }
        return values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
    }

    private static let qualities: [Measure] = [
        .reciprocalRank, .value, .intent, .time, .people, .answered, .abstentionRecall,
    ]
}

extension ScoredQuestion {
    /// Restores the scores of a kept entry.
    ///
    /// - Parameter entry: A line of a kept run.
    public init(_ entry: RunEntry) {
        id = entry.id
        groups = Dictionary(
            entry.groups.compactMap { key, value in Slice(rawValue: key).map { ($0, value) } }, uniquingKeysWith: { $1 }
        )
        scores = Scores()
        isAnswerable = entry.isAnswerable
        isFound = entry.isFound
        margin = entry.margin
        milliseconds = entry.milliseconds
        recalls =
            entry.relevantGrades.map { relevant in
                let ranking = JudgedRanking(grades: entry.citations.map { $0.grade ?? 0 }, relevant: relevant)
                return (1...ScoredQuestion.recallDepth).map { Float(RetrievalMeasures(of: ranking).recall(at: $0)) }
            } ?? []
        for measure in Measure.allCases { scores[measure] = entry.scores[measure.rawValue] }
    }
}
