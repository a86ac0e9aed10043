/// A record that cannot be read, with its place.
public struct RecordProblem: Error, Equatable, Sendable {
    /// What is wrong with it; the texts are those of the page.
    public enum Reason: Equatable, Sendable {
        /// A day that the calendar lacks, or no day at all.
        case noDay(String)
        /// A day that is not written like 2026-03-10.
        case otherDay(String)
        case noNumber(String, key: String)
        case noSchedule(String)
        case noPrice(String)
        /// A price without a currency.
        case noCurrency(String)
        case noCycle(String)
        /// A field that must be there.
        case missing(key: String)
        /// The file is gone, or may not be read.
        case unreadable
    }

    /// The path of the file, relative to the vault.
    public var path: String
    /// The 1-based line.
    public var line: Int
    /// What is wrong with it.
    public var reason: Reason

    /// Creates a problem.
    ///
    /// - Parameters:
    ///   - path: The path of the file, relative to the vault.
    ///   - line: The 1-based line.
    ///   - reason: What is wrong with it.
    public init(path: String, line: Int, reason: Reason) {
        (self.path, self.line, self.reason) = (path, line, reason)
    }
}
