import Language
import Model

/// The words of one language by which questions are read.
///
/// Words are separated by blanks, phrases by commas. Words are compared folded, and umlauts may be spelt out.
struct QuestionLanguage: Sendable {
    /// The words that import needs as well.
    var words: LanguageLexicon
    /// Plural endings, with the number of letters that the singular drops; words must be longer than `longerThan`.
    var plurals: [(ending: String, dropped: Int, longerThan: Int)]
    var traits: [(WordTraits, String)]
    var kinds: [(Set<DocumentKind>, String)]
    /// The intents of phrases, earlier ones win; a leading phrase must begin the question.
    var intents: [(Intent, isLeading: Bool, String)]
    /// The other meanings of phrases.
    var cues: [(Cue, String)]
    var misspellings: [String: String]
    /// How words are shortened that are written as they are spoken; nil if the language has none to be read.
    var spoken: SpokenForms?

    static let meetings: Set<DocumentKind> = [.meeting, .transcript, .event]
}
