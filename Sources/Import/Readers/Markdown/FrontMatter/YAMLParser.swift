/// A parser of the YAML 1.2 used in front matter: maps, lists, flow style, plain, quoted and block text, comments, anchors.
///
/// An invalid line is reported and only that line is lost. An alias is replaced only if its anchor is text, so that a few lines cannot
/// expand into millions.
struct YAMLParser {
    /// A line without its indentation; the text may be empty.
    struct Line {
        var number: Int
        var indent: Int
        var text: String
    }

    private(set) var problems: [(line: Int, message: String)] = []
    /// Whether the structure is broken, so that the assignment to keys is a guess.
    private(set) var isBroken = false
    private let lines: [Line]
    private var index = 0
    private var anchors: [String: String] = [:]

    /// The maximum depth of maps and lists; deeper ones are read as empty text.
    private static let deepest = 12
    /// The length, in bytes, from which a quoted or bracketed value is not continued; it then counts as unclosed.
    private static let longestFlow = 8000

    /// Creates a parser of lines; `firstLine` is the number of the first one in its file.
    init(_ lines: ArraySlice<String>, firstLine: Int) {
        var result: [Line] = []
        for (offset, line) in lines.enumerated() {
            let indent = line.utf8.prefix { $0 == UInt8(ascii: " ") }.count
            result.append(Line(number: firstLine + offset, indent: indent, text: line.trimmed))
            if line.utf8.dropFirst(indent).first == UInt8(ascii: "\t"), !result[offset].text.isEmpty {
                problems.append((firstLine + offset, "a tab cannot indent YAML; the line was left out"))
                isBroken = true
                result[offset].text = ""
            }
        }
        self.lines = result
    }

    mutating func entries() -> [YAMLValue.Entry] {
        var result: [YAMLValue.Entry] = []
        while skipBlank() {
            let start = index
            if case .map(let entries) = map(indent: lines[index].indent, depth: 0) { result += entries }
            guard index == start else { continue }
            report(lines[index].number, "a line without a key was left out")
            index += 1
        }
        return result
    }

    private mutating func report(_ line: Int, _ message: String) {
        problems.append((line, message))
        isBroken = true
    }

    private mutating func needsQuotes(_ line: Int) {
        problems.append(
            (
                line,
                "a value with `:`, or with `@`, `*` and the like at its beginning, needs quotes; it was taken as it is"
            ))
    }

    /// Moves to the next line with content; returns false after the last one.
    private mutating func skipBlank() -> Bool {
        while index < lines.count, lines[index].text.isEmpty || lines[index].text.hasPrefix("#") { index += 1 }
        return index < lines.count
    }

    private mutating func map(indent: Int, depth: Int) -> YAMLValue {
        var entries: [YAMLValue.Entry] = []
        while skipBlank(), lines[index].indent == indent, let (key, rest) = YAMLParser.split(lines[index].text) {
            let line = lines[index].number
            index += 1
            entries.append(.init(key: key, value: value(rest, line: line, indent: indent, depth: depth), line: line))
        }
        return .map(entries)
    }

    /// Reads the value after a key or a list's dash, with the deeper lines below.
    private mutating func value(_ written: Substring, line: Int, indent: Int, depth: Int) -> YAMLValue {
        var rest = YAMLParser.withoutComment(written)
        let anchor = takeAnchor(&rest)
        let value: YAMLValue
        switch rest.first {
        case nil: value = nested(below: indent, depth: depth)
        case "|" where YAMLParser.isBlockHeader(rest), ">" where YAMLParser.isBlockHeader(rest):
            value = .text(blockText(below: indent, isFolded: rest.first == ">"))
        case "[", "{": value = flow(rest, line: line, below: indent)
        case "\"", "'": value = .text(quoted(written, line: line, below: indent))
        case "*":
            let anchored = anchors[String(rest.dropFirst())]
            if anchored == nil { needsQuotes(line) }
            value = .text(anchored ?? String(rest))
        default:
            value = .text(YAMLFlow.withoutNull(plain(rest, below: indent)))
            // Invalid YAML, but the writer meant the whole line: `title: Pricing: the second round`.
            let isReserved = rest.first.map { "@`%".contains($0) } ?? false
            if isReserved || YAMLParser.isItem(String(rest)) || YAMLParser.split(String(rest)) != nil {
                needsQuotes(line)
            }
        }
        if let anchor, case .text(let text) = value { anchors[anchor] = text }
        return value
    }

