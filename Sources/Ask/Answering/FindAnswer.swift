import Model
import Parsing
import Retrieval
import Store

/// The lines that answer, best first; also decisions and everything that has no form of its own.
struct FindAnswer {
    let context: AnswerContext
    /// The template of the headline; nil takes that of the intent.
    var headline: String?

    /// The answer.
    ///
    /// - Parameter known: What a search for the topic gave, where that is known already.
    /// - Returns: Passages, best first.
    /// - Throws: `StoreError` where the index cannot be read.
    func answer(_ known: AnswerContext.Search? = nil) throws(StoreError) -> Answer {
        let search: AnswerContext.Search
        if let known { search = known } else { search = try context.search() }
        guard search.isAnswer, !search.found.isEmpty else {
            return try NothingFound(context: context, search: search).answer()
        }
        var answer = Answer(found: true, headline: "")
        // What is shown ends where weak passages begin, so that its numbers have no gaps.
        var isShown = true
        for (place, found) in ordered(search.found).prefix(context.limit).enumerated() {
            let citation = try context.citation(found, rank: place + 1, evidence: search.evidence)
            answer.citations.append(citation)
            isShown = isShown && (place == 0 || search.isWorthShowing(found))
            guard isShown else { continue }
            answer.sections.append(section(found, citation: citation, evidence: search.evidence))
        }
        answer.headline = context.templates.text(
            headline ?? "\(context.reading.intent.rawValue).headline",
            ["count": String(answer.sections.count), "conditions": context.wording.conditionsBehindColon])
        answer.remarks = context.wording.remarks
        return answer
    }

    /// For decisions, passages that decide come before those that discuss.
    private func ordered(_ found: [AnswerContext.Found]) -> [AnswerContext.Found] {
        guard context.reading.intent == .decision else { return found }
        func score(_ found: AnswerContext.Found) -> Float {
            found.passage.best.score + (KeyLines.decides(found.passage.text) ? FindAnswer.decisionBoost : 0)
        }
        let scores = found.map(score)
        return found.indices.sorted { (scores[$1], $0) < (scores[$0], $1) }.map { found[$0] }
    }

    /// What a word of deciding adds to a score.
    private static let decisionBoost: Float = 4

    private func section(_ found: AnswerContext.Found, citation: Citation, evidence: Evidence) -> Answer.Section {
        var quotes = context.quotes(found, evidence: evidence, count: 2)
        for place in quotes.indices { quotes[place].citations = [citation.rank] }
        return Answer.Section(
            heading: context.wording.heading(found.document, people: citation.people), quotes: quotes)
    }
}
