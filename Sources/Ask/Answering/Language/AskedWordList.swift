/// The words of one language that tell the kind of thing a question asks for; folded, but for `places`.
struct AskedWordList: Sendable {
    /// The question words of each kind.
    let kinds: [(kind: AskedKind, words: String)]
    /// The question word for a manner.
    let how: String
    /// Words of headings above the steps of something, or above what it takes.
    let steps: String
    /// Question words for a thing.
    let what: String
    /// Question words for a thing that are other words in other languages: they count only where the language is known.
    let sharedWhat: String
    /// Question words before a noun.
    let which: String
    /// Question words before the noun of one thing by its name.
    let whichThing: String
    /// Verbs of being and meaning behind the question word.
    let being: String
    /// Words that ask what somebody or something is called.
    let naming: String
    /// Those of them with a plural.
    let several: String
    /// Between such a verb and the noun of a list.
    let determiners: String
    /// Prepositions before what holds something.
    let inside: String
    /// Prepositions of place; in lower case, with accents.
    let places: String
    /// Between the sides of a choice.
    let joints: String
}
