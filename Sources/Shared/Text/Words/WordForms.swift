/// The forms of words that no stemmer joins: "led" of "lead", "children" of "child", "gekauft" of "kaufen".
public enum WordForms {
    /// The stems of the other forms of a word.
    ///
    /// - Parameters:
    ///   - word: A word in lower case, in any form.
    ///   - language: Its language.
    /// - Returns: The hashes of stems, as an index holds them; that of the word itself may be among them.
    public static func stems(of word: String, in language: TextLanguage) -> [UInt64] {
        let nouns = language == .english ? englishNouns.forms(of: word) ?? [] : []
        return (VerbForms.forms(of: word, in: language).dropFirst() + nouns).map { form in
            var stem = Array(form.utf8)
            return language.stem(&stem)
        }
    }

    private static let englishNouns = FormTable(englishNounTable, stemmer: .english)

    /// English nouns that change within.
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

/// The words of one language that change within.
struct FormTable {
    private var words: [[String]] = []
    /// The word of each form, by the hash of its stem.
    private var places: [UInt64: Int] = [:]
    /// The forms that are not the first of their word.
    private(set) var changed: Set<String> = []
    private let language: TextLanguage

    /// A table of words, one a line, the form that dictionaries have first.
    init(_ table: String, stemmer language: TextLanguage) {
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

    /// The forms of the word that one of them belongs to; nil if it is not in the table.
    func forms(of word: String) -> [String]? { places[FormTable.hash(word, language)].map { words[$0] } }

    private static func hash(_ word: String, _ language: TextLanguage) -> UInt64 {
        var stem = Array(word.utf8)
        return language.stem(&stem)
    }
}
