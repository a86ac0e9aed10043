import Model

/// Divides a document by its headings, or else by list items with sub-items.
struct DocumentParts {
    struct Part {
        /// The heading or item; nil before the first.
        var name: String?
        /// The lines, without lists of attendees, links and fields.
        var lines: [QuotableLine] = []

        var isGist: Bool { name.map(GistWords.head) ?? false }
    }

    /// The parts in order, without empty ones.
    private(set) var parts: [Part] = []

    /// Divides the lines of a document at the highest level that has enough parts, or else at the deepest.
    init(_ lines: [QuotableLine]) {
        let telling = lines.filter { ![.attendees, .links, .fields].contains($0.role) }
        let leading = DocumentParts.leading(telling)
        // An agenda is left out only if most lines are elsewhere, because some minutes are written into the agenda.
        let written = telling.filter { $0.role != .agenda }
        let isApart = written.count * 2 > telling.count
        for level in 0..<DocumentParts.deepest {
            parts = DocumentParts.divided(isApart ? written : telling, at: level, leading)
            if parts.count >= DocumentParts.least { return }
        }
    }

    private static let deepest = 4
    private static let least = 3

    /// Returns the paths of lines that have other lines below them.
    private static func leading(_ lines: [QuotableLine]) -> Set<[String]> {
        Set(zip(lines, lines.dropFirst()).filter { $1.headings.starts(with: $0.path) }.map(\.0.path))
    }

    private static func divided(_ lines: [QuotableLine], at level: Int, _ leading: Set<[String]>) -> [Part] {
        var parts: [Part] = []
        for line in lines {
            let isName = line.headings.count == level && leading.contains(line.path)
            let heading = line.headings.indices.contains(level) ? line.headings[level] : nil
            // A table belongs to the part that it stands in.
            let name = isName ? line.text : heading == line.tableHead ? nil : heading
            if parts.last?.name != name || parts.isEmpty { parts.append(Part(name: name)) }
            if !isName { parts[parts.count - 1].lines.append(line) }
        }
        let telling = parts.filter { part in part.lines.contains { !$0.traits.contains(.isIdle) } }
        // Unnamed lines between two named parts would seem to belong to the first.
        let named = telling.enumerated().filter { $0.offset == 0 || $0.element.name != nil }.map(\.element)
        let apart = named.filter { !($0.name.map(FormalWords.head) ?? false) }
        return apart.count >= least ? apart : named
    }
}

extension QuotableLine {
    fileprivate var path: [String] { headings + [text] }
}
