import Model

/// The prose summary in front matter: Dendron's `desc`, or the `description` or `summary` of a post.
enum NoteSummary {
    private static let keys: Set<String> = ["desc", "description", "summary", "abstract", "excerpt"]

    static func isOne(_ key: String) -> Bool { keys.contains(key.lowercased()) }

    /// Returns the summary as a block on its lines; nil if there is none, or it is a single word or equals the title.
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
    /// Whether it belongs to a note in a Dendron hierarchy, which has an id and a time in seconds or milliseconds since 1970.
    var isOfHierarchy: Bool {
        entries.contains { $0.key == "id" } && (text(.created) ?? text(.updated)).map { EpochTime($0) != nil } == true
    }
}
