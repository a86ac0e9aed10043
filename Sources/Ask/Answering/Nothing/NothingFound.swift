import Model
import Parsing
import Store
import Time

/// States that nothing answers: which part of the reading left nothing, and the nearest miss.
struct NothingFound {
    let context: AnswerContext
    /// The results that are too weak for an answer; cited for callers that judge by themselves.
    var search: AnswerContext.Search?

    /// Answers if no document passes the filter or none is about the topic: with near lines if there are some, else with nothing.
    func answer() throws(StoreError) -> Answer {
        if let search, let perhaps = try PerhapsAnswer(context: context, search: search).answer() { return perhaps }
        if let period = try PeriodAnswer(context: context).answer() { return period }
        let passing = context.filter.isEmpty ? [] : try context.index.documents(context.filter)
        let isEmptyFilter = !context.filter.isEmpty && passing.isEmpty
        let hasConditions = !context.wording.conditions.isEmpty
        let key =
            isEmptyFilter
            ? hasConditions ? "nothing.filter" : "nothing.kind"
            : hasConditions ? "nothing.topic" : context.reading.order != nil ? "nothing.kind" : "nothing.asked"
        var answer = Answer(
            found: false, headline: context.templates.text(key, ["conditions": context.wording.conditions]))
        answer.isSearched = key != "nothing.asked"
        answer.remarks = context.wording.remarks
        if isEmptyFilter { answer.nearest = try nearestOutsideTime() }
        guard let search = try candidates(), let best = NothingFound.nearest(in: search.found) else { return answer }
        for (place, found) in search.found.prefix(context.limit).enumerated() {
            answer.citations.append(try context.citation(found, rank: place + 1, evidence: search.evidence))
        }
        guard answer.nearest == nil, best.strength >= NothingFound.worthNaming else { return answer }
        let text = context.templates.text(
            best.document.start == nil ? "nearest.undated" : "nearest.topic",
            ["title": best.document.title, "date": context.wording.date(best.document)])
        let citation = try context.citation(best, rank: 1, evidence: search.evidence)
        answer.nearest = Answer.Nearest(text: text, citation: citation)
        return answer
    }

    /// Returns the passage among the first ones that contains most of the question.
    private static func nearest(in found: [RetrievedPassage]) -> RetrievedPassage? {
        let first = found.prefix(nearestDepth)
        let most = first.map(\.strength).max() ?? 0
        return first.first { $0.strength == most }
    }

    private static let nearestDepth = 5

    /// Returns the results; if the conditions left none, those of a search without them.
    private func candidates() throws(StoreError) -> AnswerContext.Search? {
        if let search, !search.found.isEmpty { return search }
        guard !context.query.text.isEmpty else { return nil }
        var relaxed = context
        relaxed.query.phrases = []
        relaxed.query.filter = DocumentFilter()
        relaxed.query.filter.scope = context.filter.scope
        relaxed.query.filter.statuses = context.filter.statuses
        relaxed.query.preferredSpans = context.reading.time?.spans ?? []
        relaxed.query.preferredPeople = context.reading.people.flatMap(\.candidates)
        return try relaxed.search()
    }

    /// Minimum share of the question in a passage that is named as the nearest miss.
    private static let worthNaming: Float = 0.25

    /// Returns the last document before the time that passes all other conditions, else the first one after it.
    private func nearestOutsideTime() throws(StoreError) -> Answer.Nearest? {
        guard let hull = context.reading.time?.hull, !context.filter.spans.isEmpty else { return nil }
        var filter = context.filter
        filter.spans = [TimeSpan(start: nil, end: hull.start)]
        let before = hull.start == nil ? nil : try context.index.documents(filter).last
        filter.spans = [TimeSpan(start: hull.end, end: nil)]
        let after = hull.end == nil ? nil : try context.index.documents(filter).first
        guard let document = before ?? after else { return nil }
        let text = context.templates.text(
            before == nil ? "nearest.after" : "nearest.before",
            ["title": document.title, "date": context.wording.date(document)])
        return Answer.Nearest(text: text, citation: try context.citation(document, rank: 1))
    }
}
