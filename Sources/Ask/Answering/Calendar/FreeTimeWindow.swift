import Parsing
import Time

/// The time that a question about free time looks at.
struct FreeTimeWindow {
    /// What it asks about, closed.
    let spans: [TimeSpan]
    /// The stretches in which free time is looked for: the hours asked about, else the working hours of each day.
    let parts: [TimeSpan]
    /// Whether whole days are asked about, of which only the working hours count.
    let isOfWorkingHours: Bool
    /// What it asks about, in words.
    let text: String
    /// When the working hours begin and end, in words.
    let hours: [String: String]

    /// The hours of a day in which meetings are looked for where none are named.
    static let workingHours = 9..<18
    /// How many days are looked at where the question names none: for free time, and for conflicts.
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

    /// Today for yes and no, else the days to come.
    private static func unnamed(_ kind: FreeTimeRequest.Kind, _ now: CivilDateTime) -> TimeSpan {
        let days: Int
        switch kind {
        case .free, .busy: days = 1
        case .slots: days = daysAhead
        case .conflicts: days = daysOfConflicts
        }
        return TimeSpan(start: now, end: now.date.adding(days: days).midnight)
    }

    /// A span with two ends, of which what is over does not count, unless the question looks back.
    private static func closed(_ span: TimeSpan, _ now: CivilDateTime, isPast: Bool) -> TimeSpan? {
        var start = span.start ?? now
        // "After 3 pm" is the rest of that day, "from Monday on" the days behind it.
        let end =
            span.end
            ?? (start.secondOfDay == 0 ? start.date.adding(days: daysAhead) : start.date.adding(days: 1)).midnight
        if !isPast, start < now, now < end { start = CivilDateTime(secondNumber: (now.secondNumber + 59) / 60 * 60) }
        return start < end ? TimeSpan(start: start, end: end) : nil
    }

    /// Whether a span ends with a day, and begins with one or now.
    private static func isOfDays(_ span: TimeSpan, _ now: CivilDateTime) -> Bool {
        guard let start = span.start, let end = span.end, end.secondOfDay == 0 else { return false }
        return start.secondOfDay == 0 || start.secondNumber - now.secondNumber < 60 && start >= now
    }

    /// The working hours of each day of a span.
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

    /// Free time is looked for on no more days than these.
    private static let mostDays = 62
}
