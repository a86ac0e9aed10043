/// One answered question of a kept run.
public struct RunEntry: Codable, Equatable, Sendable {
    /// A place that the answer cites.
    public struct Citation: Codable, Equatable, Sendable {
        /// Where it stands.
        public var place: FileLines
        /// The score.
        public var score: Double
        /// The quoted words.
        public var snippet: String
        /// The grade; nil where nothing is judged for the question.
        public var grade: Int?

        /// A place that an answer cites.
        ///
        /// - Parameters:
        ///   - place: The lines.
        ///   - score: The score.
        ///   - snippet: The quoted words.
        ///   - grade: The grade; nil where nothing is judged.
        public init(_ place: FileLines, score: Double, snippet: String, grade: Int?) {
            (self.place, self.score, self.snippet, self.grade) = (place, score, snippet, grade)
        }
    }

    /// The question's identity.
    public var id: String
    /// What was asked.
    public var question: String
    /// When it was asked, in ISO 8601.
    public var now: String
    /// How it was read, in words.
    public var reading: String
    /// The answer in words.
    public var answer: String
    /// Whether something was found.
    public var isFound: Bool
    /// What the answer cites, best first.
    public var citations: [Citation]
    /// The relevant lines that the set names.
    public var relevant: [FileLines]
    /// What the set expects, in words; nil where it expects nothing.
    public var expected: String?
    /// The grades of all that is relevant; nil where nothing is judged.
    public var relevantGrades: [Int]?
    /// The groups in which it is counted.
    public var groups: [String: String]
    /// What each measure gives.
    public var scores: [String: Double]
    /// Whether there is an answer; nil where the set does not say.
    public var isAnswerable: Bool?
    /// By how much what was found passes the test of being an answer.
    public var margin: Double?
    /// How long the answer took.
    public var milliseconds: Double
    /// What each filter left, for the worst questions of a report.
    public var waterfall: [String]?

    private enum CodingKeys: String, CodingKey {
        case id, question, now, reading, answer, citations, relevant, expected, groups, scores, margin, waterfall
        case isFound = "found"
        case isAnswerable = "answerable"
        case relevantGrades = "grades"
        case milliseconds = "ms"
    }

    /// An answered question.
    ///
    /// - Parameters:
    ///   - scored: The numbers.
    ///   - question: The question with what is expected.
    ///   - now: When it was asked, in ISO 8601.
    ///   - reading: How it was read, in words.
    ///   - answer: The answer in words.
    ///   - citations: What the answer cites, best first.
    ///   - relevantGrades: The grades of all that is relevant.
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

    /// How good the answer is, all that can be told of it taken together, 0 … 1; nil where nothing can be told.
    public var quality: Double? {
        let values = RunEntry.qualities.compactMap { scores[$0.rawValue] }
        return values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
    }

    private static let qualities: [Measure] = [
        .reciprocalRank, .value, .intent, .time, .people, .answered, .abstentionRecall,
    ]
}

extension ScoredQuestion {
    /// The numbers of a kept entry.
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
