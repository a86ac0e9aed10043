import Model
import Parsing
import Store

/// Answers who fits a description, with the line that says so: "who is our auditor", "who works at Monera".
struct DescribedAnswer {
    let context: AnswerContext
    let description: PersonDescription

    /// Returns the people who fit the description; nil if there are none.
    func answer() throws(StoreError) -> Answer? {
        let described = DescribedPeople(
            index: context.index, names: context.names, people: context.peopleInText, rank: context.rank)
        let statements = try described.statements(description)
        let stated = Set(statements.map(\.person.number))
        let addressed = described.addressed(description).filter { !stated.contains($0.person.number) }
        let people = (statements.map(\.person) + addressed.map(\.person)).map(\.name).sorted()
        guard !people.isEmpty else { return nil }
        var answer = Answer(found: true, headline: "")
        for statement in statements { try add(statement, to: &answer) }
        for (person, address) in addressed { try add(person, address, to: &answer) }
        answer.value = .list(people)
        answer.headline = context.templates.text(
            people.count == 1 ? "who.named" : "who.described",
            [
                "people": people.joined(separator: ", "), "count": String(people.count),
                "source": answer.citations.first.map { context.wording.source($0.document) } ?? "",
            ])
        answer.remarks = context.wording.remarks
        return answer
    }

    private func add(_ statement: DescribedPeople.Statement, to answer: inout Answer) throws(StoreError) {
        let rank = answer.citations.count + 1
        let people = try context.people(statement.document)
        answer.citations.append(
            Citation(
                rank: rank, document: statement.document, people: people, lines: statement.lines,
                snippet: statement.snippet, matches: [], score: 0))
        answer.sections.append(
            Answer.Section(
                heading: context.wording.heading(statement.document, people: people),
                quotes: [Answer.Quote(text: statement.text, citations: [rank])]))
    }

    /// Adds a person known only by an email address, with the last meeting that they attended.
    private func add(_ person: Person, _ address: String, to answer: inout Answer) throws(StoreError) {
        var filter = DocumentFilter()
        filter.attendees = [[person.number]]
        var citations: [Citation] = []
        if let last = try context.index.documents(filter).last {
            citations = try Array(
                context.citations(Meeting(record: last, sources: [last]), from: answer.citations.count + 1).prefix(1))
        }
        answer.citations += citations
        answer.sections.append(
            Answer.Section(
                quotes: [.computed("\(person.name) <\(address)>", citations: citations.map(\.rank))]))
    }
}
