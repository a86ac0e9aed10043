import Model

/// The words of one language by which questions are read.
///
/// Words are separated by blanks, phrases by commas. Words are compared folded, and umlauts may be spelt out.
struct QuestionLanguage: Sendable {
    var time: TimeLanguage
    /// Lists of folded words without a topic.
    var emptyWords: [String]
    /// Plural endings, with the number of letters that the singular drops; words must be longer than `longerThan`.
    var plurals: [(ending: String, dropped: Int, longerThan: Int)]
    var traits: [(WordTraits, String)]
    var kinds: [(Set<DocumentKind>, String)]
    /// The number words from one on.
    var numbers: String
    /// The ordinals from the second on, each with its spellings.
    var ordinals: [String]
    var units: [(TimeGrain, String)]
    /// The meanings of phrases; earlier intents win.
    var cues: [(Cue, String)]
    var misspellings: [String: String]

    static let meetings: Set<DocumentKind> = [.meeting, .transcript, .event]
}
