import Text

/// Function words around a verb that identify its subject; each language adds a table.
enum ActorWords {
    /// The speaker or writer.
    static let firstPerson = Set(words: ["i we i'll i'm i've i'd we'll we're we've we'd my", "ich wir mein meine"])
    /// The writer in a list of names.
    static let writer = Set(words: ["i me myself", "ich mir mich", "moi"])
    /// Before the agent, after the verb: "moderated by Grace".
    static let by = Set(words: ["by", "von durch"])
    /// Before a companion.
    static let with = Set(words: ["with w", "mit"])
    /// Between people who do something together.
    static let and = Set(words: ["and or & +", "und oder"])
    /// Between clauses of a sentence.
    static let clauseEnds: Set<String> = [";", ".", "!", "?"]
    /// Before a task, in a line that assigns it.
    static let duty = Set(words: ["will shall must should", "wird muss soll"])

    /// Whether a word is an agent noun, which shares its stem with the verb: "designer".
    static func isDoer(_ word: String) -> Bool {
        doers.contains { word.utf8.count > $0.utf8.count + 3 && word.hasSuffix($0) }
    }

    private static let doers = ["er", "ers", "or", "ors", "erin"]
}
