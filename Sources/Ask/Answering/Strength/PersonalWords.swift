import Text

/// The words by which speakers mean themselves, and those by which they mean who listens.
struct PersonalWords: OptionSet {
    let rawValue: UInt8

    /// "I", "my", "we": the sentence tells of who says it.
    static let first = PersonalWords(rawValue: 1)
    /// "You", "your": it tells of who is spoken to.
    static let second = PersonalWords(rawValue: 2)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The persons that a sentence speaks of.
    ///
    /// - Parameter words: The hashes of its folded words, "I'm" as two.
    init(in words: some Sequence<UInt64>) {
        self = []
        for word in words {
            if let persons = PersonalWords.persons[word] { formUnion(persons) }
        }
    }

    private static let persons = HashTable(hashes(firstTable, .first) + hashes(secondTable, .second))

    private static func hashes(
        _ table: [TextLanguage: String], _ person: PersonalWords
    ) -> [(key: UInt64, value: PersonalWords)] {
        table.values.flatMap { $0.split(separator: " ").map { (StableHash.of($0.utf8), person) } }
    }

    private static let firstTable: [TextLanguage: String] = [
        .english: "i me my mine myself we us our ours ourselves",
        .german: "ich mich mir mein meine meinem meinen meiner meins wir uns unser unsere unserem unseren unserer",
    ]

    /// Words that also mean somebody else ("ihr", "Sie") are left out.
    private static let secondTable: [TextLanguage: String] = [
        .english: "you your yours yourself yourselves",
        .german: "du dich dir dein deine deinem deinen deiner deins euch euer eure eurem euren",
    ]
}
