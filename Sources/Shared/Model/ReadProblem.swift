/// A part of a file that was not understood, reported with its position while the work continues.
public struct ReadProblem: Error, Hashable, Sendable {
    /// The file, relative to the vault.
    public var path: String
    /// The 1-based line; nil for the whole file.
    public var line: Int?
    /// What is wrong and how it was handled: a short clause without text of the file.
    public var message: String

    /// Creates a problem.
    public init(path: String, line: Int? = nil, message: String) {
        self.path = path
        self.line = line
        self.message = message
    }
}
