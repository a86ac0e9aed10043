import Model
import Time

/// The hours taken by meetings, and the free time between them.
struct BusyHours {
    /// The meetings whose hours overlap the window, ordered by start.
    let timed: [(meeting: Meeting, span: TimeSpan)]
    /// The meetings without hours, in the order given and regardless of the window.
    let untimed: [Meeting]

    /// Splits meetings into those with and without hours; a meeting that ends when a span starts is outside the half-open window.
    init(of meetings: [Meeting], in window: [TimeSpan]) {
        var timed: [(Meeting, TimeSpan)] = []
        var untimed: [Meeting] = []
        for meeting in meetings {
            guard let hours = meeting.hours else {
                untimed.append(meeting)
                continue
            }
            if window.contains(where: { $0.intersection(hours) != nil }) { timed.append((meeting, hours)) }
        }
        self.timed = timed.sorted { BusyHours.start($0.1) < BusyHours.start($1.1) }
        self.untimed = untimed
    }

    /// Returns the spans of at least `leastMinutes` without a meeting in a closed window, in order; O(*n*) for *n* meetings.
    func free(in window: TimeSpan, least: Int = leastMinutes) -> [TimeSpan] {
        guard var start = window.start, let end = window.end else { return [] }
        var free: [TimeSpan] = []
        func add(until stop: CivilDateTime) {
            if stop.secondNumber - start.secondNumber >= least * 60 {
                free.append(TimeSpan(start: start, end: stop))
            }
        }
        for (_, hours) in timed {
            guard let busy = hours.intersection(window), let from = busy.start, let until = busy.end else { continue }
            add(until: from)
            start = max(start, until)
        }
        add(until: end)
        return free
    }

    /// In minutes; a shorter gap between two meetings is a break, not free time.
    static let leastMinutes = 15

    /// The pairs of overlapping meetings, ordered by time.
    ///
    /// - Complexity: O(*n* + *p*) for *n* meetings and *p* pairs whose later meeting starts before the longest earlier one ends.
    var conflicts: [(first: Meeting, second: Meeting, span: TimeSpan)] {
        var pairs: [(first: Meeting, second: Meeting, span: TimeSpan)] = []
        var running: [(meeting: Meeting, span: TimeSpan)] = []
        for next in timed {
            let start = BusyHours.start(next.span)
            running.removeAll { ($0.span.end ?? start) <= start }
            for before in running {
                guard let both = before.span.intersection(next.span) else { continue }
                pairs.append((before.meeting, next.meeting, both))
            }
            running.append(next)
        }
        return pairs
    }

    private static func start(_ span: TimeSpan) -> CivilDateTime { span.start ?? CivilDateTime(secondNumber: .min / 2) }
}

extension Meeting {
    /// The span from start to end of the first source that has both; nil for all-day meetings, or if the end is not after the start.
    var hours: TimeSpan? {
        let timed = ([record] + sources).first { !$0.isAllDay && $0.start != nil && $0.end != nil }
        guard let start = timed?.start, let end = timed?.end, end > start else { return nil }
        return TimeSpan(start: start, end: end)
    }
}

extension [Meeting] {
    /// Removes meetings whose hours are outside the given spans; without spans, keeps all.
    ///
    /// The date filter alone is not enough: an all-day note passes it for its meeting.
    func taking(_ spans: [TimeSpan]) -> [Meeting] {
        guard !spans.isEmpty else { return self }
        return filter { meeting in
            meeting.hours.map { hours in spans.contains { $0.intersection(hours) != nil } } ?? true
        }
    }
}
