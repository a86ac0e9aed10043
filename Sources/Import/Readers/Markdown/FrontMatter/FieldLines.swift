import Model
import Text

/// Front matter as searchable, quotable text, since questions ask for its facts; fields that only programs read are left out.
enum FieldLines {
    /// Returns all fields as one block, `Phone number: +49 …`, for a person's page or a note without text; nil if there are none.
    static func block(_ front: FrontMatter, title: String) -> Block? {
        let lines = told(front, title: title).map { "\(label($0.key)): \($0.value)" }
        // Without front matter the fields are properties within the text.
        let last = front.lineCount > 0 ? front.lineCount : front.entries.map(\.line).max()
        guard !lines.isEmpty, let last else { return nil }
        return block(lines.joined(separator: "\n"), LineRange(1, max(1, last)))
    }

    /// Returns the fields of any other note as written, a block for each on its own lines; fields within the text are skipped.
    static func blocks(_ front: FrontMatter, title: String, in text: SourceText) -> [Block] {
        told(front, title: title).compactMap { property in
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

    /// The maximum number of lines of a field after its first.
    private static let longest = 7

    private static func block(_ text: String, _ lines: LineRange) -> Block {
        var block = Block(kind: .event, lines: lines, text: text)
        block.role = .fields
        return block
    }

    /// Returns the fields that are meaningful to a reader.
    private static func told(_ front: FrontMatter, title: String) -> [Property] {
        front.properties.filter {
            $0.key != "private" && !isSwitch($0.value) && !NoteSummary.isOne($0.key) && !isAddress($0.value, of: title)
        }
    }

    /// Returns whether a value is the address of the page itself, which repeats its title: `https://club.org/news/new-roof-2041`.
    private static func isAddress(_ value: String, of title: String) -> Bool {
        guard value.hasPrefix("https://") || value.hasPrefix("http://"), !value.contains(" ") else { return false }
        let words = Set(value.words(withNumbers: true).map { LetterFolding.fold($0) })
        let named = title.words(withNumbers: true).map { LetterFolding.fold($0) }
        return !named.isEmpty && named.allSatisfy(words.contains)
    }

    /// Returns whether a value is only a switch for a program: "draft: false".
    private static func isSwitch(_ value: String) -> Bool {
        ["true", "false", "yes", "no"].contains(value.lowercased())
    }

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
