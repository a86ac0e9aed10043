/// One or more tokens of a phrase, with their meaning for time.
struct Lexeme: Sendable {
    let term: TimeTerm
    let care: TimeWord.Care
    var tokens: Range<Int>
    let isGlued: Bool
    /// The number of digits of a number; 0 for words.
    var digitCount = 0
    var isPlural = false
    var isPossessive = false
    var isCapital = false
}
