import Model
import Parsing
import Store
import Time

/// Answers that are computed over all meetings or notes that match: lists, counts, hours, agendas.
struct MeetingsAnswer {
    let context: AnswerContext

    func answer() throws(StoreError) -> Answer {
        let groups = try matching()
        guard !groups.isEmpty else { return try NothingFound(context: context).answer() }
        var answer = Answer(found: true, headline: "")
        answer.value = value(of: groups)
        let isList = context.reading.intent == .agenda || context.reading.intent == .list
        let shown = groups.prefix(context.listLimit ?? (isList ? 20 : 5))
        for meeting in shown { try add(meeting, to: &answer) }
        answer.headline = headline(groups, shown: shown.count)
        answer.remarks = context.remarks
        return answer
    }

    // MARK: What matches

    /// The meetings or notes that the question is about.
    private func matching() throws(StoreError) -> [Meeting] {
        var groups = try Meeting.grouped(try documents(), in: context.index)
        if context.reading.intent != .agenda {
            // A birthday or a trip stands in the calendar, but is no meeting.
            let attended = try context.index.attendedDocuments()
            groups.removeAll { $0.record.kind == .event && $0.record.isAllDay && !attended.contains($0.record.number) }
        }
        if !TitleMatch(context.reading.topic).isIdle { groups = try about(context.reading.topic, groups) }
        return context.inOrder(groups)
    }

    private func documents() throws(StoreError) -> [DocumentRecord] {
        let meetings: Set<DocumentKind> = [.meeting, .transcript, .event]
        guard context.reading.intent == .agenda else {
            // The dated items of a list are parts of one note.
            return try context.documents(
                context.reading.intent == .list && !context.reading.tags.isEmpty ? nil : meetings
            ).filter { $0.kind != .note || $0.dateSource != .item }
        }
        var filter = context.filter
        if filter.kinds.isEmpty { filter.kinds = meetings }
        // The next meeting may be on another day.
        if filter.spans.isEmpty, context.reading.order == nil { filter.spans = [context.now.date.span] }
        let all = try context.index.documents(filter)
        // "Still" looks from now on.
        guard context.reading.looksFromNow else { return all }
        return all.filter { ($0.end ?? $0.start ?? context.now) >= context.now || $0.isAllDay }
    }

    /// The meetings whose titles hold the topic; where none does, those whose text is about it.
    private func about(_ topic: String, _ groups: [Meeting]) throws(StoreError) -> [Meeting] {
        let titled = groups.filter { TitleMatch(topic).share(of: $0.titles) == 1 }
        if !titled.isEmpty || context.reading.intent == .duration { return titled }
        let search = try context.search()
        let strong = Set(search.found.filter { $0.strength >= MeetingsAnswer.leastStrength }.map(\.document.meeting))
        return groups.filter { strong.contains($0.record.meeting) }
    }

    /// A meeting is about a topic if a passage holds at least this share of its words.
    private static let leastStrength: Float = 0.7

    // MARK: What is said

    private func value(of groups: [Meeting]) -> AnswerValue {
        switch context.reading.intent {
        case .count: .number(Double(groups.count))
        case .duration: .number(Double(groups.reduce(0) { $0 + ($1.minutes ?? 0) }))
        default: .list(groups.map(\.record.title))
        }
    }

    private func headline(_ groups: [Meeting], shown: Int) -> String {
        let isNotes = groups.allSatisfy { !$0.record.kind.isMeeting }
        let minutes = groups.reduce(0) { $0 + ($1.minutes ?? 0) }
        let more = shown < groups.count ? context.templates.text("more", ["shown": String(shown)]) : ""
        let intent = context.reading.intent == .find ? .list : context.reading.intent
        return context.templates.text(
            "\(intent.rawValue).\(isNotes ? "notes" : "meetings")",
            [
                "count": String(groups.count), "conditions": context.wording.conditionsBehindColon, "more": more,
                "duration": DateWords.duration(minutes: minutes),
            ])
    }

    private func add(_ meeting: Meeting, to answer: inout Answer) throws(StoreError) {
        guard let citation = try context.citations(meeting, from: answer.citations.count + 1).first else { return }
        answer.citations.append(citation)
        let isOneDay = context.reading.time.map { $0.hull.start?.date.adding(days: 1).midnight == $0.hull.end } ?? false
        let date =
            isOneDay || (context.reading.intent == .agenda && context.reading.time == nil)
            ? clock(meeting.record) : context.wording.date(meeting.record)
        let text = ([date, meeting.record.title] + [citation.people.joined(separator: ", ")]).filter { !$0.isEmpty }
            .joined(separator: " · ")
        answer.sections.append(Answer.Section(quotes: [.computed(text, citations: [citation.rank])]))
    }

    private func clock(_ document: DocumentRecord) -> String {
        guard let start = document.start, !document.isAllDay else { return context.templates.text("all-day") }
        guard let end = document.end else { return DateWords.clock(start) }
        return DateWords.clock(start) + "–" + DateWords.clock(end)
    }
}

extension Meeting {
    /// Every title that a source gives the meeting.
    var titles: [String] { [record.title] + sources.map(\.title) }
}
