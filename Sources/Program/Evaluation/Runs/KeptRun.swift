import FoundationEssentials
import Text

/// A run that was kept: a header, then one line of JSON for each question.
public enum KeptRun {
    /// What can be wrong with a kept run.
    public enum Failure: Error, Equatable, Sendable {
        /// The file cannot be opened.
        case unreadable(path: String)
        /// The first line is no header, or one of a newer version.
        case notARun(path: String)
        /// A line is no answered question; a last line that was cut off is passed over.
        case badLine(path: String, line: Int)
    }

    /// Reads a kept run line by line.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - take: Gets each entry, in file order.
    /// - Returns: The header, and where the last whole line ends, in bytes.
    /// - Throws: `Failure` for a file that is no run.
    @discardableResult
    public static func read(
        _ path: String, _ take: (RunEntry) -> Void
    ) throws(Failure) -> (header: RunHeader, end: Int) {
        guard let lines = LineFile(path: path) else { throw .unreadable(path: path) }
        let decoder = JSONDecoder()
        guard let first = lines.next(), let header = try? decoder.decode(RunHeader.self, from: Data(first.bytes)),
            header.format <= RunHeader.newest
        else { throw .notARun(path: path) }
        var (bad, end) = (Int?.none, lines.offset)
        for line in lines {
            // Only what a stop cut off at the very end may be broken.
            if let bad { throw .badLine(path: path, line: bad) }
            if let entry = try? decoder.decode(RunEntry.self, from: Data(line.bytes)) {
                take(entry)
                end = lines.offset
            } else {
                bad = line.number
            }
        }
        return (header, end)
    }

    /// A line of a kept run, with its end.
    ///
    /// - Parameter value: The header or an entry.
    /// - Returns: JSON, keys in alphabetical order.
    public static func line(_ value: some Encodable) -> SafeText {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Scores and times are finite, so nothing here can fail to be written.
        return (try? encoder.encode(value)).map { "\(SafeText.json(String(decoding: $0, as: UTF8.self)))\n" } ?? ""
    }
}
