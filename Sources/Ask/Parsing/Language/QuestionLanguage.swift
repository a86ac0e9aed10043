import Language
import Model

/// The words of one language by which questions are read.
///
/// Words are separated by blanks, phrases by commas. They are compared folded; umlauts may be spelt out.
struct QuestionLanguage: Sendable {
    /// The words that import needs too.
    var words: LanguageLexicon
    /// Plural endings, each with the number of letters that the singular drops; a word must be longer than `longerThan`.
    var plurals: [(ending: String, dropped: Int, longerThan: Int)]
    var traits: [(WordTraits, String)]
    var kinds: [(Set<DocumentKind>, String)]
    /// The intents of phrases, earlier ones win; a leading phrase must begin the question.
    var intents: [(Intent, isLeading: Bool, String)]
    var cues: [(Cue, String)]
    /// The word that asks for a date; before a clause it makes a question of it: "when I visited the lighthouse".
    var asksForDate: String
    var misspellings: [String: String]
    /// How a spoken word is shortened in writing; nil if the language has no such forms.
    var spoken: SpokenForms?

    static let meetings: Set<DocumentKind> = [.meeting, .transcript, .event]
}
