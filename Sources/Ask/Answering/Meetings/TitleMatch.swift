import Store
import Text

/// Compares a topic with titles.
struct TitleMatch {
    /// How often each telling term occurs in the topic: "1:1" is more than one 1.
    private let terms: [UInt64: Int]

    /// A topic; words that every meeting has ("call", "session") do not tell.
    ///
    /// - Parameter topic: What a question is about.
    init(_ topic: String) {
        let telling = TermAnalyzer().terms(of: topic).filter {
            !QuestionWords.isEmpty($0.word) && !TitleMatch.idle.contains($0.stem)
        }
        terms = TitleMatch.counted(telling)
    }

    /// Whether the topic has no word that tells.
    var isIdle: Bool { terms.isEmpty }

    /// The largest share of the topic's words that one of some titles holds.
    ///
    /// - Parameter titles: The titles of one document or meeting.
    /// - Returns: 0 … 1; 0 where the topic has no word that tells.
    func share(of titles: [String]) -> Float {
        let wanted = terms.values.reduce(0, +)
        guard wanted > 0 else { return 0 }
        return titles.map { title in
            var left = terms
            var held = 0
            TermAnalyzer().forEachTerm(in: title) { _, _, _, hash in
                guard let count = left[hash], count > 0 else { return }
                left[hash] = count - 1
                held += 1
            }
            return Float(held) / Float(wanted)
        }.max() ?? 0
    }

    /// The documents of the meetings of which a title may hold all of the topic's words.
    ///
    /// - Parameter documents: Documents that passed a filter.
    /// - Returns: Those of meetings with such a title, and of those that stand for a meeting which the filter left out.
    func mayBeWhole(among documents: [DocumentRecord]) -> [DocumentRecord] {
        guard !isIdle else { return documents }
        let known = Set(documents.map(\.number))
        let whole = Set(documents.filter { share(of: [$0.title]) == 1 }.map(\.meeting))
        return documents.filter { whole.contains($0.meeting) || !known.contains($0.meeting) }
    }

    private static func counted(_ terms: [TermAnalyzer.Term]) -> [UInt64: Int] {
        Dictionary(terms.map { ($0.hash, 1) }, uniquingKeysWith: +)
    }

    private static let idle: Set = [
        "appoint", "besprech", "call", "event", "give", "note", "offen", "open", "place", "session", "termin",
    ]
}
