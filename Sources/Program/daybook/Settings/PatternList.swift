/// Parses lists of file patterns, separated by commas or blanks; a pattern with one of these is quoted.
enum PatternList {
    /// Returns the unquoted patterns of a list such as `archive/, "my drafts/" !keep.md`; an unclosed quote extends to the end.
    static func patterns(_ text: String) -> [String] { read(text).patterns }

    static func isClosed(_ text: String) -> Bool { read(text).isClosed }

    private static func read(_ text: String) -> (patterns: [String], isClosed: Bool) {
        var patterns: [String] = []
        var pattern = ""
        var quote: Character?
        for character in text {
            if character == quote {
                quote = nil
            } else if quote == nil, character == "," || character.isWhitespace {
                if !pattern.isEmpty { patterns.append(pattern) }
                pattern = ""
            } else if quote == nil, character == "\"" || character == "'", pattern.isEmpty || pattern == "!" {
                quote = character
            } else {
                pattern.append(character)
            }
        }
        if !pattern.isEmpty { patterns.append(pattern) }
        return (patterns, quote == nil)
    }
}
