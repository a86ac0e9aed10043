import Model
import Retrieval
import Store
import Text
import Time

/// The states of a matter over time, from the lines that record its decisions.
struct DecisionStates {
    let context: AnswerContext
    let search: AnswerContext.Search
    let lines: [[QuotableLine]]
    /// The words of the matter whose outcome is asked for; a line counts if it, its headings and title contain enough of them.
    var matter: Evidence?
    var leastOfMatter: Float = 0

    struct Line {
        var line: QuotableLine
        /// The index of its passage in the search result.
        var place: Int
        /// The certainty that the line answers the question; comparable within one question.
        var weight: Float
        /// The day of the decision, from the line or its document.
        var day: CivilDate?
        var written: CivilDate?
    }

    /// A state that held from a day on, with its lines; the line to quote comes first.
    struct State {
        var day: CivilDate?
        var lines: [Line]

        var isCertain: Bool { lines.contains { $0.line.verdict?.force == .certain } }
    }

    /// Returns the states, the latest first, undated ones last.
    func states() -> [State] {
        let lines = relevant(decidingLines()).map { line in
            var line = line
            line.day = DecisionDay.of(line.line, writtenOn: line.written, now: context.now.date)
            return line
        }
        var states: [State] = []
        for line in lines.sorted(by: isLater) {
            if let last = states.indices.last, isSame(line, states[last]) {
                states[last].lines.append(line)
                // A repeated decision holds from its first day; undated lines do not change the day.
                states[last].day = line.day ?? states[last].day
            } else {
                states.append(State(day: line.day, lines: [line]))
            }
        }
        return states.map(ordered)
    }

    /// Orders lines so that the record of a decision comes before later mentions.
    private func ordered(_ state: State) -> State {
        func rank(_ line: Line) -> Int {
            let isRecord = line.written == state.day && search.found[line.place].document.kind != .transcript
            let verdict = line.line.verdict
            return (verdict?.force.rawValue ?? 0) * 2 + (verdict?.isLabelled == true ? 2 : 0) + (isRecord ? 1 : 0)
        }
        var state = state
        state.lines.sort { (rank($1), $1.weight, $0.place) < (rank($0), $0.weight, $1.place) }
        return state
    }

    private func isLater(_ left: Line, _ right: Line) -> Bool {
        (right.day?.dayNumber ?? .min, right.weight, left.place) < (
            left.day?.dayNumber ?? .min, left.weight, right.place
        )
    }

    // MARK: Lines

    private func decidingLines() -> [Line] {
        let today = context.now.date.dayNumber
        let best = search.found.first?.passage.score ?? 0
        return search.found.enumerated().flatMap { place, found -> [Line] in
            let document = found.document
            let written = document.writtenOn
            if let written, written.dayNumber > today { return [] }
            let rank = best > 0 ? max(0, found.passage.score / best) : 0
            return lines[place].compactMap { line in
                guard let verdict = line.verdict else { return nil }
                let own = search.evidence.strength(of: [line.text])
                let titled = search.evidence.strength(of: [line.text, document.fullName] + line.headings)
                guard titled >= DecisionStates.leastOwnShare, isOfMatter(line, document) else { return nil }
                let share = own + (found.strength - own) * DecisionStates.aroundShare
                guard share >= DecisionStates.leastShare else { return nil }
                return Line(
                    line: line, place: place, weight: (share + rank) * DecisionStates.surety(of: verdict, line),
                    day: nil, written: written)
            }
        }
    }

    private func isOfMatter(_ line: QuotableLine, _ document: DocumentRecord) -> Bool {
        matter.map { $0.strength(of: [line.text, document.fullName] + line.headings) >= leastOfMatter } ?? true
    }

    /// The factor for a verdict: labelled lines count more; likely decisions and questions less.
    private static func surety(of verdict: DecisionWords.Verdict, _ line: QuotableLine) -> Float {
        let surety: Float = verdict.isLabelled ? 1.2 : verdict.force == .certain ? 1 : 0.75
        return line.text.contains("?") ? surety * 0.7 : surety
    }

    /// The weight of the surrounding words, relative to the line's own.
    private static let aroundShare: Float = 0.5

    private func relevant(_ lines: [Line]) -> [Line] {
        let best = lines.map(\.weight).max() ?? 0
        return lines.filter { $0.weight >= best * DecisionStates.nearlyAsGood }
    }

    /// Minimum share of the question in the line with its headings and title.
    private static let leastOwnShare: Float = 0.15
    /// Minimum share including the surrounding passage.
    private static let leastShare: Float = 0.3
    /// Minimum weight of a line, relative to the best one.
    private static let nearlyAsGood: Float = 0.7

    // MARK: One state

    /// Whether a line repeats a later one: same day, same numbers, or same words.
    private func isSame(_ line: Line, _ state: State) -> Bool {
        guard let other = state.lines.last else { return false }
        if let day = line.day, day == state.day { return true }
        // "4.3" in a question about 4.3 says nothing about the decision.
        let asked = StatedNumbers.of(context.reading.question)
        let own = StatedNumbers.of(line.line.text).subtracting(asked)
        let others = StatedNumbers.of(other.line.text).subtracting(asked)
        let haveNumbers = !own.isEmpty && !others.isEmpty
        // "The price is €12" and "the price is €15" share their words, but are two states.
        if haveNumbers, own.isDisjoint(with: others) { return false }
        let memo = context.memory.words.memo(of: .english)
        if QuotableLine.likeness(line.line.words(memo), other.line.words(memo)) >= DecisionStates.sameWords {
            return true
        }
        guard haveNumbers, isNear(line.day, state.day) else { return false }
        return own.isSubset(of: others) || others.isSubset(of: own)
    }

    private static let sameWords: Float = 0.5

    /// Whether two days are within two months, as repetitions of a decision usually are; true if one is unknown.
    private func isNear(_ left: CivilDate?, _ right: CivilDate?) -> Bool {
        guard let left, let right else { return true }
        return abs(left.dayNumber - right.dayNumber) <= 62
    }
}
