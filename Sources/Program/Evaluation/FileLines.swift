import Model

/// Lines of one file of the vault: where evidence stands, or what an answer cites.
public struct FileLines: Hashable, Sendable {
    /// The file, relative to the vault, with forward slashes.
    public var file: String
    /// The lines, 1-based.
    public var lines: LineRange

    /// Lines of a file.
    ///
    /// - Parameters:
    ///   - file: The file, relative to the vault.
    ///   - lines: The lines, 1-based.
    public init(file: String, lines: LineRange) {
        self.file = file
        self.lines = lines
    }
}

extension FileLines: Decodable {
    private enum Key: String, CodingKey {
        case file
        case lines
    }

    /// The highest line number that is believed.
    private static let highestLine = 1_000_000_000

    /// Reads `{"file": "…", "lines": [first, last]}`.
    ///
    /// - Parameter decoder: Where to read from.
    /// - Throws: `DecodingError` where a field is missing or the lines are no two numbers in order from 1 on.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Key.self)
        let ends = try fields.decode([Int].self, forKey: .lines)
        guard ends.count == 2, ends[0] >= 1, ends[0] <= ends[1], ends[1] <= FileLines.highestLine else {
            throw DecodingError.dataCorruptedError(
                forKey: .lines, in: fields, debugDescription: "not two line numbers in order, from 1 on")
        }
        self.init(file: try fields.decode(String.self, forKey: .file), lines: LineRange(ends[0], ends[1]))
    }
}
