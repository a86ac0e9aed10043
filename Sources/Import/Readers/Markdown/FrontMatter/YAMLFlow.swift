/// A reader of YAML's flow style, `[a, "b, c", {d: e}]`, and of quoted text.
struct YAMLFlow {
    /// The unread rest, without surrounding blanks and comment.
    var rest: Substring {
        let rest = text[index...].trimmingWhitespace
        return rest.first == "#" ? "" : rest
    }

    private let text: String
    private var index: String.Index
    private var depth = 0

    private static let deepest = 12

    init(_ text: String) {
        self.text = text
        index = text.startIndex
    }

    /// Reads the inside of a list, without its outer brackets; invalid values are taken as text.
    static func list(of text: String) -> YAMLValue {
        var scanner = YAMLFlow(text)
        var values: [YAMLValue] = []
        while scanner.index < text.endIndex {
            values.append(scanner.value() ?? .text(scanner.takeRest()))
            scanner.skipBlanks()
            if scanner.take(",") == nil, scanner.index < text.endIndex { _ = scanner.takeRest() }
        }
        return .list(values)
    }

    /// Reads a list, a map, or text up to a comma or bracket; returns nil if a bracket or quote is not closed.
    mutating func value() -> YAMLValue? {
        skipBlanks()
        switch current {
        case "[": return list()
        case "{": return map()
        case "\"", "'": return quoted().map { .text($0) }
        default: return .text(YAMLFlow.withoutNull(plain(until: ",]}")))
        }
    }

    /// Returns plain text; empty if it is a YAML null.
    static func withoutNull(_ text: String) -> String { ["null", "Null", "NULL", "~"].contains(text) ? "" : text }

    /// Reads text in single or double quotes; returns nil if they are not closed.
    mutating func quoted() -> String? {
        guard let quote = take("\"") ?? take("'") else { return nil }
        var result = ""
        while let character = current {
            advance()
            if character == quote {
                // In single quotes, two quotes are one.
                guard quote == "'", take("'") != nil else { return result }
                result.append("'")
            } else if character == "\\", quote == "\"" {
                result += escape()
            } else {
                result.append(character)
            }
        }
        return nil
    }

    private mutating func list() -> YAMLValue? {
        guard depth < YAMLFlow.deepest, take("[") != nil else { return nil }
        depth += 1
        defer { depth -= 1 }
        var values: [YAMLValue] = []
        while true {
            skipBlanks()
            if take("]") != nil { return .list(values) }
            if take(",") != nil { continue }
            let before = index
            guard current != nil, let value = value() else { return nil }
            values.append(value)
            // A closing brace that closes nothing is not consumed, and would loop for ever.
            if index == before { advance() }
        }
    }

    private mutating func map() -> YAMLValue? {
        guard depth < YAMLFlow.deepest, take("{") != nil else { return nil }
        depth += 1
        defer { depth -= 1 }
        var entries: [YAMLValue.Entry] = []
        while true {
            skipBlanks()
            if take("}") != nil { return .map(entries) }
            if take(",") != nil { continue }
            let before = index
            // Template placeholders, `{{date}}`, are not maps.
            guard let first = current, first != "{", first != "[" else { return nil }
            let key = first == "\"" || first == "'" ? quoted() : plain(until: ":,}")
            guard let key else { return nil }
            skipBlanks()
            let value = take(":") == nil ? .text("") : value()
            guard let value else { return nil }
            entries.append(.init(key: key, value: value, line: 0))
            if index == before { advance() }
        }
    }

    private mutating func plain(until ends: String) -> String {
        let start = index
        while let character = current, !ends.contains(character) { advance() }
        return String(text[start..<index].trimmingWhitespace)
    }

    /// Reads the escape after a backslash; supports the common ones of YAML 1.2, section 5.7.
    private mutating func escape() -> String {
        guard let character = current else { return "" }
        advance()
        switch character {
        case "n": return "\n"
        case "t": return "\t"
        case "u", "x", "U":
            let count = ["x": 2, "u": 4, "U": 8][character] ?? 4
            let digits = text[index...].prefix(count)
            guard digits.count == count, let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value)
            else { return "\\\(character)" }
            index = digits.endIndex
            return String(scalar)
        case "\"", "\\", "/", " ": return String(character)
        default: return "\\\(character)"
        }
    }

    private var current: Character? { index < text.endIndex ? text[index] : nil }

    private mutating func advance() { index = text.index(after: index) }

    private mutating func skipBlanks() { while let character = current, character.isWhitespace { advance() } }

    private mutating func take(_ character: Character) -> Character? {
        guard current == character else { return nil }
        advance()
        return character
    }

    private mutating func takeRest() -> String {
        defer { index = text.endIndex }
        return String(text[index...].trimmingWhitespace)
    }
}
