import Model

/// Somebody as front matter names them.
enum WrittenAttendee {
    /// The people of a value: a list, a map with `name` and `email`, or text with commas or semicolons between.
    static func all(_ value: YAMLValue) -> [Attendee] {
        switch value {
        case .list(let values):
            values.flatMap { value in if case .text(let text) = value { [one(text)] } else { all(value) } }
        case .map: map(value)
        case .text(let text): split(text).map(one)
        }
    }

    private static func map(_ value: YAMLValue) -> [Attendee] {
        guard let name = value.text(of: "name") else { return value.texts.map(one) }
        return [Attendee(name: one(name).name, email: value.text(of: "email") ?? value.text(of: "mail"))]
    }

    /// Mail programs part people by semicolons and write `Chen, Sarah`.
    private static func split(_ text: String) -> [String] {
        let separator: Character = text.contains(";") ? ";" : ","
        return text.split(separator: separator).map { $0.trimmed }.filter { !$0.isEmpty }
    }

    /// Reads `Name <mail>`, `Name (mail)`, `[[Folder/Name|shown]]`, `@Name`, a bare address or a name.
    static func one(_ written: String) -> Attendee {
        var text = written.trimmed
        if let open = text.range(of: "[["), let close = text.range(of: "]]"), open.upperBound <= close.lowerBound {
            let link = Wikilink(text[open.upperBound..<close.lowerBound], isEmbed: false, line: 0)
            let name = link.map { $0.target.split(separator: "/").last.map(String.init) ?? $0.target } ?? ""
            text = text[..<open.lowerBound] + name + text[close.upperBound...]
        }
        // A link without quotes, whose brackets YAML takes for lists: `[[People/Sarah Chen|Sarah]]`.
        if let bar = text.firstIndex(of: "|") {
            text = text[..<bar].split(separator: "/").last.map { $0.trimmed } ?? text
        }
        if text.hasPrefix("@") { text.removeFirst() }
        for (open, close) in [("<", ">"), ("(", ")")] as [(Character, Character)] {
            guard let start = text.firstIndex(of: open), let end = text.lastIndex(of: close), start < end else {
                continue
            }
            let inside = text[text.index(after: start)..<end].trimmed
            guard open == "<" || inside.contains("@") else { continue }
            return Attendee(name: ordered(text[..<start].trimmed), email: address(inside))
        }
        if text.contains("@"), !text.contains(" ") { return Attendee(name: "", email: address(text)) }
        return Attendee(name: ordered(text))
    }

    private static func address(_ text: String) -> String {
        text.lowercased().hasPrefix("mailto:") ? String(text.dropFirst(7)) : text
    }

    /// The name with the first name first: `Chen, Sarah` is Sarah Chen.
    private static func ordered(_ name: String) -> String {
        let parts = name.split(separator: ",").map { $0.trimmed }
        return parts.count == 2 && !parts.contains("") ? parts[1] + " " + parts[0] : name
    }
}
