import Model
import Parsing
import Store

/// Answers "how long" with the total length of the matching meetings; for other topics, with a duration stated in a line.
struct DurationAnswer {
    let context: AnswerContext
    let meetings: MeetingsRequest

    func answer() throws(StoreError) -> Answer {
        if var answer = try TimeUntil(context: context).answer() {
            // "How many days until" asks for days.
            if meetings.amount.isCount, case .number(let minutes) = answer.value {
                answer.value = .number((minutes / 1440).rounded(.up))
            }
            return answer
        }
        // "How many days until the council" does not ask for the length of past meetings.
        if meetings.amount.quantity == .count, let hull = context.reading.time?.hull, hull.start == nil {
            return try NothingFound(context: context).answer()
        }
        guard !context.filter.isEmpty || !context.reading.topic.isEmpty || context.reading.order != nil else {
            return try NothingFound(context: context).answer()
        }
        if meetings.isOne, let answer = try lengthOfOne() { return answer }
        guard try isOfMeetings else { return try AmountAnswer(context: context, amount: meetings.amount).answer() }
        let answer = try MeetingsAnswer(context: context).answer()
        if answer.found, answer.value != .number(0) { return answer }
        if !context.query.text.isEmpty { return try AmountAnswer(context: context, amount: meetings.amount).answer() }
        return answer.found ? lengthsUnknown(answer) : answer
    }

    /// Turns an answer over meetings whose ends are all unknown into one that names them, instead of a total of 0.
    private func lengthsUnknown(_ answer: Answer) -> Answer {
        var unknown = answer
        unknown.value = nil
        unknown.becomePerhaps(context.templates.text("duration.unknown"))
        return unknown
    }

    /// Answers "how long is my presentation" with the length of one meeting; nil if no title matches or the end is unknown.
    private func lengthOfOne() throws(StoreError) -> Answer? {
        let meant = MeantMeetings(context: context)
        let isNamed = meetings.namesMeeting || !context.reading.containers.isEmpty || !context.reading.kinds.isEmpty
        let named = try meant.all().filter { meeting in
            isNamed || meeting.titles.contains { TitleMatch($0).share(of: [context.reading.question]) == 1 }
        }
        guard let one = meant.one(of: named), let minutes = one.minutes, minutes > 0 else { return nil }
        var answer = Answer(
            found: true,
            headline: context.templates.text(
                "duration.one",
                [
                    "duration": context.templates.dates.duration(minutes: minutes), "title": one.record.title,
                    "date": context.wording.date(one.record),
                ]))
        answer.value = .number(Double(minutes))
        let stated = try StatedHours(context: context).citations(of: one)
        answer.citations = stated + (try context.citations(one, from: stated.count + 1))
        answer.sections = [
            Answer.Section(quotes: stated.map { Answer.Quote(text: $0.snippet, citations: [$0.rank]) }),
            Answer.Section(titlesOf: Array(answer.citations.dropFirst(stated.count))),
        ].filter { !$0.quotes.isEmpty }
        answer.remarks = context.wording.remarks
        return answer
    }

    /// Whether the question asks for the length of meetings: it has no topic, names a meeting, or matches a title exactly.
    ///
    /// "How long was the outage" does not ask for the length of the outage's post-mortem.
    private var isOfMeetings: Bool {
        get throws(StoreError) {
            let reading = context.reading
            if meetings.namesMeeting || !reading.containers.isEmpty || !reading.kinds.isEmpty { return true }
            let match = TitleMatch(reading.topic)
            if match.isIdle { return true }
            return try MatchingMeetings(context: context).all().contains { meeting in
                meeting.titles.contains { title in
                    match.share(of: [title]) == 1 && TitleMatch(title).share(of: [reading.question]) == 1
                }
            }
        }
    }
}
