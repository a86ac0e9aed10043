/// The telling words that the titles of a series share, without dates, numbers and nouns such as "meeting".
public struct SeriesName: Hashable, Sendable {
    private let stems: [UInt64]

    /// Finds the series name in a title; nil if it has only a date or a word such as "Notes".
    ///
    /// - Parameter title: The title of a meeting or note: "Council 3 March 2026", "Board meeting: budget".
    public init?(_ title: String) { self.init(TitleWords(title)) }

    init?(_ words: TitleWords) {
        stems = words.hasName ? words.words[words.name].filter(\.isTelling).map(\.stem) : []
        if stems.isEmpty { return nil }
    }
}
