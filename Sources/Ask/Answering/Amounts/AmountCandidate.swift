/// An amount that may answer a question, with its sentence.
struct AmountCandidate: AnswerCandidate {
    var value: Double
    var quote: String
    /// The header row of the table, if the sentence is one of its rows.
    var header: String?
    var passage: RetrievedPassage
    var features = FeatureSum()

    var words: String { Int(exactly: value).map(String.init) ?? String(value) }
}
