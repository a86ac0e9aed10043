import Model

/// What front matter says of a note in prose: Dendron's `desc`, and the `description` or `summary` of posts.
enum NoteSummary {
    private static let keys: Set<String> = ["desc", "description", "summary", "abstract", "excerpt"]

    /// Whether a key is that of a summary.
    static func isOne(_ key: String) -> Bool { keys.contains(key.lowercased()) }

    /// The summary as text on its lines.
    ///
    /// - Parameters:
    ///   - front: The front matter.
    ///   - title: The note's title.
    /// - Returns: Nil where there is none, or nothing but a word or the title.
    static func block(_ front: FrontMatter, title: String) -> Block? {
        guard !front.isBroken else { return nil }
        for (place, entry) in front.entries.enumerated()
        where entry.line < front.lineCount && keys.contains(entry.key.lowercased()) {
            guard case .text(let value) = entry.value, value.contains(where: \.isWhitespace), value != title else {
                continue
            }
            let next = front.entries.dropFirst(place + 1).first?.line ?? front.lineCount
            return Block(
                kind: .paragraph, lines: LineRange(entry.line, max(entry.line, next - 1)), text: value.trimmed)
        }
        return nil
    }
}

extension FrontMatter {
    /// Whether it is that of a note in a Dendron hierarchy: an id, and a moment in milliseconds.
    var isOfHierarchy: Bool {
        entries.contains { $0.key == "id" } && (text(.created) ?? text(.updated)).map { EpochTime($0) != nil } == true
    }
}
