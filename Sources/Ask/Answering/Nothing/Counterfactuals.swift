import Parsing
import Store

/// Computes how much a question would find without one of its conditions, if those left little or nothing.
struct Counterfactuals {
    let reading: ParsedQuestion
    let templates: Templates

    /// Whether an answer is so small that the user should know what the conditions excluded.
    func isNeeded(for answer: Answer) -> Bool {
        // A view shows what its command names.
        if case .view = reading.request { return false }
        // A question with an order word, about one day's calendar or for a date expects a single result.
        let isOneByNature =
            reading.order != nil || [.agenda, .when, .decision].contains(reading.intent) || reading.request.isExact
        return answer.certainty == .nothing
            || (!isOneByNature && Counterfactuals.size(of: answer) <= Counterfactuals.little)
    }

    /// Maximum size of a small answer.
    private static let little = 1

    /// Finds the conditions whose removal alone gives a larger answer, in order.
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

    /// The conditions that exclude documents; preferences do not.
    private var conditions: [ReadingCondition] {
        ReadingCondition.all(of: reading).filter { condition in
            // A follow-up about one document is limited to it on purpose.
            condition.leavesOut(of: reading) && (condition != .titles || !reading.carried.contains(.titles))
        }
    }

    /// Maximum number of conditions tried.
    private static let most = 4

    /// Turns questions computed over meetings, and questions without a topic, into counts.
    private func counted(_ reading: ParsedQuestion) -> ParsedQuestion {
        var reading = reading
        // Searching all text again would be slow and tell little.
        if case .occurrences(_, let otherwise) = reading.request { reading.request = otherwise }
        let isOverview = [.discuss, .summary, .find].contains(reading.intent) && reading.topic.isEmpty
        let isComputed = [.list, .duration, .agenda].contains(reading.intent)
        if isComputed || (isOverview && reading.phrases.isEmpty) { reading.request = reading.request.counted }
        return reading
    }

    /// Returns the number that an answer counts or lists, else the number of its sections.
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
    fileprivate var isQuestion: Bool {
        intent != .find || !topic.isEmpty || !phrases.isEmpty || !people.isEmpty || !containers.isEmpty
    }
}
