/// Words typed without their apostrophe: "couldnt", "whats", "ive".
enum EnglishContractions {
    private static let auxiliaries: Set<String> = [
        "are", "ca", "could", "did", "do", "does", "had", "has", "have", "is", "must", "need", "should", "was", "were",
        "wo",
        "would",
    ]

    /// The words that with an "s" are no other word.
    private static let subjects: Set<String> = ["how", "that", "there", "what", "when", "where", "who"]

    private static let pronouns = ["im": "i'm", "ive": "i've", "weve": "we've", "youve": "you've", "theyve": "they've"]

    /// Returns the tokens of an English question with the apostrophes put back.
    static func restored(_ tokens: [QuestionToken]) -> [QuestionToken] {
        tokens.map { token in
            guard token.kind == .word, let word = restored(token.folded) else { return token }
            return token.read(as: word)
        }
    }

    private static func restored(_ word: String) -> String? {
        if word.hasSuffix("nt"), auxiliaries.contains(String(word.dropLast(2))) { return word.dropLast() + "'t" }
        if word.last == "s", subjects.contains(String(word.dropLast())) { return word.dropLast() + "'s" }
        return pronouns[word]
    }
}
