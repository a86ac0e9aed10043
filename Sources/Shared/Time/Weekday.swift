/// A day of the week.
public enum Weekday: Int, CaseIterable, Hashable, Sendable {
    case monday = 1
    case tuesday, wednesday, thursday, friday, saturday, sunday

    /// 1 for Monday … 7 for Sunday, as ISO 8601 numbers them.
    public var isoNumber: Int { rawValue }

    /// Creates the weekday with an ISO number.
    ///
    /// - Parameter isoNumber: Any integer; it is taken modulo 7, so 0 and 7 are both Sunday.
    public init(isoNumber: Int) {
        self = Weekday.allCases[(isoNumber - 1).flooredRemainder(by: 7)]
    }
}
