import Model

/// Lines of one file of the vault: evidence, or a citation.
public struct FileLines: Hashable, Sendable {
    /// The file, relative to the vault, with forward slashes.
    public var file: String
    /// The lines, 1-based.
    public var lines: LineRange

    /// The citation as shown in answers: `file:first-last`, or `file:line`.
    public var text: String {
        lines.first == lines.last ? "\(file):\(lines.first)" : "\(file):\(lines.first)-\(lines.last)"
    }

    /// Creates lines of a file.
    ///
    /// - Parameters:
    ///   - file: The file, relative to the vault.
    ///   - lines: The lines, 1-based.
    public init(file: String, lines: LineRange) {
        self.file = file
        self.lines = lines
    }
}

extension FileLines: Codable {
    private enum Key: String, CodingKey {
        case file
        case lines
    }

    private static let highestLine = 1_000_000_000

    /// Reads `{"file": "…", "lines": [first, last]}`.
    ///
    /// - Parameter decoder: The decoder.
    /// - Throws: `DecodingError` if a field is missing, or the lines are not two ascending numbers from 1.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Key.self)
        let ends = try fields.decode([Int].self, forKey: .lines)
        guard ends.count == 2, ends[0] >= 1, ends[0] <= ends[1], ends[1] <= FileLines.highestLine else {
            throw DecodingError.dataCorruptedError(
                forKey: .lines, in: fields, debugDescription: "not two line numbers in order, from 1 on")
        }
        self.init(file: try fields.decode(String.self, forKey: .file), lines: LineRange(ends[0], ends[1]))
    }
    /// Writes `{"file": "…", "lines": [first, last]}`.
    ///
    /// - Parameter encoder: The encoder.
    /// - Throws: `EncodingError` if the encoder fails.
    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: Key.self)
        try fields.encode(file, forKey: .file)
        try fields.encode([lines.first, lines.last], forKey: .lines)
    }
}
