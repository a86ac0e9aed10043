import Model

/// The YAML block at the beginning of a note: keys with one or several values.
///
/// Reads the forms that people write: plain and quoted scalars, flow lists, block lists, multi-line strings. What it cannot read is
/// reported with its line; the note's body is never lost.
struct FrontMatter {
    /// A key with its values; a scalar has one, an empty value none.
    struct Entry {
        var key: String
        var values: [String]
        var isList: Bool
        var line: Int
    }

    private(set) var entries: [Entry] = []
    private(set) var problems: [(line: Int, message: String)] = []
    /// The number of lines that belong to the front matter, with both its fences; 0 where there is none.
    private(set) var lineCount = 0

    /// Reads the front matter of a note.
    ///
    /// - Parameter lines: The note's lines.
    init(lines: [String]) {
        guard lines.first?.trimmedEnd == "---" else { return }
        guard let close = lines.indices.dropFirst().first(where: { ["---", "..."].contains(lines[$0].trimmedEnd) })
        else {
            problems.append((1, "front matter is not closed by '---'; read as text"))
            return
        }
        let first = lines[1..<close].first { !$0.trimmed.isEmpty && !$0.trimmed.hasPrefix("#") }
        // Two rules with prose between are no front matter: nothing of a note may be lost.
        guard first.map({ $0.first?.isWhitespace == false && FrontMatter.keyEnd($0) != nil }) ?? true else {
            problems.append((1, "front matter without a key in its first line; read as text"))
            return
        }
        lineCount = close + 1
        var index = 1
        while index < close { readEntry(lines, at: &index, end: close) }
    }

    /// The first value of the first of some keys that has one.
    func value(_ keys: String...) -> String? {
        keys.lazy.compactMap { key in entries.first { $0.key == key }?.values.first }.first { !$0.isEmpty }
    }

    /// All values of some keys, in the order of the keys; a scalar is split at commas.
    func list(_ keys: String...) -> [String] {
        keys.flatMap { key in
            entries.filter { $0.key == key }.flatMap { entry in
                entry.isList
                    ? entry.values : entry.values.flatMap { $0.split(separator: ",").map { String($0).trimmed } }
            }
        }.filter { !$0.isEmpty }
    }

    private mutating func readEntry(_ lines: [String], at index: inout Int, end: Int) {
        let line = lines[index]
        let number = index + 1
        index += 1
        if line.trimmed.isEmpty || line.trimmed.hasPrefix("#") { return }
        guard line.first?.isWhitespace == false, let colon = FrontMatter.keyEnd(line) else {
            problems.append((number, "front matter line without a key; skipped"))
            return
        }
        let key = FrontMatter.unquoted(String(line[..<colon]).trimmed).lowercased()
        let rest = FrontMatter.withoutComment(String(line[line.index(after: colon)...])).trimmed
        var entry = Entry(key: key, values: [], isList: false, line: number)
        if rest.isEmpty {
            entry.values = blockList(lines, at: &index, end: end)
            entry.isList = !entry.values.isEmpty
        } else if rest.hasPrefix("[") {
            entry.values = flowList(rest, lines, at: &index, end: end, line: number)
            entry.isList = true
        } else if rest.first == "|" || rest.first == ">" {
            entry.values = [multiLine(lines, at: &index, end: end, folded: rest.first == ">")]
        } else {
            entry.values = [FrontMatter.unquoted(rest)]
        }
        entries.append(entry)
    }

    private mutating func blockList(_ lines: [String], at index: inout Int, end: Int) -> [String] {
        var values: [String] = []
        while index < end {
            let item = lines[index].trimmed
            guard item.hasPrefix("- ") || item == "-" || item.isEmpty || lines[index].first?.isWhitespace == true else {
                break
            }
            if item.hasPrefix("- ") {
                let value = FrontMatter.unquoted(FrontMatter.withoutComment(String(item.dropFirst(2))).trimmed)
                if !value.isEmpty { values.append(value) }
            }
            index += 1
        }
        return values
    }

    private mutating func flowList(
        _ first: String, _ lines: [String], at index: inout Int, end: Int, line: Int
    ) -> [String] {
        var text = first
        var isClosed = first.contains("]")
        while !isClosed, index < end, lines[index].first.map({ $0.isWhitespace || $0 == "]" }) ?? true {
            isClosed = lines[index].contains("]")
            text += " " + lines[index].trimmed
            index += 1
        }
        guard let close = text.lastIndex(of: "]") else {
            problems.append((line, "list in front matter is not closed by ']'"))
            return FrontMatter.splitFlow(text.dropFirst())
        }
        // Links, which YAML would read as lists of lists: `[[Sarah Chen]], [[Bob Okafor]]`.
        if text.hasPrefix("[["), text[..<close].hasSuffix("]") { return FrontMatter.splitFlow(text[...close]) }
        return FrontMatter.splitFlow(text[text.index(after: text.startIndex)..<close])
    }

    private func multiLine(_ lines: [String], at index: inout Int, end: Int, folded: Bool) -> String {
        var parts: [String] = []
        while index < end, lines[index].isEmpty || lines[index].first?.isWhitespace == true {
            parts.append(lines[index].trimmed)
            index += 1
        }
        return parts.joined(separator: folded ? " " : "\n").trimmed
    }

    /// The colon behind a key: the first one before a blank or the line's end.
    private static func keyEnd(_ line: String) -> String.Index? {
        line.indices.first { index in
            guard line[index] == ":" else { return false }
            let next = line.index(after: index)
            return next == line.endIndex || line[next].isWhitespace
        }
    }

    private static func splitFlow(_ text: Substring) -> [String] {
        var values: [String] = []
        var current = ""
        var quote: Character?
        for character in text {
            if let open = quote {
                if character == open { quote = nil }
                current.append(character)
            } else if character == "," {
                values.append(unquoted(current.trimmed))
                current = ""
            } else {
                if character == "\"" || (character == "'" && current.trimmed.isEmpty) { quote = character }
                current.append(character)
            }
        }
        values.append(unquoted(current.trimmed))
        return values.filter { !$0.isEmpty }
    }

    private static func withoutComment(_ text: String) -> String {
        guard let hash = text.range(of: " #"), !text.trimmed.hasPrefix("\""), !text.trimmed.hasPrefix("'") else {
            return text
        }
        return String(text[..<hash.lowerBound])
    }

    private static func unquoted(_ text: String) -> String {
        guard text.count >= 2, let first = text.first, first == "\"" || first == "'", text.last == first else {
            return text
        }
        let inner = String(text.dropFirst().dropLast())
        return first == "'" ? inner.replacing("''", with: "'") : inner.replacing("\\\"", with: "\"")
    }
}
