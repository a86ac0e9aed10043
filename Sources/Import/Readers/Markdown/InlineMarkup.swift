/// Tags and links inside a line of Markdown, by Obsidian's rules.
struct InlineMarkup {
    private(set) var tags: [String] = []
    private(set) var links: [String] = []

    /// Reads a line that is not inside a code block.
    ///
    /// - Parameter line: A line of Markdown.
    init(line: String) {
        guard line.utf8.contains(where: { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "[") }) else { return }
        var rest = line[...]
        var previous: Character?
        // What is not found once stands nowhere further on: looking again each time would cost the square of the line.
        var (hasLinkEnd, hasTargetEnd, missingFences) = (true, true, Set<Int>())
        while let character = rest.first {
            if character == "`" {
                rest = InlineMarkup.behindCode(rest, &missingFences)
                previous = "`"
            } else if character == "[", hasLinkEnd, rest.hasPrefix("[[") {
                let close = rest.range(of: "]]")
                hasLinkEnd = close != nil
                if let close { readLink(rest[rest.index(rest.startIndex, offsetBy: 2)..<close.lowerBound]) }
                rest = close.map { rest[$0.upperBound...] } ?? rest.dropFirst()
                previous = "]"
            } else if character == "]", hasTargetEnd, rest.hasPrefix("](") {
                let close = rest.firstIndex(of: ")")
                hasTargetEnd = close != nil
                if let close { readInlineTarget(rest[rest.index(rest.startIndex, offsetBy: 2)..<close]) }
                rest = close.map { rest[rest.index(after: $0)...] } ?? rest.dropFirst()
                previous = ")"
            } else if character == "#", InlineMarkup.mayPrecedeTag(previous) {
                let tag = rest.dropFirst().prefix(while: InlineMarkup.isTagCharacter)
                readTag(tag)
                previous = tag.last ?? "#"
                rest = rest[tag.endIndex...]
            } else {
                previous = character
                rest = rest.dropFirst()
            }
        }
    }

    /// The form under which a tag is compared: without `#` and slashes at its ends.
    static func normalized(tag: String) -> String? {
        let bare = tag.trimmed.drop { $0 == "#" }
        let name = bare.reversed().drop { $0 == "/" }.reversed()
        guard !name.isEmpty, name.contains(where: { !$0.isNumber }), name.allSatisfy(isTagCharacter) else { return nil }
        return String(name)
    }

    private mutating func readTag(_ tag: Substring) {
        if let name = InlineMarkup.normalized(tag: String(tag)) { tags.append(name) }
    }

    private mutating func readLink(_ inside: Substring) {
        let target = inside.prefix { $0 != "|" && $0 != "#" }.trimmed
        let bare = target.hasSuffix("\\") ? String(target.dropLast()) : target
        if !bare.isEmpty { links.append(bare) }
    }

    private mutating func readInlineTarget(_ target: Substring) {
        guard target.hasSuffix(".md"), !target.contains("://") else { return }
        links.append(String(target).replacing("%20", with: " "))
    }

    private static func mayPrecedeTag(_ character: Character?) -> Bool {
        guard let character else { return true }
        return character.isWhitespace || character == "(" || character == "," || character == ";"
    }

    private static func isTagCharacter(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_" || character == "-" || character == "/"
            || character.unicodeScalars.first?.properties.isEmojiPresentation == true
    }

    /// What follows a code span, or the backticks that begin none.
    private static func behindCode(_ text: Substring, _ missingFences: inout Set<Int>) -> Substring {
        let fence = text.prefix { $0 == "`" }
        let body = text[fence.endIndex...]
        guard !missingFences.contains(fence.count) else { return body }
        if let end = body.range(of: String(fence))?.upperBound { return body[end...] }
        missingFences.insert(fence.count)
        return body
    }
}
