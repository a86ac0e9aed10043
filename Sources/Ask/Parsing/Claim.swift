/// What a question for yes or no wants to be told of: it decides what may say "no".
public enum Claim: Sendable, Equatable {
    /// Whether something stands in the calendar, or took place: "do I have anything tomorrow", "did I see Samantha last week".
    case event
    /// Whether somebody took part in a meeting: "did Ana attend the kickoff".
    case attendance
    /// Whether something is still to be done, or is done: "is the warehouse task still open".
    case task(isDone: Bool)
    /// Whether something was spoken or written of: "have we ever talked about the sauna".
    case mention
    /// Anything else that lines may say: "did the launch slip".
    case statement
}

/// What is asked of the hours that meetings take.
public struct FreeTimeRequest: Sendable, Equatable {
    /// What is asked of them.
    public enum Kind: String, Sendable {
        /// Whether there is time: "am I free on Friday".
        case free
        /// Whether there is none: "am I busy on Friday".
        case busy
        /// When there is time.
        case slots
        /// Which meetings are at the same time.
        case conflicts
    }

    /// What is asked.
    public var kind: Kind
    /// Whether it is asked of somebody else: "is Bob free".
    public var isOfOthers: Bool

    /// What is asked of the hours that meetings take.
    ///
    /// - Parameters:
    ///   - kind: What is asked.
    ///   - isOfOthers: Whether it is asked of somebody else.
    public init(_ kind: Kind, isOfOthers: Bool = false) {
        (self.kind, self.isOfOthers) = (kind, isOfOthers)
    }
}
