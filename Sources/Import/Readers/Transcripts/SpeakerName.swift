/// Rules of thumb for what is the name of a speaker before a colon, and what only looks like one.
enum SpeakerName {
    /// Splits `Sarah Chen: Hello.` into name and text; nil where no name stands before the first colon.
    ///
    /// A name has at most five words, begins with a letter, and every word is written as names are; a blank or the line's
    /// end follows the colon. Times, addresses of the web and labels such as `Note` or `Decision` are no names.
    static func split(_ line: Substring) -> (name: String, text: Substring)? {
        guard let colon = line.firstIndex(where: { $0 == ":" || $0 == "：" }) else { return nil }
        let rest = line[line.index(after: colon)...]
        guard line[colon] == "：" || rest.isEmpty || rest.first?.isWhitespace == true else { return nil }
        let name = cleaned(line[..<colon])
        return isName(name) ? (name, rest.trimmingWhitespace) : nil
    }

    /// A name without blanks, bold marks and pronouns such as `(she/her)`.
    static func cleaned(_ name: Substring) -> String {
        if isClean(name.utf8) { return String(name) }
        let bare = name.filter { $0 != "*" }.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard bare.hasSuffix(")"), let open = bare.lastIndex(of: "("), bare[open...].contains("/") else { return bare }
        return String(bare[..<open].trimmingWhitespace)
    }

    /// Whether a name surely holds nothing to be cleaned: neither marks, brackets, nor more than single blanks inside.
    private static func isClean(_ bytes: Substring.UTF8View) -> Bool {
        var isAfterBlank = true
        for byte in bytes {
            if byte < 0x20 || byte == UInt8(ascii: "*") || byte == UInt8(ascii: "(") || byte >= 0x80 { return false }
            if byte == 0x20, isAfterBlank { return false }
            isAfterBlank = byte == 0x20
        }
        return !isAfterBlank
    }

    /// Whether a text is written as a name.
    static func isName(_ text: String) -> Bool {
        guard text.count <= 60, let first = text.first, first.isLetter else { return false }
        let words = text.split(separator: " ")
        guard words.count <= 5, words.allSatisfy(isNameWord) else { return false }
        return !words.contains { labels.contains($0.lowercased().filter(\.isLetter)) }
    }

    /// Whether a name is one beyond doubt: two words or more, or written in a script without capitals.
    static func isFullName(_ name: String) -> Bool {
        name.contains(" ") || name.allSatisfy { !$0.isUppercase && !$0.isLowercase }
    }

    private static func isNameWord(_ word: Substring) -> Bool {
        guard let first = word.first(where: { $0 != "(" && $0 != "\"" }) else { return false }
        // A number stands behind `Speaker`; particles such as `van` are written small.
        if first.isNumber { return word.count <= 3 }
        return (first.isLetter && !first.isLowercase) || particles.contains(String(word))
    }

    private static let particles: Set<String> = [
        "al", "bin", "da", "dal", "de", "del", "della", "den", "der", "di", "do", "dos", "du", "el", "la", "le", "of",
        "ten",
        "ter", "van", "von", "y", "zu",
    ]

    private static let labels: Set<String> = [
        "action", "actions", "agenda", "agreed", "answer", "attendees", "background", "caution", "conclusion",
        "context",
        "date", "deadline", "decided", "decision", "decisions", "due", "duration", "example", "fixme", "follow", "goal",
        "goals", "hint", "http", "https", "idea", "ideas", "important", "info", "issue", "issues", "item", "items",
        "link",
        "links", "location", "next", "note", "notes", "outcome", "owner", "participants", "place", "present",
        "priority",
        "problem", "problems", "purpose", "question", "questions", "reason", "reminder", "result", "results", "risk",
        "risks",
        "solution", "source", "status", "step", "steps", "subject", "summary", "task", "tasks", "time", "tip", "title",
        "todo", "topic", "topics", "url", "warning", "when", "where", "who", "why",
    ]
}
