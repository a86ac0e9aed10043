import Time

/// What the name of a note's file calls it, as the programs that name files mean it.
///
/// Understood are Logseq's namespaces and escapes (`term___page%3F`), ids made of a moment (`202401051230 Title`), posts of site
/// generators (`2024-01-05-some-title`), whose folder may be the name (`some-title/index`), and names of a Dendron hierarchy.
struct NoteName {
    /// The name to show, without a date or id that stands beside other words.
    let title: String

    /// Reads the name of a file.
    ///
    /// - Parameters:
    ///   - path: The path of the file with its extension.
    ///   - baseName: The name without folders and extension.
    ///   - isHierarchy: Whether dots part the levels of a hierarchy, of which the last is the note's own.
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

    /// The folder that names a post which lies in it with its pictures, as `index` or `_index`; nil for other files.
    private static func bundle(_ path: String, _ baseName: String) -> String? {
        guard baseName == "index" || baseName == "_index" else { return nil }
        return path.split(separator: "/").dropLast().last.map(String.init)
    }

    /// The name with `___` as the slash of a namespace, and signs that file systems refuse unescaped.
    private static func unescaped(_ name: String) -> String {
        let name = name.holds("___") ? name.replacing("___", with: "/") : name
        return name.utf8.contains(UInt8(ascii: "%")) ? PercentEncoding.decoded(name) ?? name : name
    }

    /// A name of nothing but a day: `2024_01_05` is written as other programs do.
    private static func day(_ name: String, _ dated: FileNameDate) -> String {
        let digits = name.utf8.count { $0.isDigit }
        return digits == 8 && name.utf8.contains(UInt8(ascii: "_")) ? ISO8601.string(dated.date) : name
    }

    /// A name made for an address as words: `pricing-sync` is "pricing sync"; a hyphen between digits stays.
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
    /// Each word with a capital at its beginning, where none has one.
    fileprivate var capitalizedWords: String {
        guard !contains(where: \.isUppercase) else { return self }
        return split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
    }
}
