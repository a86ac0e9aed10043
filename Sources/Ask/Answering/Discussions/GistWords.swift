import Language
import Text

/// Words that introduce a result: "Conclusion: …", "Fazit: …".
enum GistWords {
    /// Whether a line begins with such a word and a colon.
    static func lead(_ text: String) -> Bool {
        guard let colon = text.utf8.prefix(longestLabel + 1).firstIndex(of: UInt8(ascii: ":")) else { return false }
        let words = Tokenizer().tokens(of: String(text[..<colon]))
        return words.count <= 2 && words.contains { all.contains($0.folded) }
    }

    /// Whether a heading announces a summary: "Summary", "Speaker's Summary of Key Points".
    static func head(_ heading: String) -> Bool {
        let words = Tokenizer().tokens(of: heading)
        return words.count <= longestHeading && words.contains { summing.contains($0.folded) }
    }

    /// In words.
    private static let longestHeading = 6

    private static let summing = Set(words: Language.allCases.map(\.lines.summaries))

    /// In bytes.
    private static let longestLabel = 24

    private static let all = Set(
        Language.allCases.flatMap { Tokenizer().tokens(of: $0.lines.results).map(\.folded) })
}
