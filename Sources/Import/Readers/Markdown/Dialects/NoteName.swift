import Time

/// The title given by the name of a note's file, by the conventions of several programs.
///
/// These are Logseq's namespaces and escapes (`term___page%3F`), ids made of a timestamp (`202401051230 Title`), posts of site generators
/// (`2024-01-05-some-title`), also named by their folder (`some-title/index`), and names in a Dendron hierarchy.
struct NoteName {
    /// The title to show, without a date or id beside other words.
    let title: String

    /// Reads the name of a file; in a hierarchy, dots separate the levels, of which the last is the note's own name.
    init(path: String, baseName: String, isHierarchy: Bool = false) {
        if let folder = NoteName.bundle(path, baseName) {
            title = NoteName.words(FileNameDate(baseName: folder).map { $0.rest.isEmpty ? folder : $0.rest } ?? folder)
            return
        }
        let name = NoteName.unescaped(baseName)
        if let dated = FileNameDate(baseName: name) {
            title = dated.rest.isEmpty ? NoteName.day(name, dated) : NoteName.words(dated.rest)
        } else if isHierarchy, let last = name.split(separator: ".").last {
            title = NoteName.words(String(last)).capitalizedWords
        } else {
            title = name
        }
    }

    /// Returns the folder of a post stored as `index` or `_index` beside its pictures; nil for other files.
    private static func bundle(_ path: String, _ baseName: String) -> String? {
        guard baseName == "index" || baseName == "_index" else { return nil }
        return path.split(separator: "/").dropLast().last.map(String.init)
    }

    /// Returns the name with `___` replaced by a slash, and percent escapes decoded.
    private static func unescaped(_ name: String) -> String {
        let name = name.holds("___") ? name.replacing("___", with: "/") : name
        return name.utf8.contains(UInt8(ascii: "%")) ? PercentEncoding.decoded(name) ?? name : name
    }

    /// Returns a name that is only a day in ISO form: `2024_01_05` becomes `2024-01-05`.
    private static func day(_ name: String, _ dated: FileNameDate) -> String {
        let digits = name.utf8.count { $0.isDigit }
        return digits == 8 && name.utf8.contains(UInt8(ascii: "_")) ? ISO8601.string(dated.date) : name
    }

    /// Returns a URL slug as words: `pricing-sync` becomes "pricing sync"; a hyphen between digits stays.
    private static func words(_ name: String) -> String {
        guard !name.contains(where: \.isWhitespace) else { return name }
        let bytes = Array(name.utf8)
        let words = bytes.indices.map { place -> UInt8 in
            guard bytes[place] == UInt8(ascii: "-") || bytes[place] == UInt8(ascii: "_"),
                place > 0, place + 1 < bytes.count
            else { return bytes[place] }
            return bytes[place - 1].isDigit && bytes[place + 1].isDigit ? bytes[place] : UInt8(ascii: " ")
        }
        return String(decoding: words, as: UTF8.self).trimmed
    }
}

extension String {
    /// The text with each word capitalized, unless it already contains a capital.
    fileprivate var capitalizedWords: String {
        guard !contains(where: \.isUppercase) else { return self }
        return split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
    }
}
