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
        var path = path
        guard let format = path.withUTF8({ FileFormat(name: UnsafeRawBufferPointer($0)) }) else { return nil }
        self = format
    }

    /// Determines the format of a name or path in UTF-8; makes no string, since every question tests each file of the vault.
    init?(name: UnsafeRawBufferPointer) {
        guard let dot = name.lastIndex(of: UInt8(ascii: ".")), name.count - dot <= 9 else { return nil }
        switch FileFormat.packed(name[(dot + 1)...]) {
        case FileFormat.packed("md"), FileFormat.packed("markdown"): self = .markdown
        case FileFormat.packed("txt"): self = .text
        case FileFormat.packed("org"): self = .org
        case FileFormat.packed("ics"): self = .calendar
        case FileFormat.packed("vtt"): self = .webVTT
        case FileFormat.packed("srt"): self = .subRip
        case FileFormat.packed("vcf"): self = .contacts
        case FileFormat.packed("csv"), FileFormat.packed("tsv"): self = .sheet
        default: return nil
        }
    }

    /// Packs up to eight bytes, in lower case, into one number.
    @inline(__always)
    private static func packed(_ ending: some Sequence<UInt8>) -> UInt64 {
        ending.reduce(0) { $0 << 8 | UInt64((65...90).contains($1) ? $1 | 0x20 : $1) }
    }

    @inline(__always)
    private static func packed(_ ending: StaticString) -> UInt64 {
        packed(UnsafeBufferPointer(start: ending.utf8Start, count: ending.utf8CodeUnitCount))
    }
}
