import Model

/// Front matter as lines that can be found and quoted: `Phone number: +49 …`.
///
/// What the writer has noted there of a person, a book, a recipe is what is asked for later; what only programs read is left out.
enum FieldLines {
    /// The fields of a note as one block on the lines of its front matter; nil where there are none.
    static func block(_ front: FrontMatter) -> Block? {
        let told = front.properties.filter { $0.key != "private" && !isSwitch($0.value) && !NoteSummary.isOne($0.key) }
        let lines = told.map { "\(label($0.key)): \($0.value)" }
        // Other programs write fields into the text.
        let last = front.lineCount > 0 ? front.lineCount : front.entries.map(\.line).max()
        guard !lines.isEmpty, let last else { return nil }
        return Block(kind: .event, lines: LineRange(1, max(1, last)), text: lines.joined(separator: "\n"))
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
