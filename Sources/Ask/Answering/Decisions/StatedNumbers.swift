import Language
import Text

/// The numbers that a sentence states as valid, without those it replaces: "from €12 to €15", "statt 12".
enum StatedNumbers {
    static func of(_ text: String) -> Set<String> {
        let words = Tokenizer().tokens(of: text).map(\.folded)
        let dropped = words.indices.filter { $0 > 0 && isNumber(words[$0]) && left.contains(words[$0 - 1]) }
        let given = Set(dropped.map { words[$0] })
        return Set(words.filter(isNumber)).subtracting(given)
    }

    private static func isNumber(_ word: String) -> Bool { word.first?.isNumber == true }

    private static let left = Set(words: Language.allCases.map(\.decisions.replaced))
}
