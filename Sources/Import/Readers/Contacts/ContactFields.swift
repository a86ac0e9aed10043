import Model

/// The fields of a person's card as readable text.
struct ContactFields {
    /// The full name (FN), else the name from the parts of N, the organization, or the e-mail address; empty if all are unknown.
    let title: String
    /// The nicknames, further full names, and names assembled from the parts of N.
    let aliases: [String]
    private let card: ContactCard

    /// Reads the fields of a card; returns nil for a group, place or organization.
    init?(_ card: ContactCard) {
        let kinds = card.values(.kind) + card.values(.appleKind) + card.values(.showAs)
        let others: Set<String> = ["group", "org", "location", "company"]
        if kinds.contains(where: { others.contains($0.trimmingWhitespace.lowercased()) }) { return nil }
        self.card = card
        let names = card.values(.formattedName).map(ContactText.line).filter { !$0.isEmpty }
        let assembled = card.values(.name).first.map(ContactFields.assembled) ?? []
        let organization = card.values(.organization).map(ContactFields.joined)
        let titles = names + assembled + organization + ContactFields.emails(card)
        title = titles.first { !$0.isEmpty } ?? ""
        let nicknames = card.values(.nickname).flatMap { ContactText.parts($0, at: ",") }
        var seen: Set<String> = [title, ""]
        aliases = (nicknames + names + assembled).filter { seen.insert($0).inserted }
    }

    var document: Document {
        var document = Document(kind: .person, title: title, lines: card.lines)
        document.aliases = aliases
        document.properties = properties
        document.tags = tags
        document.blocks = [Block(kind: .event, lines: card.lines, text: text)]
        return document
    }

    /// Returns given and family name, then also with additional names, from `Family;Given;Additional;Prefix;Suffix`.
    private static func assembled(_ value: String) -> [String] {
        let parts = ContactText.parts(value, at: ";").map { $0.replacing(",", with: " ") }
        func part(_ place: Int) -> String { place < parts.count ? parts[place] : "" }
        return [[part(1), part(0)], [part(1), part(2), part(0)]].map { names in
            names.flatMap { $0.split(whereSeparator: \.isWhitespace) }.joined(separator: " ")
        }
    }

    private static func joined(_ value: String) -> String {
        ContactText.parts(value, at: ";").filter { !$0.isEmpty }.joined(separator: ", ")
    }

    private static func emails(_ card: ContactCard) -> [String] {
        var seen: Set<String> = []
        return card.values(.email).map { ContactText.line($0).lowercased() }
            .map { $0.hasPrefix("mailto:") ? String($0.dropFirst(7)) : $0 }
            .filter { !$0.isEmpty && seen.insert($0).inserted }
    }

    private var tags: [String] {
        var seen: Set<String> = []
        return card.values(.categories).flatMap { ContactText.parts($0, at: ",") }
            .filter { !$0.isEmpty && seen.insert($0).inserted }
    }

    private struct Field {
        var label: String
        var key: String
        var values: [(text: String, use: String?)]
    }

    private var fields: [Field] {
        [
            field("Role", "role", .title, .role) { ContactText.line($0.value) },
            field("Organization", "org", .organization) { ContactFields.joined($0.value) },
            field("Phone number", "tel", .telephone) { ContactText.telephone($0.value) },
            Field(label: "Email address", key: "email", values: ContactFields.emails(card).map { ($0, nil) }),
            field("Address", "address", .address) { ContactFields.joined($0.value.replacing("\\n", with: ", ")) },
            field("Birthday", "birthday", .birthday) { ContactText.date($0.value) },
            field("Anniversary", "anniversary", .anniversary) { ContactText.date($0.value) },
            field("Web", "url", .url) { ContactText.line($0.value) },
            field("Note", "note", .note) { ContactText.unescaped($0.value) },
        ].filter { !$0.values.isEmpty }
    }

    private func field(
        _ label: String, _ key: String, _ names: ContactProperty.Name..., text: (ContactProperty) -> String
    ) -> Field {
        let values = names.flatMap(card.all).map { (text: text($0), use: $0.use) }
        return Field(label: label, key: key, values: values.filter { !$0.text.isEmpty })
    }

    private var properties: [Property] {
        let isPrivate = card.values(.classification).contains {
            !CalendarFields.isPublic(Array($0.trimmingWhitespace.utf8)[...])
        }
        return fields.map { Property(key: $0.key, value: $0.values.map(\.text).joined(separator: ", ")) }
            + (isPrivate ? [PrivateMark.property] : [])
    }

    /// The card as lines, such as `Phone number (work): +49 …`; the title if there are none.
    private var text: String {
        let nicknames = aliases.isEmpty ? [] : ["Also called: " + aliases.joined(separator: ", ")]
        let lines = fields.flatMap { field in
            field.values.map { "\(field.label)\($0.use.map { " (\($0))" } ?? ""): \($0.text)" }
        }
        return nicknames.isEmpty && lines.isEmpty ? title : (nicknames + lines).joined(separator: "\n")
    }
}

extension ContactProperty {
    /// The use of a telephone number or address.
    fileprivate var use: String? {
        guard name == .telephone || name == .address else { return nil }
        return types.lazy.compactMap { ContactProperty.uses[$0] }.first
    }

    private static let uses = ["cell": "mobile", "fax": "fax", "home": "home", "pager": "pager", "work": "work"]
}
