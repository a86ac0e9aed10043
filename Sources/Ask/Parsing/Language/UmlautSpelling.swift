import Text

/// The ways in which people type a word with umlauts.
enum UmlautSpelling {
    /// A word without its diacritics, and with its umlauts spelt out: `nachste`, `naechste`.
    ///
    /// - Parameter word: A word in lower case.
    /// - Returns: The word folded, and, where it has umlauts, spelt out.
    static func forms(of word: String) -> [String] {
        if word.utf8.allSatisfy({ $0 < 128 }) { return [word] }
        let folded = LetterFolding.fold(word)
        guard word.contains(where: { "äöü".contains($0) }) else { return [folded] }
        var spelt = ""
        for letter in word {
            switch letter {
            case "ä": spelt += "ae"
            case "ö": spelt += "oe"
            case "ü": spelt += "ue"
            default: spelt.append(letter)
            }
        }
        return [folded, LetterFolding.fold(spelt)]
    }
}
