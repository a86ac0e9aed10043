/// The file formats with a reader, by file extension.
enum FileFormat {
    case markdown
    case text
    case org
    case calendar
    case webVTT
    case subRip
    case contacts
    case sheet

    init?(path: String) {
        self.init(name: path.utf8Span.span)
    }

    /// Determines the format of a name or path in UTF-8; makes no string, since every question tests each file of the vault.
    init?(name: Span<UInt8>) {
        guard let dot = name.indices.last(where: { name[$0] == UInt8(ascii: ".") }), name.count - dot <= 9 else {
            return nil
        }
        let ending = FileFormat.packed(name.extracting((dot + 1)...))
        guard let known = FileFormat.endings.first(where: { $0.packed == ending }) else { return nil }
        self = known.format
    }

    private static let endings: [(packed: UInt64, format: FileFormat)] = [
        ("md", .markdown), ("markdown", .markdown), ("rst", .markdown), ("txt", .text), ("org", .org),
        ("ics", .calendar),
        ("vtt", .webVTT), ("srt", .subRip), ("vcf", .contacts), ("csv", .sheet), ("tsv", .sheet),
    ].map { (packed($0.utf8Span.span), $1) }

    /// Packs up to eight bytes, in lower case, into one number.
    @inline(__always)
    private static func packed(_ ending: Span<UInt8>) -> UInt64 {
        ending.indices.reduce(0) { packed, place in
            let byte = ending[place]
            return packed << 8 | UInt64((65...90).contains(byte) ? byte | 0x20 : byte)
        }
    }
}
