import Text

/// Words that link a person to an office, folded; each language is one line of a table.
enum OfficeWords {
    /// Whether a word may precede an office without being a part of it.
    static func leads(_ word: String) -> Bool {
        DescriptionWords.articles.contains(word) || leading.contains(word) || becoming.contains(word)
    }

    /// Whether a word may follow an office without being a part of it.
    static func follows(_ word: String) -> Bool {
        following.contains(word) || DescriptionWords.linking.contains(word) || DescriptionWords.ends.contains(word)
    }

    /// Verbs and prepositions between a person and an office.
    static let becoming = Set(words: [
        "is are was were as becomes became become elected appointed chosen named remains serves served has been",
        "ist sind war waren wird wurde werden wurden als zum zur bleibt gewahlt ernannt ubernimmt",
    ])
    /// Before an office, besides articles.
    private static let leading = Set(words: [
        "new current now acting interim both the",
        "neuer neue neuen neues derzeit aktuell aktuelle aktueller zum zur als",
    ])
    /// After an office.
    private static let following = Set(words: [
        "since by unanimously with starting effective", "seit ab einstimmig gewahlt ernannt bestellt bestimmt",
    ])
    /// Before the start of a term of office.
    static let since = Set(words: ["since from", "seit ab"])
    /// Before the end of a term of office, which is over.
    static let until = Set(words: ["until till", "bis"])
    /// Before an office that the named one only assists: "assistant to the chair".
    static let assisting = Set(words: ["to"])
    /// Words of candidacy, not of holding an office.
    static let candidates = Set(words: [
        "candidate candidates nominated nominee running nomination",
        "kandidat kandidatin kandidiert kandidieren kandidatur vorgeschlagen",
    ])
}
