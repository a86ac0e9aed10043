/// The words of one language by which lines are chosen to be quoted; compared folded.
struct LineWordList: Sendable {
    /// Labels of a result, before a colon.
    let results: String
    /// Words of headings that announce a summary.
    let summaries: String
    /// Words of headings about the form of a meeting: "Call to order", "Minutes of previous meeting".
    let formalities: String
    /// Those of them that, in such a heading, leave no doubt.
    let sureFormalities: String
    /// Words by which a listener only shows attention.
    let idle: String
    /// Verbs of a reported question.
    let asking: String
    /// The first words of what is asked.
    let asked: String
    /// Pronouns that stand for a thing or person of the sentence before, wherever they stand: "I want to cook it at home".
    let pronouns: String
    /// Those that do so at the beginning of a sentence: "They came by boat".
    let firstPronouns: String
}
