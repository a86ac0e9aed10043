/// How fine a time expression names its time, from the minute to the year.
public enum TimeGrain: Comparable, Hashable, Sendable {
    case minute, hour, partOfDay, day, week, month, quarter, year
}
