import Parsing
import Store

/// What dropping a condition would give, where the conditions of a question left little or nothing.
struct Counterfactuals {
    let reading: ParsedQuestion
    let templates: Templates

    /// Whether an answer is so small that its reader should know what its conditions left out.
    func isNeeded(for answer: Answer) -> Bool {
        // One of an order, a day's calendar and a date are one thing by their nature.
        let isOneByNature =
            reading.order != nil || [.agenda, .when, .decision].contains(reading.intent) || reading.request.isExact
        return answer.certainty == .nothing
            || (!isOneByNature && Counterfactuals.size(of: answer) <= Counterfactuals.little)
    }

    /// So much is little.
    private static let little = 1

    /// What each condition left out, where dropping it alone gives more than there is.
    ///
    /// - Parameters:
    ///   - answer: The answer with all conditions.
    ///   - ask: Answers a reading.
    /// - Returns: In the order of the conditions; at most `most`.
    /// - Throws: `StoreError` where the index cannot be read.
    func find(
        beside answer: Answer, ask: (ParsedQuestion) throws(StoreError) -> Answer
    ) throws(StoreError) -> [Counterfactual] {
        let size = answer.found ? Counterfactuals.size(of: answer) : 0
        var found: [Counterfactual] = []
        for condition in conditions.prefix(Counterfactuals.most) {
            var rest = counted(condition.dropped(from: reading))
            rest.order = nil
            guard rest.isQuestion else { continue }
            let answer = try ask(rest)
            let count = answer.found ? Counterfactuals.size(of: answer) : 0
            guard count > size else { continue }
            let words = condition.words(in: reading, ReadingWords(templates: templates, reading: reading))
            let key = condition == .exclusions ? "dropped.exclusions" : "dropped"
            let text = templates.text(key, ["count": String(count), "condition": words])
            found.append(
                Counterfactual(
                    condition: condition, words: words, count: count, text: text,
                    typed: condition.typed(in: reading)))
        }
        return found
    }

    /// What is only preferred leaves nothing out.
    private var conditions: [ReadingCondition] {
        ReadingCondition.all(of: reading).filter { condition in
            // Whoever asks what was said there knows that more was said elsewhere.
            condition.leavesOut(of: reading) && (condition != .titles || !reading.carried.contains(.titles))
        }
    }

    /// At most so many conditions are tried.
    private static let most = 4

    /// What is computed over meetings is counted; so is what a question without a topic goes through.
    private func counted(_ reading: ParsedQuestion) -> ParsedQuestion {
        var reading = reading
        // To look through everything that is written once more would take long, and tell little.
        if case .occurrences(_, let otherwise) = reading.request { reading.request = otherwise }
        let isOverview = [.discuss, .summary, .find].contains(reading.intent) && reading.topic.isEmpty
        let isComputed = [.list, .duration, .agenda].contains(reading.intent)
        if isComputed || (isOverview && reading.phrases.isEmpty) { reading.request = reading.request.counted }
        return reading
    }

    /// How much an answer holds: what it counts or lists, else how many places.
    private static func size(of answer: Answer) -> Int {
        switch answer.value {
        case .list(let list): list.count
        case .number(let number) where number.isFinite && number >= 0 && answer.sections.count <= Int(number):
            Int(number)
        case .number, .moment, nil: answer.sections.count
        }
    }
}

extension ParsedQuestion {
    /// Whether anything is left to ask for.
    fileprivate var isQuestion: Bool {
        intent != .find || !topic.isEmpty || !phrases.isEmpty || !people.isEmpty || !containers.isEmpty
    }
}
