/// A list of patterns as settings hold it: separated by commas or blanks, and in quotes where a pattern itself holds those.
enum PatternList {
    /// The patterns of a list, in their order.
    ///
    /// - Parameter text: A list such as `archive/, "my drafts/" !keep.md`.
    /// - Returns: Patterns without their quotes; a quote that is never closed takes all that follows.
    static func patterns(_ text: String) -> [String] { read(text).patterns }

    /// Whether every quote of a list is closed.
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
