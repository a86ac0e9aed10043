/// A tag by the rules that readers follow: letters, digits, `_`, `-` and emoji, levels parted by `/`, and not only digits.
public struct NoteTag: Hashable, Sendable {
    /// The tag without `#`.
    public let name: String

    /// Reads a tag with or without `#`; nil if no reader would take it for one.
    public init?(_ text: String) {
        let bare = text.hasPrefix("#") ? text.dropFirst() : text[...]
        let levels = bare.split(separator: "/", omittingEmptySubsequences: false)
        guard !bare.isEmpty, !levels.contains(""), bare.unicodeScalars.allSatisfy(NoteTag.holds),
            bare.contains(where: { !$0.isNumber && $0 != "/" })
        else { return nil }
        name = String(bare)
    }

    /// Tells whether a character may stand in a tag.
    static func holds(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.value < 0x80 { return UInt8(scalar.value).isOfTag }
        switch scalar.properties.generalCategory {
        case .format: return scalar.value == 0x200D
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
            .finalPunctuation, .otherPunctuation, .spaceSeparator, .lineSeparator, .paragraphSeparator, .control,
            .unassigned:
            return false
        default: return scalar.value != 0xFFFD
        }
    }

    /// Tells whether a written name is this tag, in any case.
    func isNamed(_ written: String) -> Bool { written.lowercased() == name.lowercased() }

    /// Returns the length in bytes of this tag at the beginning of a written name, of itself or of a tag below it; nil for another tag.
    func length(in written: String) -> Int? {
        let head = written.prefix(name.count)
        let rest = written.dropFirst(name.count)
        guard isNamed(String(head)), rest.isEmpty || rest.first == "/" else { return nil }
        return head.utf8.count
    }
}

extension UInt8 {
    /// Whether an ASCII character may stand in a tag.
    var isOfTag: Bool {
        isDigit || (0x61...0x7A).contains(self | 0x20) || self == UInt8(ascii: "_") || self == UInt8(ascii: "-")
            || self == UInt8(ascii: "/")
    }
}
