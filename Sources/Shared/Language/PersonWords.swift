/// The words by which a text shows that a name is somebody's, and those of questions about people; folded, separated by blanks.
public struct PersonWords: Sendable {
    /// Verbs with a person as subject, in forms that are no noun: "said".
    public let saying: String
    /// Verbs with a person as object: "met", "asked".
    public let reaching: String
    /// Prepositions before people, and before things too: "with".
    public let company: String
    /// What is done together, before such a preposition: "had a call with", "bumped into".
    public let contact: String
    /// Words between people.
    public let joints: String
    /// Pronouns that begin a clause about a person before them: "Lisa, who …".
    public let relative: String
    /// What somebody is to another: "sister", "neighbour".
    public let relations: String
    /// Pronouns for people alone: "he", "her".
    public let pronouns: String
    /// Prepositions before places.
    public let places: String
}
