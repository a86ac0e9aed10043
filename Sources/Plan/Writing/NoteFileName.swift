/// The names of new files.
public enum NoteFileName {
    /// Returns the file name, without ending, for a title: letters stay, what a file system or a link gives a meaning becomes a hyphen within words.
    ///
    /// - Parameter title: Any text.
    /// - Returns: At most 120 bytes; `note` if nothing is left.
    public static func stem(_ title: String) -> String {
        let words = String(String.UnicodeScalarView(title.unicodeScalars.compactMap(safe)))
            .split(separator: " ").map(withoutMarks).filter { !$0.isEmpty }.joined(separator: " ")
        let edges: Set<Character> = [".", " ", "-", "~"]
        var stem = words.drop { edges.contains($0) }
        while stem.utf8.count > longest { stem.removeLast() }
        while let last = stem.last, edges.contains(last) { stem.removeLast() }
        return stem.isEmpty ? "note" : String(stem)
    }

    private static let mark: Unicode.Scalar = "\u{0}"

    private static func safe(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        if scalar.properties.isWhitespace { return " " }
        if "/\\:*?\"<>|#^[]%".unicodeScalars.contains(scalar) { return mark }
        switch scalar.properties.generalCategory {
        case .control: return mark
        case .format: return nil
        default: return scalar
        }
    }

    /// Returns a word with a hyphen for marks inside it, and without those at its ends.
    private static func withoutMarks(_ word: Substring) -> String {
        word.split(separator: Character(mark)).joined(separator: "-")
    }

    /// The longest name in bytes; file systems allow 255, of which a number and an ending need some.
    private static let longest = 120
}

/// A file name and numbered forms of it, `boat.md`, `boat 2.md`, …, up to a thousand.
public struct NumberedNames: Sequence {
    private let stem: Substring
    private let ending: Substring

    /// Creates the names after a file name with its ending.
    public init(_ name: String) {
        let dot = name.lastIndex(of: ".") ?? name.endIndex
        (stem, ending) = (name[..<dot], name[dot...])
    }

    /// Returns the names in order.
    public func makeIterator() -> AnyIterator<String> {
        var number = 0
        return AnyIterator {
            number += 1
            guard number <= 1000 else { return nil }
            return number == 1 ? "\(stem)\(ending)" : "\(stem) \(number)\(ending)"
        }
    }
}
