/// A value computed over the matching meetings, notes or tasks, other than their number or total hours.
public enum ComputedQuantity: String, Sendable {
    /// The number of people who took part.
    case people
    /// The number of days on which something took place.
    case days
    case tags
    case longest
    case shortest
    /// The average length of the meetings.
    case average
    /// The day with the most meetings.
    case busiestDay
    case busiestWeek
    case busiestMonth
    /// The person who took part most often.
    case mostOften
}

/// The kind of number that a question asks for.
public enum Quantity: String, Sendable {
    case count
    case money
    case share
    case age
    case duration
    case distance
    case weight
    case speed
    /// Any amount: "how much" may ask for money, a share, or another amount with a unit.
    case any
}
