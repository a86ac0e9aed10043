import Language

/// Nouns for meetings of any kind, of all languages.
public enum MeetingNouns {
    /// Tells whether a word names a meeting: "meeting", "session".
    ///
    /// - Parameter word: A word, folded.
    /// - Returns: Whether it is a noun for meetings of any title.
    public static func contains(_ word: String) -> Bool { TitleNouns.all.contains { $0.meetings.contains(word) } }
}

/// Nouns and prepositions that occur around titles in one language; all folded.
struct TitleNouns: Sendable {
    /// Nouns for meetings of any title: "the budget meeting".
    var meetings: Set<String>
    /// Nouns that may be titles too, each with the plain word that may replace it; "the call on Tuesday" may be any meeting of that day.
    var occasions: [String: String]
    /// Nouns for notes: "the strategy doc".
    var documents: Set<String>
    /// Numbered nouns in titles: "day 2", "part 3".
    var counters: Set<String>
    /// Names of meetings that many titles share, usually with the name of a person.
    static let shared: Set<String> = ["1:1"]
    /// Prepositions of attendance: "at the offsite".
    var attending: Set<String>
    /// Prepositions after the main noun of a title: "Questions for the board".
    var linking: Set<String>
    /// Phrases and signs with one meaning: "one on one", "1:1".
    var phrases: [(words: [String], meaning: String)]

    static let all = Language.allCases.map(\.titles)
    static let allPhrases = all.flatMap(\.phrases)
}
