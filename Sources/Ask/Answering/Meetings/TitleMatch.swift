import Language
import Store
import Text

struct TitleMatch {
    /// The number of occurrences of each significant term in the topic: "1:1" has two.
    private let terms: [UInt64: Int]
    /// The beginnings of their stems.
    private let beginnings: WordBeginnings

    /// Creates a match; words common to all meetings ("call", "session") are not significant.
    ///
    /// - Parameter topic: The topic of a question.
    init(_ topic: String) {
        let telling = TermAnalyzer().terms(of: topic).filter {
            !QuestionWords.isEmpty($0.word) && !TitleMatch.idle.contains($0.stem)
        }
        terms = TitleMatch.counted(telling)
        beginnings = WordBeginnings(ofStems: telling.map(\.stem))
    }

    /// Whether the topic has no significant word.
    var isIdle: Bool { terms.isEmpty }

    /// Returns the largest share of the topic's words in one of some titles.
    ///
    /// - Parameter titles: The titles of one document or meeting.
    /// - Returns: 0 … 1; 0 if the topic has no significant word.
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

    /// Returns whether one of some titles has all of the topic's words.
    ///
    /// - Parameter titles: The titles of one document or meeting.
    /// - Returns: False if the topic has no significant word.
    func isWhole(in titles: [String]) -> Bool {
        titles.contains { beginnings.mayAllBe(in: $0) && share(of: [$0]) == 1 }
    }

    /// Returns the meetings that the topic names: those with all of its words in a title, else in a title with its file and folders.
    ///
    /// "The lab meeting" has the title "labmtg" in the folder "lab meetings".
    ///
    /// - Parameters:
    ///   - meetings: Meetings in any order.
    ///   - isOrdered: Whether the last or first one is sought; then those whose folder names them count beside those whose title does.
    /// - Returns: The meetings in the same order; empty if the topic has no significant word.
    func named(among meetings: [Meeting], isOrdered: Bool = false) -> [Meeting] {
        guard !isIdle else { return [] }
        let titled = meetings.filter { isWhole(in: $0.titles) }
        guard titled.isEmpty || isOrdered else { return titled }
        let known = Set(titled.map(\.record.number))
        return meetings.filter { meeting in
            known.contains(meeting.record.number) || isWhole(in: meeting.sources.map(\.fullName))
        }
    }

    /// Returns the documents of meetings that may have a title with all words of the topic.
    ///
    /// - Parameter documents: Documents that passed a filter.
    /// - Returns: The documents of meetings with such a title, and of meetings whose representing document the filter removed.
    func mayBeWhole(among documents: [DocumentRecord]) -> [DocumentRecord] {
        guard !isIdle else { return documents }
        let known = Set(documents.map(\.number))
        let whole = Set(documents.filter { isWhole(in: [$0.title]) }.map(\.meeting))
        return documents.filter { whole.contains($0.meeting) || !known.contains($0.meeting) }
    }

    private static func counted(_ terms: [TermAnalyzer.Term]) -> [UInt64: Int] {
        Dictionary(terms.map { ($0.hash, 1) }, uniquingKeysWith: +)
    }

    private static let idle = Set(words: Language.allCases.map(\.places.meetings))
}
