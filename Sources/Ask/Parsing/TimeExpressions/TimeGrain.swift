/// How fine a time expression names its time.
public enum TimeGrain: Int, Comparable, Hashable, Sendable {
    case minute, hour, partOfDay, day, week, month, quarter, year

    /// Orders from the minute to the year.
    public static func < (left: TimeGrain, right: TimeGrain) -> Bool { left.rawValue < right.rawValue }
}
