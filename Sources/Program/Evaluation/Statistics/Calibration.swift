/// The precision and recall of "nothing found" as a function of the threshold for an answer.
public struct Calibration: Equatable, Sendable {
    /// The results of one threshold.
    public struct Point: Equatable, Sendable {
        /// The threshold: a match with a smaller margin is not an answer; 0 is the one in use.
        public var limit: Double
        /// Of the questions refused, the share that has no answer; nil if none is refused.
        public var precision: Double?
        /// Of the questions without an answer, the share refused.
        public var recall: Double
        /// Of the questions with an answer, the share answered.
        public var answered: Double
    }

    /// The points, from the lowest threshold to the highest.
    public var points: [Point]

    /// Computes the curve; nil unless there are questions with an answer, questions without one, and two different margins.
    ///
    /// Uses only questions with a margin and known answerability.
    ///
    /// - Parameters:
    ///   - questions: Every answered question.
    ///   - steps: The number of steps between the lowest and the highest threshold.
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
