import Language
import Text

/// Words of headings about the form of a meeting, below which nothing tells what it was about.
enum FormalWords {
    /// Whether a heading names only such a part: "Call to order", "Minutes of previous meeting", "Genehmigung des Protokolls".
    static func head(_ heading: String) -> Bool {
        let words = Tokenizer().tokens(of: heading).map(\.folded).filter { $0.contains(where: \.isLetter) }
        return !words.isEmpty && words.count <= longestHeading && words.contains(where: sure.contains)
            && words.allSatisfy { sure.contains($0) || all.contains($0) }
    }

    /// In words.
    private static let longestHeading = 6

    private static let sure = Set(words: Language.allCases.map(\.lines.sureFormalities))
    private static let all = Set(words: Language.allCases.map(\.lines.formalities))
}
