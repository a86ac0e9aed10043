/// The words by which a text shows that a name is a person's, and those of questions about people; folded, separated by blanks.
public struct PersonWords: Sendable {
    /// Verbs with a person as subject, in forms that are no nouns: "said".
    public let saying: String
    /// Verbs with a person as object: "met", "asked".
    public let reaching: String
    /// Prepositions before people, but also before things: "with".
    public let company: String
    /// Words for joint activities, before such a preposition: "had a call with", "bumped into".
    public let contact: String
    /// Words between the people of a list.
    public let joints: String
    /// Pronouns of a clause about the person before them: "Lisa, who …".
    public let relative: String
    /// Relations between people: "sister", "neighbour".
    public let relations: String
    /// Pronouns only for people: "he", "her".
    public let pronouns: String
    /// Prepositions before places.
    public let places: String
    /// Articles and possessives, which stand before common nouns.
    public let articles: String
}
