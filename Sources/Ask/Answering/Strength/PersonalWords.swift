import Language
import Text

/// The grammatical persons that a sentence refers to by pronouns.
struct PersonalWords: OptionSet {
    let rawValue: UInt8

    /// "I", "my", "we": the speaker.
    static let first = PersonalWords(rawValue: 1)
    /// "You", "your": the listener.
    static let second = PersonalWords(rawValue: 2)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Finds the persons in a sentence.
    ///
    /// - Parameter words: The hashes of its folded words; "I'm" is two words.
    init(in words: some Sequence<UInt64>) {
        self = []
        for word in words {
            if let persons = PersonalWords.persons[word] { formUnion(persons) }
        }
    }

    private static let persons = HashTable(hashes(firstTable, .first) + hashes(secondTable, .second))

    private static func hashes(
        _ table: [Language: String], _ person: PersonalWords
    ) -> [(key: UInt64, value: PersonalWords)] {
        table.values.flatMap { $0.split(separator: " ").map { (StableHash.of($0.utf8), person) } }
    }

    private static let firstTable: [Language: String] = [
        .english: "i me my mine myself we us our ours ourselves",
        .german: "ich mich mir mein meine meinem meinen meiner meins wir uns unser unsere unserem unseren unserer",
    ]

    /// Ambiguous words ("ihr", "Sie") are left out.
    private static let secondTable: [Language: String] = [
        .english: "you your yours yourself yourselves",
        .german: "du dich dir dein deine deinem deinen deiner deins euch euer eure eurem euren",
    ]
}
