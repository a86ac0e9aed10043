/// What other limits of what counts as an answer would give: precision and recall of "nothing answers" over the limit.
public struct Calibration: Equatable, Sendable {
    /// What one limit gives.
    public struct Point: Equatable, Sendable {
        /// What is found by less than this margin is no answer; 0 is the limit in use.
        public var limit: Double
        /// The share without an answer, of the questions that would be refused; nil where none would be.
        public var precision: Double?
        /// The share refused, of the questions without an answer.
        public var recall: Double
        /// The share answered, of the questions with an answer.
        public var answered: Double
    }

    /// From the lowest limit to the highest.
    public var points: [Point]

    /// The curve over the margins of questions of which the set says whether they have an answer.
    ///
    /// - Parameters:
    ///   - questions: Every question that was answered.
    ///   - steps: How many limits are looked at.
    public init?(of questions: [ScoredQuestion], steps: Int = 60) {
        let judged = questions.compactMap { question in
            question.margin.flatMap { margin in question.isAnswerable.map { (margin: margin, isAnswerable: $0) } }
        }
        let answerable = judged.filter(\.isAnswerable).map(\.margin).sorted()
        let others = judged.filter { !$0.isAnswerable }.map(\.margin).sorted()
        guard let low = judged.map(\.margin).min(), let high = judged.map(\.margin).max(), low < high,
            !answerable.isEmpty, !others.isEmpty
        else { return nil }
        points = (0...steps).map { step in
            let limit = low + (high - low) * Double(step) / Double(steps)
            let (refusedRightly, refusedWrongly) = (others.count { $0 < limit }, answerable.count { $0 < limit })
            let refused = refusedRightly + refusedWrongly
            return Point(
                limit: limit, precision: refused == 0 ? nil : Double(refusedRightly) / Double(refused),
                recall: Double(refusedRightly) / Double(others.count),
                answered: 1 - Double(refusedWrongly) / Double(answerable.count))
        }
    }
}
