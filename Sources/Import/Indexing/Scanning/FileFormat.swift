/// The formats that readers exist for, by the end of a file's name.
enum FileFormat {
    case markdown
    case text
    case org
    case calendar
    case webVTT
    case subRip
    case contacts

    init?(path: String) {
        var path = path
        guard let format = path.withUTF8({ FileFormat(name: UnsafeRawBufferPointer($0)) }) else { return nil }
        self = format
    }

    /// The format of a file; every file of a vault is asked at every question, so no string is made.
    ///
    /// - Parameter name: The UTF-8 of its name or path.
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
        default: return nil
        }
    }

    /// At most eight bytes in one number, in lower case.
    @inline(__always)
    private static func packed(_ ending: some Sequence<UInt8>) -> UInt64 {
        ending.reduce(0) { $0 << 8 | UInt64((65...90).contains($1) ? $1 | 0x20 : $1) }
    }

    @inline(__always)
    private static func packed(_ ending: StaticString) -> UInt64 {
        packed(UnsafeBufferPointer(start: ending.utf8Start, count: ending.utf8CodeUnitCount))
    }
}
