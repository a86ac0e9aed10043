import Model
import Parsing
import Store

/// People: who took part in a meeting, or whom the lines that answer name.
struct WhoAnswer {
    let context: AnswerContext

    func answer() throws(StoreError) -> Answer {
        let search = context.query.text.isEmpty ? nil : try context.search()
        if context.reading.asksAttendance, let meeting = try meeting(search),
            try !context.people(meeting.record).isEmpty
        {
            return try attendees(of: meeting)
        }
        // "Who is Kenji" asks about somebody, not for somebody.
        if context.reading.topic.isEmpty, context.reading.people.count == 1 {
            return try FindAnswer(context: context, headline: "find.headline").answer()
        }
        guard let search, search.isAnswer, !search.found.isEmpty else {
            return try NothingFound(context: context, search: search).answer()
        }
        return try named(in: search)
    }

    // MARK: Who took part

    /// The meeting that is meant: by its title, else by what was said in it.
    private func meeting(_ search: AnswerContext.Search?) throws(StoreError) -> Meeting? {
        var filter = context.filter
        if filter.kinds.isEmpty { filter.kinds = [.meeting, .transcript, .event] }
        filter.attendees += context.reading.people.filter { $0.role != .attendee }.map {
            Set($0.candidates.map(\.number))
        }
        let meetings = try Meeting.grouped(try context.index.documents(filter), in: context.index)
        let match = TitleMatch(([context.reading.topic] + context.reading.people.map(\.text)).joined(separator: " "))
        if match.isIdle { return chosen(from: meetings) }
        if meetings.count == 1, !context.reading.containers.isEmpty { return meetings[0] }
        let shares = meetings.map { match.share(of: $0.titles) }
        let titled = meetings.indices.filter { shares[$0] == 1 }.map { meetings[$0] }
        if context.reading.order != nil, !titled.isEmpty { return chosen(from: titled) }
        if let fitting = titled.last(where: { ($0.record.start ?? context.now) <= context.now }) ?? titled.first {
            return fitting
        }
        guard let search, (search.found.first?.strength ?? 0) >= WhoAnswer.leastStrength else { return nil }
        let passing = Set(meetings.map(\.record.meeting))
        let best = search.found.first { passing.contains($0.document.meeting) }
        return best.flatMap { found in meetings.first { $0.record.meeting == found.document.meeting } }
    }

    /// "The last meeting", "the next one": by nothing but its place in time.
    private func chosen(from meetings: [Meeting]) -> Meeting? {
        if let order = context.reading.order { return context.one(order, of: meetings) }
        let next = meetings.one(.next, nth: 1, now: context.now)
        let last = meetings.one(.last, nth: 1, now: context.now)
        return context.reading.tense == .future
            ? next ?? last : last ?? (context.reading.containers.isEmpty ? nil : next)
    }

    /// Where no title fits, a passage must hold at least this share of the question.
    private static let leastStrength: Float = 0.6

    private func attendees(of meeting: Meeting) throws(StoreError) -> Answer {
        let people = try context.people(meeting.record).sorted()
        var answer = Answer(
            found: true,
            headline: context.templates.text(
                "who.attended",
                [
                    "count": String(people.count), "people": people.joined(separator: ", "),
                    "title": meeting.record.title,
                    "date": context.wording.date(meeting.record),
                ]))
        answer.value = .list(people)
        answer.citations = try context.citations(meeting, from: 1)
        answer.sections = [Answer.Section(titlesOf: answer.citations)]
        answer.remarks = context.wording.remarks
        return answer
    }

    // MARK: Whom the text names

    /// The answer is sought in this many of the best passages that hold nearly as much of the question as any.
    private static let depth = 5
    private static let nearlyAsStrong: Float = 0.9

    /// The people whom the telling line of a passage names; a page about somebody names them throughout.
    private func people(in found: AnswerContext.Found, _ evidence: Evidence) -> [Person] {
        let quote =
            SnippetMaker(evidence.inside(found.document)).quotes(from: found.passage.text, count: 1).first?.text ?? ""
        let subject = found.document.kind == .person ? found.document.title + "\n" : ""
        return context.peopleInText.people(in: subject + quote)
    }

    private func named(in search: AnswerContext.Search) throws(StoreError) -> Answer {
        var answer = try FindAnswer(context: context).answer(search)
        let asked = Set(context.reading.people.flatMap(\.candidates).map(\.number))
        let strongest = search.found.prefix(WhoAnswer.depth).map(\.strength).max() ?? 0
        var named: (found: AnswerContext.Found, people: [Person])?
        for found in search.found.prefix(WhoAnswer.depth) where found.strength >= strongest * WhoAnswer.nearlyAsStrong {
            let people = self.people(in: found, search.evidence).filter { !asked.contains($0.number) }
            if !people.isEmpty {
                named = (found, people)
                break
            }
        }
        guard let (best, people) = named else { return answer }
        let names = people.map(\.name).sorted()
        answer.value = .list(names)
        answer.headline = context.templates.text(
            "who.named",
            [
                "people": names.joined(separator: ", "),
                "source": [best.document.title, context.wording.date(best.document)].filter { !$0.isEmpty }
                    .joined(separator: ", "),
            ])
        return answer
    }
}
