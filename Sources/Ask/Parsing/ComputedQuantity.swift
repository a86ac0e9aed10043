/// What is computed over the meetings, notes or tasks that match, where it is not their number or their hours.
public enum ComputedQuantity: String, Sendable {
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
