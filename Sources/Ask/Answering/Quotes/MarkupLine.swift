/// Lines of pure markup, which mean nothing to a reader and are not quoted.
enum MarkupLine {
    /// Whether a line is only a code fence, rule, table delimiter row, embedded file, comment, attribute block, or org-mode keyword or
    /// drawer.
    static func isAlone(_ line: some StringProtocol) -> Bool {
        guard begins(line, with: "`~%<!|-:*_#{") else { return false }
        let text = content(line)
        guard let first = text.first else { return false }
        switch first {
        case "`": return text.hasPrefix("```")
        case "~": return text.hasPrefix("~~~")
        case "%": return text.hasPrefix("%%") && (text.count == 2 || text.hasSuffix("%%"))
        case "<": return text.hasPrefix("<!--") && text.hasSuffix("-->") || text.hasPrefix("<%") && text.hasSuffix("%>")
        case "!": return isEmbed(text)
        case "#": return text.hasPrefix("#+")
        case "{": return text.hasSuffix("}")
        case ":" where text.count > 2 && text.hasSuffix(":"): return !text.contains(where: \.isWhitespace)
        case "|", "-", ":", "*", "_": return isRule(text) || isTableRule(text)
        default: return false
        }
    }

    /// Whether a line is a table delimiter row: `|---|:--:|`.
    static func isTableRule(_ line: some StringProtocol) -> Bool {
        guard begins(line, with: "|-:") else { return false }
        let text = content(line)
        return text.contains("|") && text.contains("-") && text.allSatisfy { "|-: \t".contains($0) }
    }

    /// Whether a line may begin with one of some marks; looks only at the first byte, to exclude most lines cheaply.
    private static func begins(_ line: some StringProtocol, with marks: String) -> Bool {
        guard let first = line.utf8.first(where: { $0 > 0x20 }) else { return false }
        return first >= 0x80 || marks.utf8.contains(first)
    }

    private static func content(_ line: some StringProtocol) -> Substring {
        var text = Substring(line)
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return text.drop(while: \.isWhitespace)
    }

    /// Whether a line is three or more of one mark, with only blanks between them.
    private static func isRule(_ text: Substring) -> Bool {
        let marks = text.filter { $0 != " " && $0 != "\t" }
        guard let mark = marks.first, "-*_".contains(mark) else { return false }
        return marks.count >= 3 && marks.allSatisfy { $0 == mark }
    }

    /// Whether a line is one embedded file or picture, alone or with an emphasised caption.
    private static func isEmbed(_ text: Substring) -> Bool {
        let end: Substring.Index?
        if text.hasPrefix("![[") {
            end = text.firstRange(of: "]]")?.upperBound
        } else if text.hasPrefix("!["), let middle = text.firstRange(of: "](") {
            end = text[middle.upperBound...].firstIndex(of: ")").map { text.index(after: $0) }
        } else {
            return false
        }
        guard let end else { return false }
        let rest = content(text[end...])
        guard let first = rest.first, let last = rest.last else { return true }
        return rest.count > 1 && first == last && "_*".contains(first)
    }

    /// Whether a line is only a link to another note, as in a table of contents.
    static func isReference(_ line: some StringProtocol) -> Bool {
        let text = content(line).drop { "-*+ \t0123456789.#".contains($0) }
        if text.hasPrefix("[[") { return text.hasSuffix("]]") && !text.dropLast(2).contains("]") }
        guard text.hasPrefix("["), text.hasSuffix(")"), let middle = text.firstRange(of: "](") else { return false }
        let target = text[middle.upperBound...].dropLast()
        return !target.contains("://") && !target.contains(")")
    }
}
