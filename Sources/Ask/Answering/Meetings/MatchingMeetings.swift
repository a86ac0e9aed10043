import Model
import Parsing
import Store
import Time

/// The meetings or notes that a question is about: all that pass its conditions and are about its topic.
struct MatchingMeetings {
    let context: AnswerContext

    private static let meetings: Set<DocumentKind> = [.meeting, .transcript, .event]

    /// All that match, each once whatever number of sources it has.
    ///
    /// - Returns: In the order of time, undated ones last; where they are counted, those that have a topic in their title come before those
    ///   that mention it.
    /// - Throws: `StoreError` where the index cannot be read.
    func all() throws(StoreError) -> [Meeting] {
        var groups = try Meeting.grouped(try documents(), in: context.index).taking(context.filter.spans)
        if context.reading.intent != .agenda {
            // A birthday or a trip stands in the calendar, but is no meeting.
            let attended = try context.index.attendedDocuments()
            groups.removeAll { $0.record.kind == .event && $0.record.isAllDay && !attended.contains($0.record.number) }
        }
        if !TitleMatch(context.reading.topic).isIdle { groups = try about(groups) }
        return context.inOrder(groups).undatedLast
    }

    private func documents() throws(StoreError) -> [DocumentRecord] {
        guard context.reading.intent == .agenda else {
            // The dated items of a list are parts of one note.
            let all = try context.documents(
                context.reading.intent == .list && !context.reading.tags.isEmpty ? nil : MatchingMeetings.meetings
            ).filter { $0.kind != .note || $0.dateSource != .item }
            return fromNow(all)
        }
        var filter = context.filter
        if filter.kinds.isEmpty { filter.kinds = MatchingMeetings.meetings }
        if let span = unsaidSpan { filter.spans = [span] }
        return fromNow(try context.index.documents(filter))
    }

    /// The time that a question for the calendar means where it says none: today, or all that is yet to come; nil where it says one.
    var unsaidSpan: TimeSpan? {
        guard context.reading.intent == .agenda, context.filter.spans.isEmpty, context.reading.order == nil else {
            return nil
        }
        let isOfDay = context.filter.attendees.isEmpty && context.reading.kinds.isEmpty
        return isOfDay ? context.now.date.span : TimeSpan(start: context.now, end: nil)
    }

    /// "Still" and "upcoming" look from now on.
    private func fromNow(_ documents: [DocumentRecord]) -> [DocumentRecord] {
        guard context.reading.looksFromNow else { return documents }
        let today = context.now.date.midnight
        return documents.filter { ($0.end ?? $0.start ?? context.now) >= ($0.isAllDay ? today : context.now) }
    }

    /// "Pricing meetings" are those of that name where there are some; meetings "about pricing" are also those that speak of it.
    private func about(_ groups: [Meeting]) throws(StoreError) -> [Meeting] {
        let match = TitleMatch(context.reading.topic)
        let titled = groups.filter { match.share(of: $0.titles) == 1 }
        if context.reading.intent == .duration, !context.reading.isTopicSubject { return titled }
        if !titled.isEmpty, !context.reading.isTopicSubject { return titled }
        let known = Set(titled.map(\.record.meeting))
        let others = try TopicDocuments(context: context).holding(groups.filter { !known.contains($0.record.meeting) })
        guard context.reading.intent == .list else { return titled + others }
        let found = known.union(others.map(\.record.meeting))
        return groups.filter { found.contains($0.record.meeting) }
    }
}

extension Meeting {
    /// Every title that a source gives the meeting.
    var titles: [String] { [record.title] + sources.map(\.title) }
}

extension [Meeting] {
    /// How many minutes they last together, and of how many nothing says so.
    var length: (minutes: Int, unknown: Int) {
        reduce(into: (0, 0)) { length, meeting in
            if let minutes = meeting.minutes { length.0 += minutes } else { length.1 += 1 }
        }
    }
}
