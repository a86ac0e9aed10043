import Language
import Text

/// Words that express a role or an organisation, of all languages.
enum DescriptionWords {
    /// Labels of a role on a person's page.
    static let roles = Set(words: Language.allCases.map(\.descriptions.roles))
    /// Labels of an organisation on a person's page.
    static let organisations = Set(words: Language.allCases.map(\.descriptions.organisations))
    /// Words before a role.
    static let articles = Set(words: Language.allCases.map(\.descriptions.articles))
    /// The articles that mean the writer's own.
    static let own = Set(words: Language.allCases.map(\.descriptions.own))
    /// Between a person and a role.
    static let being = Set(words: Language.allCases.map(\.descriptions.being))
    /// Verbs between a person and an organisation.
    static let working = Set(words: Language.allCases.map(\.descriptions.working))
    /// Between a person and an organisation.
    static let belonging = Set(words: Language.allCases.map(\.descriptions.belonging))
    /// After "works", before a role: "works as".
    static let asWhat = Set(words: Language.allCases.map(\.descriptions.asWhat))
    /// Prepositions after a role: "head of sales".
    static let linking = Set(words: Language.allCases.map(\.descriptions.linking))
    /// Words that end the description of a person.
    static let ends = Set(words: Language.allCases.map(\.descriptions.ends))
    /// Conjunctions in a list of people.
    static let and = Set(words: Language.allCases.map(\.descriptions.and))
    /// Words for a past, future or negated role.
    static let former = Set(words: Language.allCases.map(\.descriptions.former))
    /// Titles before names.
    static let titles = Set(words: Language.allCases.map(\.lexicon.titles))
    /// The German feminine ending.
    static let feminine = DescriptionWordList.feminine
}
