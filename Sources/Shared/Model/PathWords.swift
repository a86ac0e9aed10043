/// The words in the names of a file and its folders, by which people sort their notes: "lab meetings/2025-01-16 labmtg.md".
public enum PathWords {
    /// Returns the words of a path, separated by blanks, without extension, numbers and dates.
    ///
    /// - Parameter path: A path relative to the vault.
    /// - Returns: The words; empty if there are none.
    /// - Complexity: O(*n*) in the length of the path.
    public static func of(_ path: String) -> String {
        let bytes = path.utf8
        let end = bytes.lastIndex(of: UInt8(ascii: ".")).flatMap { dot in
            bytes[dot...].contains(UInt8(ascii: "/")) ? nil : dot
        }
        var words: [Substring] = []
        var rest = bytes[..<(end ?? bytes.endIndex)]
        while let start = rest.firstIndex(where: isOfWord) {
            let word = rest[start...].prefix(while: isOfWord)
            if word.contains(where: isLetter) { words.append(Substring(word)) }
            rest = rest[word.endIndex...]
        }
        return words.joined(separator: " ")
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 97 < 26 || byte >= 0x80 }

    private static func isOfWord(_ byte: UInt8) -> Bool {
        isLetter(byte) || (48...57).contains(byte) || byte == UInt8(ascii: "'")
    }
}
