/// Shows names that may be no UTF-8, as those of old disks and archives.
enum VisibleBytes {
    /// The text of a name, with each byte that belongs to no character as its hexadecimal number: `caf\xe9.md`.
    ///
    /// - Parameter name: The bytes of a name.
    /// - Returns: Text for people to read; a name that is UTF-8 is itself.
    static func text(_ name: UnsafeRawBufferPointer) -> String {
        if let text = String(validating: name, as: UTF8.self) { return text }
        var (text, rest) = ("", name[...])
        while !rest.isEmpty {
            // A character has at most four bytes.
            let character = (1...4).lazy.compactMap { String(validating: rest.prefix($0), as: UTF8.self) }.first
            text += character ?? "\\x" + String(rest[rest.startIndex], radix: 16)
            rest = rest.dropFirst(character?.utf8.count ?? 1)
        }
        return text
    }
}
