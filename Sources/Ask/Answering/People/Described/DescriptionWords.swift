import Language
import Text

/// Words that express a role or an organisation; each language adds a line to each table.
enum DescriptionWords {
    /// Labels of a role on a person's page.
    static let roles = Set(words: [
        "role title job position occupation profession function duty", "rolle beruf funktion position stelle aufgabe",
    ])
    /// Labels of an organisation on a person's page.
    static let organisations = Set(words: [
        "company organisation organization org employer firm team department group affiliation works",
        "firma unternehmen arbeitgeber organisation abteilung bereich verein",
    ])
    /// Words before a role.
    static let articles = Set(words: [
        "a an the my our his her their your its",
        """
        der die das dem den des ein eine einen einem einer mein meine meinen meinem meiner unser unsere unseren unserem unserer \
        sein seine ihr ihre
        """,
    ])
    /// The articles that mean the writer's own.
    static let own = Set(words: ["my", "mein meine meinen meinem meiner"])
    /// Between a person and a role.
    static let being = Set(words: ["is", "ist"])
    /// Verbs between a person and an organisation.
    static let working = Set(words: ["works work working", "arbeitet arbeiten"])
    /// Between a person and an organisation.
    static let belonging = Set(words: ["from of at for", "von vom bei beim aus"])
    /// After "works", before a role: "works as".
    static let asWhat = Set(words: ["as", "als"])
    /// Prepositions after a role: "head of sales".
    static let linking = Set(words: ["of for at in from to with", "von vom für fuer fur bei beim in im aus der des zu"])
    /// Words that end the description of a person.
    static let ends = Set(words: [
        "who that which and or but is was were are will would has had have can since until",
        "und oder aber ist war hat hatte wird kann seit bis",
    ])
    /// Conjunctions in a list of people.
    static let and = Set(words: ["and & or", "und oder"])
    /// Words for a past, future or negated role.
    static let former = Set(words: [
        "former formerly ex previous then future not no",
        "ehemalige ehemaliger ehemals früher früherer fruhere nicht kein keine",
    ])
    /// Titles before names.
    static let titles = Set(words: Language.allCases.map(\.lexicon.titles))
    /// The German feminine ending.
    static let feminine = "in"
}
