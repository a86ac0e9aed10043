import Model

/// The targets of wikilinks: names of files, whose dates are not those of the sentence.
enum LinkTargets {
    /// A text with blanks for the targets of its links, as long in UTF-8 as before; what is shown for them stays.
    static func blanked(in text: String) -> String {
        guard text.utf8.contains(open), text.holds("[[") else { return text }
        var bytes = Array(text.utf8)
        var place = 0
        while place + 1 < bytes.count {
            guard bytes[place] == open, bytes[place + 1] == open else {
                place += 1
                continue
            }
            place += 2
            while place < bytes.count, bytes[place] != close, bytes[place] != bar {
                bytes[place] = blank
                place += 1
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static let open = UInt8(ascii: "[")
    private static let close = UInt8(ascii: "]")
    private static let bar = UInt8(ascii: "|")
    private static let blank = UInt8(ascii: " ")
}
