/// A language that times can be asked in.
public enum TimeLanguage: Hashable, Sendable, CaseIterable {
    case english, german

    /// The language whose small words a question holds most of.
    ///
    /// - Parameter tokens: The tokens of the question.
    /// - Returns: The language; English where neither prevails.
    public static func detected(in tokens: [QuestionToken]) -> TimeLanguage {
        var balance = 0
        for token in tokens where token.kind == .word {
            if germanSmallWords.contains(token.lower) { balance += 1 }
            if englishSmallWords.contains(token.lower) { balance -= 1 }
        }
        return balance > 0 ? .german : .english
    }

    private static let germanSmallWords: Set<String> = [
        "januar", "februar", "märz", "mai", "juni", "juli", "oktober", "dezember", "ende", "anfang", "mitte",
        "übermorgen",
        "vorgestern", "kw", "termin", "termine", "treffen", "aufgaben", "zuletzt", "steht", "stehen", "montag",
        "dienstag", "mittwoch", "donnerstag", "freitag", "samstag", "sonntag", "gab",
        "gibt",
        "kommt", "kann", "mein", "meine", "meinen", "mir", "wieviel", "wieviele", "fass", "zu", "noch", "welcher",
        "bei",
        "was", "wer", "wie", "wo", "wann", "warum", "welche", "haben", "hat", "habe", "ist", "sind", "wir", "ich",
        "sie",
        "der", "die", "das", "den", "dem", "ein", "eine", "einer", "und", "oder", "mit", "für", "von", "vom", "zum",
        "zur",
        "im", "über", "nicht", "es", "seit", "bis", "vor", "nach", "letzte", "letzten", "letzter", "nächste",
        "nächsten",
        "diese", "diesen", "dieser", "heute", "gestern", "morgen", "wurde", "wurden", "waren", "zwischen", "woche",
    ]

    private static let englishSmallWords: Set<String> = [
        "the", "what", "who", "how", "where", "when", "why", "which", "have", "has", "did", "do", "does", "is", "are",
        "was", "were", "we", "i", "you", "they", "of", "to", "and", "or", "with", "for", "from", "on", "at", "about",
        "last", "next", "this", "since", "until", "before", "after", "today", "yesterday", "tomorrow", "week",
    ]
}
