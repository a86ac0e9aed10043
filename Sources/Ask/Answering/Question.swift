import Time

/// A question as it is asked: the words, and where and when they were said.
public struct Question: Sendable, Equatable {
    /// What the user typed.
    public var text: String
    /// The moment it is asked at, on the vault's clock.
    public var now: CivilDateTime
    /// The file or folder that the answer must come from.
    public var scope: String?
    /// The largest number of citations.
    public var limit: Int
    /// The largest number of entries of a list, where the user wants a certain one.
    public var listLimit: Int?

    /// A question.
    ///
    /// - Parameters:
    ///   - text: What the user typed.
    ///   - now: The moment it is asked at.
    ///   - scope: The file or folder that the answer must come from.
    ///   - limit: The largest number of citations.
    ///   - listLimit: The largest number of entries of a list; nil for as many as suit the answer.
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
