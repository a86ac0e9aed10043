/// A pattern for names and paths, as in a `.gitignore` file.
///
/// `*` matches any characters and `?` one, but no slash. `[a-z]` matches one of a set, `[!a-z]` any other. `**` matches any folders. A
/// pattern with a slash before its end is a path relative to the vault; any other is a name at any depth. A slash at the end restricts it
/// to folders. A backslash makes the next character literal.
///
/// Source: gitignore(5), "Pattern format".
struct GlobPattern {
    let text: String
    let isFolder: Bool
    /// Whether it matches the whole path instead of the name.
    private let isPath: Bool
    private let bytes: [UInt8]

    init?(_ text: String) {
        self.text = text
        var rest = text[...]
        isFolder = rest.hasSuffix("/")
        while rest.hasSuffix("/") { rest.removeLast() }
        isPath = rest.contains("/")
        while rest.hasPrefix("/") { rest.removeFirst() }
        while rest.hasPrefix("./") { rest.removeFirst(2) }
        guard !rest.isEmpty else { return nil }
        bytes = Array(rest.utf8)
    }

    /// Returns whether a file or folder matches; `path` is relative to the vault and `name` its last component, both in UTF-8.
    func matches(_ path: ArraySlice<UInt8>, name: ArraySlice<UInt8>, isFolder: Bool) -> Bool {
        if self.isFolder, !isFolder { return false }
        return GlobPattern.matches(bytes[...], isPath ? path : name)
    }

    private static let star = UInt8(ascii: "*")
    private static let slash = UInt8(ascii: "/")

    /// Matches a text, backtracking only to the last star or `**/`.
    ///
    /// A star first matches nothing and then one more byte each time, `**/` no folder and then one more. An earlier wildcard need not be
    /// tried again, since the later one can match the same text.
    private static func matches(_ pattern: ArraySlice<UInt8>, _ text: ArraySlice<UInt8>) -> Bool {
        typealias Place = (pattern: ArraySlice<UInt8>, text: ArraySlice<UInt8>)
        var place: Place = (pattern, text)
        var (star, folders): (Place?, Place?) = (nil, nil)
        while true {
            if let rest = afterFolders(place.pattern) {
                if rest.isEmpty { return !place.text.isEmpty }
                place.pattern = rest
                (star, folders) = (nil, place)
            } else if place.pattern.first == GlobPattern.star {
                place.pattern = place.pattern.dropFirst()
                star = place
            } else if let byte = place.text.first, let rest = afterOne(place.pattern, matching: byte, in: place.text) {
                place = rest
            } else if place.pattern.isEmpty, place.text.isEmpty {
                return true
            } else if let last = star, let byte = last.text.first, byte != slash {
                place = (last.pattern, last.text.dropFirst())
                star = place
            } else if let last = folders, let next = last.text.firstIndex(of: slash) {
                place = (last.pattern, last.text[(next + 1)...])
                (star, folders) = (nil, place)
            } else {
                return false
            }
        }
    }

    /// Returns the pattern after an initial `**/`, or the empty rest after a final `**`; nil for other patterns.
    private static func afterFolders(_ pattern: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard pattern.starts(with: [star, star]) else { return nil }
        let rest = pattern.dropFirst(2)
        return rest.isEmpty || rest.first == slash ? rest.dropFirst() : nil
    }

    /// Returns the rests of pattern and text after one matching character, or nil.
    private static func afterOne(
        _ pattern: ArraySlice<UInt8>, matching byte: UInt8, in text: ArraySlice<UInt8>
    ) -> (pattern: ArraySlice<UInt8>, text: ArraySlice<UInt8>)? {
        guard let wanted = pattern.first else { return nil }
        switch wanted {
        case UInt8(ascii: "?") where byte != slash:
            return (pattern.dropFirst(), text.dropFirst(width(byte)))
        case UInt8(ascii: "["):
            guard let set = CharacterSet(pattern) else { break }
            return byte != slash && set.contains(byte) ? (set.rest, text.dropFirst()) : nil
        case UInt8(ascii: "\\"):
            guard pattern.count > 1 else { break }
            return pattern.dropFirst().first == byte ? (pattern.dropFirst(2), text.dropFirst()) : nil
        default: break
        }
        return wanted == byte && wanted != UInt8(ascii: "?") ? (pattern.dropFirst(), text.dropFirst()) : nil
    }

    private static func width(_ byte: UInt8) -> Int {
        switch byte {
        case 0xF0...: 4
        case 0xE0...: 3
        case 0xC0...: 2
        default: 1
        }
    }
}

private struct CharacterSet {
    private var ranges: [ClosedRange<UInt8>] = []
    private var isNegated = false
    let rest: ArraySlice<UInt8>

    /// Reads the set at the beginning of a pattern; returns nil if its bracket is not closed.
    init?(_ pattern: ArraySlice<UInt8>) {
        var inner = pattern.dropFirst()
        if inner.first == UInt8(ascii: "!") || inner.first == UInt8(ascii: "^") {
            isNegated = true
            inner = inner.dropFirst()
        }
        // A closing bracket in the first position is a member of the set.
        guard let end = inner.dropFirst().firstIndex(of: UInt8(ascii: "]")) else { return nil }
        rest = pattern[(end + 1)...]
        var bytes = inner[..<end]
        while let low = bytes.popFirst() {
            if bytes.first == UInt8(ascii: "-"), bytes.count > 1, let high = bytes.dropFirst().first, low <= high {
                ranges.append(low...high)
                bytes = bytes.dropFirst(2)
            } else {
                ranges.append(low...low)
            }
        }
    }

    func contains(_ byte: UInt8) -> Bool { ranges.contains { $0.contains(byte) } != isNegated }
}
