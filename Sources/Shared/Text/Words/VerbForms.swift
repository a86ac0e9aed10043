import Language

/// Irregular verb forms: "went" is "go", "gegessen" is "essen".
///
/// Regular verbs are left to the stemmers, except German participles and prefixes: "gekauft" is "kaufen".
public enum VerbForms {
    /// Returns all forms of a verb that may match a word of a question.
    ///
    /// - Parameters:
    ///   - word: A word in lower case, in any form: "swam", "ausgegeben".
    ///   - language: The language of the question.
    /// - Returns: Forms in lower case; only the word itself if the verb is regular.
    public static func forms(of word: String, in language: Language) -> [String] {
        switch language {
        case .english: [word] + (english.forms(of: word) ?? [])
        case .german: [word] + (german.forms(of: word) ?? GermanParticiple.forms(of: word))
        case .french: [word]
        }
    }

    /// Returns the two parts of a German separable verb: "gab … aus".
    ///
    /// - Parameter word: A word in lower case, in any form: "ausgeben", "eingekauft".
    /// - Returns: The prefix, which may end the clause, and the forms of the rest; nil without a separable prefix.
    public static func separable(_ word: String) -> (prefix: String, forms: [String])? {
        let (prefix, rest) = GermanParticiple.parted(word)
        return prefix.isEmpty ? nil : (prefix, forms(of: rest, in: .german))
    }

    /// Returns whether a lower-case word is the prefix of a German separable verb: "aus", "ein", "zurück".
    public static func isSeparablePart(_ word: String) -> Bool { GermanParticiple.prefixes.contains(word) }

    /// Returns whether a verb is a support verb without its own meaning: "go", "did", "hatte", "nehmen".
    ///
    /// - Parameter word: A word in lower case, in any form.
    /// - Returns: False for every verb with its own meaning.
    public static func isSupport(_ word: String) -> Bool { support.contains(word) }

    /// Returns whether a support verb can carry an activity instead of a thing made, got or given: "went", "hatte".
    ///
    /// - Parameter word: A word in lower case, in any form.
    /// - Returns: False for verbs with their own meaning.
    public static func carriesDeed(_ word: String) -> Bool { deeds.contains(word) }

    /// Returns whether a noun makes one verb with a support verb: "part" of "take part in".
    ///
    /// - Parameter word: A word in lower case.
    /// - Returns: False for nouns that tell what is done.
    public static func isSupportNoun(_ word: String) -> Bool { supportNouns.contains(word) }

    /// Returns whether a verb tells only that somebody was at a place: "visited", "reisen".
    ///
    /// - Parameter word: A word in lower case, in any form.
    /// - Returns: False for verbs that tell how somebody got there.
    public static func isOfPlace(_ word: String) -> Bool { ofPlace.contains(word) }

    /// Returns the verbs of going to or being at a place, in one form each: "go", "visit", "reisen".
    ///
    /// - Parameter language: Their language.
    /// - Returns: Verbs in lower case.
    public static func ofPlace(in language: Language) -> [String] {
        (language == .german ? germanOfPlaceVerbs : englishOfPlaceVerbs).split(separator: " ").map(String.init)
    }

    /// Returns whether a verb tells what is done with documents themselves: "wrote", "tagged", "geschrieben".
    ///
    /// - Parameter word: A word in lower case, in any form.
    /// - Returns: False for verbs that tell of what documents are about.
    public static func keepsDocuments(_ word: String) -> Bool { keeping.contains(word) }

    /// Returns whether a word is almost certainly a verb: "bought", "gegessen".
    ///
    /// - Parameter word: A word in lower case.
    /// - Returns: False for regular verbs and for most forms equal to the infinitive.
    public static func isVerb(_ word: String) -> Bool {
        english.isChanged(word) || german.isChanged(word)
    }

    private static let english = FormTable(englishTable, stemmer: .english)
    private static let german = FormTable(germanTable, stemmer: .german)
    private static let ofPlace = Set(
        (englishOfPlace + " " + germanOfPlace).split(separator: " ").map(String.init))
    private static let keeping = Set(
        (englishKeeping + " " + germanKeeping).split(separator: " ").map(String.init))
    private static let deeds = Set((englishDeeds + " " + germanDeeds).split(separator: " ").map(String.init))
    private static let supportNouns = Set(
        (englishSupportNouns + " " + germanSupportNouns).split(separator: " ").map(String.init))
    private static let support = Set(
        (englishSupport + " " + germanSupport).split(separator: " ").map(String.init))
}

/// Regular German verbs, whose participles begin with "ge" or end like the past: "gekauft", "besucht", "aufgeräumt".
private enum GermanParticiple {
    /// Returns the forms of a verb; none if the word is too short to be one.
    static func forms(of word: String) -> [String] {
        let (prefix, rest) = parted(word)
        guard let root = root(rest) else { return [] }
        let endings = ["", "e", "en", "t", "st", "te", "ten"]
        let plain = endings.map { prefix + root + $0 }
        return plain + [prefix + "ge" + root + "t"] + (prefix.isEmpty ? [] : [prefix + "zu" + root + "en"])
    }

    /// Splits off a separable prefix, "aus" of "ausgepackt", if at least four letters remain.
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
