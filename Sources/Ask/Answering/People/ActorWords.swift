import Language
import Text

/// Function words around a verb that identify its subject, of all languages.
enum ActorWords {
    /// The speaker or writer.
    static let firstPerson = Set(words: Language.allCases.map(\.actors.firstPerson))
    /// The writer in a list of names.
    static let writer = Set(words: Language.allCases.map(\.actors.writer))
    /// Before the agent, after the verb: "moderated by Grace".
    static let by = Set(words: Language.allCases.map(\.actors.by))
    /// Before a companion.
    static let with = Set(words: Language.allCases.map(\.actors.with))
    /// Between people who do something together.
    static let and = Set(words: Language.allCases.map(\.actors.and))
    /// Between clauses of a sentence.
    static let clauseEnds: Set<String> = [";", ".", "!", "?"]

    /// What somebody does whose own words tell it: "suggested", "wanted", "idea".
    static let says = Set(words: Language.allCases.map(\.actors.says))

    /// Whether a word is an agent noun, which shares its stem with the verb: "designer".
    static func isDoer(_ word: String) -> Bool {
        doers.contains { word.utf8.count > $0.utf8.count + 3 && word.hasSuffix($0) }
    }

    private static let doers = Set(words: Language.allCases.map(\.actors.doers))
}
