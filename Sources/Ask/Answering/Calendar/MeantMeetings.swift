import Model
import Parsing
import Store
import Text

/// The meetings that a question about the place, length or existence of a meeting may mean.
struct MeantMeetings {
    let context: AnswerContext
    /// Whether the question means one meeting, so that something must identify it.
    var isOfOne = true

    /// Finds the meetings that pass the filters and whose title matches the whole topic, ordered by time; empty if none is meant.
    func all() throws(StoreError) -> [Meeting] {
        let reading = context.reading
        let match = TitleMatch(reading.topic)
        guard !match.isIdle || !isOfOne || saysWhich else { return [] }
        let meetings = try named(match, filter)
        guard meetings.isEmpty, !filter.attendees.isEmpty, !match.isIdle else { return meetings }
        // "Amy's surprise party" need not have Amy as an attendee.
        var anybody = filter
        anybody.attendees = []
        return try named(match, anybody).filter { meeting in
            reading.people.allSatisfy { TitleMatch($0.text).share(of: meeting.titles) == 1 }
        }
    }

    private func named(_ match: TitleMatch, _ filter: DocumentFilter) throws(StoreError) -> [Meeting] {
        let documents = match.mayBeWhole(among: try context.index.documents(filter))
        var meetings = try Meeting.grouped(documents, in: context.index).taking(filter.spans)
        if match.isIdle { meetings = ofKind(meetings) }
        if !match.isIdle {
            meetings = EventName(context.reading.topic).best(of: meetings.filter { match.isWhole(in: $0.titles) })
        }
        return meetings.filter(hasMentioned).placedInTime
    }

    /// Keeps the meetings whose title has a generic word such as "Calls", if there are any.
    private func ofKind(_ meetings: [Meeting]) -> [Meeting] {
        let stems = Set(TermAnalyzer().terms(of: context.reading.topic).map(\.stem))
        guard !stems.isEmpty else { return meetings }
        let called = meetings.filter { meeting in
            meeting.titles.contains { title in TermAnalyzer().terms(of: title).contains { stems.contains($0.stem) } }
        }
        return called.isEmpty ? meetings : called
    }

    /// Returns the meeting, of some in order of time, that the question's order word selects.
    ///
    /// Without an order word, it is the current or next one if the tense is not past, else the last one.
    func one(of meetings: [Meeting]) -> Meeting? {
        if context.reading.order != nil { return context.inOrder(meetings).first }
        let last = meetings.one(.last, nth: 1, now: context.now) ?? meetings.first
        guard context.reading.tense != .past else { return last }
        return meetings.first { ($0.record.end ?? $0.record.start ?? context.now) > context.now } ?? last
    }

    /// Whether anything besides the topic identifies the meetings.
    private var saysWhich: Bool {
        let reading = context.reading
        if reading.order != nil || !reading.containers.isEmpty { return true }
        // "Where was Victor in May" is about Victor, not about his meetings.
        return (reading.time != nil || !reading.people.isEmpty) && reading.people.allSatisfy { $0.role == .attendee }
    }

    private var filter: DocumentFilter {
        var filter = context.filter
        if let time = context.reading.time { filter.spans = time.spans }
        if filter.kinds.isEmpty { filter.kinds = [.meeting, .transcript, .event] }
        filter.places = []
        return filter
    }

    /// Whether each person named without being asked for as an attendee takes part or is in the title: "Amy's wedding".
    private func hasMentioned(in meeting: Meeting) -> Bool {
        let named = context.reading.people.filter { $0.role != .attendee }
        guard !named.isEmpty else { return true }
        let attendees = Set(((try? context.attendees(meeting.record)) ?? []).map(\.number))
        return named.allSatisfy { person in
            person.candidates.contains { attendees.contains($0.number) }
                || TitleMatch(person.text).share(of: meeting.titles) == 1
        }
    }
}
