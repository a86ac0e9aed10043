/// The endings, exceptional words and exceptional beginnings of the English stemmer.
///
/// Longer endings precede their own suffixes, so that the first match is the longest.
///
/// Source: https://snowballstem.org/algorithms/english/stemmer.html.
enum EnglishEndings {
    static let step2: [EndingRule] = [
        EndingRule("ational", "ate", in: .first),
        EndingRule("tional", "tion", in: .first),
        EndingRule("enci", "ence", in: .first),
        EndingRule("anci", "ance", in: .first),
        EndingRule("abli", "able", in: .first),
        EndingRule("entli", "ent", in: .first),
        EndingRule("izer", "ize", in: .first),
        EndingRule("ization", "ize", in: .first),
        EndingRule("ation", "ate", in: .first),
        EndingRule("ator", "ate", in: .first),
        EndingRule("alism", "al", in: .first),
        EndingRule("aliti", "al", in: .first),
        EndingRule("alli", "al", in: .first),
        EndingRule("fulness", "ful", in: .first),
        EndingRule("ousli", "ous", in: .first),
        EndingRule("ousness", "ous", in: .first),
        EndingRule("iveness", "ive", in: .first),
        EndingRule("iviti", "ive", in: .first),
        EndingRule("biliti", "ble", in: .first),
        EndingRule("bli", "ble", in: .first),
        EndingRule("ogist", "og", in: .first),
        EndingRule("ogi", "og", in: .first, after: "l"),
        EndingRule("fulli", "ful", in: .first),
        EndingRule("lessli", "less", in: .first),
        EndingRule("li", "", in: .first, after: "cdeghkmnrt"),
    ]

    static let step3: [EndingRule] = [
        EndingRule("ational", "ate", in: .first),
        EndingRule("tional", "tion", in: .first),
        EndingRule("alize", "al", in: .first),
        EndingRule("icate", "ic", in: .first),
        EndingRule("iciti", "ic", in: .first),
        EndingRule("ical", "ic", in: .first),
        EndingRule("ful", "", in: .first),
        EndingRule("ness", "", in: .first),
        EndingRule("ative", "", in: .second),
    ]

    static let step4: [EndingRule] = [
        EndingRule("ement", "", in: .second),
        EndingRule("ment", "", in: .second),
        EndingRule("ent", "", in: .second),
        EndingRule("al", "", in: .second),
        EndingRule("ance", "", in: .second),
        EndingRule("ence", "", in: .second),
        EndingRule("er", "", in: .second),
        EndingRule("ic", "", in: .second),
        EndingRule("able", "", in: .second),
        EndingRule("ible", "", in: .second),
        EndingRule("ant", "", in: .second),
        EndingRule("ism", "", in: .second),
        EndingRule("ate", "", in: .second),
        EndingRule("iti", "", in: .second),
        EndingRule("ous", "", in: .second),
        EndingRule("ive", "", in: .second),
        EndingRule("ize", "", in: .second),
        EndingRule("ion", "", in: .second, after: "st"),
    ]

    /// Words with irregular stems, of at most six letters.
    static let exceptions: [(word: Ending, stem: Ending)] = [
        ("skis", "ski"), ("skies", "sky"), ("idly", "idl"), ("gently", "gentl"), ("ugly", "ugli"), ("early", "earli"),
        ("only", "onli"), ("singly", "singl"), ("sky", "sky"), ("news", "news"), ("howe", "howe"), ("atlas", "atlas"),
        ("cosmos", "cosmos"), ("bias", "bias"), ("andes", "andes"),
        // Not Snowball's: "quit" would be found wherever something is quite good.
        ("quite", "quite"),
    ]

    /// Words in -ing that are not verb forms, of at most seven letters.
    static let keptIng: [Ending] = ["inning", "outing", "canning", "herring", "earring", "evening"]

    /// Returns the length in bytes of an exceptional beginning, after which R1 starts regardless of vowels; the word must not be empty.
    static func prefixLength(of word: [UInt8]) -> Int? {
        let prefix: Ending
        switch word[0] {
        case UInt8(ascii: "a"): prefix = "arsen"
        case UInt8(ascii: "c"): prefix = "commun"
        case UInt8(ascii: "e"): prefix = "emerg"
        case UInt8(ascii: "g"): prefix = "gener"
        case UInt8(ascii: "i"): prefix = "inter"
        case UInt8(ascii: "l"): prefix = "later"
        case UInt8(ascii: "o"): prefix = "organ"
        case UInt8(ascii: "p"): prefix = "past"
        case UInt8(ascii: "u"): prefix = "univers"
        default: return nil
        }
        return prefix.begins(word) ? prefix.count : nil
    }
}
