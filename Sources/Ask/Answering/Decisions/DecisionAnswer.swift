import Model
import Parsing
import Retrieval
import Store
import Text
import Time

/// Answers what was decided about a topic: the latest state first.
struct DecisionAnswer {
    let context: AnswerContext
    let search: AnswerContext.Search

    /// Returns the decisions; without any, the passages about the topic.
    func answer() throws(StoreError) -> Answer {
        // "Why did we decide …" asks for the discussion, not for the result.
        if AskedKind(context.reading) == .reason {
            return try FindAnswer(context: context).ranked(search.found, search)
        }
        let lines = search.found.map { LineReader().lines(of: $0.passage.chunks) }
        if let stated = try stated(lines) { return stated }
        return try undecided(lines)
    }

    /// Returns only the decisions; nil if none is certain.
    ///
    /// With `matter`, the words of the matter whose outcome is asked for, a likely decision is enough: "they declined" answers "was it
    /// accepted". `share` is the minimum share of those words in a line with its headings and title.
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
        // Next to a certain outcome, likely ones do not count.
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
            guard let first = state.lines.first, let own = cited[first.place] else { continue }
            let block = try block(of: first)
            if block.count > 1 {
                answer.citations[own - 1].lines = block.reduce(answer.citations[own - 1].lines) { $0.union($1.lines) }
            }
            answer.sections.append(section(state, isLatest: place == 0, block, cited))
        }
        let latest = states.first.map { $0.lines.prefix(1).map(\.line) } ?? []
        answer.value = try QuotedValue(context: context, search: search, lines: latest).value()
        if answer.sections.count > DecisionAnswer.shownStates { answer.shown = DecisionAnswer.shownStates }
        answer.headline = context.templates.text(
            "decision.states",
            ["count": String(answer.sections.count), "conditions": context.wording.conditionsBehindColon])
        answer.remarks = context.wording.remarks
        return answer
    }

    private static let mostCopies = 3
    private static let shownStates = 4

    /// Returns the indices of the passages to cite: those of the states in order, then the best matching ones.
    private func placesToCite(
        _ states: [DecisionStates.State], _ lines: [[QuotableLine]], isOutcome: Bool
    ) -> [Int] {
        let proofs = states.flatMap { $0.lines.prefix(DecisionAnswer.mostCopies).map(\.place) }
        let fitting = order(lines)
        // Within one document the best match matters more than the order.
        let isSpread = isOutcome || Set(proofs.map { search.found[$0].document.number }).count > 1
        // The passage that a state is quoted from is cited even beyond the limit.
        let needed = Set(states.compactMap(\.lines.first?.place))
        var room = context.limit - needed.count
        var seen: Set<Int> = []
        // What is quoted first is cited first.
        return ((isSpread ? proofs : Array(proofs.prefix(1))) + fitting).filter { place in
            guard seen.insert(place).inserted else { return false }
            if needed.contains(place) { return true }
            room -= 1
            return room >= 0
        }
    }

    private func section(
        _ state: DecisionStates.State, isLatest: Bool, _ block: [QuotableLine], _ cited: [Int: Int]
    ) -> Answer.Section {
        var seen: Set<Int> = []
        let proofs = state.lines.compactMap { cited[$0.place] }.filter { seen.insert($0).inserted }
        let quotes = block.map { line in
            Answer.Quote(text: line.text, matches: search.evidence.matches(in: line.text), citations: proofs)
        }
        return Answer.Section(heading: heading(state, state.lines[0], isLatest: isLatest), quotes: quotes)
    }

    /// Returns a line, and what it announces with a colon: "We agreed on the following:" says nothing alone.
    private func block(of first: DecisionStates.Line) throws(StoreError) -> [QuotableLine] {
        guard first.line.traits.contains(.leadsIn) else { return [first.line] }
        let found = try PassageContinuation(index: context.index).added(to: search.found[first.place])
        let lines = LineReader().lines(of: found.passage.chunks)
        guard let place = lines.firstIndex(where: { $0.lines == first.line.lines && $0.text == first.line.text }) else {
            return [first.line]
        }
        return Array(lines[QuotedBlock(lines: lines).around(place, isWholeNote: false, isEnough: false)])
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

    /// Returns the title of a line's document, with the heading above if the line does not name the matter.
    private func title(of line: DecisionStates.Line) -> String {
        let title = search.found[line.place].document.title
        let own = search.evidence.strength(of: [line.line.text])
        guard own < DecisionAnswer.namesItself, let last = line.line.headings.last else { return title }
        // Of the lines before an outcome, the one that names the matter best tells of what it is.
        let weights = line.line.headings.map { search.evidence.weight(of: $0) }
        let best = line.line.verdict?.isBare == true ? weights.max().flatMap { weights.lastIndex(of: $0) } : nil
        let above = best.map { line.line.headings[$0] } ?? last
        return context.templates.text("heading.section", ["title": title, "section": above])
    }

    /// Minimum share of the question in a line that names its matter.
    private static let namesItself: Float = 0.4

    // MARK: No decision

    private func undecided(_ lines: [[QuotableLine]]) throws(StoreError) -> Answer {
        try FindAnswer(context: context).ranked(order(lines).map { search.found[$0] }, search)
    }

    /// Returns the indices of the passages, those with decision words first.
    private func order(_ lines: [[QuotableLine]]) -> [Int] {
        let scores = zip(search.found, lines).map { found, lines in
            let force = lines.compactMap { $0.verdict?.force.rawValue }.max() ?? 0
            return found.passage.score + Float(force) * DecisionAnswer.boost
        }
        return search.found.indices.sorted { (scores[$1], $0) < (scores[$0], $1) }
    }

    /// Score added per level of `Force`.
    private static let boost: Float = 2
}
