/// What is computed over the meetings, notes or tasks that match, where it is not their number or their hours.
public enum Measure: String, Sendable {
    /// How many people took part.
    case people
    /// On how many days something took place.
    case days
    /// How many tags there are.
    case tags
    /// The longest meeting.
    case longest
    /// The shortest meeting.
    case shortest
    /// How long meetings are on average.
    case average
    /// The day with the most meetings.
    case busiestDay
    /// The week with the most meetings.
    case busiestWeek
    /// The month with the most meetings.
    case busiestMonth
    /// Who took part most often.
    case mostOften
}

/// What a question for an amount asks the number of.
public enum Quantity: String, Sendable {
    case count
    case money
    case share
    case age
    case duration
    case distance
    case weight
    case speed
    /// "How much": money, a share, or another amount with a unit.
    case any
}

/// What a question says of how its answer stands in a text: who did what, and how much of what.
public struct AskedWords: Sendable, Equatable {
    /// The verb or adjective of a question for people: "moderated" of "who moderated the test"; nil where a noun follows.
    public var predicate: String?
    /// Whether a question for people asks who somebody or something is: "who is Birte".
    public var isIdentity = false
    /// Whether somebody else does what is asked: "who did Evan meet", "whose birthday did Melanie celebrate".
    public var isObject = false
    /// Whether a question for people asks who is to do something: "who has to call the bank".
    public var isDuty = false
    /// What the amount asked for is an amount of.
    public var quantity: Quantity?
    /// The words that say so, folded: "cost", "old".
    public var quantityWords: Set<String> = []
    /// The words for what is counted: "leads" of "how many leads did we get".
    public var counted: [String] = []
    /// Whether the question begins with how many there are: of tasks, their number is the answer.
    public var isCount = false
    /// Whether a noun of the question is a sort of meeting: "the post-mortem", "my calls".
    public var namesMeeting = false
    /// Whether the topic is what meetings were about, not what they are called: "meetings about pricing".
    public var isTopicSubject = false

    /// Nothing is said.
    public init() {}
}
