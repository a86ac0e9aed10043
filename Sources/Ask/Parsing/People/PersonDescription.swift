import Model

/// A description that replaces or accompanies a name: "the auditor", "who works at Monera", "Leila from support".
///
/// The parser only sees that the words stand in the position of a person; the vault decides whom they fit.
public struct PersonDescription: Sendable, Hashable {
    /// The relation between the person and the words.
    public enum Relation: Sendable {
        /// The words say what the person is: "the auditor".
        case being
        /// The words say where the person belongs: "from support", "works at Monera".
        case belonging
    }

    /// The relation between the person and the words.
    public var relation: Relation
    /// The words up to the first preposition, folded: `tax`, `adviser`.
    public var noun: [String]
    /// The words after a preposition: `sales` of "the head of sales".
    public var rest: [String] = []
    /// Whether the description is relative to the user: "my manager".
    public var isOwn = false
    /// The people whom a name beside the description may mean; empty if there is no name.
    public var people: [Person] = []

    /// Creates a description of a person.
    ///
    /// - Parameters:
    ///   - relation: The relation between the person and the words.
    ///   - noun: The words up to the first preposition, folded.
    public init(_ relation: Relation, _ noun: [String]) {
        (self.relation, self.noun) = (relation, noun)
    }

    /// All words, in order.
    public var words: [String] { noun + rest }
}
