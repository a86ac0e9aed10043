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
    static let becoming = words([
        "is are was were as becomes became become elected appointed chosen named remains serves served has been",
        "ist sind war waren wird wurde werden wurden als zum zur bleibt gewahlt ernannt ubernimmt",
    ])
    /// Before an office, besides articles.
    private static let leading = words([
        "new current now acting interim both the",
        "neuer neue neuen neues derzeit aktuell aktuelle aktueller zum zur als",
    ])
    /// Behind an office.
    private static let following = words([
        "since by unanimously with starting effective", "seit ab einstimmig gewahlt ernannt bestellt bestimmt",
    ])
    /// Since when, behind an office.
    static let since = words(["since from", "seit ab"])
    /// Until when, behind an office that somebody has no more.
    static let until = words(["until till", "bis"])
    /// Before an office that another one only helps or stands for.
    static let assisting = words(["to"])
    /// Say that somebody would like to hold it.
    static let candidates = words([
        "candidate candidates nominated nominee running nomination",
        "kandidat kandidatin kandidiert kandidieren kandidatur vorgeschlagen",
    ])

    private static func words(_ lines: [String]) -> Set<String> {
        Set(lines.flatMap { $0.split(separator: " ").map(String.init) })
    }
}
