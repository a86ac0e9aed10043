import Model
import Parsing
import Store
import Time

/// Answers with the entries of some days as cards, their overlaps and the free time between them.
struct AgendaAnswer {
    let context: AnswerContext
    /// The minimum length of free time in minutes; nil if it is not asked for.
    let leastFree: Int?
    /// Whether tasks that are due today or overdue are shown, too.
    var hasTasks = false

    private var cards: MeetingCards { MeetingCards(context: context) }
    private var dates: DateWording { context.templates.dates }

    func answer() throws(StoreError) -> Answer {
        var answer = Answer(found: true, headline: "")
        let spans = context.reading.time?.spans ?? [context.now.date.span]
        let meetings = try meetings(in: spans)
        var agenda = Agenda(span: context.reading.time?.hull ?? context.now.date.span)
        let limit = context.listLimit ?? AgendaAnswer.mostEntries
        for meeting in meetings.prefix(limit) {
            let card = try cards.card(meeting, rank: answer.citations.count + 1)
            answer.citations.append(card.citation)
            agenda.entries.append(card)
        }
        show(agenda, in: &answer)
        let planned = meetings.filter { $0.record.status == .confirmed || $0.record.status == .tentative }
        let hours = BusyHours(of: planned, in: spans)
        addOverlaps(hours, to: &agenda, &answer)
        if let leastFree { addFree(hours, leastFree, to: &agenda, &answer) }
        if hasTasks { agenda.tasks = try AgendaTasks(context: context).add(to: &answer) }
        finish(meetings, agenda, &answer)
        return answer
    }

    /// Answers with the next entry that has an hour.
    func next() throws(StoreError) -> Answer {
        let ahead = TimeSpan(start: context.now, end: nil)
        let next = try meetings(in: [ahead]).filter { !$0.record.isAllDay || $0.hours != nil }
            .one(.next, nth: 1, now: context.now)
        guard let next else { return try NothingFound(context: context).answer() }
        var answer = Answer(found: true, headline: "")
        let card = try cards.card(next, rank: 1)
        answer.citations = [card.citation]
        let heading = cards.head(card, isNext: isToday(card), hasDate: true)
        answer.sections = [cards.section(card, heading: heading)]
        answer.headline = text(
            "prepare.headline", ["title": next.record.title, "date": context.wording.date(next.record)])
        answer.view = .agenda(Agenda(span: ahead, entries: [card]))
        answer.value = .list([next.record.title])
        return answer
    }

    /// The maximum number of cards; the headline says how many there are.
    private static let mostEntries = 100

    private func meetings(in spans: [TimeSpan]) throws(StoreError) -> [Meeting] {
        var filter = context.filter
        filter.spans = spans
        if filter.kinds.isEmpty { filter.kinds = [.meeting, .transcript, .event] }
        return try Meeting.grouped(try context.index.documents(filter), in: context.index).taking(spans)
    }

    // MARK: Cards

    private func show(_ agenda: Agenda, in answer: inout Answer) {
        let next = agenda.entries.firstIndex { $0.phase == .coming && !$0.isAllDay }
        guard !isOneDay(agenda.span) else {
            for (index, card) in agenda.entries.enumerated() {
                answer.sections.append(
                    cards.section(card, heading: cards.head(card, isNext: index == next && isToday(card))))
            }
            return
        }
        var day: CivilDate?
        for (index, card) in agenda.entries.enumerated() {
            let began = card.start?.date ?? context.now.date
            let start = agenda.span.start.map { max(began, $0.date) } ?? began
            if start != day {
                answer.sections.append(Answer.Section(heading: dates.day(start), quotes: []))
                day = start
            }
            let head = cards.head(card, isNext: index == next && isToday(card))
            let allDay = card.isAllDay ? text("all-day") : ""
            let line = [allDay, head, cards.details(card)].filter { !$0.isEmpty }.joined(separator: " · ")
            answer.sections[answer.sections.count - 1].quotes.append(.computed(line, citations: [card.citation.rank]))
        }
    }

    private func isToday(_ card: MeetingCard) -> Bool { card.start?.date == context.now.date }

    private func isOneDay(_ span: TimeSpan) -> Bool {
        guard let start = span.start, let end = span.end else { return false }
        return end <= start.date.adding(days: 1).midnight
    }

    // MARK: Overlaps and free time

    private func addOverlaps(_ hours: BusyHours, to agenda: inout Agenda, _ answer: inout Answer) {
        agenda.overlaps = hours.conflicts.map {
            Agenda.Overlap(titles: [$0.first.record.title, $0.second.record.title], span: $0.span)
        }
        guard !agenda.overlaps.isEmpty else { return }
        let lines = agenda.overlaps.map { overlap in
            let slots = ["date": dates.span(overlap.span), "first": overlap.titles[0], "second": overlap.titles[1]]
            return Answer.Quote.computed(text("conflicts.pair", slots))
        }
        answer.sections.append(Answer.Section(heading: text("agenda.overlaps"), quotes: lines))
    }

    private func addFree(_ hours: BusyHours, _ least: Int, to agenda: inout Agenda, _ answer: inout Answer) {
        let window = FreeTimeWindow(context: context, kind: .slots)
        agenda.free = window.parts.flatMap { hours.free(in: $0, least: least) }
        let lines = agenda.free.map { Answer.Quote.computed(dates.span($0)) }
        let slots = window.hours.merging(["duration": dates.duration(minutes: least)]) { $1 }
        let heading = text(lines.isEmpty ? "agenda.free.none" : "agenda.free", slots)
        answer.sections.append(Answer.Section(heading: heading, quotes: lines))
    }

    // MARK: Headline

    private func finish(_ meetings: [Meeting], _ agenda: Agenda, _ answer: inout Answer) {
        let lines = MeetingLines(context: context)
        answer.view = .agenda(agenda)
        answer.value = .list(meetings.map(\.record.title))
        if meetings.isEmpty, agenda.tasks.isEmpty { answer.certainty = .nothing }
        answer.headline = text(
            meetings.isEmpty ? "agenda.nothing" : "agenda.days",
            [
                "count": String(meetings.count), "time": dates.span(agenda.span),
                "length": lines.length((meetings.length.minutes, 0)),
                "more": lines.more(shown: agenda.entries.count, of: meetings.count),
            ])
        answer.remarks = context.wording.remarks
    }

    private func text(_ key: String, _ slots: [String: String] = [:]) -> String { context.templates.text(key, slots) }
}
