extension SafeText {
    /// Escapes text for Markdown on one line, so that no emphasis, code, heading, table, formula, HTML or link results.
    ///
    /// Source: CommonMark 0.31.2, sections 2.4 and 2.5 (backslash escapes, references), and GitHub Flavored Markdown, section 6.9 (bare
    /// addresses become links).
    ///
    /// - Parameter text: Any text.
    /// - Returns: One line.
    public static func markdown(_ text: String) -> SafeText {
        let oneLine = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        let isAddress = oneLine.contains("://") || oneLine.contains("www.")
        var previous: Unicode.Scalar = " "
        return line(oneLine).replacing { scalar in
            defer { previous = scalar }
            switch scalar {
            // After a letter or digit it opens no emphasis.
            case "_": return isWord(previous) ? nil : "\\_"
            default: return mark(scalar, isAddress: isAddress)
            }
        }
    }

    private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }

    private static func mark(_ scalar: Unicode.Scalar, isAddress: Bool) -> SafeText? {
        switch scalar {
        case "\\": "\\\\"
        case "`": "\\`"
        case "*": "\\*"
        case "[": "\\["
        case "]": "\\]"
        // References, so that software that ignores backslashes sees no tag.
        case "<": "&lt;"
        case ">": "&gt;"
        case "&": "&amp;"
        case "#": "\\#"
        case "|": "\\|"
        case "~": "\\~"
        case "$": "\\$"
        case "@": "\\@"
        case ":" where isAddress: "\\:"
        case "." where isAddress: "\\."
        default: nil
        }
    }

    /// Escapes the special characters of HTML by references, also for attribute values.
    public static func html(_ text: String) -> SafeText {
        clean(text).replacing { scalar in
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\"": "&quot;"
            case "'": "&#39;"
            default: nil
            }
        }
    }
}
