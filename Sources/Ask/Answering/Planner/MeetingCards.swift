import Model
import Store
import Time

/// Makes cards of meetings and shows them.
struct MeetingCards {
    let context: AnswerContext

    private var dates: DateWording { context.templates.dates }

    /// Returns the card of a meeting.
    ///
    /// - Parameters:
    ///   - meeting: The meeting.
    ///   - rank: The rank of its citation.
    /// - Returns: What its sources say together; the citation is that of the best source.
    /// - Throws: `StoreError` if the index cannot be read.
    func card(_ meeting: Meeting, rank: Int) throws(StoreError) -> MeetingCard {
        let citation = try context.citations(meeting, from: rank)[0]
        let record = meeting.record
        let hours = meeting.hours
        let start = hours?.start ?? record.start
        let purposes = try context.index.properties(PlaceWords.purposes, ofMeeting: record.meeting)
        var tags: [String] = []
        for source in meeting.sources {
            for tag in try context.index.tags(ofDocument: source.number) where !tags.contains(tag) { tags.append(tag) }
        }
        return MeetingCard(
            citation: citation, start: start, end: hours?.end ?? record.end,
            isAllDay: hours == nil && record.isAllDay, phase: phase(meeting),
            purpose: purposes.first?.property.value, place: try StatedPlace.of(meeting, in: context.index)?.text,
            attendees: try context.people(record), tags: tags)
    }

    private func phase(_ meeting: Meeting) -> MeetingCard.Phase {
        let (record, now) = (meeting.record, context.now)
        guard let start = meeting.hours?.start ?? record.start else { return .past }
        if record.isAllDay, meeting.hours == nil {
            let end = record.end.map { $0.secondOfDay == 0 ? $0 : $0.date.adding(days: 1).midnight }
            if start.date > now.date { return .coming }
            return (end ?? start.date.adding(days: 1).midnight) > now ? .now : .past
        }
        if start > now { return .coming }
        return (meeting.hours?.end ?? record.end).map { now < $0 } ?? false ? .now : .past
    }

    // MARK: Words

    /// Returns the first line of a card: time, title, and whether it is now, next, cancelled.
    ///
    /// - Parameters:
    ///   - card: The card.
    ///   - isNext: Whether it is the next one.
    ///   - hasDate: Whether the time of day is preceded by the date.
    /// - Returns: One line.
    func head(_ card: MeetingCard, isNext: Bool = false, hasDate: Bool = false) -> String {
        var parts = [hasDate ? context.wording.date(card.document) : clock(card), card.document.title]
        switch card.phase {
        case .now where !card.isAllDay: parts.append(text("agenda.now"))
        case .coming where isNext: parts.append(text("agenda.next", ["duration": duration(until: card)]))
        default: break
        }
        if card.document.status != .confirmed { parts.append(text("status.\(card.document.status)")) }
        return parts.filter { !$0.isEmpty }.joined(separator: " · ")
    }

    /// Returns the second line of a card: place, attendees, tags; empty if nothing is known.
    func details(_ card: MeetingCard) -> String {
        let tags = card.tags.map { "#" + $0 }.joined(separator: " ")
        let parts = [card.place ?? "", context.wording.few(card.attendees, whole: Wording.mostNames), tags]
        return parts.filter { !$0.isEmpty }.joined(separator: " · ")
    }

    /// Returns a card as a section; its lines are proven by its citation.
    func section(_ card: MeetingCard, heading: String) -> Answer.Section {
        var lines = [[length(of: card), details(card)].filter { !$0.isEmpty }.joined(separator: " · ")]
        if let purpose = card.purpose { lines.append(text("agenda.purpose", ["purpose": purpose])) }
        return Answer.Section(heading: heading, quotes: lines.map { .computed($0, citations: [card.citation.rank]) })
    }

    private func length(of card: MeetingCard) -> String {
        if card.isAllDay { return text("all-day") }
        guard let start = card.start, let end = card.end, end > start else { return text("agenda.no-end") }
        return dates.duration(minutes: (end.secondNumber - start.secondNumber) / 60)
    }

    private func clock(_ card: MeetingCard) -> String {
        guard let start = card.start, !card.isAllDay else { return "" }
        guard let end = card.end else { return dates.time(start) }
        return dates.hours(start, end)
    }

    private func duration(until card: MeetingCard) -> String {
        let seconds = (card.start ?? context.now).secondNumber - context.now.secondNumber
        return dates.duration(minutes: (seconds + 59) / 60)
    }

    private func text(_ key: String, _ slots: [String: String] = [:]) -> String { context.templates.text(key, slots) }
}
