/// A part of a file that could not be understood; reported with its position while the work goes on.
public struct ReadProblem: Error, Hashable, Sendable {
    /// The file, relative to the vault.
    public var path: String
    /// The 1-based line; nil if the whole file is meant.
    public var line: Int?
    /// What is wrong and how it was handled, as a short clause without text of the file.
    public var message: String

    /// Creates a problem.
    ///
    /// - Parameters:
    ///   - path: The file, relative to the vault.
    ///   - line: The 1-based line.
    ///   - message: What is wrong and how it was handled.
    public init(path: String, line: Int? = nil, message: String) {
        self.path = path
        self.line = line
        self.message = message
    }
}
