/// The words in the name of a file and in those of its folders, by which people sort their notes: "lab meetings/2025-01-16 labmtg.md".
public enum PathWords {
    /// Returns those words, separated by blanks; without the ending, numbers and dates.
    ///
    /// - Parameter path: A path relative to the vault.
    /// - Returns: Empty if it has none.
    ///   - Complexity: O(*n*) in the length of the path.
    public static func of(_ path: String) -> String {
        var name = path[...]
        if let dot = name.lastIndex(of: "."), !name[dot...].contains("/") { name = name[..<dot] }
        return name.split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" }
            .filter { $0.contains(where: \.isLetter) }
            .joined(separator: " ")
    }
}
