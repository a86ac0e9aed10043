import Model

/// Front matter as text that can be found and quoted.
///
/// What the writer has noted there of a person, a book, a recipe is what is asked for later; what only programs read is left out.
enum FieldLines {
    /// The fields of a page about a person, and of a note that has nothing else to say, in words: `Phone number: +49 …`.
    ///
    /// - Parameter front: The front matter.
    /// - Returns: One block on the lines of the front matter; nil where there are no fields.
    static func block(_ front: FrontMatter) -> Block? {
        let lines = told(front).map { "\(label($0.key)): \($0.value)" }
        // Other programs write fields into the text.
        let last = front.lineCount > 0 ? front.lineCount : front.entries.map(\.line).max()
        guard !lines.isEmpty, let last else { return nil }
        return block(lines.joined(separator: "\n"), LineRange(1, max(1, last)))
    }

    /// The fields of any other note, as they are written.
    ///
    /// - Parameters:
    ///   - front: The front matter.
    ///   - text: The note.
    /// - Returns: A block for each field, on its own lines; none where front matter is a part of the text.
    static func blocks(_ front: FrontMatter, in text: SourceText) -> [Block] {
        told(front).compactMap { property in
            guard let first = property.line, first < front.lineCount else { return nil }
            let next = front.entries.lazy.map(\.line).filter { $0 > first }.min() ?? front.lineCount
            let last = min(next - 1, first + longest)
            let lines = (first...max(last, first)).map { line in
                String(decoding: text.utf8[text.lineRanges[line - 1]], as: UTF8.self)
            }
            return block(
                lines.joined(separator: "\n").trimmed, LineRange(first, first + lines.count - 1))
        }
    }

    /// A field has no more lines than these behind its first.
    private static let longest = 7

    private static func block(_ text: String, _ lines: LineRange) -> Block {
        var block = Block(kind: .event, lines: lines, text: text)
        block.role = .fields
        return block
    }

    /// The fields that say something to a reader.
    private static func told(_ front: FrontMatter) -> [Property] {
        front.properties.filter { $0.key != "private" && !isSwitch($0.value) && !NoteSummary.isOne($0.key) }
    }

    /// Whether a value says nothing without its program: "draft: false".
    private static func isSwitch(_ value: String) -> Bool {
        ["true", "false", "yes", "no"].contains(value.lowercased())
    }

    /// The words by which a field is asked for.
    private static func label(_ key: String) -> String {
        let words = FrontMatterField.normalized(key)
        return labels[words] ?? words.prefix(1).uppercased() + words.dropFirst()
    }

    private static let labels: [String: String] = [
        "email": "Email address", "phone": "Phone number", "tel": "Phone number", "telephone": "Phone number",
        "telefon": "Phone number", "mobile": "Phone number (mobile)", "cell": "Phone number (mobile)",
        "handy": "Phone number (mobile)",
        "birthday": "Birthday", "born": "Birthday", "bday": "Birthday", "birth date": "Birthday",
        "geburtstag": "Birthday",
        "org": "Organization", "company": "Company", "address": "Address",
    ]
}
