import Text

enum UmlautSpelling {
    /// Returns a lower-case word without diacritics and, if it has umlauts, with them spelt out: `nachste`, `naechste`.
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
