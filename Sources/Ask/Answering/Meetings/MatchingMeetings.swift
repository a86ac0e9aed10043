import Model
import Parsing
import Store
import Time

/// Finds the meetings or notes that satisfy the question's conditions and are about its topic.
struct MatchingMeetings {
    let context: AnswerContext

    /// The kinds of documents that are meetings.
    static let meetings: Set<DocumentKind> = [.meeting, .transcript, .event]

    /// Returns all matches, each once whatever its number of sources.
    ///
    /// Ordered by time, undated ones last; except for lists, those with the topic in their title come before those that mention it.
    func all() throws(StoreError) -> [Meeting] {
        let meetings = try all(among: try documents())
        guard meetings.isEmpty, mayBeNotes else { return meetings }
        return try all(among: try context.documents([.note]).filter { $0.start != nil && $0.dateSource != .item })
    }

    /// Whether dated notes count if no meeting matches: "how often did we talk about the pier", if the minutes are not marked as meetings.
    private var mayBeNotes: Bool {
        context.reading.isTopicSubject && context.reading.kinds.isEmpty
            && [.count, .list].contains(context.reading.intent)
    }

    private func all(among documents: [DocumentRecord]) throws(StoreError) -> [Meeting] {
        var groups = try Meeting.grouped(documents, in: context.index).taking(context.filter.spans)
        if context.reading.intent != .agenda {
            // A birthday or a trip is in the calendar, but is not a meeting.
            let attended = try context.vault.attendedDocuments()
            groups.removeAll { $0.record.kind == .event && $0.record.isAllDay && !attended.contains($0.record.number) }
        }
        if !TitleMatch(context.reading.topic).isIdle { groups = try about(groups) }
        return context.inOrder(groups).undatedLast
    }

    private func documents() throws(StoreError) -> [DocumentRecord] {
        guard context.reading.intent == .agenda else {
            // The dated items of a list belong to one note.
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

    /// The implied time of a question about the calendar: today, or everything to come; nil if the question names a time or an order.
    var unsaidSpan: TimeSpan? {
        guard context.reading.intent == .agenda, context.filter.spans.isEmpty, context.reading.order == nil else {
            return nil
        }
        let isOfDay = context.filter.attendees.isEmpty && context.reading.kinds.isEmpty
        return isOfDay ? context.now.date.span : TimeSpan(start: context.now, end: nil)
    }

    /// Removes past meetings if the question looks ahead: "still", "upcoming".
    private func fromNow(_ documents: [DocumentRecord]) -> [DocumentRecord] {
        guard context.reading.looksFromNow else { return documents }
        let today = context.now.date.midnight
        return documents.filter { ($0.end ?? $0.start ?? context.now) >= ($0.isAllDay ? today : context.now) }
    }

    /// Selects by topic: "pricing meetings" have it in their title, if any do; meetings "about pricing" may also just mention it.
    private func about(_ groups: [Meeting]) throws(StoreError) -> [Meeting] {
        let match = TitleMatch(context.reading.topic)
        let titled = match.named(among: groups, isOrdered: context.reading.order != nil)
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
    var titles: [String] { [record.title] + sources.map(\.title) }
}

extension [Meeting] {
    var length: (minutes: Int, unknown: Int) {
        reduce(into: (0, 0)) { length, meeting in
            if let minutes = meeting.minutes { length.0 += minutes } else { length.1 += 1 }
        }
    }
}
