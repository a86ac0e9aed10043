import Text

/// Words behind which a line tells what came out: "Conclusion: …", "Fazit: …".
enum GistWords {
    /// Whether a line begins with such a word and a colon.
    static func lead(_ text: String) -> Bool {
        guard let colon = text.utf8.prefix(longestLabel + 1).firstIndex(of: UInt8(ascii: ":")) else { return false }
        let words = Tokenizer().tokens(of: String(text[..<colon]))
        return words.count <= 2 && words.contains { all.contains($0.folded) }
    }

    /// A label has at most so many bytes.
    private static let longestLabel = 24

    private static let all = Set(words.values.flatMap { Tokenizer().tokens(of: $0).map(\.folded) })

    private static let words: [TextLanguage: String] = [
        .english: """
        conclusion conclusions result results outcome summary cause causes reason lesson lessons takeaway takeaways finding findings \
        fix answer learned upshot
        """,
        .german:
            "fazit ergebnis ergebnisse ursache ursachen grund erkenntnis erkenntnisse lehre zusammenfassung lösung",
    ]
}
