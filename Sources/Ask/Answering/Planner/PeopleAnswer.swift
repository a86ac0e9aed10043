import Model
import Parsing
import Store
import Time

/// Answers with everybody whom the vault knows, or with those not met for some time.
struct PeopleAnswer {
    let context: AnswerContext

    func answer() throws(StoreError) -> Answer {
        let people = context.names.people.filter { !$0.isOfText && $0.number != context.names.owner }
        let facts = try PersonFacts(context: context, of: people)
        return try listed(people, facts, key: "people.all")
    }

    /// Answers with the people met before the asked time and not in it, those met longest ago first.
    func unmet() throws(StoreError) -> Answer {
        let facts = try PersonFacts(context: context, of: context.names.people)
        let start = context.reading.time?.hull.start ?? context.now
        let people = context.names.people.filter { person in
            guard person.number != context.names.owner, let last = facts.last(of: person) else { return false }
            return (last.record.start ?? start) < start
        }
        let ordered = people.sorted { left, right in
            let (one, other) = (facts.last(of: left)?.record.start, facts.last(of: right)?.record.start)
            return (one?.secondNumber ?? .min, left.name) < (other?.secondNumber ?? .min, right.name)
        }
        return try listed(ordered, facts, key: "people.unmet")
    }

    private func listed(_ people: [Person], _ facts: PersonFacts, key: String) throws(StoreError) -> Answer {
        var answer = Answer(found: true, headline: "")
        let shown = people.prefix(context.listLimit ?? PeopleAnswer.mostPeople)
        var entries: [PersonEntry] = []
        for person in shown {
            let entry = try facts.entry(of: person, rank: answer.citations.count + 1)
            let cards = [entry.last, entry.next].compactMap { $0 }
            answer.citations += cards.map(\.citation)
            let quote = Answer.Quote.computed(facts.line(entry), citations: cards.map(\.citation.rank))
            answer.sections.append(Answer.Section(quotes: [quote]))
            entries.append(entry)
        }
        answer.view = .people(entries)
        answer.value = .list(people.map(\.name))
        if people.isEmpty { answer.certainty = .nothing }
        let more = MeetingLines(context: context).more(shown: shown.count, of: people.count)
        answer.headline = context.templates.text(
            people.isEmpty ? key + ".nobody" : key,
            ["count": String(people.count), "more": more, "conditions": context.wording.conditionsBehindColon])
        return answer
    }

    private static let mostPeople = 20
}
