import Text

/// The words beside a verb that tell who does what it says: another language is another table.
enum ActorWords {
    /// Whoever speaks or writes.
    static let firstPerson = Set(words: ["i we i'll i'm i've i'd we'll we're we've we'd my", "ich wir mein meine"])
    /// Before whoever does something, behind the verb: "moderated by Grace".
    static let by = Set(words: ["by", "von durch"])
    /// Before whoever takes part besides.
    static let with = Set(words: ["with", "mit"])
    /// Between people who do something together.
    static let and = Set(words: ["and or & +", "und oder"])
    /// Between clauses of a sentence.
    static let clauseEnds: Set<String> = [";", ".", "!", "?"]
    /// Before what somebody is to do, in a line that gives it to them.
    static let duty = Set(words: ["will shall must should", "wird muss soll"])

    /// Whether a word names who does something, and shares its stem with the verb: "designer".
    static func isDoer(_ word: String) -> Bool {
        doers.contains { word.utf8.count > $0.utf8.count + 3 && word.hasSuffix($0) }
    }

    private static let doers = ["er", "ers", "or", "ors", "erin"]
}
