import FoundationEssentials
import Text

/// The file format of a kept run: a header, then one line of JSON per question.
public enum KeptRun {
    /// The errors of reading a kept run.
    public enum Failure: Error, Equatable, Sendable {
        /// The file cannot be opened.
        case unreadable(path: String)
        /// The first line is not a header, or one of a newer version.
        case notARun(path: String)
        /// A line before the last is not an answered question; a broken last line is ignored.
        case badLine(path: String, line: Int)
    }

    /// Reads a kept run line by line.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - take: Receives each entry, in file order.
    /// - Returns: The header, and the byte offset after the last complete line.
    /// - Throws: `Failure` if the file is not a run.
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
            // Only the last line may be broken, if the run was stopped while writing it.
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

    /// Encodes one line of a kept run, with its newline.
    ///
    /// - Parameter value: The header or an entry.
    /// - Returns: JSON with keys in alphabetical order.
    public static func line(_ value: some Encodable) -> SafeText {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Scores and times are finite, so encoding cannot fail.
        return (try? encoder.encode(value)).map { "\(SafeText.json(String(decoding: $0, as: UTF8.self)))\n" } ?? ""
    }
}
