/// A token, or several that the table knows as one phrase, with what it means for time.
struct Lexeme: Sendable {
    let term: TimeTerm
    let care: TimeWord.Care
    /// The tokens it covers.
    var tokens: Range<Int>
    /// Whether no blank separates it from the lexeme before.
    let isGlued: Bool
    /// How many digits a number is written with; 0 for words.
    var digitCount = 0
    /// Whether it is a plural: weeks, Mondays.
    var isPlural = false
    /// Whether it ends in a possessive.
    var isPossessive = false
    /// Whether it begins with a capital letter.
    var isCapital = false
}
