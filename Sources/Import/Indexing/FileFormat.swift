/// The formats that readers exist for, by the end of a file's name.
enum FileFormat {
    case markdown
    case text
    case calendar
    case webVTT
    case subRip
    case contacts

    init?(path: String) {
        // Every file of a vault is asked at every question: bytes are quicker than characters.
        guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
        switch path[path.utf8.index(after: dot)...].lowercased() {
        case "md", "markdown": self = .markdown
        case "txt": self = .text
        case "ics": self = .calendar
        case "vtt": self = .webVTT
        case "srt": self = .subRip
        case "vcf": self = .contacts
        default: return nil
        }
    }
}
