import Model
import Parsing
import Store

/// Selects the meetings whose attendance a question asks for: one, or all that match.
struct AttendedMeetings {
    let context: AnswerContext
    /// Whether the answer aggregates several meetings.
    let isComputed: Bool
    /// Whether the question contains a noun for a kind of meeting.
    let namesMeeting: Bool
    /// Whether the people sought are the object of somebody's action: "who did Evan meet".
    let isObject: Bool

    /// Returns the selected meetings, ordered by time.
    func meant(_ search: AnswerContext.Search?) throws(StoreError) -> [Meeting] {
        let meetings = try Meeting.grouped(try context.index.documents(filter), in: context.index)
        let match = TitleMatch(([context.reading.topic] + names).joined(separator: " "))
        if match.isIdle, let order = context.reading.order, order.count > 1 { return context.inOrder(meetings) }
        if match.isIdle { return isOfAll(meetings) ? began(meetings) : try one(chosen(from: meetings), of: meetings) }
        if isComputed, !context.reading.containers.isEmpty { return meetings }
        if meetings.count == 1, !context.reading.containers.isEmpty { return meetings }
        let titled = match.named(among: meetings)
        if context.reading.order != nil, !titled.isEmpty { return try one(chosen(from: titled), of: titled) }
        if titled.count > 1, isComputed || isPlural(context.reading.topic, of: titled) {
            return began(titled)
        }
        if let fitting = titled.last(where: { ($0.record.start ?? context.now) <= context.now }) ?? titled.first {
            return try one(fitting, of: titled)
        }
        return best(of: meetings, search).map { [$0] } ?? []
    }

    /// Returns a meeting, or another file of its day if only that says who was there: the agenda beside a summary.
    private func one(_ meeting: Meeting?, of meetings: [Meeting]) throws(StoreError) -> [Meeting] {
        guard let meeting else { return [] }
        guard let day = meeting.record.start?.date, try context.people(meeting.record).isEmpty else { return [meeting] }
        for other in meetings where other.record.start?.date == day {
            if try !context.people(other.record).isEmpty { return [other] }
        }
        return [meeting]
    }

    private var names: [String] { context.reading.people.filter { $0.role != .attendee }.map(\.text) }

    private var filter: DocumentFilter {
        var filter = context.filter
        if filter.kinds.isEmpty { filter.kinds = [.meeting, .transcript, .event] }
        filter.attendees += context.reading.people.filter { $0.role != .attendee }.map {
            Set($0.candidates.map(\.number))
        }
        return filter
    }

    /// Whether all meetings are meant ("who did I meet last week") rather than one ("who was at the meeting yesterday").
    private func isOfAll(_ meetings: [Meeting]) -> Bool {
        let reading = context.reading
        guard reading.order == nil else { return false }
        guard reading.containers.isEmpty else {
            let names = reading.containers.map(\.title).joined(separator: " ")
            return isComputed || meetings.count > 1 && isPlural(names, of: meetings)
        }
        return isComputed || !namesMeeting || !reading.kinds.isEmpty
    }

    /// Removes future meetings, unless the question is about the future or no other meetings exist.
    private func began(_ meetings: [Meeting]) -> [Meeting] {
        let past = meetings.filter { ($0.record.start ?? context.now) <= context.now }
        let isAhead = context.reading.tense == .future || past.isEmpty
        return isAhead ? meetings : past
    }

    /// Whether a name is the plural of a title: "the design reviews" for "Design review".
    private func isPlural(_ name: String, of titled: [Meeting]) -> Bool {
        guard let last = name.lowercased().split(separator: " ").last else { return false }
        let words = Set(titled.flatMap(\.titles).flatMap { $0.lowercased().split(separator: " ") })
        return !words.contains(last)
            && words.contains { $0.count > 2 && last.hasPrefix($0) && last.count <= $0.count + 3 }
    }

    /// Selects a meeting by its order in time: "the last meeting", "the next one".
    private func chosen(from meetings: [Meeting]) -> Meeting? {
        if let order = context.reading.order { return context.one(order, of: meetings) }
        let next = meetings.one(.next, nth: 1, now: context.now)
        let last = meetings.one(.last, nth: 1, now: context.now)
        return context.reading.tense == .future
            ? next ?? last : last ?? (context.reading.containers.isEmpty ? nil : next)
    }

    /// Returns the meeting with the best passage, if the search result is strong enough.
    private func best(of meetings: [Meeting], _ search: AnswerContext.Search?) -> Meeting? {
        // "Who did Evan meet in Canada" need not be about a meeting.
        guard !isObject || context.reading.people.isEmpty else { return nil }
        guard let search, let first = search.found.first else { return nil }
        // If the question's time leaves one meeting, a search result about it suffices.
        let isOnly = meetings.count == 1 && context.reading.time != nil && search.isAnswer
        if isOnly, first.document.meeting == meetings[0].record.meeting { return meetings[0] }
        // The minutes that tell of a talk do not count its guests.
        guard !isComputed, first.strength >= AttendedMeetings.leastStrength else { return nil }
        let passing = Set(meetings.map(\.record.meeting))
        let best = search.found.first { passing.contains($0.document.meeting) }
        return best.flatMap { found in meetings.first { $0.record.meeting == found.document.meeting } }
    }

    /// The minimum share of the question in the best passage if no title matches.
    private static let leastStrength: Float = 0.6
}
