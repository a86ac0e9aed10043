import Text

/// The words with which texts say who holds an office, all folded: another language is another line of a table.
enum OfficeWords {
    /// Whether a word may stand right before an office without being a part of it.
    static func leads(_ word: String) -> Bool {
        DescriptionWords.articles.contains(word) || leading.contains(word) || becoming.contains(word)
    }

    /// Whether a word may stand right behind an office without being a part of it.
    static func follows(_ word: String) -> Bool {
        following.contains(word) || DescriptionWords.linking.contains(word) || DescriptionWords.ends.contains(word)
    }

    /// Verbs and prepositions between somebody and an office.
    static let becoming = Set(words: [
        "is are was were as becomes became become elected appointed chosen named remains serves served has been",
        "ist sind war waren wird wurde werden wurden als zum zur bleibt gewahlt ernannt ubernimmt",
    ])
    /// Before an office, besides articles.
    private static let leading = Set(words: [
        "new current now acting interim both the",
        "neuer neue neuen neues derzeit aktuell aktuelle aktueller zum zur als",
    ])
    /// Behind an office.
    private static let following = Set(words: [
        "since by unanimously with starting effective", "seit ab einstimmig gewahlt ernannt bestellt bestimmt",
    ])
    /// Since when, behind an office.
    static let since = Set(words: ["since from", "seit ab"])
    /// Until when, behind an office that somebody has no more.
    static let until = Set(words: ["until till", "bis"])
    /// Before an office that another one only helps or stands for.
    static let assisting = Set(words: ["to"])
    /// Say that somebody would like to hold it.
    static let candidates = Set(words: [
        "candidate candidates nominated nominee running nomination",
        "kandidat kandidatin kandidiert kandidieren kandidatur vorgeschlagen",
    ])
}
