/// Markdown text as displayed: without emphasis, code marks, comments, footnote marks and HTML tags; links are shown by their text.
enum InlineText {
    static func plain(_ text: String) -> String {
        guard text.utf8.contains(where: isMark) else { return text }
        var text = text
        for (open, close) in [("<!--", "-->"), ("%%", "%%")] where text.holds(open) { remove(open, close, from: &text) }
        text = withoutLinks(text)
        if text.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) {
            text = withoutTags(text)
        }
        for mark in ["**", "__", "~~", "==", "`", "\\"] where text.holds(mark) { text = text.replacing(mark, with: "") }
        return withoutEmphasis(text)
    }

    private static func isMark(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "="), UInt8(ascii: "`"),
            UInt8(ascii: "<"),
            UInt8(ascii: "["), UInt8(ascii: "%"), UInt8(ascii: "\\"), UInt8(ascii: "&"):
            true
        default: false
        }
    }

    private static func remove(_ open: String, _ close: String, from text: inout String) {
        while let start = text.range(of: open) {
            let behind = text[start.upperBound...]
            let end = behind.range(of: close)?.upperBound ?? text.endIndex
            text.replaceSubrange(start.lowerBound..<end, with: " ")
        }
    }

    /// Replaces `[Ana](https://…)` and `[Ana][1]` by `Ana`, `[[Ana Becker|Ana]]` by `Ana Becker`; footnote marks are dropped.
    private static func withoutLinks(_ text: String) -> String {
        guard text.holds("[") else { return text }
        var result = ""
        var rest = text[...]
        while let open = rest.firstIndex(of: "[") {
            result += rest[..<open]
            rest = rest[open...]
            if rest.hasPrefix("[["), let close = rest.range(of: "]]") {
                let inside = rest[..<close.lowerBound].dropFirst(2)
                let target = inside.split(separator: "|").first ?? inside
                result += target.split(separator: "/").last ?? target
                rest = rest[close.upperBound...]
            } else if rest.hasPrefix("[^"), let close = rest.firstIndex(of: "]") {
                rest = rest[close...].dropFirst()
            } else if let close = rest.firstIndex(of: "]"), let next = rest[close...].dropFirst().first,
                next == "(" || next == "[",
                let end = rest[close...].firstIndex(of: next == "(" ? ")" : "]", after: next)
            {
                let shown = rest[..<close].dropFirst()
                // A mail address identifies a person.
                let target = rest[close..<end].dropFirst(2)
                // "Ana Becker [Ana Becker](mailto:ana@acme.org)" names her once.
                let isRepeated = target.hasPrefix("mailto:") && result.trimmed.hasSuffix(shown)
                if !isRepeated { result += shown }
                if target.hasPrefix("mailto:"), !result.contains("@") { result += " <\(target.dropFirst(7))>" }
                rest = rest[end...].dropFirst()
            } else {
                result.append("[")
                rest = rest.dropFirst()
            }
        }
        return result + rest
    }

    /// Removes HTML tags; keeps `<ana@acme.org>` and `<@ab>`, which are not tags.
    private static func withoutTags(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "@")) else { return MarkupText.plain(text) }
        var result = ""
        var rest = text[...]
        while let open = rest.firstIndex(of: "<"), let close = rest[open...].firstIndex(of: ">") {
            result += MarkupText.plain(String(rest[..<open]))
            let inside = rest[open...close]
            result += inside.contains("@") && !inside.contains("=") ? String(inside) : MarkupText.plain(String(inside))
            rest = rest[close...].dropFirst()
        }
        return result + MarkupText.plain(String(rest))
    }

    /// Removes `*`, and `_` unless it is inside a word.
    private static func withoutEmphasis(_ text: String) -> String {
        guard text.contains(where: { $0 == "*" || $0 == "_" }) else { return text }
        let characters = Array(text)
        var result = ""
        for (place, character) in characters.enumerated() {
            if character == "*" { continue }
            if character == "_" {
                let isInside =
                    place > 0 && place + 1 < characters.count && characters[place - 1].isWordCharacter
                    && characters[place + 1].isWordCharacter
                if !isInside { continue }
            }
            result.append(character)
        }
        return result
    }
}

extension Character {
    fileprivate var isWordCharacter: Bool { isLetter || isNumber }
}

extension Substring {
    /// Returns the first position of a closing mark after the first opening mark.
    fileprivate func firstIndex(of close: Character, after open: Character) -> Index? {
        guard let start = firstIndex(of: open) else { return nil }
        return self[index(after: start)...].firstIndex(of: close)
    }
}
