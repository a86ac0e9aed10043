enum MarkupText {
    /// Returns the text without tags, with common entities decoded; paragraphs and line breaks become line ends; a `<` without a tag stays.
    static func plain(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) else { return text }
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        var index = 0
        // No search starts after the last `>`; searching from every `<` would take quadratic time.
        let lastClosing = bytes.lastIndex(of: UInt8(ascii: ">")) ?? -1
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "<"), index < lastClosing, let end = endOfTag(bytes, from: index) {
                if isBreak(bytes[index..<end]) { result.append(UInt8(ascii: "\n")) }
                index = end
            } else if bytes[index] == UInt8(ascii: "&"), let (text, end) = entity(bytes, from: index) {
                result += Array(text.utf8)
                index = end
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Returns the index after a tag or a caption's timestamp that begins at `start`, or nil.
    static func endOfTag(_ bytes: [UInt8], from start: Int) -> Int? {
        guard start + 1 < bytes.count else { return nil }
        let first = bytes[start + 1]
        let isName = (first | 0x20) >= 0x61 && (first | 0x20) <= 0x7A
        guard isName || first.isDigit || first == UInt8(ascii: "/") || first == UInt8(ascii: "!") else { return nil }
        var index = start + 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "<") {
            if bytes[index] == UInt8(ascii: ">") { return index + 1 }
            index += 1
        }
        return nil
    }

    private static func isBreak(_ tag: ArraySlice<UInt8>) -> Bool {
        let name = tag.dropFirst().prefix { $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: " ") }
        let upper = String(decoding: name.map(\.asciiUppercased), as: UTF8.self)
        return ["BR", "BR/", "/P", "/DIV", "/LI", "/TR", "/H1", "/H2", "/H3"].contains(upper)
    }

    private static let entities: [(name: String, text: String)] = [
        ("amp", "&"), ("lt", "<"), ("gt", ">"), ("nbsp", " "), ("quot", "\""), ("apos", "'"),
        ("lrm", ""), ("rlm", ""),
    ]

    /// Returns the text of an entity that begins at `start`, and the index after it; directional marks become empty.
    private static func entity(_ bytes: [UInt8], from start: Int) -> (String, Int)? {
        guard let semicolon = bytes[start...].prefix(12).firstIndex(of: UInt8(ascii: ";")) else { return nil }
        let name = String(decoding: bytes[(start + 1)..<semicolon], as: UTF8.self)
        if let known = entities.first(where: { $0.name == name }) { return (known.text, semicolon + 1) }
        guard name.hasPrefix("#") else { return nil }
        let number = name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst())
        guard let scalar = number.flatMap(Unicode.Scalar.init), scalar.value >= 32 else { return nil }
        return (String(scalar), semicolon + 1)
    }
}

extension Substring {
    var trimmingWhitespace: Substring {
        var bytes = utf8
        while let first = bytes.first, first.isBlank { bytes.removeFirst() }
        while let last = bytes.last, last.isBlank { bytes.removeLast() }
        let text = Substring(bytes)
        // ASCII at both ends is common and needs no Unicode tables.
        guard bytes.first ?? 0 >= 0x80 || bytes.last ?? 0 >= 0x80 else { return text }
        let tail = text.drop(while: \.isWhitespace)
        guard let last = tail.lastIndex(where: { !$0.isWhitespace }) else { return tail.prefix(0) }
        return tail[...last]
    }
}

extension UInt8 {
    fileprivate var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}

extension String {
    var trimmingWhitespace: Substring { self[...].trimmingWhitespace }
}

extension String {
    /// Whether this is HTML and not just text with a `<`.
    var looksLikeMarkup: Bool {
        guard utf8.contains(UInt8(ascii: "<")), utf8.contains(UInt8(ascii: ">")) else { return false }
        let lower = lowercased()
        return ["</", "<br", "<p>", "<html"].contains { lower.contains($0) }
    }
}
