/// One word, number or symbol of a question.
public struct QuestionToken: Hashable, Sendable {
    /// The kind of characters in a token.
    public enum Kind: Hashable, Sendable {
        /// Letters, with apostrophes between them: `standup`, `today's`, `Ægir`.
        case word
        /// ASCII digits only: `15` of `15h30`, `3` of `3pm`.
        case number
        /// Any other character: `#`, `/`, `?`.
        case symbol
    }

    /// The token as written.
    public let text: String
    /// The token in lower case with straight apostrophes; letters keep their diacritics.
    public let lower: String
    /// The token in lower case without diacritics, as used for lookup.
    public let folded: String
    /// The range of the token in the question, in UTF-8 bytes.
    public let range: Range<Int>
    /// The kind of characters in the token.
    public let kind: Kind
    /// The value of a number of at most 18 digits.
    public let number: Int?
    /// Whether no blank separates the token from the one before it.
    public let isGlued: Bool

    /// Whether the word ends in a possessive `'s` or, after an s, in an apostrophe.
    public var isPossessive: Bool { lower.hasSuffix("'s") || lower.hasSuffix("s'") }

    /// Whether the token begins with a capital.
    public var isCapitalised: Bool { kind == .word && text != lower && text.first?.isUppercase == true }

    /// Whether the word consists of capitals: "US" is not a pronoun, "IT" does not point back.
    public var isAcronym: Bool {
        kind == .word && text.utf8.count > 1 && text.allSatisfy(\.isUppercase)
    }

    /// The same token as a word that no table has.
    var withoutMeaning: QuestionToken {
        QuestionToken(text: text, lower: "_", folded: "_", range: range, kind: kind, number: nil, isGlued: isGlued)
    }

    /// Returns the same token read as another, folded word; its text stays as written.
    func read(as word: String) -> QuestionToken {
        QuestionToken(text: text, lower: word, folded: word, range: range, kind: kind, number: nil, isGlued: isGlued)
    }

    /// The same token with its lower form as written, for texts in which capitals mark a name.
    public var asName: QuestionToken {
        QuestionToken(
            text: text, lower: text, folded: folded, range: range, kind: kind, number: number, isGlued: isGlued)
    }

    /// The lower-cased word without its possessive ending: `today` for `today's`, `parents` for `parents'`.
    public var stem: String {
        if lower.hasSuffix("'s") { return String(lower.dropLast(2)) }
        return lower.hasSuffix("s'") ? String(lower.dropLast()) : lower
    }
}
