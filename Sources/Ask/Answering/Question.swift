import Time

/// A question as asked: its text, moment and scope.
public struct Question: Sendable, Equatable {
    /// What the user typed.
    public var text: String
    /// The moment of the question, in the vault's local time.
    public var now: CivilDateTime
    /// The file or folder that the answer must come from.
    public var scope: String?
    /// The maximum number of citations.
    public var limit: Int
    /// The maximum number of list entries; nil if the answer decides.
    public var listLimit: Int?

    /// A question.
    ///
    /// - Parameters:
    ///   - text: What the user typed.
    ///   - now: The moment of the question.
    ///   - scope: The file or folder that the answer must come from.
    ///   - limit: The maximum number of citations.
    ///   - listLimit: The maximum number of list entries; nil if the answer decides.
    public init(
        text: String, now: CivilDateTime, scope: String? = nil, limit: Int = 10, listLimit: Int? = nil
    ) {
        self.text = text
        self.now = now
        self.scope = scope
        self.limit = limit
        self.listLimit = listLimit
    }
}
