/// The fact that a yes-or-no question asks about, which decides what evidence allows the answer "no".
public enum Claim: Sendable, Equatable {
    /// An event that takes or took place: "do I have anything tomorrow", "did I see Samantha last week".
    case event
    /// The attendance of a person at a meeting: "did Ana attend the kickoff".
    case attendance
    /// The state of a task, open or done: "is the warehouse task still open".
    case task(isDone: Bool)
    /// A mention of something in speech or writing: "have we ever talked about the sauna".
    case mention
    /// Any other statement that lines may contain: "did the launch slip".
    case statement
}

/// A question about free time, busy time or overlapping meetings.
public struct FreeTimeRequest: Sendable, Equatable {
    /// The kind of question about free time.
    public enum Kind: String, Sendable {
        /// Whether there is free time: "am I free on Friday".
        case free
        /// Whether there is no free time: "am I busy on Friday".
        case busy
        /// When there is free time.
        case slots
        /// Which meetings overlap.
        case conflicts
    }

    /// The kind of question.
    public var kind: Kind
    /// Whether the question is about somebody other than the user: "is Bob free".
    public var isOfOthers: Bool
    /// The minimum length of the free time, in minutes: 60 of "when could I meet Ana for an hour"; nil if any length counts.
    public var leastMinutes: Int?

    /// Creates a question about the time between meetings.
    ///
    /// - Parameters:
    ///   - kind: The kind of question.
    ///   - isOfOthers: Whether the question is about somebody other than the user.
    public init(_ kind: Kind, isOfOthers: Bool = false) {
        (self.kind, self.isOfOthers) = (kind, isOfOthers)
    }
}
