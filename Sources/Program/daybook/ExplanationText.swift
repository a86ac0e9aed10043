import Answering
import Parsing

/// Writes an explanation for people to read.
enum ExplanationText {
    /// The reading, the filter waterfall and, if wanted, the scores.
    static func text(_ explanation: Explanation, reading: ParsedQuestion, withScores: Bool) -> String {
        var lines = [explanation.sentence]
        lines += reading.unread.map { "Not understood: \"\($0)\"" }
        lines += reading.ambiguous.filter { $0.readings.count > 1 }.map {
            "\"\($0.text)\" may mean: \($0.readings.joined(separator: "; "))"
        }
        guard withScores else { return lines.joined(separator: "\n") }
        lines += ["", "Filters:"] + explanation.waterfall.map { "  \($0.documents) \($0.step)" }
        if !explanation.words.isEmpty {
            lines +=
                ["", "Words:"]
                + explanation.words.map { word in
                    "  \(word.word) \(decimal(word.importance))\(word.isKnown ? "" : " (not in the vault)")"
                }
        }
        if !explanation.citations.isEmpty {
            lines += ["", "Scores:"]
            for citation in explanation.citations {
                let parts = (citation.parts ?? []).filter { $0.value != 0 }.map { "\($0.name) \(decimal($0.value))" }
                lines.append(
                    "  [\(citation.rank)] \(decimal(citation.score)) \(SafeText.line(citation.place)): \(parts.joined(separator: ", "))"
                )
            }
        }
        return lines.joined(separator: "\n")
    }

    /// A number with two decimals.
    static func decimal(_ value: Float) -> String {
        let hundredths = Int((Double(value) * 100).rounded())
        let rest = abs(hundredths) % 100
        return "\(hundredths < 0 ? "-" : "")\(abs(hundredths) / 100).\(rest < 10 ? "0" : "")\(rest)"
    }
}
