import Model
import Parsing
import Store

/// All decisions that meetings and notes record, oldest first: for questions without a topic.
struct DecisionsAnswer {
    let context: AnswerContext

    func answer() throws(StoreError) -> Answer {
        var answer = Answer(found: true, headline: "")
        var count = 0
        for document in try context.documents() where document.kind != .event && document.kind != .person {
            let lines = KeyLines.decisions(in: try context.index.chunks(ofDocument: document.number))
            count += lines.count
            guard !lines.isEmpty, answer.sections.count < context.listLimit ?? DecisionsAnswer.mostDocuments else {
                continue
            }
            try add(lines, of: document, to: &answer)
        }
        guard count > 0 else { return try NothingFound(context: context).answer() }
        answer.headline = context.templates.text(
            "decision.all", ["count": String(count), "conditions": context.wording.conditionsBehindColon])
        answer.remarks = context.wording.remarks
        return answer
    }

    /// Decisions of more meetings and notes than these are counted, but not shown.
    private static let mostDocuments = 20

    private func add(_ lines: [KeyLines.Line], of document: DocumentRecord, to answer: inout Answer) throws(StoreError)
    {
        var citation = try context.citation(document, rank: answer.citations.count + 1)
        citation.lines = lines.dropFirst().reduce(lines[0].lines) { $0.union($1.lines) }
        citation.snippet = lines.map(\.text).joined(separator: "\n")
        answer.citations.append(citation)
        answer.sections.append(
            Answer.Section(
                heading: context.wording.heading(document, people: citation.people),
                quotes: lines.map { Answer.Quote(text: $0.text, citations: [citation.rank]) }))
    }
}
