/// The forms of verbs that no ending tells: "went" is "go", "gegessen" is "essen".
///
/// Verbs that are inflected by their endings alone are left to the stemmers, but for what German puts before them: "gekauft" is "kaufen".
public enum VerbForms {
    /// All forms of a verb that may stand in a text for a word of a question.
    ///
    /// - Parameters:
    ///   - word: A word in lower case, in any form: "swam", "ausgegeben".
    ///   - language: The language of the question.
    /// - Returns: Forms in lower case; only the word itself if nothing but endings changes.
    public static func forms(of word: String, in language: TextLanguage) -> [String] {
        switch language {
        case .english: [word] + (english.forms(of: word) ?? [])
        case .german: [word] + (german.forms(of: word) ?? GermanParticiple.forms(of: word))
        }
    }

    /// The two parts of a German verb that its sentence may keep apart: "gab … aus".
    ///
    /// - Parameter word: A word in lower case, in any form: "ausgeben", "eingekauft".
    /// - Returns: What stands at the end of the clause, and the forms of the rest; nil if the word has no such part.
    public static func separable(_ word: String) -> (prefix: String, forms: [String])? {
        let (prefix, rest) = GermanParticiple.parted(word)
        return prefix.isEmpty ? nil : (prefix, forms(of: rest, in: .german))
    }

    /// Whether a word is the part of a German verb that may stand apart.
    ///
    /// - Parameter word: A word in lower case.
    /// - Returns: True for "aus", "ein", "zurück".
    public static func isSeparablePart(_ word: String) -> Bool { GermanParticiple.prefixes.contains(word) }

    /// Whether a verb only carries what stands beside it: "go", "did", "hatte", "nehmen".
    ///
    /// - Parameter word: A word in lower case, in any form.
    /// - Returns: False for every verb with a meaning of its own.
    public static func isSupport(_ word: String) -> Bool { support.contains(word) }

    /// Whether a verb carries what somebody does, and not what they make, get or give: "went", "hatte".
    ///
    /// - Parameter word: A word in lower case, in any form.
    /// - Returns: False for verbs with a meaning of their own.
    public static func carriesDeed(_ word: String) -> Bool { deeds.contains(word) }

    /// Whether a verb tells no more of a place than that somebody was there: "visited", "reisen".
    ///
    /// - Parameter word: A word in lower case, in any form.
    /// - Returns: False for verbs that say how somebody got there.
    public static func isOfPlace(_ word: String) -> Bool { ofPlace.contains(word) }

    /// The verbs of going somewhere and being there, in one form each: "go", "visit", "reisen".
    ///
    /// - Parameter language: Their language.
    /// - Returns: Verbs in lower case.
    public static func ofPlace(in language: TextLanguage) -> [String] {
        (language == .german ? germanOfPlaceVerbs : englishOfPlaceVerbs).split(separator: " ").map(String.init)
    }

    /// Whether a word can hardly be anything but a verb: "bought", "gegessen".
    ///
    /// - Parameter word: A word in lower case.
    /// - Returns: False for forms that are those of the infinitive, too, and for verbs that do not change within.
    public static func isVerb(_ word: String) -> Bool {
        english.changed.contains(word) || german.changed.contains(word)
    }

    private static let english = FormTable(englishTable, stemmer: .english)
    private static let german = FormTable(germanTable, stemmer: .german)
    private static let ofPlace = Set(
        (englishOfPlace + " " + germanOfPlace).split(separator: " ").map(String.init))
    private static let deeds = Set((englishDeeds + " " + germanDeeds).split(separator: " ").map(String.init))
    private static let support = Set(
        (englishSupport + " " + germanSupport).split(separator: " ").map(String.init))
}

/// The regular verbs of German, whose participles begin with "ge" or end like the past: "gekauft", "besucht", "aufgeräumt".
private enum GermanParticiple {
    /// The forms of a verb; none for a word that is too short to be one.
    static func forms(of word: String) -> [String] {
        let (prefix, rest) = parted(word)
        guard let root = root(rest) else { return [] }
        let endings = ["", "e", "en", "t", "st", "te", "ten"]
        let plain = endings.map { prefix + root + $0 }
        return plain + [prefix + "ge" + root + "t"] + (prefix.isEmpty ? [] : [prefix + "zu" + root + "en"])
    }

    /// "aus" of "ausgepackt"; no prefix where hardly anything would be left.
    static func parted(_ word: String) -> (prefix: String, rest: String) {
        let prefix = prefixes.first { word.hasPrefix($0) && word.utf8.count >= $0.utf8.count + 4 } ?? ""
        return (prefix, String(word.dropFirst(prefix.count)))
    }

    private static func root(_ word: String) -> String? {
        let isParticiple = word.hasPrefix("ge") && word.hasSuffix("t") && word.utf8.count > 5
        var root = isParticiple ? String(word.dropFirst(2)) : word
        guard let ending = verbEndings.first(where: { root.hasSuffix($0) && root.count >= $0.count + 3 }) else {
            return nil
        }
        root.removeLast(ending.count)
        return root
    }

    private static let verbEndings = ["test", "ten", "tet", "te", "en", "st", "t", "e"]
    static let prefixes = [
        "zurück", "herum", "zusammen", "weiter", "nach", "auf", "aus", "ein", "mit", "vor", "weg", "hin", "her", "an",
        "ab",
        "um", "zu",
    ]
}
