/// A day of the week.
public enum Weekday: Int, CaseIterable, Hashable, Sendable {
    case monday = 1
    case tuesday, wednesday, thursday, friday, saturday, sunday

    /// The ISO 8601 number, 1 for Monday … 7 for Sunday.
    public var isoNumber: Int { rawValue }

    /// Creates the weekday of an ISO number, taken modulo 7: 0 and 7 are both Sunday.
    public init(isoNumber: Int) {
        self = Weekday.allCases[(isoNumber - 1).flooredRemainder(by: 7)]
    }
}