    /// Removes `&name` and `!type` from the beginning of a value and returns the name.
    private func takeAnchor(_ text: inout Substring) -> String? {
        var anchor: String?
        while let first = text.first, first == "&" || first == "!" {
            let word = text.prefix { !$0.isWhitespace }
            if first == "&" { anchor = String(word.dropFirst()) }
            text = text[word.endIndex...].trimmingWhitespace
        }
        return anchor
    }

    /// Reads a list or map on the lines below; a list may be indented no more than its key.
    private mutating func nested(below indent: Int, depth: Int) -> YAMLValue {
        guard skipBlank(), depth < YAMLParser.deepest else { return .text("") }
        let line = lines[index]
        if YAMLParser.isItem(line.text), line.indent >= indent { return list(indent: line.indent, depth: depth + 1) }
        guard line.indent > indent else { return .text("") }
        if YAMLParser.split(line.text) != nil { return map(indent: line.indent, depth: depth + 1) }
        return .text(plain("", below: indent))
    }

    private mutating func list(indent: Int, depth: Int) -> YAMLValue {
        var values: [YAMLValue] = []
        while skipBlank(), lines[index].indent == indent, YAMLParser.isItem(lines[index].text) {
            let line = lines[index]
            var rest = line.text.dropFirst().trimmingWhitespace
            // A list of lists is read as one list.
            while rest.hasPrefix("- ") { rest = rest.dropFirst(2).trimmingWhitespace }
            index += 1
            if let entry = YAMLParser.split(String(rest)), !"[{\"'".contains(rest.first ?? " ") {
                values.append(item(entry, of: line, depth: depth))
            } else {
                values.append(value(rest, line: line.number, indent: indent, depth: depth))
            }
        }
        return .list(values)
    }

    /// Reads a map whose first key follows a list's dash.
    private mutating func item(_ first: (key: String, rest: Substring), of line: Line, depth: Int) -> YAMLValue {
        let indent = line.indent + 2
        let value = value(first.rest, line: line.number, indent: indent, depth: depth)
        var entries = [YAMLValue.Entry(key: first.key, value: value, line: line.number)]
        if skipBlank(), lines[index].indent > line.indent, depth < YAMLParser.deepest,
            case .map(let others) = map(indent: lines[index].indent, depth: depth + 1)
        {
            entries += others
        }
        return .map(entries)
    }

    /// Reads plain text, continued on lines with deeper indentation.
    private mutating func plain(_ first: Substring, below indent: Int) -> String {
        var parts = first.isEmpty ? [] : [String(first)]
        while index < lines.count, lines[index].indent > indent, !lines[index].text.isEmpty {
            if YAMLParser.split(lines[index].text) != nil {
                report(lines[index].number, "a key is indented deeper than the one above it")
                break
            }
            parts.append(String(YAMLParser.withoutComment(lines[index].text[...])))
            index += 1
        }
        return parts.joined(separator: " ")
    }

    /// Reads the text below `|`, which keeps line ends, or `>`, which makes them blanks.
    private mutating func blockText(below indent: Int, isFolded: Bool) -> String {
        var parts: [String] = []
        while index < lines.count, lines[index].indent > indent || lines[index].text.isEmpty {
            parts.append(lines[index].text)
            index += 1
        }
        return parts.joined(separator: isFolded ? " " : "\n").trimmed
    }
}

