import Model
import Parsing
import Store

/// People: who took part in meetings, who is to do something, or who does what the lines that answer say.
struct WhoAnswer {
    let context: AnswerContext

    func answer() throws(StoreError) -> Answer {
        let search = context.query.text.isEmpty ? nil : try context.search()
        if context.reading.asksAttendance, let answer = try attendance(search) { return answer }
        if context.reading.measure == .people { return try AmountAnswer(context: context).answer() }
        // "Who is Kenji" asks about somebody, not for somebody.
        if context.reading.topic.isEmpty, context.reading.people.count == 1 {
            return try FindAnswer(context: context, headline: "find.headline").answer()
        }
        if context.reading.asked.isDuty, let answer = try TaskDuty(context: context).answer(search) { return answer }
        guard let search, search.isAnswer, !search.found.isEmpty else {
            return try NothingFound(context: context, search: search).answer()
        }
        return try named(in: search)
    }

    // MARK: Who took part

    private func attendance(_ search: AnswerContext.Search?) throws(StoreError) -> Answer? {
        let meetings = try AttendedMeetings(context: context).meant(search)
        let asNumber = context.reading.measure == .people
        let met = try PeopleMet(meetings, context)
        guard !met.entries.isEmpty else { return nil }
        if meetings.count > 1 || context.reading.measure == .mostOften {
            return try met.answer(of: meetings.count, asNumber: asNumber)
        }
        return try attendees(of: meetings[0], asNumber: asNumber)
    }

    private func attendees(of meeting: Meeting, asNumber: Bool) throws(StoreError) -> Answer {
        let list = AttendeeList(context: context)
        let (names, hasYou) = try list.names(meeting.record)
        let people = names.sorted()
        var answer = Answer(
            found: true,
            headline: context.templates.text(
                asNumber ? hasYou ? "people.besides" : "people.attended" : "who.attended",
                [
                    "count": String(people.count),
                    "people": asNumber ? people.joined(separator: ", ") : list.text(people, hasYou: hasYou),
                    "title": meeting.record.title,
                    "date": context.wording.date(meeting.record),
                ]))
        answer.value = asNumber ? .number(Double(people.count)) : .list(people)
        answer.citations = try context.citations(meeting, from: 1)
        answer.sections = [Answer.Section(titlesOf: answer.citations)]
        answer.remarks = context.wording.remarks
        return answer
    }

    // MARK: Who does what lines say

    /// The lines, with the names of who does what they say where that is sure.
    private func named(in search: AnswerContext.Search) throws(StoreError) -> Answer {
        let lines = try FindAnswer(context: context).answer(search)
        guard lines.found, !context.reading.asked.isIdentity, !context.reading.asked.isObject,
            let actor = ActorSearch(context: context, search: search).best()
        else { return lines }
        var ordered = search
        ordered.found = search.found(first: actor.found)
        var answer = try FindAnswer(context: context).answer(ordered)
        let names = actor.people.map(\.name).sorted()
        answer.value = .list(names)
        answer.headline = context.templates.text(
            "who.named",
            [
                "people": names.joined(separator: ", "),
                "source": context.wording.source(actor.found.document),
            ])
        return answer
    }
}
