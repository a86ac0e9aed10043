import Model

/// Lines at the top of a note that resemble front matter but are not: unclosed, after blank lines, or invalid YAML.
///
/// A note that they mark as private stays private.
struct BrokenFrontMatter {
    private let lines: [String]

    /// Takes the lines after the note's opening fence, up to the next fence or the end; none without an opening fence.
    init(_ text: SourceText) {
        let ranges = text.lineRanges
        guard let top = ranges.firstIndex(where: { !BrokenFrontMatter.isBlank(text.utf8[$0]) }),
            BrokenFrontMatter.isFence(text.utf8[ranges[top]])
        else {
            lines = []
            return
        }
        let rest = ranges.indices.suffix(from: top + 1)
        let end = rest.first { BrokenFrontMatter.isFence(text.utf8[ranges[$0]]) } ?? ranges.endIndex
        lines = rest.prefix(upTo: end).compactMap(text.line)
    }

    /// Whether the lines mark the note as private, by the property or by a tag.
    var saysPrivate: Bool {
        if lines.contains(where: BrokenFrontMatter.isMark) { return true }
        var parser = YAMLParser(lines.prefix(BrokenFrontMatter.mostLines), firstLine: 1)
        return parser.entries().contains { entry in
            entry.value.texts.contains { text in
                switch FrontMatterField(key: entry.key) {
                case .tags: text.lowercased().contains(PrivateMark.key)
                case nil: entry.key.lowercased() == PrivateMark.key && PrivateMark.isSet(text)
                default: false
                }
            }
        }
    }

    /// The maximum number of lines parsed as YAML; all lines are searched for the property.
    private static let mostLines = 1000

    /// Returns whether a line sets the property, whatever surrounds it: `"private" : yes # for now`.
    private static func isMark(_ line: String) -> Bool {
        guard let colon = line.utf8.firstIndex(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "=") }) else {
            return false
        }
        func words(_ text: Substring) -> [Substring] { text.split { !$0.isLetter && !$0.isNumber } }
        let (key, value) = (words(line[..<colon]), words(line[colon...]))
        return key.count == 1 && key[0].lowercased() == PrivateMark.key
            && value.first.map { PrivateMark.isSet(String($0)) } ?? false
    }

    private static func isBlank(_ line: ArraySlice<UInt8>) -> Bool { line.allSatisfy { $0 <= UInt8(ascii: " ") } }

    /// Returns whether a line begins with a fence, whatever follows.
    private static func isFence(_ line: ArraySlice<UInt8>) -> Bool {
        let text = line.drop { $0 <= UInt8(ascii: " ") }
        return text.starts(with: "---".utf8) || text.starts(with: "+++".utf8) || text.elementsEqual("...".utf8)
    }
}
