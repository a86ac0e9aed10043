import Answering
import Text

struct ExplanationText {
    let templates: Templates
    /// Whether words of the inside are shown: stems, the spread of passages.
    var isVerbose = false

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
                let related = isVerbose ? stems(word) : counted(word)
                return ["  \(word.word) \(ExplanationText.decimal(word.importance))\(unknown)"] + related
            }
    }

    private func stems(_ word: Explanation.Word) -> [String] {
        word.related.prefix(ExplanationText.mostRelated).map { stem in
            "    " + templates.text("explain.related", ["related": stem, "word": word.word])
        }
    }

    private func counted(_ word: Explanation.Word) -> [String] {
        word.related.isEmpty
            ? [] : ["    " + templates.text("explain.related-count", ["count": String(word.related.count)])]
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
                return "  [\(citation.rank)] \(score) \(place): \(words(citation.parts ?? []))"
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
                return "  \(score) \(value) (\(place)): \(words(candidate.parts))"
            }
    }

    private func words(_ parts: [ScorePart]) -> String {
        parts.filter { $0.value != 0 }.map { part in
            let name = part.name == "spread" && !isVerbose ? templates.text("explain.part.spread") : part.name
            return "\(name) \(ExplanationText.decimal(part.value))"
        }.joined(separator: ", ")
    }

    static func decimal(_ value: Float) -> String {
        let hundredths = Int((Double(value) * 100).rounded())
        let rest = abs(hundredths) % 100
        return "\(hundredths < 0 ? "-" : "")\(abs(hundredths) / 100).\(rest < 10 ? "0" : "")\(rest)"
    }
}
