/// The unit in which a time expression names its time.
public enum TimeGrain: Comparable, Hashable, Sendable {
    case minute, hour, partOfDay, day, week, month, quarter, year
}
