/// Negated auxiliary verbs typed without their apostrophe: "couldnt", "didnt", "wont".
enum EnglishContractions {
    private static let auxiliaries: Set<String> = [
        "are", "ca", "could", "did", "do", "does", "had", "has", "have", "is", "must", "need", "should", "was", "were",
        "wo",
        "would",
    ]

    /// Returns the tokens of an English question with the apostrophes put back.
    static func restored(_ tokens: [QuestionToken]) -> [QuestionToken] {
        tokens.map { token in
            guard token.kind == .word, token.folded.hasSuffix("nt"),
                auxiliaries.contains(String(token.folded.dropLast(2)))
            else { return token }
            return token.read(as: token.folded.dropLast() + "'t")
        }
    }
}
