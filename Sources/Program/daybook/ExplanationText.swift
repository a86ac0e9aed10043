import Answering
import Parsing

/// Writes an explanation for people to read.
struct ExplanationText {
    private let templates = Templates.embedded()

    /// The reading with all it could not use and all it may also mean; if wanted the filters and the scores.
    func text(_ explanation: Explanation, reading: ParsedQuestion, withScores: Bool) -> String {
        var lines = [explanation.sentence]
        lines += reading.unread.map { templates.text("explain.unread", ["text": $0]) }
        lines += explanation.unused.map { templates.text("explain.unused", ["text": $0]) }
        lines += reading.ambiguous.filter { $0.readings.count > 1 }.map { ambiguous($0, reading) }
        // Without a vault there is nothing to filter or to rank.
        guard withScores, !explanation.waterfall.isEmpty else { return lines.joined(separator: "\n") }
        lines += ["", templates.text("explain.filters")]
        lines += explanation.waterfall.map { "  \($0.documents) \($0.step)" }
        return (lines + words(explanation) + scores(explanation)).joined(separator: "\n")
    }

    /// What a part may also mean; all that it may mean where nothing was chosen.
    private func ambiguous(_ ambiguity: Ambiguity, _ reading: ParsedQuestion) -> String {
        let isOpen = reading.people.contains { ambiguity.text.hasPrefix($0.text) && $0.candidates.count > 1 }
        let all = ambiguity.readings.joined(separator: "; ")
        let other = ambiguity.readings[1...].joined(separator: "; ")
        return templates.text(
            isOpen ? "explain.each" : "explain.ambiguous", ["text": ambiguity.text, "other": other, "all": all])
    }

    private func words(_ explanation: Explanation) -> [String] {
        guard !explanation.words.isEmpty else { return [] }
        return ["", templates.text("explain.words")]
            + explanation.words.map { word in
                let unknown = word.isKnown ? "" : " " + templates.text("explain.unknown")
                return "  \(word.word) \(ExplanationText.decimal(word.importance))\(unknown)"
            }
    }

    private func scores(_ explanation: Explanation) -> [String] {
        guard !explanation.citations.isEmpty else {
            return explanation.words.isEmpty ? ["", templates.text("explain.computed")] : []
        }
        return ["", templates.text("explain.scores")]
            + explanation.citations.map { citation in
                let parts = (citation.parts ?? []).filter { $0.value != 0 }
                    .map { "\($0.name) \(ExplanationText.decimal($0.value))" }
                let place = SafeText.line(citation.place)
                let score = ExplanationText.decimal(citation.score)
                return "  [\(citation.rank)] \(score) \(place): \(parts.joined(separator: ", "))"
            }
    }

    /// A number with two decimals.
    static func decimal(_ value: Float) -> String {
        let hundredths = Int((Double(value) * 100).rounded())
        let rest = abs(hundredths) % 100
        return "\(hundredths < 0 ? "-" : "")\(abs(hundredths) / 100).\(rest < 10 ? "0" : "")\(rest)"
    }
}
