/// The words of one language that express a role or an organisation; folded.
struct DescriptionWordList: Sendable {
    /// Labels of a role on a person's page.
    let roles: String
    /// Labels of an organisation on a person's page.
    let organisations: String
    /// Words before a role.
    let articles: String
    /// The articles that mean the writer's own.
    let own: String
    /// Between a person and a role.
    let being: String
    /// Verbs between a person and an organisation.
    let working: String
    /// Between a person and an organisation.
    let belonging: String
    /// After a verb of working, before a role.
    let asWhat: String
    /// Prepositions after a role: "head of sales".
    let linking: String
    /// Words that end the description of a person.
    let ends: String
    /// Conjunctions in a list of people.
    let and: String
    /// Words for a past, future or negated role.
    let former: String
}
