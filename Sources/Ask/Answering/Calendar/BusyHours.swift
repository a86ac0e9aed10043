import Model
import Time

/// The hours that meetings take, and the time between them.
struct BusyHours {
    /// Meetings with a beginning and an end, in the order of time.
    let timed: [(meeting: Meeting, span: TimeSpan)]
    /// Meetings of whole days, and those of which nothing says when they end.
    let untimed: [Meeting]

    /// The hours of some meetings.
    ///
    /// - Parameters:
    ///   - meetings: Meetings in any order.
    ///   - window: What of them counts: half-open, so what ends when it begins is outside.
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

    /// The stretches of a time that no meeting takes, in order.
    ///
    /// - Parameter window: A closed span.
    /// - Returns: Only those of at least `leastMinutes`.
    /// - Complexity: O(*n*) for *n* meetings.
    func free(in window: TimeSpan) -> [TimeSpan] {
        guard var start = window.start, let end = window.end else { return [] }
        var free: [TimeSpan] = []
        func add(until stop: CivilDateTime) {
            if stop.secondNumber - start.secondNumber >= BusyHours.leastMinutes * 60 {
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

    /// Less time than this between two meetings is a break, in minutes.
    static let leastMinutes = 15

    /// The pairs of meetings that are at the same time for at least a moment, in the order of time.
    ///
    /// - Complexity: O(*n* + *p*) for *n* meetings and *p* pairs of which the later one begins before the longest earlier one ends.
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
    /// From its beginning to its end; nil for whole days and where nothing says when it ends.
    var hours: TimeSpan? {
        let timed = ([record] + sources).first { !$0.isAllDay && $0.start != nil && $0.end != nil }
        guard let start = timed?.start, let end = timed?.end, end > start else { return nil }
        return TimeSpan(start: start, end: end)
    }
}

extension [Meeting] {
    /// Without those that have hours, none of which lies in some times: a note of the whole day may pass them for its meeting.
    ///
    /// - Parameter spans: Times; none for any.
    /// - Returns: The others in the same order.
    func taking(_ spans: [TimeSpan]) -> [Meeting] {
        guard !spans.isEmpty else { return self }
        return filter { meeting in
            meeting.hours.map { hours in spans.contains { $0.intersection(hours) != nil } } ?? true
        }
    }
}
