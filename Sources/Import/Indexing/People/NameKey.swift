import Language
import Text

/// The comparison key of a name: without title, nickname in quotes, case, accents, full stops, commas and repeated blanks.
enum NameKey {
    static func of(_ name: String) -> String {
        let folded = LetterFolding.fold(name)
        // Most names have nothing to remove.
        let mayHoldMarks = folded.utf8.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") }
        let hasShortWord = folded.utf8.prefix(longestTitle + 1).contains(UInt8(ascii: " "))
        guard mayHoldMarks || hasShortWord || folded.contains("  ") || nickname(in: name) != nil else { return folded }
        var words = folded.split { $0 == " " || $0 == "." || $0 == "," }
        if words.count > 2 { words.removeAll(where: isQuoted) }
        while words.count > 1, let first = words.first, titles.contains(first) { words.removeFirst() }
        return words.joined(separator: " ")
    }

    /// Returns the nickname that a full name holds in quotes, `Terence "Tex" Mill`; nil if there is none.
    static func nickname(in name: String) -> Substring? {
        guard name.utf8.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") || $0 >= 0xE2 }) else {
            return nil
        }
        let words = name.split(separator: " ")
        guard words.count > 2, let quoted = words.dropFirst().dropLast().first(where: isQuoted) else { return nil }
        return quoted.dropFirst().dropLast()
    }

    private static func isQuoted(_ word: Substring) -> Bool {
        guard word.count > 3, let first = word.first, let last = word.last else { return false }
        return openingQuotes.contains(first) && closingQuotes.contains(last)
    }

    private static let openingQuotes: Set<Character> = ["\"", "'", "‘", "“", "„", "«"]
    private static let closingQuotes: Set<Character> = ["\"", "'", "’", "”", "“", "»"]

    static func isTitled(_ name: String) -> Bool {
        let words = name.split(separator: " ")
        return words.count > 1 && titles.contains(Substring(LetterFolding.fold(words[0]).filter { $0 != "." }))
    }

    private static let titles = Set(Language.allCases.flatMap { $0.lexicon.titles.split(separator: " ") })
    /// The length of the longest title, in bytes.
    private static let longestTitle = titles.map(\.utf8.count).max() ?? 0
}
