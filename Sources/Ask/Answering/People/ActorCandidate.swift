import Model

/// People who may be the answer, with the sentence that names them.
struct ActorCandidate: AnswerCandidate {
    var people: [Person]
    var quote: String
    var passage: RetrievedPassage
    var features = FeatureSum()
}
