import Text

enum UmlautSpelling {
    /// Returns a lower-case word without diacritics and, if it has umlauts, also with them spelt out: `nachste`, `naechste`.
    static func forms(of word: String) -> [String] {
        if word.utf8.allSatisfy({ $0 < 128 }) { return [word] }
        let folded = LetterFolding.fold(word)
        var spelt = ""
        var hasUmlaut = false
        for scalar in word.unicodeScalars {
            switch scalar {
            case "ä", "ö", "ü":
                spelt += scalar == "ä" ? "ae" : scalar == "ö" ? "oe" : "ue"
                hasUmlaut = true
            default: spelt.unicodeScalars.append(scalar)
            }
        }
        return hasUmlaut ? [folded, LetterFolding.fold(spelt)] : [folded]
    }
}
