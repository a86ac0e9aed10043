import Parsing
import Time

/// The unit of time a question asks for: "which year", "in which month's game".
struct AskedGrain {
    /// The unit; nil if none is asked for.
    let grain: TimeGrain?

    init(question: String) { grain = StatementWords.grain(question) }

    /// Returns the year, month or week that contains a span; the span itself if none is asked for or contains it.
    func widened(_ span: TimeSpan) -> TimeSpan {
        guard let start = span.start, let end = span.end, let unit = unit(holding: start.date),
            let last = unit.end, end <= last
        else { return span }
        return unit
    }

    private func unit(holding day: CivilDate) -> TimeSpan? {
        switch grain {
        case .year: TimeSpan(start: day.startOfYear.midnight, end: day.startOfYear.adding(years: 1).midnight)
        case .month: TimeSpan(start: day.startOfMonth.midnight, end: day.startOfMonth.adding(months: 1).midnight)
        case .week:
            TimeSpan(
                start: day.startOfWeek(.monday).midnight, end: day.startOfWeek(.monday).adding(days: 7).midnight)
        default: nil
        }
    }
}
