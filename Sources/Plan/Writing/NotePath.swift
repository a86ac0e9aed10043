/// A path below the vault: the folders that lead to a file, and its name.
struct NotePath {
    let text: String
    let folders: [String]
    let name: String

    /// Reads a path with forward slashes; throws if it leads out of the vault or is hidden.
    init(_ text: String) throws(WritingError) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard let name = parts.last, !parts.contains(""), !parts.contains("."), !parts.contains(".."),
            !text.utf8.contains(0)
        else { throw WritingError(path: text, reason: .outsideVault) }
        guard !parts.contains(where: { $0.hasPrefix(".") }) else { throw WritingError(path: text, reason: .hidden) }
        (self.text, self.name, folders) = (text, name, parts.dropLast())
    }
}
