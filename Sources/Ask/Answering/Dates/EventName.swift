import Language
import Text

/// Selects the meetings that a topic names.
///
/// "The boat show" is the "Hanse Boat Show", not the "Boat show debrief", because the last words of a title tell the kind of meeting.
struct EventName {
    private let topic: String
    private let stems: Set<String>

    init(_ topic: String) {
        self.topic = topic
        stems = Set(TermAnalyzer().terms(of: topic).map(\.stem))
    }

    /// Returns the meetings with exactly that name; else those whose title ends with one of its words; else those whose title has them all.
    func best(of meetings: [Meeting]) -> [Meeting] {
        guard !stems.isEmpty else { return meetings }
        for fits in [isName, isEnd, isWhole] {
            let named = meetings.filter { meeting in
                meeting.titles.contains { title in EventName.names(in: title).contains { fits(EventName.stems(of: $0)) }
                }
            }
            if !named.isEmpty { return named }
        }
        return []
    }

    /// Returns a title, and its part before a comma, colon, bracket or dash: "Hanse Boat Show, stand B14".
    private static func names(in title: String) -> [Substring] {
        [Substring(title)] + title.split(maxSplits: 1) { ",:(–—".contains($0) }.prefix(1)
    }

    private static func stems(of title: Substring) -> [String] {
        TermAnalyzer().terms(of: String(title)).filter { !QuestionWords.isFunctionWord($0.word) }.map(\.stem)
    }

    private func isName(_ title: [String]) -> Bool { Set(title).isSubset(of: stems) && !title.isEmpty }

    private func isEnd(_ title: [String]) -> Bool { title.last.map { stems.contains($0) } ?? false }

    /// Whether a title has all words of the topic except those for meetings: "the schools open" is not a meeting about schools.
    private func isWhole(_ title: [String]) -> Bool {
        stems.allSatisfy { title.contains($0) || EventName.kinds.contains($0) }
    }

    /// The stems of words for meetings, which titles omit.
    private static let kinds = Set(
        Language.allCases.flatMap { TermAnalyzer().terms(of: $0.dates.meetings).map(\.stem) })
}
