import Model
import Parsing
import Store

/// Answers questions without a topic with all decisions in meetings and notes, the latest document first.
struct DecisionsAnswer {
    let context: AnswerContext

    func answer() throws(StoreError) -> Answer {
        var answer = Answer(found: true, headline: "")
        var count = 0
        var told: [Int: Set<String>] = [:]
        let documents = try documents()
        for document in documents.reversed() {
            let chunks = try context.index.chunks(ofDocument: document.number)
            let lines = LineReader().lines(of: chunks).filter {
                // The same words in several sources of a meeting are one decision.
                $0.verdict?.force == .certain && isInTime($0, document)
                    && told[document.meeting, default: []].insert($0.text).inserted
            }
            count += lines.count
            let isRoom = answer.sections.count < context.listLimit ?? DecisionsAnswer.mostDocuments
            if isRoom, !lines.isEmpty { try add(lines, of: document, to: &answer) }
        }
        guard count > 0 else { return try undecided(documents) }
        if context.listLimit == nil, answer.sections.count > DecisionsAnswer.shownDocuments {
            answer.shown = DecisionsAnswer.shownDocuments
        }
        answer.headline = context.templates.text(
            "decision.all", ["count": String(count), "conditions": context.wording.conditionsBehindColon])
        answer.remarks = context.wording.remarks
        return answer
    }

    /// Returns the documents to read; with an order word ("the last meeting"), only those of the selected meetings.
    private func documents() throws(StoreError) -> [DocumentRecord] {
        let all = try context.documents().filter { $0.kind != .event && $0.kind != .person }
        guard context.reading.order != nil else { return all }
        let meetings = try Meeting.grouped(all.filter(\.kind.isMeeting), in: context.index)
        let meant = Set(context.inOrder(meetings).map(\.record.meeting))
        return all.filter { meant.contains($0.meeting) }
    }

    /// Answers with an overview, because the named meetings record no decision.
    private func undecided(_ documents: [DocumentRecord]) throws(StoreError) -> Answer {
        let isNamed = !context.reading.containers.isEmpty || context.reading.order != nil
        guard isNamed, !documents.isEmpty else { return try NothingFound(context: context).answer() }
        var answer = try OverviewAnswer(context: context).answer(documents)
        guard answer.found else { return answer }
        answer.headline = context.templates.text(
            "decision.none", ["conditions": context.wording.conditionsBehindColon])
        return answer
    }

    /// Whether a decision was made within the asked time; true if its line names no other day.
    private func isInTime(_ line: QuotableLine, _ document: DocumentRecord) -> Bool {
        guard let time = context.reading.time, time.isFilter, let written = document.writtenOn,
            let day = DecisionDay.of(line, writtenOn: written, now: context.now.date), day != written
        else { return true }
        return time.spans.contains { $0.contains(day.midnight) }
    }

    /// Maximum number of documents whose decisions are listed; those of others are only counted.
    private static let mostDocuments = 40
    private static let shownDocuments = 8

    private func add(_ lines: [QuotableLine], of document: DocumentRecord, to answer: inout Answer) throws(StoreError) {
        var section = Answer.Section(quotes: [])
        for line in lines {
            var citation = try context.citation(document, rank: answer.citations.count + 1)
            citation.lines = line.lines
            citation.snippet = line.text
            section.heading = context.wording.heading(document, people: citation.people)
            section.quotes.append(Answer.Quote(text: line.text, citations: [citation.rank]))
            answer.citations.append(citation)
        }
        answer.sections.append(section)
    }
}
