import Model

/// The parts of a document as its writer divided it: by its headings, else by the items that hold others.
struct DocumentParts {
    /// Lines below one heading or item.
    struct Part {
        /// The heading or item; nil for what stands above the first.
        var name: String?
        /// The lines, without those that say who was there and where else to look.
        var lines: [QuotableLine] = []

        /// Whether it sums up the others.
        var isGist: Bool { name.map(GistWords.head) ?? false }
    }

    /// The parts in order, those without lines left out.
    private(set) var parts: [Part] = []

    /// Divides a document at the uppermost level that divides it at all.
    ///
    /// - Parameter lines: Its lines, in order.
    init(_ lines: [QuotableLine]) {
        let telling = lines.filter { ![.attendees, .links, .fields].contains($0.role) }
        let leading = DocumentParts.leading(telling)
        // Some write an agenda and then the minutes, others the minutes into the agenda.
        let written = telling.filter { $0.role != .agenda }
        let isApart = written.count * 2 > telling.count
        for level in 0..<DocumentParts.deepest {
            parts = DocumentParts.divided(isApart ? written : telling, at: level, leading)
            if parts.count >= DocumentParts.least { return }
        }
    }

    /// Nobody divides a text deeper.
    private static let deepest = 4
    /// So many parts divide a text.
    private static let least = 3

    /// The paths of the lines below which others stand.
    private static func leading(_ lines: [QuotableLine]) -> Set<[String]> {
        Set(zip(lines, lines.dropFirst()).filter { $1.headings.starts(with: $0.path) }.map(\.0.path))
    }

    private static func divided(_ lines: [QuotableLine], at level: Int, _ leading: Set<[String]>) -> [Part] {
        var parts: [Part] = []
        for line in lines {
            let isName = line.headings.count == level && leading.contains(line.path)
            let name = isName ? line.text : line.headings.indices.contains(level) ? line.headings[level] : nil
            if parts.last?.name != name || parts.isEmpty { parts.append(Part(name: name)) }
            if !isName { parts[parts.count - 1].lines.append(line) }
        }
        let telling = parts.filter { part in part.lines.contains { !$0.traits.contains(.isIdle) } }
        // What stands between two parts with a name would be taken for a piece of the first.
        return telling.enumerated().filter { $0.offset == 0 || $0.element.name != nil }.map(\.element)
    }
}

extension QuotableLine {
    /// The headings and items above it, and itself.
    fileprivate var path: [String] { headings + [text] }
}
