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

    private static let persons = HashTable(hashes(\.actors.speaker, .first) + hashes(\.actors.listener, .second))

    private static func hashes(
        _ words: (Language) -> String, _ person: PersonalWords
    ) -> [(key: UInt64, value: PersonalWords)] {
        Set(words: Language.allCases.map(words)).map { (StableHash.of($0.utf8), person) }
    }
}
