import Language

/// Irregular word forms that no stemmer joins: "led" and "lead", "children" and "child", "gekauft" and "kaufen".
public enum WordForms {
    /// Returns the stems of the other forms of a word.
    ///
    /// - Parameters:
    ///   - word: A word in lower case, in any form.
    ///   - language: Its language.
    /// - Returns: The hashes of the stems in postings, perhaps with that of the word itself.
    public static func stems(of word: String, in language: Language) -> [UInt64] {
        let nouns = language == .english ? englishNouns.forms(of: word) ?? [] : []
        return (VerbForms.forms(of: word, in: language).dropFirst() + nouns).map { form in
            var stem = Array(form.utf8)
            return language.stem(&stem)
        }
    }

    private static let englishNouns = FormTable(englishNounTable, stemmer: .english)

    private static let englishNounTable = """
        analysis analyses
        child children
        crisis crises
        criterion criteria
        foot feet
        goose geese
        half halves
        knife knives
        life lives
        man men
        mouse mice
        shelf shelves
        thief thieves
        tooth teeth
        wife wives
        wolf wolves
        woman women
        """
}

struct FormTable {
    private var words: [Substring] = []
    /// The index of the word by the hash of each form's stem.
    private var places = HashTable<Int>(capacity: 1024)
    /// The hashes of all forms but the dictionary forms.
    private var changed = HashTable<Bool>(capacity: 512)
    private let language: Language

    /// Creates a table from lines, one word per line, its dictionary form first.
    init(_ table: String, stemmer language: Language) {
        self.language = language
        for line in table.utf8.split(separator: UInt8(ascii: "\n")) {
            for (place, form) in line.split(separator: UInt8(ascii: " ")).enumerated() {
                var stem = Array(form)
                if place > 0 { _ = changed.insert(StableHash.of(stem), true) }
                _ = places.insert(language.stem(&stem), words.count)
            }
            words.append(Substring(line))
        }
    }

    func forms(of word: String) -> [String]? {
        var stem = Array(word.utf8)
        return places[language.stem(&stem)].map { words[$0].split(separator: " ").map(String.init) }
    }

    /// Whether a word is a form other than the dictionary form.
    func isChanged(_ word: String) -> Bool { changed[StableHash.of(word.utf8)] != nil }
}
