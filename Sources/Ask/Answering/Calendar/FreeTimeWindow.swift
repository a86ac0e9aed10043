import Parsing
import Time

/// The time that a question about free time covers.
struct FreeTimeWindow {
    /// The spans asked about, with both ends.
    let spans: [TimeSpan]
    /// The spans searched for free time: the hours asked about, or the working hours of each day.
    let parts: [TimeSpan]
    /// Whether the question asks about whole days, so that only working hours count.
    let isOfWorkingHours: Bool
    let text: String
    /// Template slots with the start and end of the working hours.
    let hours: [String: String]

    /// Hours of the day that count if the question names none.
    static let workingHours = 9..<18
    /// Days covered if the question names no time: for free time, and for conflicts.
    private static let (daysAhead, daysOfConflicts) = (7, 28)

    init(context: AnswerContext, kind: FreeTimeRequest.Kind) {
        let now = context.now
        let asked = context.reading.time?.spans ?? [FreeTimeWindow.unnamed(kind, now)]
        spans = asked.compactMap { FreeTimeWindow.closed($0, now, isPast: context.reading.tense == .past) }
        isOfWorkingHours = spans.contains { FreeTimeWindow.isOfDays($0, now) }
        let parts = spans.flatMap { FreeTimeWindow.isOfDays($0, now) ? FreeTimeWindow.days(of: $0) : [$0] }
        let weekdays = parts.filter { ($0.start?.date.weekday.isoNumber ?? 0) <= 5 }
        self.parts = isOfWorkingHours && !weekdays.isEmpty ? weekdays : parts
        let dates = context.templates.dates
        text = spans.map { FreeTimeWindow.isOfDays($0, now) ? $0.wholeDays : $0 }.map(dates.span)
            .joined(separator: "; ")
        let day = now.date
        hours = [
            "from": dates.clock(day.at(hour: FreeTimeWindow.workingHours.lowerBound)),
            "until": dates.clock(day.at(hour: FreeTimeWindow.workingHours.upperBound)),
        ]
    }

    /// Returns the span for a question without a time: today for yes or no, else the coming days.
    private static func unnamed(_ kind: FreeTimeRequest.Kind, _ now: CivilDateTime) -> TimeSpan {
        let days: Int
        switch kind {
        case .free, .busy: days = 1
        case .slots: days = daysAhead
        case .conflicts: days = daysOfConflicts
        }
        return TimeSpan(start: now, end: now.date.adding(days: days).midnight)
    }

    /// Returns a span with both ends, without the part that is over unless the question looks back.
    private static func closed(_ span: TimeSpan, _ now: CivilDateTime, isPast: Bool) -> TimeSpan? {
        var start = span.start ?? now
        // "After 3 pm" is the rest of that day; "from Monday on" is the days after it.
        let end =
            span.end
            ?? (start.secondOfDay == 0 ? start.date.adding(days: daysAhead) : start.date.adding(days: 1)).midnight
        if !isPast, start < now, now < end { start = CivilDateTime(secondNumber: (now.secondNumber + 59) / 60 * 60) }
        return start < end ? TimeSpan(start: start, end: end) : nil
    }

    /// Whether a span ends at midnight, and starts at midnight or now.
    private static func isOfDays(_ span: TimeSpan, _ now: CivilDateTime) -> Bool {
        guard let start = span.start, let end = span.end, end.secondOfDay == 0 else { return false }
        return start.secondOfDay == 0 || start.secondNumber - now.secondNumber < 60 && start >= now
    }

    private static func days(of span: TimeSpan) -> [TimeSpan] {
        guard let start = span.start, let end = span.end else { return [] }
        let last = end.adding(seconds: -1).date
        return (0...max(0, min(mostDays, last.dayNumber - start.date.dayNumber))).compactMap { offset in
            let day = start.date.adding(days: offset)
            let working = TimeSpan(
                start: day.at(hour: workingHours.lowerBound), end: day.at(hour: workingHours.upperBound))
            return working.intersection(span)
        }
    }

    /// Limits the work for long spans.
    private static let mostDays = 62
}
