import Model
import Parsing
import Store
import Time

/// Answers whether something is in the calendar, or took place.
struct WhetherEvent {
    let context: AnswerContext

    /// Answers "yes" with the entries, or "no" if the calendar is complete enough to tell.
    ///
    /// "No" needs a question of only time and people, and a calendar that covers that time; or the same event at another time.
    ///
    /// - Returns: Nil if the calendar cannot tell.
    /// - Throws: `StoreError` if the index cannot be read.
    func answer() throws(StoreError) -> Answer? {
        if let proof = try proof() { return proof }
        guard context.reading.phrases.isEmpty, context.reading.tags.isEmpty, isOfMeetings else { return nil }
        guard TitleMatch(context.reading.topic).isIdle, context.reading.containers.isEmpty else {
            return try elsewhen()
        }
        return try refutation()
    }

    /// Answers "yes" with the entries; nil if there are none.
    func proof() throws(StoreError) -> Answer? {
        let meetings = try matching()
        guard let first = meetings.first else { return nil }
        let lines = MeetingLines(context: context, isOfToday: false)
        let shown = meetings.prefix(context.listLimit ?? (context.reading.time == nil ? 5 : 20))
        var answer = Answer(found: true, headline: "")
        answer.value = .list(meetings.map(\.record.title))
        try lines.add(shown, to: &answer)
        let isNotes = meetings.allSatisfy { !$0.record.kind.isMeeting }
        answer.headline = context.templates.text(
            isNotes ? "whether.notes" : "whether.event",
            [
                "count": String(meetings.count), "title": first.record.title, "status": lines.status,
                "date": context.wording.date(first.record), "conditions": context.wording.conditionsBehindColon,
                "more": lines.more(shown: shown.count, of: meetings.count, isLast: isNewestFirst(meetings)),
            ])
        answer.remarks = context.wording.remarks
        return answer
    }

    /// Whether the list is of past meetings, newest first.
    private func isNewestFirst(_ meetings: [Meeting]) -> Bool {
        guard let first = meetings.first?.record.start, let last = meetings.last?.record.start else { return false }
        return first > last
    }

    // MARK: What is there

    private func matching() throws(StoreError) -> [Meeting] {
        let meetings = try all(within: context)
        guard context.reading.time == nil, context.reading.order == nil else { return context.inOrder(meetings) }
        let ahead = meetings.filter { ($0.record.end ?? $0.record.start ?? context.now) >= context.now }
        let past = meetings.filter { ($0.record.start ?? context.now) <= context.now }
        switch context.reading.tense {
        case .past: return past.reversed()
        case .future: return ahead
        case .none: return ahead.isEmpty ? past.reversed() : ahead
        }
    }

    /// Returns the meetings whose title matches the topic, else those that mention it.
    private func all(within context: AnswerContext) throws(StoreError) -> [Meeting] {
        let titled = try MeantMeetings(context: context, isOfOne: false).all()
        let isListed = [.agenda, .list].contains(context.reading.request.asked.intent)
        guard titled.isEmpty, isListed, !TitleMatch(context.reading.topic).isIdle else { return titled }
        return try MatchingMeetings(context: context).all()
    }

    private var isOfMeetings: Bool {
        let kinds = context.reading.kinds
        return kinds.isEmpty || !kinds.isDisjoint(with: [.event, .meeting])
    }

    // MARK: No

    private func refutation() throws(StoreError) -> Answer? {
        guard try CalendarCoverage(index: context.index).covers(window) else { return nil }
        var answer = Answer(
            found: true,
            headline: context.templates.text(
                "whether.event.nothing", ["conditions": context.wording.conditionsBehindColon]))
        answer.value = .list([])
        answer.remarks = context.wording.remarks
        if !context.reading.people.isEmpty { try addNearest(to: &answer) }
        return answer
    }

    /// The time asked about; without one, all of the past or all of the future, by tense.
    private var window: TimeSpan {
        if let hull = context.reading.time?.hull { return hull }
        return switch context.reading.tense {
        case .past: TimeSpan(start: nil, end: context.now)
        case .future, .none: TimeSpan(start: context.now, end: nil)
        }
    }

    /// Finds the same event at another time: "is the board meeting on Monday".
    private func elsewhen() throws(StoreError) -> Answer? {
        guard let hull = context.reading.time?.hull, try CalendarCoverage(index: context.index).covers(hull) else {
            return nil
        }
        var other = context
        other.reading.time = nil
        other.filter.spans = []
        let meetings = try MeantMeetings(context: other, isOfOne: false).all()
        guard let nearest = nearest(to: hull, of: meetings) else { return nil }
        var answer = Answer(
            found: true,
            headline: context.templates.text(
                "whether.event.elsewhen",
                ["title": nearest.record.title, "date": context.wording.date(nearest.record)]))
        answer.value = .list([])
        try MeetingLines(context: other, isOfToday: false).add([nearest], to: &answer)
        answer.remarks = context.wording.remarks
        return answer
    }

    /// Adds the nearest meeting with the same people.
    private func addNearest(to answer: inout Answer) throws(StoreError) {
        var other = context
        other.reading.time = nil
        other.filter.spans = []
        guard let nearest = nearest(to: window, of: try MeantMeetings(context: other, isOfOne: false).all()),
            let citation = try context.citations(nearest, from: 1).first
        else { return }
        let isBefore = (nearest.record.start ?? context.now) < (window.start ?? context.now)
        let line = context.templates.text(
            isBefore ? "nearest.before" : "nearest.after",
            ["title": nearest.record.title, "date": context.wording.date(nearest.record)])
        answer.citations = [citation]
        answer.sections = [Answer.Section(quotes: [.computed(line, citations: [citation.rank])])]
    }

    /// Returns the next meeting after a span, else the last one before it.
    private func nearest(to span: TimeSpan, of meetings: [Meeting]) -> Meeting? {
        let after = meetings.first { meeting in
            span.end.map { (meeting.record.start ?? $0) >= $0 && meeting.record.start != nil } ?? false
        }
        return after ?? meetings.last { $0.record.start.map { $0 <= (span.start ?? context.now) } ?? false }
    }
}
