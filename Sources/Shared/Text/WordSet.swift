extension Set<String> {
    /// Creates a set from lines of words, the notation of the language tables.
    ///
    /// - Parameter lines: Words separated by blanks or line ends.
    public init(words lines: [String]) {
        self.init(lines.flatMap { $0.split(whereSeparator: \.isWhitespace).map(String.init) })
    }
}
