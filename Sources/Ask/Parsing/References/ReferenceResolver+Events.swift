import Model
import Time

/// The meetings to which times are relative: "the offsite", "my last 1:1 with Bob", "two meetings ago".
extension ReferenceResolver {
    struct Event {
        var reference: DocumentReference
        /// The matching meetings in time order.
        var candidates: [KnownMeeting]
        var place: Int
        /// The words of the title that do not belong to the meeting's name.
        var rest: [String]

        var meeting: KnownMeeting { candidates[place] }

        var span: TimeSpan? { meeting.start.map { TimeSpan(start: $0, end: meeting.finish ?? $0) } }
    }

    /// Returns the times of the meetings that a question names.
    ///
    /// - Parameter references: Words that may name meetings, in the order of the question; of two ambiguous ones, the first is the earlier.
    /// - Returns: The time of each meeting; nil if the vault has no such meeting.
    public func times(of references: [DocumentReference]) -> [EventTime?] {
        var events = references.map(event)
        if events.count == 2, var from = events[0], var to = events[1] {
            ReferenceResolver.order(&from, before: &to)
            events = [from, to]
        }
        return events.map { event in
            event.flatMap { found in
                found.span.map { span in
                    EventTime(span: span, wordCount: found.reference.title.count - found.rest.count)
                }
            }
        }
    }

    func event(_ reference: DocumentReference) -> Event? {
        // Words after the name, never before it, may belong to the topic: "before the offsite budget".
        for count in stride(from: reference.title.count, through: min(1, reference.title.count), by: -1) {
            let title = Array(reference.title.prefix(count))
            let isWhole = count == reference.title.count
            let candidates = named(title, reference, needsGoodName: !isWhole)
            guard let place = choose(from: candidates, for: reference) else { continue }
            return Event(
                reference: reference, candidates: candidates, place: place,
                rest: Array(reference.title.dropFirst(count)))
        }
        return nil
    }

    /// Returns the dated meetings, else notes, with a title, in time order; the days of one event are joined.
    private func named(_ title: [String], _ reference: DocumentReference, needsGoodName: Bool) -> [KnownMeeting] {
        let asked = TitleWords(title.joined(separator: " "))
        let isNamed = asked.hasName
        // Without a name, the people, kind, order or time must identify it.
        guard isNamed || !needsGoodName,
            isNamed || !reference.people.isEmpty || !reference.kinds.isEmpty
                || reference.order != nil || !reference.spans.isEmpty
        else { return [] }
        let people = KnownMeeting.groups(reference.people)
        let fitting = meetings.filter {
            $0.start != nil && $0.has(reference.kinds) && $0.lies(in: reference.spans) && $0.isAttended(by: people)
        }
        guard isNamed else { return fitting.filter(\.isMeetingAsSuch) }
        let isOneWord = asked.only != nil && asked.nouns.isEmpty
        var matches = TitleMatches(asked)
        let compared = fitting.compactMap { meeting in matches.comparison(with: meeting).map { (meeting, $0) } }
        let good = compared.filter { meeting, comparison in
            let isGood = comparison.grade >= .name || (comparison.grade > .within && comparison.coverage >= 0.5)
            // A single word inside a title is not enough: "since the release" does not mean the "Plan of the release".
            let isPart = comparison.grade > .within || (meeting.isMeeting && !isOneWord)
            return isGood || (!needsGoodName && isPart)
        }
        let met = good.filter(\.0.isMeeting)
        let best = ReferenceResolver.best(met.isEmpty ? good : met)
        return best.reduce(into: []) { joined, meeting in
            if let last = joined.last, last.goesOn(in: meeting) {
                joined[joined.count - 1].join(meeting)
            } else {
                joined.append(meeting)
            }
        }
    }

    /// Returns the meetings named best; the whole name is as good as the whole title.
    private static func best(_ compared: [(KnownMeeting, TitleComparison)]) -> [KnownMeeting] {
        func rank(_ comparison: TitleComparison) -> TitleComparison.Grade { min(comparison.grade, .name) }
        let best = compared.map { rank($0.1) }.max()
        return compared.filter { rank($0.1) == best }.map(\.0)
    }

    /// Returns the index of the meant meeting: by the order, else the latest, else the next.
    private func choose(from meetings: [KnownMeeting], for reference: DocumentReference) -> Int? {
        if let order = reference.order { return place(of: order, nth: reference.nth, in: meetings) }
        let past = place(of: .last, nth: 1, in: meetings)
        let next = place(of: .next, nth: 1, in: meetings)
        if reference.looksBack { return past }
        return reference.looksAhead ? next ?? past : past ?? next
    }

    /// Returns an index by order; "last" counts the meetings that have begun, "next" those that have not.
    func place(of order: Order, nth: Int, in meetings: [KnownMeeting]) -> Int? {
        let begun = meetings.indices.filter { meetings[$0].start.map { $0 <= now } ?? false }
        let coming = meetings.indices.filter { meetings[$0].start.map { $0 > now } ?? false }
        switch order {
        case .first: return begun.count >= nth ? begun[nth - 1] : (begun + coming).dropFirst(nth - 1).first
        case .last: return begun.dropLast(nth - 1).last
        case .next: return coming.dropFirst(nth - 1).first
        }
    }

    /// If two ends are in the wrong order, moves one to another meeting: "between the offsite and the board meeting".
    static func order(_ from: inout Event, before to: inout Event) {
        guard let start = from.meeting.start, let end = to.meeting.start, end < start else { return }
        let earlier = from.candidates.lastIndex { $0.start.map { $0 < end } ?? false }
        let later = to.candidates.firstIndex { $0.start.map { $0 > start } ?? false }
        if from.reference.order == nil, let earlier {
            from.place = earlier
        } else if to.reference.order == nil, let later {
            to.place = later
        }
    }
}
