import Answering
import Parsing
import Time

/// A reading with the question that it belongs to, as JSON; if wanted with how its filters and its ranking worked.
struct ReadingReply: Encodable {
    var id: String?
    var question: String
    var reading: ReadingJSON
    /// How the answers come about; nil leaves its keys out.
    var scores: Scores?

    /// What the filters left, what the words weigh, and what the scores are made of.
    struct Scores {
        var explanation: Explanation
        var zone: TimeZone
    }

    private enum Key: CodingKey { case id, question, reading, filters, preferred, words, citations }

    func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: Key.self)
        try object.encode(id, forKey: .id)
        try object.encode(question, forKey: .question)
        try object.encode(reading, forKey: .reading)
        guard let scores else { return }
        let explanation = scores.explanation
        try object.encode(
            explanation.waterfall.map { FilterJSON(step: $0.step, documents: $0.documents) }, forKey: .filters)
        try object.encode(explanation.preferences, forKey: .preferred)
        try object.encode(
            explanation.words.map {
                WordJSON(
                    word: $0.word, importance: rounded($0.importance), isKnown: $0.isKnown, meant: $0.meant,
                    related: $0.related)
            },
            forKey: .words)
        try object.encode(
            explanation.citations.map { ScoredCitationJSON(citation: $0, zone: scores.zone) }, forKey: .citations)
    }

    private struct FilterJSON: Encodable {
        var step: String
        var documents: Int
    }

    private struct WordJSON: Encodable {
        var word: String
        var importance: Double
        var isKnown: Bool
        var meant: String?
        var related: [String]

        private enum CodingKeys: String, CodingKey {
            case word, importance, meant, related
            case isKnown = "known"
        }
    }

    /// A citation with the parts of its score by name.
    private struct ScoredCitationJSON: Encodable {
        var citation: Citation
        var zone: TimeZone

        private enum Key: CodingKey { case scores }

        func encode(to encoder: any Encoder) throws {
            try CitationJSON(citation, zone: zone).encode(to: encoder)
            var object = encoder.container(keyedBy: Key.self)
            let parts = (citation.parts ?? []).map { ($0.name, rounded($0.value)) }
            try object.encode(Dictionary(parts, uniquingKeysWith: +), forKey: .scores)
        }
    }
}

/// A score with three decimals.
private func rounded(_ value: Float) -> Double { (Double(value) * 1000).rounded() / 1000 }
