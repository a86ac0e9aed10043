import Text

/// The words with which texts say what somebody is and where they belong: another language is another line of a table.
enum DescriptionWords {
    /// Labels of a person's page before what they are.
    static let roles = Set(words: [
        "role title job position occupation profession function duty", "rolle beruf funktion position stelle aufgabe",
    ])
    /// Labels of a person's page before where they belong.
    static let organisations = Set(words: [
        "company organisation organization org employer firm team department group affiliation works",
        "firma unternehmen arbeitgeber organisation abteilung bereich verein",
    ])
    /// Words before what somebody is.
    static let articles = Set(words: [
        "a an the my our his her their your its",
        """
        der die das dem den des ein eine einen einem einer mein meine meinen meinem meiner unser unsere unseren unserem unserer \
        sein seine ihr ihre
        """,
    ])
    /// Those of them that say it of whoever writes.
    static let own = Set(words: ["my", "mein meine meinen meinem meiner"])
    /// Between somebody and what they are.
    static let being = Set(words: ["is", "ist"])
    /// Verbs between somebody and where they belong.
    static let working = Set(words: ["works work working", "arbeitet arbeiten"])
    /// Between somebody and where they belong.
    static let belonging = Set(words: ["from of at for", "von vom bei beim aus"])
    /// Before what somebody is at work: "works as".
    static let asWhat = Set(words: ["as", "als"])
    /// Prepositions behind what somebody is: "head of sales".
    static let linking = Set(words: ["of for at in from to with", "von vom für fuer fur bei beim in im aus der des zu"])
    /// End what is said of somebody.
    static let ends = Set(words: [
        "who that which and or but is was were are will would has had have can since until",
        "und oder aber ist war hat hatte wird kann seit bis",
    ])
    /// Join people of a list.
    static let and = Set(words: ["and & or", "und oder"])
    /// Say that somebody is it no more, or not yet.
    static let former = Set(words: [
        "former formerly ex previous then future not no",
        "ehemalige ehemaliger ehemals früher früherer fruhere nicht kein keine",
    ])
    /// Titles before names.
    static let titles = Set(words: ["mr mrs ms dr prof", "herr herrn frau"])
    /// The ending with which German speaks of a woman.
    static let feminine = "in"
}
