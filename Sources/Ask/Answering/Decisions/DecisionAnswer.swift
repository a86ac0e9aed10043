import Model
import Parsing
import Retrieval
import Store
import Text
import Time

/// What was decided about a topic: the latest state first, then what it replaced.
struct DecisionAnswer {
    let context: AnswerContext
    let search: AnswerContext.Search

    /// The answer; where nothing decides, the places that speak of the topic.
    func answer() throws(StoreError) -> Answer {
        // "Why did we decide …" asks for what was said, not for what holds.
        if AskedKind(context.reading) == .reason {
            return try FindAnswer(context: context).ranked(search.found, search)
        }
        let lines = search.found.map { LineReader().lines(of: $0.passage.chunks) }
        if let stated = try stated(lines) { return stated }
        return try undecided(lines)
    }

    /// The states alone; nil where nothing decides for certain.
    func stated() throws(StoreError) -> Answer? {
        try stated(search.found.map { LineReader().lines(of: $0.passage.chunks) })
    }

    private func stated(_ lines: [[QuotableLine]]) throws(StoreError) -> Answer? {
        let states = DecisionStates(context: context, search: search, lines: lines).states()
        guard states.first(where: { $0.isCertain }) != nil else { return nil }
        var answer = Answer(found: true, headline: "")
        var cited: [Int: Int] = [:]
        for place in placesToCite(states, lines) {
            let rank = answer.citations.count + 1
            answer.citations.append(
                try context.citation(search.found[place], rank: rank, evidence: search.evidence))
            cited[place] = rank
        }
        for (place, state) in states.enumerated() {
            if let section = section(state, isLatest: place == 0, cited) { answer.sections.append(section) }
        }
        if answer.sections.count > DecisionAnswer.shownStates { answer.shown = DecisionAnswer.shownStates }
        answer.headline = context.templates.text(
            "decision.states",
            ["count": String(answer.sections.count), "conditions": context.wording.conditionsBehindColon])
        answer.remarks = context.wording.remarks
        return answer
    }

    /// A state is proven by so many places.
    private static let mostCopies = 3
    private static let shownStates = 4

    /// The places to cite, in order: of the states in theirs, then what fits best.
    private func placesToCite(_ states: [DecisionStates.State], _ lines: [[QuotableLine]]) -> [Int] {
        let proofs = states.flatMap { $0.lines.prefix(DecisionAnswer.mostCopies).map(\.place) }
        let fitting = order(lines)
        // Inside one document, what comes first matters less than what fits best.
        let isSpread = Set(proofs.map { search.found[$0].document.number }).count > 1
        // Every state needs the place that it is quoted from, whatever else there is room for.
        let needed = Set(states.compactMap(\.lines.first?.place))
        var room = context.limit - needed.count
        var seen: Set<Int> = []
        return ((isSpread ? proofs : []) + fitting).filter { place in
            guard seen.insert(place).inserted else { return false }
            if needed.contains(place) { return true }
            room -= 1
            return room >= 0
        }
    }

    private func section(_ state: DecisionStates.State, isLatest: Bool, _ cited: [Int: Int]) -> Answer.Section? {
        let ranks = state.lines.compactMap { cited[$0.place] }
        guard let first = state.lines.first, let own = cited[first.place] else { return nil }
        var seen: Set<Int> = []
        let proofs = ([own] + ranks).filter { seen.insert($0).inserted }
        let text = first.line.text
        let quote = Answer.Quote(text: text, matches: search.evidence.matches(in: text), citations: proofs)
        return Answer.Section(heading: heading(state, first, isLatest: isLatest), quotes: [quote])
    }

    private func heading(_ state: DecisionStates.State, _ first: DecisionStates.Line, isLatest: Bool) -> String {
        let key = (isLatest ? "decision.since" : "decision.before") + (state.day == nil ? ".undated" : "")
        return context.templates.text(
            key,
            [
                "date": state.day.map { context.templates.dates.day($0) } ?? "",
                "title": search.found[first.place].document.title,
            ])
    }

    // MARK: Without a state

    /// Nothing decides: the places that speak of it, those with a word of deciding first.
    private func undecided(_ lines: [[QuotableLine]]) throws(StoreError) -> Answer {
        try FindAnswer(context: context).ranked(order(lines).map { search.found[$0] }, search)
    }

    /// The places of passages; those that decide come before those that discuss.
    private func order(_ lines: [[QuotableLine]]) -> [Int] {
        let scores = zip(search.found, lines).map { found, lines in
            let force = lines.compactMap { $0.verdict?.force.rawValue }.max() ?? 0
            return found.passage.best.score + Float(force) * DecisionAnswer.boost
        }
        return search.found.indices.sorted { (scores[$1], $0) < (scores[$0], $1) }
    }

    /// What each step of surety adds to a score.
    private static let boost: Float = 2
}
