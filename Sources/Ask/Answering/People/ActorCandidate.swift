import Model

/// People who may answer a question, with the sentence that names them.
struct ActorCandidate: AnswerCandidate {
    var people: [Person]
    var quote: String
    var passage: RetrievedPassage
    var features = FeatureSum()
}
