import Parsing
import Store

/// Answers without a condition that may be misread, if nothing answers with it: words taken for a document, a kind, a place or an exclusion,
/// or a topic that tasks and attendance need not name.
struct RelaxedAnswer {
    let reading: ParsedQuestion
    let templates: Templates

    /// Returns the first such answer, as uncertain; nil if none answers.
    func answer(
        ask: (ParsedQuestion) throws(StoreError) -> Answer
    ) throws(StoreError) -> Answer? {
        for condition in RelaxedAnswer.loose where isDoubtful(condition) {
            var rest = condition.dropped(from: reading)
            guard rest != reading else { continue }
            if condition == .titles {
                rest.topic = ([reading.topic] + reading.containers.map(\.title)).filter { !$0.isEmpty }
                    .joined(separator: " ")
            }
            var answer = try ask(rest)
            guard answer.found else { continue }
            let words = condition.words(in: reading, ReadingWords(templates: templates, reading: reading))
            answer.certainty = .perhaps
            answer.value = nil
            answer.headline =
                condition == .topic
                ? templates.text("perhaps.period", ["topic": words, "found": answer.headline])
                : templates.text("perhaps.without", ["condition": words, "found": answer.headline])
            return answer
        }
        return nil
    }

    /// The conditions, the most doubtful first; times and people are hardly ever misread.
    private static let loose: [ReadingCondition] = [.titles, .exclusions, .kinds, .places, .topic]

    private func isDoubtful(_ condition: ReadingCondition) -> Bool {
        switch condition {
        // A follow-up about one document is limited to it on purpose.
        case .titles: !reading.carried.contains(.titles)
        case .exclusions: !reading.excluded.titles.isEmpty || !reading.excluded.people.isEmpty
        case .topic: isOfTime && [.tasks, .who].contains(reading.intent)
        default: true
        }
    }

    /// Whether the question is about a certain time, so that what is left without a topic is little.
    private var isOfTime: Bool { reading.time.map { !$0.isVague } ?? false }
}
