import Language
import Text

/// The comparison key of a name: without title, case, accents, full stops, commas and repeated blanks.
enum NameKey {
    static func of(_ name: String) -> String {
        let folded = LetterFolding.fold(name)
        // Most names have nothing to remove.
        let mayHoldMarks = folded.utf8.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") }
        let hasShortWord = folded.utf8.prefix(longestTitle + 1).contains(UInt8(ascii: " "))
        guard mayHoldMarks || hasShortWord || folded.contains("  ") else { return folded }
        var words = folded.split { $0 == " " || $0 == "." || $0 == "," }
        while words.count > 1, let first = words.first, titles.contains(first) { words.removeFirst() }
        return words.joined(separator: " ")
    }

    static func isTitled(_ name: String) -> Bool {
        let words = name.split(separator: " ")
        return words.count > 1 && titles.contains(Substring(LetterFolding.fold(words[0]).filter { $0 != "." }))
    }

    private static let titles = Set(Language.allCases.flatMap { $0.lexicon.titles.split(separator: " ") })
    /// The length of the longest title, in bytes.
    private static let longestTitle = titles.map(\.utf8.count).max() ?? 0
}
