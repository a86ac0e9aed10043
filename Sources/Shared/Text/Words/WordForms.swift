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
    private var words: [[String]] = []
    /// The index of the word by the hash of each form's stem.
    private var places: [UInt64: Int] = [:]
    private(set) var changed: Set<String> = []
    private let language: Language

    /// Creates a table from lines, one word per line, its dictionary form first.
    init(_ table: String, stemmer language: Language) {
        self.language = language
        for line in table.split(separator: "\n") {
            let forms = line.split(separator: " ").map(String.init)
            for form in forms where places[FormTable.hash(form, language)] == nil {
                places[FormTable.hash(form, language)] = words.count
            }
            words.append(forms)
            changed.formUnion(forms.dropFirst())
        }
    }

    func forms(of word: String) -> [String]? { places[FormTable.hash(word, language)].map { words[$0] } }

    private static func hash(_ word: String, _ language: Language) -> UInt64 {
        var stem = Array(word.utf8)
        return language.stem(&stem)
    }
}
