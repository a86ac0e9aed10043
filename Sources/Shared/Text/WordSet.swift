extension Set<String> {
    /// The words of some lines: how the tables of a language are written down.
    ///
    /// - Parameter lines: Words with a blank or a line end between.
    public init(words lines: [String]) {
        self.init(lines.flatMap { $0.split(whereSeparator: \.isWhitespace).map(String.init) })
    }
}
