/// Something in a file that could not be understood: reported with its place while the rest of the work goes on.
public struct ReadProblem: Error, Hashable, Sendable {
    /// The file, relative to the vault.
    public var path: String
    /// The 1-based line, or nil where the whole file is meant.
    public var line: Int?
    /// What is wrong and what was done about it, as a short clause without the text of the file.
    public var message: String

    /// A problem.
    ///
    /// - Parameters:
    ///   - path: The file, relative to the vault.
    ///   - line: The 1-based line.
    ///   - message: What is wrong and what was done about it.
    public init(path: String, line: Int? = nil, message: String) {
        self.path = path
        self.line = line
        self.message = message
    }
}
