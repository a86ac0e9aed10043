/// The formats that readers exist for, by the end of a file's name.
enum FileFormat {
    case markdown
    case text
    case calendar
    case webVTT
    case subRip

    init?(path: String) {
        guard let dot = path.lastIndex(of: ".") else { return nil }
        switch path[path.index(after: dot)...].lowercased() {
        case "md", "markdown": self = .markdown
        case "txt": self = .text
        case "ics": self = .calendar
        case "vtt": self = .webVTT
        case "srt": self = .subRip
        default: return nil
        }
    }
}
