import Text

/// Shows file names that may not be UTF-8, such as those on old disks and in archives.
enum VisibleBytes {
    /// Returns a name's text with each invalid byte in hexadecimal, `caf\xe9.md`; valid UTF-8 is unchanged.
    static func text(_ name: Span<UInt8>) -> String {
        var bytes: [UInt8] = []
        bytes.append(name)
        if let text = String(validating: bytes, as: UTF8.self) { return text }
        var (text, rest) = ("", bytes[...])
        while !rest.isEmpty {
            // A character has at most four bytes.
            let character = (1...4).lazy.compactMap { String(validating: rest.prefix($0), as: UTF8.self) }.first
            text += character ?? "\\x" + String(rest[rest.startIndex], radix: 16)
            rest = rest.dropFirst(character?.utf8.count ?? 1)
        }
        return text
    }
}
