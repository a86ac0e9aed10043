import Text

/// Wraps the text of help at words: each row of a table within its last column, and paragraphs as a whole.
struct HelpFolding {
    /// The columns of a line; nil for no wrapping.
    let width: Int?

    /// Returns the text, wrapped.
    func text(_ help: String) -> SafeText {
        guard let width else { return .clean(help) }
        return HelpFolding.paragraphs(of: help).map { folded($0, to: width) }.joined(separator: "\n")
    }

    /// Returns the lines; those of a paragraph, which are not indented, as one.
    private static func paragraphs(of help: String) -> [String] {
        var result: [String] = []
        for line in help.split(separator: "\n", omittingEmptySubsequences: false) {
            if let last = result.last, !line.isEmpty, !last.isEmpty, line.first != " ", last.first != " " {
                result[result.count - 1] = last + " " + line
            } else {
                result.append(String(line))
            }
        }
        return result
    }

    private func folded(_ line: String, to width: Int) -> SafeText {
        guard DisplayWidth.of(line) >= width else { return .clean(line) }
        let indent = line.prefix { $0 == " " }
        let words = line[indent.endIndex...]
        guard !indent.isEmpty, let gap = words.firstRange(of: "  ") else {
            let folding = TextFolding(
                width: width, indent: .clean(String(indent)), hanging: indent.isEmpty ? "" : "  ")
            return folding.lines(.clean(String(words))).joined(separator: "\n")
        }
        let rest = words[gap.lowerBound...].drop { $0 == " " }
        let head = line[..<rest.startIndex]
        let lines = TextFolding(width: width - head.count, indent: "", hanging: "").lines(.clean(String(rest)))
        return .clean(String(head)) + lines.joined(separator: "\n" + SafeText(repeating: " ", count: head.count))
    }
}
