import Model
import Parsing
import Store
import Time

/// A date: of the meeting that is asked for, else the one that the evidence names, else the date of the document that holds it.
struct WhenAnswer {
    let context: AnswerContext

    func answer() throws(StoreError) -> Answer {
        if let meeting = try meeting() { return try answer(meeting) }
        if context.reading.order == .next { return try NothingFound(context: context).answer() }
        let search = try context.search()
        guard search.isAnswer, !search.found.isEmpty else {
            return try NothingFound(context: context, search: search).answer()
        }
        return try answer(search)
    }

    // MARK: The date of a meeting

    /// The meeting whose title is asked for, or the first, last or next one with somebody.
    private func meeting() throws(StoreError) -> Meeting? {
        let people = context.reading.people.filter { $0.role == .attendee || $0.role == .mention }
        let match = TitleMatch(context.reading.topic)
        guard !match.isIdle || !people.isEmpty || context.reading.order != nil || !context.reading.containers.isEmpty
        else { return nil }
        var filter = context.filter
        filter.attendees = people.map { Set($0.candidates.map(\.number)) }
        if let time = context.reading.time { filter.spans = time.spans }
        if filter.kinds.isEmpty { filter.kinds = [.meeting, .transcript, .event] }
        let documents = try context.index.documents(filter)
        let meetings = try Meeting.grouped(documents, in: context.index)
            .filter { match.isIdle || match.share(of: $0.titles) == 1 }
        if let order = context.reading.order {
            return context.one(order, of: meetings)
        }
        let past = meetings.one(.last, nth: 1, now: context.now)
        let future = meetings.one(.next, nth: 1, now: context.now)
        return context.reading.tense == .past ? past : future ?? past
    }

    private func answer(_ meeting: Meeting) throws(StoreError) -> Answer {
        var answer = Answer(
            found: true,
            headline: context.templates.text(
                "when.meeting", ["title": meeting.record.title, "date": context.wording.date(meeting.record)]))
        if let start = meeting.record.start {
            answer.value = .moment(start)
            let end = meeting.record.end ?? start.adding(minutes: 1)
            answer.span = meeting.record.isAllDay ? start.date.span : TimeSpan(start: start, end: end)
        }
        answer.citations = try context.citations(meeting, from: 1)
        answer.sections = [Answer.Section(titlesOf: answer.citations)]
        answer.remarks = context.wording.remarks
        return answer
    }

    // MARK: The date that words mean

    private func answer(_ search: AnswerContext.Search) throws(StoreError) -> Answer {
        let found = ordered(search)
        var answer = Answer(found: true, headline: "")
        for (place, found) in found.prefix(context.limit).enumerated() {
            answer.citations.append(try context.citation(found, rank: place + 1, evidence: search.evidence))
        }
        guard let best = found.first else { return answer }
        let quote = DatedQuote(best, evidence: search.evidence, now: context.now)
        let matches = search.evidence.matches(in: quote.text)
        answer.sections = [
            Answer.Section(
                heading: context.wording.heading(best.document, people: answer.citations[0].people),
                quotes: [Answer.Quote(text: quote.text, matches: matches, citations: [1])])
        ]
        date(&answer, by: quote, document: best.document)
        answer.remarks = context.wording.remarks
        return answer
    }

    /// Among passages that hold nearly as much of the question, the first that names a time comes first.
    private func ordered(_ search: AnswerContext.Search) -> [AnswerContext.Found] {
        let considered = search.found.prefix(WhenAnswer.depth)
        let strongest = considered.map(\.strength).max() ?? 0
        let dated = considered.firstIndex { found in
            found.strength >= strongest * WhenAnswer.nearlyAsStrong
                && DatedQuote(found, evidence: search.evidence, now: context.now).named != nil
        }
        guard let dated, dated > 0 else { return search.found }
        return [search.found[dated]] + search.found.indices.filter { $0 != dated }.map { search.found[$0] }
    }

    private static let depth = 5
    private static let nearlyAsStrong: Float = 0.9

    /// The time that the quoted words name; else the day of the document.
    private func date(_ answer: inout Answer, by quote: DatedQuote, document: DocumentRecord) {
        if let named = quote.named, let start = named.span.start {
            answer.span = named.span
            answer.value = .moment(start)
            answer.headline = context.templates.text(
                "when.named", ["date": DateWords.span(named.span), "words": named.words])
        } else if let written = document.start, document.dateSource < .modified {
            answer.span = written.date.span
            answer.value = .moment(document.isAllDay ? written.date.midnight : written)
            let key = document.kind == .event ? "when.meeting" : "when.noted"
            answer.headline = context.templates.text(
                key, ["date": context.wording.date(document), "title": document.title])
        } else {
            answer.headline = context.templates.text("when.undated")
        }
    }
}
