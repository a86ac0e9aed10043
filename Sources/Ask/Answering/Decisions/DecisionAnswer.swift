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

    /// The states alone.
    ///
    /// - Parameters:
    ///   - matter: The words of the matter whose outcome is asked for: then what only sounds like a decision is enough, for "they declined"
    ///     answers "was it accepted".
    ///   - share: How much of those words a line, with what stands above it, must hold.
    /// - Returns: Nil where nothing decides for certain.
    /// - Throws: `StoreError` where the index cannot be read.
    func stated(
        of matter: Evidence? = nil, namedBy share: Float = SectionLines.leastShare
    ) throws(StoreError) -> Answer? {
        try stated(search.found.map { LineReader().lines(of: $0.passage.chunks) }, of: matter, namedBy: share)
    }

    private func stated(
        _ lines: [[QuotableLine]], of matter: Evidence? = nil, namedBy share: Float = SectionLines.leastShare
    ) throws(StoreError) -> Answer? {
        var states = DecisionStates(
            context: context, search: search, lines: lines, matter: matter, leastOfMatter: share
        ).states()
        let isCertain = states.contains(where: \.isCertain)
        guard isCertain || matter != nil && !states.isEmpty else { return nil }
        // Beside what has come out of a matter, what only sounds like it says nothing.
        if matter != nil, isCertain { states.removeAll { !$0.isCertain } }
        var answer = Answer(found: true, headline: "")
        var cited: [Int: Int] = [:]
        for place in placesToCite(states, lines, isOutcome: matter != nil) {
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
    private func placesToCite(
        _ states: [DecisionStates.State], _ lines: [[QuotableLine]], isOutcome: Bool
    ) -> [Int] {
        let proofs = states.flatMap { $0.lines.prefix(DecisionAnswer.mostCopies).map(\.place) }
        let fitting = order(lines)
        // Inside one document, what comes first matters less than what fits best.
        let isSpread = isOutcome || Set(proofs.map { search.found[$0].document.number }).count > 1
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
                "title": title(of: first),
            ])
    }

    /// The title of a line's document, with the item or heading above a line that does not name the matter itself.
    private func title(of line: DecisionStates.Line) -> String {
        let title = search.found[line.place].document.title
        let own = search.evidence.strength(of: [line.line.text])
        guard own < DecisionAnswer.namesItself, let above = line.line.headings.last else { return title }
        return context.templates.text("decision.section", ["title": title, "section": above])
    }

    /// A line that holds this share of the question says what it decides about.
    private static let namesItself: Float = 0.4

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
