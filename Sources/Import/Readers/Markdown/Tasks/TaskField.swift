/// A Dataview field in a text, `[key:: value]` or `(key:: value)`.
struct TaskField {
    /// The key in lower case.
    let key: String
    /// The value after the colons, which may be a whole link.
    let value: String
    /// The range of the field with its brackets.
    let range: Range<String.Index>

    /// Finds the first field of a text, in time linear in its length; returns nil if there is none.
    init?(firstIn text: String) {
        let bytes = text.utf8
        var start = bytes.startIndex
        while let open = bytes[start...].firstIndex(where: TaskField.isOpening) {
            let afterOpen = bytes.index(after: open)
            guard let stop = bytes[afterOpen...].firstIndex(where: TaskField.endsKey) else { return nil }
            let key = text[afterOpen..<stop].trimmed
            guard !key.isEmpty, bytes[stop...].starts(with: "::".utf8) else {
                // No bracket before this position opens a field.
                start = bytes[stop] == UInt8(ascii: ":") ? bytes.index(after: stop) : stop
                continue
            }
            let value = text[bytes.index(stop, offsetBy: 2)...].drop(while: \.isWhitespace)
            // If this field is unclosed, so are all later ones.
            guard let end = TaskField.end(of: value) else { return nil }
            self.key = key.lowercased()
            self.value = String(value[..<end])
            range = open..<bytes.index(after: TaskField.bracket(of: value, from: end))
            return
        }
        return nil
    }

    private static func isOpening(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "[") || byte == UInt8(ascii: "(") }

    private static func isClosing(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "]") || byte == UInt8(ascii: ")") }

    private static func endsKey(_ byte: UInt8) -> Bool {
        isOpening(byte) || isClosing(byte) || byte == UInt8(ascii: ":")
    }

    /// Returns the end of a value: that of its link, else the first closing bracket; nil if there is none.
    private static func end(of value: Substring) -> String.Index? {
        let bytes = value.utf8
        guard let first = bytes.firstIndex(where: isClosing) else { return nil }
        guard bytes.starts(with: "[[".utf8) else { return first }
        let link = bytes[bytes.index(bytes.startIndex, offsetBy: 2)...]
        guard let close = link.firstIndex(of: UInt8(ascii: "]")), bytes[close...].starts(with: "]]".utf8) else {
            return first
        }
        let end = bytes.index(close, offsetBy: 2)
        let next = value[end...].drop(while: \.isWhitespace).utf8.first
        return next.map(isClosing) == true ? end : first
    }

    /// Returns the bracket that closes a field.
    private static func bracket(of value: Substring, from end: String.Index) -> String.Index {
        value[end...].drop(while: \.isWhitespace).startIndex
    }
}
