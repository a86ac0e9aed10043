/// The endings of the German stemmer; umlauts are written as in `GermanSpelling`.
///
/// Longer endings precede their own suffixes, so that the first match is the longest.
///
/// Source: https://snowballstem.org/algorithms/german/stemmer.html.
enum GermanEndings {
    static let step1a: [EndingRule] = [
        EndingRule("erinnen", "", in: .first),
        EndingRule("erin", "", in: .first),
        EndingRule("ern", "", in: .first),
        EndingRule("er", "", in: .first),
        EndingRule("em", "", in: .first),
    ]

    /// Endings after which the double `s` of -nis becomes single.
    static let step1b: [EndingRule] = [
        EndingRule("en", "", in: .first),
        EndingRule("es", "", in: .first),
        EndingRule("e", "", in: .first),
    ]

    static let step1c: [EndingRule] = [
        EndingRule("lns", "l", in: .first),
        EndingRule("ln", "l", in: .first),
        EndingRule("s", "", in: .first, after: "bdfghklmnrt"),
    ]

    static let step2: [EndingRule] = [
        EndingRule("est", "", in: .first),
        EndingRule("en", "", in: .first),
        EndingRule("er", "", in: .first),
    ]

    /// The letters after which -st is an ending.
    static let beforeST: EndingLetters = "bdfghklmnt"

    /// The letters after which -et is an ending; a consonant `u` is another.
    static let beforeET: EndingLetters = "dfgklmnrstz{"

    /// Words, also at the end of a compound, whose -et is not an ending.
    static let keptET: [Ending] = ["ticket", "planet", "geordnet", "internet", "tret"]

    /// Endings that remain after an `e`.
    static let step3: [Ending] = ["ig", "ik", "isch"]

    /// Endings removed before a -heit or -lich.
    static let beforeHeit: [EndingRule] = [
        EndingRule("er", "", in: .first),
        EndingRule("en", "", in: .first),
    ]

    /// Endings removed before a -keit.
    static let beforeKeit: [EndingRule] = [
        EndingRule("lich", "", in: .second),
        EndingRule("ig", "", in: .second),
    ]

    static let step4: [Ending] = ["'sch", "'s", "'"]
}
