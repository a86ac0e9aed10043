import Model

/// What a question says that somebody is, in the place of a name or beside it: "the auditor", "who works at Monera", "Leila from support".
///
/// The parser only sees that the words stand as a person would; whom they fit, if anybody, is for the vault to say.
public struct PersonDescription: Sendable, Hashable {
    /// What is said of the person.
    public enum Relation: Sendable {
        /// They are it: "the auditor".
        case being
        /// They belong to it: "from support", "works at Monera".
        case belonging
    }

    /// What is said of the person.
    public var relation: Relation
    /// The words of what they are or belong to, folded, up to the first preposition: `tax`, `adviser`.
    public var noun: [String]
    /// The words behind a preposition: `sales` of "the head of sales".
    public var rest: [String] = []
    /// Whether it is what they are to whoever asks: "my manager".
    public var isOwn = false
    /// Those whom a name beside it may mean; empty where it stands alone.
    public var people: [Person] = []

    /// What a question says of somebody.
    ///
    /// - Parameters:
    ///   - relation: What is said of the person.
    ///   - noun: The words of what they are or belong to, folded.
    public init(_ relation: Relation, _ noun: [String]) {
        (self.relation, self.noun) = (relation, noun)
    }

    /// All its words, in order.
    public var words: [String] { noun + rest }
}
