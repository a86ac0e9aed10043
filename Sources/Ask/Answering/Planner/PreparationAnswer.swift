import Model
import Parsing
import Store

/// Answers with what is good to know before the next meeting with somebody, or of some title.
struct PreparationAnswer {
    let context: AnswerContext

    func answer() throws(StoreError) -> Answer {
        let meetings = try meetings()
        let next = meetings.one(.next, nth: 1, now: context.now)
        let written = meetings.filter { meeting in meeting.sources.contains { $0.kind != .event } }
        let begun = (written.isEmpty ? meetings : written).filter { ($0.record.start ?? context.now) <= context.now }
        let past = PreparationAnswer.ofSeries(next, among: begun)
        guard next != nil || !past.isEmpty else { return try NothingFound(context: context).answer() }
        var answer = Answer(found: true, headline: "")
        var preparation = Preparation()
        if let next { preparation.next = try add(next, to: &answer) }
        if let last = past.last {
            preparation.last = try MeetingCards(context: context).card(last, rank: answer.citations.count + 1)
            try addTold(last, to: &answer)
            try addDecided(past, to: &answer)
        }
        let people = try people(of: next ?? past[past.count - 1])
        let facts = try PersonFacts(context: context, of: [])
        let tasks = TaskEntries(context: context)
        for person in people { preparation.theirTasks += try tasks.add(tasksOf: person, facts, to: &answer) }
        for person in people { preparation.ownTasks += try tasks.add(tasksFor: person, facts, to: &answer) }
        preparation.ownTasks += try addOwn(of: past, besides: preparation.ownTasks, to: &answer)
        answer.view = .preparation(preparation)
        answer.headline = headline(preparation)
        answer.remarks = context.wording.remarks
        return answer
    }

    /// Returns the meetings of the same series as the next one; all of them if there are none.
    private static func ofSeries(_ next: Meeting?, among meetings: [Meeting]) -> [Meeting] {
        guard let next else { return meetings }
        let series = meetings.filter { SeriesName($0.record.title) == SeriesName(next.record.title) }
        return series.isEmpty ? meetings : series
    }

    /// Returns the meetings asked about, by time.
    private func meetings() throws(StoreError) -> [Meeting] {
        var filter = context.filter
        filter.kinds = [.meeting, .transcript, .event]
        filter.attendees = context.reading.people.map { Set($0.candidates.map(\.number)) }
        let all = try Meeting.grouped(try context.index.documents(filter), in: context.index)
            .filter { $0.record.start != nil }
        let match = TitleMatch(context.reading.topic)
        return match.isIdle ? all : match.named(among: all)
    }

    /// Adds the card of the next meeting.
    private func add(_ next: Meeting, to answer: inout Answer) throws(StoreError) -> MeetingCard {
        let cards = MeetingCards(context: context)
        let card = try cards.card(next, rank: answer.citations.count + 1)
        answer.citations.append(card.citation)
        let heading = text(
            "prepare.next", ["meeting": cards.head(card, isNext: card.start?.date == context.now.date, hasDate: true)])
        answer.sections.append(cards.section(card, heading: heading))
        return card
    }

    /// Adds the most informative lines of the last meeting.
    private func addTold(_ last: Meeting, to answer: inout Answer) throws(StoreError) {
        let first = answer.sections.count
        try OverviewAnswer(context: context).add(last, to: &answer, of: PreparationAnswer.share)
        guard answer.sections.count > first, let heading = answer.sections[first].heading else { return }
        answer.sections[first].heading = text("prepare.last", ["meeting": heading])
    }

    /// The last meeting gets as many lines as one of two in an overview.
    private static let share = 2

    /// Adds the decisions of the last meeting that made some.
    private func addDecided(_ past: [Meeting], to answer: inout Answer) throws(StoreError) {
        for meeting in past.suffix(PreparationAnswer.mostMeetings).reversed() {
            var decided = try DecisionsAnswer(context: context.narrowed(to: meeting)).answer()
            guard decided.certainty == .answered, !decided.sections.isEmpty, decided.headline.isEmpty == false,
                decided.sections.flatMap(\.quotes).contains(where: { $0.kind == .quotation })
            else { continue }
            let heading = decided.sections[0].heading ?? ""
            decided.sections[0].heading = text("prepare.decided", ["meeting": heading])
            return answer.add(decided, sections: 1)
        }
    }

    /// Adds the open tasks that the vault's owner has from the last meetings and that name nobody.
    private func addOwn(
        of past: [Meeting], besides shown: [TaskEntry], to answer: inout Answer
    ) throws(StoreError) -> [TaskEntry] {
        let sources = past.suffix(PreparationAnswer.mostMeetings).flatMap(\.sources).map(\.number)
        guard !sources.isEmpty else { return [] }
        var filter = DocumentFilter()
        filter.documents = [Set(sources)]
        let owners = TaskOwners(context: context)
        let own = try context.index.tasks(filter, states: [.open, .begun]).filter { record in
            owners.isOwn(record.task)
                && !shown.contains { $0.task == record.task && $0.citation.document.number == record.document }
        }
        let heading = text("prepare.own-tasks", ["count": String(own.count)])
        let first = own.prefix(context.listLimit ?? TaskEntries.mostOfOne)
        return try TaskEntries(context: context).add(Array(first), heading: heading, to: &answer)
    }

    /// The number of last meetings that are searched for decisions and tasks.
    private static let mostMeetings = 5

    /// Returns the people asked about, else those who take part, without the vault's owner.
    private func people(of meeting: Meeting) throws(StoreError) -> [Person] {
        let asked = context.reading.people.compactMap(\.candidates.first)
        guard asked.isEmpty else { return asked }
        let known = Dictionary(context.names.people.map { ($0.number, $0) }) { first, _ in first }
        return try context.attendees(meeting.record).filter { $0.number != context.names.owner }
            .prefix(PreparationAnswer.mostPeople).compactMap { known[$0.number] }
    }

    private static let mostPeople = 8

    private func headline(_ preparation: Preparation) -> String {
        guard let next = preparation.next else {
            return text("prepare.unplanned", ["conditions": context.wording.conditionsBehindColon])
        }
        return text("prepare.headline", ["title": next.document.title, "date": context.wording.date(next.document)])
    }

    private func text(_ key: String, _ slots: [String: String]) -> String { context.templates.text(key, slots) }
}
