import Text

/// Extracts the name of a list item: its emphasised text, the part before a colon or dash, or a short item as a whole.
enum ListItemName {
    /// Returns the name of an item, given with its list marker, without marks; nil if the item is a sentence.
    static func name(of line: String) -> String? {
        var text = OccurrenceReader.plain(line)[...]
        if let number = text.firstIndex(where: { !$0.isNumber }), number > text.startIndex, ".)".contains(text[number])
        {
            text = text[text.index(after: number)...].drop { $0 == " " }
        }
        if let link = linkText(text) { return link }
        for mark in ["**", "__", "`", "*", "_"] where text.hasPrefix(mark) {
            let inner = text.dropFirst(mark.count)
            if let end = inner.firstRange(of: mark) { return cleaned(inner[..<end.lowerBound]) }
        }
        for mark in [": ", " - ", " – ", " — ", " ("] {
            if let end = text.firstRange(of: mark), text[..<end.lowerBound].utf8.count <= longest {
                return cleaned(text[..<end.lowerBound])
            }
        }
        return text.utf8.count <= longest ? cleaned(text) : nil
    }

    /// Returns the shown text of the link that begins a text: `[[page|shown]]`, `[shown](address)`.
    private static func linkText(_ text: Substring) -> String? {
        for (mark, end) in [("[[", "]]"), ("[", "](")] where text.hasPrefix(mark) {
            let inner = text.dropFirst(mark.count)
            guard let close = inner.firstRange(of: end) else { return nil }
            let target = end == "](" ? inner[close.upperBound...].firstIndex(of: ")").map(inner.index(after:)) : nil
            let rest = inner[(target ?? close.upperBound)...].drop { $0 == " " }
            // "[[Ann]] sees to it" is a sentence.
            guard rest.first.map({ "(-–—:,;".contains($0) }) ?? true else { return nil }
            return cleaned(inner[..<close.lowerBound].split(separator: "|").last ?? "")
        }
        return nil
    }

    /// The maximum length of a name in bytes.
    private static let longest = 60

    private static func cleaned(_ name: Substring) -> String? {
        let name = name.drop { " *_`".contains($0) }
        let end = name.lastIndex { !" *_`:.,;".contains($0) }
        return end.map { String(name[...$0]) }
    }
}
