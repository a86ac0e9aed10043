import Model

/// The forms in which front matter names people.
enum WrittenAttendee {
    /// Returns the people of a value: a list, a map with `name` and `email`, or text separated by commas, semicolons, line ends or "and".
    static func all(_ value: YAMLValue) -> [Attendee] {
        switch value {
        case .list(let values):
            values.flatMap { value in
                if case .text(let text) = value { split(text, atCommas: false).compactMap(one) } else { all(value) }
            }
        case .map: map(value)
        case .text(let text): split(text, atCommas: true).compactMap(one)
        }
    }

    private static func map(_ value: YAMLValue) -> [Attendee] {
        guard let name = value.text(of: "name") else { return value.texts.compactMap(one) }
        return [Attendee(name: one(name)?.name ?? name, email: value.text(of: "email") ?? value.text(of: "mail"))]
    }

    /// Splits a list of people; mail programs separate them by semicolons and write `Chen, Sarah`.
    private static func split(_ text: String, atCommas: Bool) -> [String] {
        var text = text
        for (joint, replacement) in joints where text.holds(joint) {
            text = text.replacing(joint, with: replacement)
        }
        let hasOthers =
            text.isASCII
            ? text.utf8.contains { $0 == UInt8(ascii: ";") || (0x0A...0x0D).contains($0) }
            : text.contains { $0 == ";" || $0.isNewline }
        if !hasOthers {
            return (atCommas ? text.parts(at: UInt8(ascii: ",")) : [text[...]]).map(\.trimmed).filter { !$0.isEmpty }
        }
        let isSingle = text.split(separator: ",").allSatisfy { $0.contains(";") || !$0.trimmed.contains(" ") }
        return text.split { $0 == ";" || $0.isNewline || ($0 == "," && atCommas && !isSingle) }
            .map { $0.trimmed }.filter { !$0.isEmpty }
    }

    /// Separators equivalent to a semicolon, with their replacements.
    private static let joints = [(" and ", "; "), (" und ", "; "), (" & ", "; "), (" @", "; @")]

    /// Reads `Name <mail>`, `Name (mail)`, `[[Folder/Name|shown]]`, `@Name`, an address or a name; returns nil for `everyone` and the like.
    static func one(_ written: String) -> Attendee? {
        var text = withoutLink(written.trimmed)
        // An unquoted link, whose brackets YAML reads as lists: `[[People/Sarah Chen|Sarah]]`.
        if let bar = text.utf8.firstIndex(of: UInt8(ascii: "|")) {
            text = text[..<bar].split(separator: "/").last.map { $0.trimmed } ?? text
        }
        text = String(text.drop(while: isListMark))
        if text.hasPrefix("#") { text = tagName(text) }
        if isPlainName(text) { return isNobody(text) ? nil : Attendee(name: text) }
        for (open, close) in [("<", ">"), ("(", ")")] as [(Character, Character)] {
            guard let start = text.firstIndex(of: open), let end = text.lastIndex(of: close), start < end else {
                continue
            }
            let inside = text[text.index(after: start)..<end].trimmed
            guard open == "<" || inside.contains("@") else { continue }
            return Attendee(name: name(text[..<start]), email: address(inside))
        }
        if text.contains("@"), !text.contains(" ") { return Attendee(name: "", email: address(text)) }
        let name = name(text[...])
        return name.isEmpty || isNobody(name) ? nil : Attendee(name: name)
    }

    /// Returns whether a text consists only of ASCII letters with single blanks between words.
    private static func isPlainName(_ text: String) -> Bool {
        var isBehindBlank = true
        for byte in text.utf8 {
            let isBlank = byte == UInt8(ascii: " ")
            guard isBlank ? !isBehindBlank : (byte | 0x20) &- 97 < 26 else { return false }
            isBehindBlank = isBlank
        }
        return !isBehindBlank
    }

    static func isNobody(_ name: String) -> Bool {
        name.utf8.count <= longestNobody && nobody.contains(name.lowercased())
    }

    private static let longestNobody = nobody.map(\.utf8.count).max() ?? 0

    private static func isListMark(_ character: Character) -> Bool {
        switch character {
        case "@", "+", "-", "–", "*", ",", " ": true
        default: false
        }
    }

    /// Words written instead of a name that denote no person.
    private static let nobody: Set<String> = [
        "me", "myself", "ich", "all", "everyone", "everybody", "alle", "team", "the team", "tbd", "tba", "n/a", "na",
        "none", "nobody", "no one", "empty seat", "vacant", "vacant seat", "open seat", "vacancy", "quorum",
        "no quorum", "quorum achieved", "quorum met", "your name here",
        "your name",
        "others", "various", "guests", "?",
    ]

    private static func withoutLink(_ text: String) -> String {
        guard let open = text.range(of: "[["), let close = text.range(of: "]]"), open.upperBound <= close.lowerBound
        else {
            return text
        }
        let link = Wikilink(text[open.upperBound..<close.lowerBound], isEmbed: false, line: 0)
        let name = link.map { $0.target.split(separator: "/").last.map(String.init) ?? $0.target } ?? ""
        return text[..<open.lowerBound] + name + text[close.upperBound...]
    }

    /// Returns the name in a tag: `#people/sarah-chen` is Sarah Chen.
    private static func tagName(_ tag: String) -> String {
        let last = tag.dropFirst().split(separator: "/").last.map(String.init) ?? ""
        return last.split { $0 == "-" || $0 == "_" }.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(
            separator: " ")
    }

    private static func address(_ text: String) -> String {
        text.lowercased().hasPrefix("mailto:") ? String(text.dropFirst(7)) : text
    }

    /// Returns a name without additions (`Bo Ek (Acme)`, `Bo Ek – Acme`, `Bo Ek, Sales`), given name first: `Chen, Sarah` is Sarah Chen.
    private static func name(_ text: Substring) -> String {
        var name = text.prefix { $0 != "(" && $0 != "–" && $0 != "—" }
        if let dash = name.range(of: " - ") { name = name[..<dash.lowerBound] }
        let parts = name.split(separator: ",").map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
        guard parts.count == 2, let last = parts.first, !parts.contains("") else { return parts.first ?? "" }
        return last.contains(" ") ? last : parts[1] + " " + last
    }
}
