import Answering
import Text

struct ExplanationText {
    let templates: Templates

    /// Formats the reading with its unused words and ambiguities; with `withScores` also filters and scores.
    func text(_ explanation: Explanation, withScores: Bool) -> String {
        var lines = [explanation.sentence] + explanation.notes
        // Without a vault there are no filters and no ranking.
        guard withScores, !explanation.waterfall.isEmpty else { return lines.joined(separator: "\n") }
        lines += ["", templates.text("explain.filters")]
        lines += explanation.waterfall.map { "  \($0.documents) \($0.step)" }
        lines += explanation.preferences.map { "  " + $0 }
        return (lines + words(explanation) + scores(explanation) + tests(explanation) + values(explanation))
            .joined(separator: "\n")
    }

    private func words(_ explanation: Explanation) -> [String] {
        guard !explanation.words.isEmpty else { return [] }
        return ["", templates.text("explain.words")]
            + explanation.words.flatMap { word in
                let meant = word.meant.map { " " + templates.text("explain.meant", ["meant": $0]) }
                let unknown = word.isKnown ? "" : " " + templates.text("explain.unknown") + (meant ?? "")
                let related = word.related.prefix(ExplanationText.mostRelated).map { stem in
                    "    " + templates.text("explain.related", ["related": stem, "word": word.word])
                }
                return ["  \(word.word) \(ExplanationText.decimal(word.importance))\(unknown)"] + related
            }
    }

    /// The maximum number of related words shown; later ones are hardly related.
    private static let mostRelated = 10

    private func scores(_ explanation: Explanation) -> [String] {
        guard !explanation.citations.isEmpty else {
            return explanation.words.isEmpty ? ["", templates.text("explain.computed")] : []
        }
        return ["", templates.text("explain.scores")]
            + explanation.citations.map { citation in
                let place = SafeText.line(citation.place)
                let score = ExplanationText.decimal(citation.score)
                return "  [\(citation.rank)] \(score) \(place): \(ExplanationText.words(citation.parts ?? []))"
            }
    }

    /// The tests of an answer with their values and limits, those that fail first.
    private func tests(_ explanation: Explanation) -> [String] {
        guard !explanation.tests.isEmpty else { return [] }
        let ordered = explanation.tests.filter { !$0.isPassed } + explanation.tests.filter(\.isPassed)
        return ["", templates.text("explain.tests")]
            + ordered.map { test in
                let key = test.isPassed ? "explain.test.passed" : "explain.test.failed"
                let slots = [
                    "value": ExplanationText.decimal(test.value), "least": ExplanationText.decimal(test.least),
                    "test": templates.text("explain.test.\(test.name)"),
                ]
                return "  " + templates.text(key, slots)
            }
    }

    private func values(_ explanation: Explanation) -> [String] {
        guard !explanation.candidates.isEmpty else { return [] }
        return ["", templates.text("explain.values")]
            + explanation.candidates.map { candidate in
                let (value, place) = (SafeText.line(candidate.value), SafeText.line(candidate.place))
                let score = ExplanationText.decimal(candidate.score)
                return "  \(score) \(value) (\(place)): \(ExplanationText.words(candidate.parts))"
            }
    }

    private static func words(_ parts: [ScorePart]) -> String {
        parts.filter { $0.value != 0 }.map { "\($0.name) \(decimal($0.value))" }.joined(separator: ", ")
    }

    static func decimal(_ value: Float) -> String {
        let hundredths = Int((Double(value) * 100).rounded())
        let rest = abs(hundredths) % 100
        return "\(hundredths < 0 ? "-" : "")\(abs(hundredths) / 100).\(rest < 10 ? "0" : "")\(rest)"
    }
}