extension YAMLParser {
    /// Reads quoted text, which may continue on the lines below.
    private mutating func quoted(_ written: Substring, line: Int, below indent: Int) -> String {
        var text = String(written)
        let start = index
        while true {
            var scanner = YAMLFlow(text)
            if let value = scanner.quoted() {
                // For its writer, text after the quotes belongs to the value: `"Plan" for 2026`.
                if scanner.rest.isEmpty { return value }
                needsQuotes(line)
                return String(YAMLParser.withoutComment(written))
            }
            guard index < lines.count, lines[index].indent >= max(1, indent), text.utf8.count < YAMLParser.longestFlow
            else { break }
            text += " " + lines[index].text
            index += 1
        }
        index = start
        // As in other YAML readers, the reported line is the last one in which the quote could have been closed.
        report(lines.last?.number ?? line, "the quote of line \(line) is not closed; that line was taken as it is")
        return String(written.dropFirst())
    }

    /// Reads a list in `[ ]` or a map in `{ }`, which may continue on the lines below.
    private mutating func flow(_ written: Substring, line: Int, below indent: Int) -> YAMLValue {
        var text = String(written)
        let start = index
        while true {
            var scanner = YAMLFlow(text)
            if let value = scanner.value() {
                // Links, which YAML reads as lists of lists: `[[Sarah Chen]], [[Bob Okafor]]`.
                if scanner.rest.hasPrefix(",") { return YAMLFlow.list(of: text) }
                return scanner.rest.isEmpty ? value : .text(text)
            }
            guard index < lines.count, text.utf8.count < YAMLParser.longestFlow,
                lines[index].indent >= max(1, indent) || "]}".contains(lines[index].text.first ?? " ")
            else { break }
            text += " " + YAMLParser.withoutComment(lines[index].text[...])
            index += 1
        }
        let noticed = index < lines.count ? lines[index].number : line
        index = start
        if written.first == "{" {
            report(line, "braces that hold no map; the line was taken as it is")
            return .text(String(written))
        }
        report(noticed, "the list of line \(line) is not closed by ']'; it was read up to that line's end")
        return YAMLFlow.list(of: String(written.dropFirst()))
    }

    /// Splits a line at the colon after its key; returns nil if it has none.
    private static func split(_ line: String) -> (key: String, rest: Substring)? {
        if let quote = line.first, quote == "\"" || quote == "'" {
            var scanner = YAMLFlow(line)
            guard let key = scanner.quoted(), scanner.rest.first == ":" else { return nil }
            return (key, scanner.rest.dropFirst().trimmingWhitespace)
        }
        let bytes = line.utf8
        let colon = bytes.indices.first { index in
            guard bytes[index] == UInt8(ascii: ":") else { return false }
            let next = bytes.index(after: index)
            return next == bytes.endIndex || bytes[next] == UInt8(ascii: " ") || bytes[next] == UInt8(ascii: "\t")
        }
        guard let colon, !isItem(line), !"[{#|>".contains(line.first ?? "#") else { return nil }
        let key = line[..<colon].trimmingWhitespace
        return key.isEmpty ? nil : (String(key), line[line.index(after: colon)...].trimmingWhitespace)
    }

    private static func isItem(_ text: String) -> Bool { text == "-" || text.hasPrefix("- ") }

    private static func isBlockHeader(_ text: Substring) -> Bool {
        text.dropFirst().allSatisfy { "+-0123456789".contains($0) }
    }

    /// Returns the text before ` #`; a `#` at its beginning makes all of it a comment.
    private static func withoutComment(_ text: Substring) -> Substring {
        if text.first == "#" { return "" }
        guard text.utf8.contains(UInt8(ascii: "#")), text.first != "\"", text.first != "'" else {
            return text.trimmingWhitespace
        }
        return (text.firstRange(of: " #").map { text[..<$0.lowerBound] } ?? text).trimmingWhitespace
    }
}
