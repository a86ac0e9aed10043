/// Endings joined to a word by an apostrophe.
enum Apostrophes {
    static func contains(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "'", "’", "‘", "\u{2BC}", "´", "\u{FF07}": true
        default: false
        }
    }

    /// Letters after the apostrophe of a contraction (`don't`, `we'll`), which are not words.
    static let shortForms: Set<String> = ["d", "ll", "m", "re", "s", "t", "ve"]

    /// Returns the length in bytes of `'s` after a word, with any apostrophe, or 0.
    @inline(__always)
    static func possessiveLength(in utf8: Span<UInt8>, at index: Int) -> Int {
        guard index < utf8.count, utf8[index] == UInt8(ascii: "'") || utf8[index] >= 0x80 else { return 0 }
        return ending(in: utf8, at: index)
    }

    private static func ending(in utf8: Span<UInt8>, at index: Int) -> Int {
        guard let (scalar, length) = utf8.character(at: index), contains(scalar) else { return 0 }
        let letter = index + length
        guard letter < utf8.count, utf8[letter] | 0x20 == UInt8(ascii: "s") else { return 0 }
        return utf8.isWord(at: letter + 1) ? 0 : length + 1
    }
}
