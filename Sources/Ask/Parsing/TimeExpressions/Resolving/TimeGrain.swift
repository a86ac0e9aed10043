import Time

/// The unit in which a time expression names its time.
public enum TimeGrain: Comparable, Hashable, Sendable {
    case minute, hour, partOfDay, day, week, month, quarter, year

    /// Returns the whole unit that contains a day.
    ///
    /// - Parameters:
    ///   - day: The day.
    ///   - weekStart: The first weekday of a week.
    /// - Returns: The span; the day itself for units that are no longer.
    public func span(around day: CivilDate, weekStart: Weekday) -> TimeSpan {
        ShiftedTime.span(of: self, around: day, moved: 0, weekStart: weekStart)
    }
}
