import Model

/// The words of one language that questions are read by: another language is another table.
///
/// Words stand with blanks between, phrases with commas between. Words are compared folded, and umlauts may be spelt out.
struct QuestionLanguage: Sendable {
    /// The same language in time expressions.
    var time: TimeLanguage
    /// Lists of folded words that carry no topic.
    var emptyWords: [String]
    /// Endings of the plural and how many of their letters are dropped in the singular; words must be longer than given.
    var plurals: [(ending: String, dropped: Int, longerThan: Int)]
    /// What single words do.
    var traits: [(WordTraits, String)]
    /// Words for kinds of documents.
    var kinds: [(Set<DocumentKind>, String)]
    /// The numbers from one on.
    var numbers: String
    /// The ordinals from the second on, each with its spellings.
    var ordinals: [String]
    /// Units of time that meetings lie in.
    var units: [(TimeGrain, String)]
    /// What phrases mean; of intents the earlier win.
    var cues: [(Cue, String)]
    /// Common misspellings of words of the table.
    var misspellings: [String: String]

    static let meetings: Set<DocumentKind> = [.meeting, .transcript, .event]
}
