/// An amount that may answer a question, with the sentence that gives it.
struct AmountCandidate: AnswerCandidate {
    var value: Double
    var quote: String
    /// The first row of the table that the sentence is a row of.
    var header: String?
    var passage: RetrievedPassage
    var features = FeatureSum()

    /// The value in digits.
    var words: String { Int(exactly: value).map(String.init) ?? String(value) }
}
