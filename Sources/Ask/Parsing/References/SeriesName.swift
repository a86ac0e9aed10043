/// What the meetings of a series share of their titles: the telling words of the name, without dates, numbers and nouns such as "meeting".
public struct SeriesName: Hashable, Sendable {
    private let stems: [UInt64]

    /// The name of the series that a title belongs to; nil where nothing but a date or a word such as "Notes" stands there.
    ///
    /// - Parameter title: The title of a meeting or note: "Council 3 March 2026", "Board meeting: budget".
    public init?(_ title: String) { self.init(TitleWords(title)) }

    init?(_ words: TitleWords) {
        stems = words.hasName ? words.words[words.name].filter(\.isTelling).map(\.stem) : []
        if stems.isEmpty { return nil }
    }
}
