import Model

/// What one speaker says between two times: a cue of a caption file, or a turn of a text.
struct TranscriptCue: Equatable {
    /// A line of its text and where it stands.
    struct TextLine: Equatable {
        var text: String
        /// The 1-based line of the file.
        var line: Int
    }

    /// Who speaks; nil where nothing says so.
    var speaker: String?
    /// Milliseconds from the beginning of the recording to the beginning of the cue.
    var start: Int?
    /// Milliseconds from the beginning of the recording to the end of the cue.
    var end: Int?
    /// The text without tags and speaker, at least one line.
    var text: [TextLine]
}

/// The times of transcripts.
enum TranscriptTime {
    /// Reads a time that a text begins with: `1:02:03.450`, `02:03,450`, `0:05`.
    ///
    /// - Parameter text: The text.
    /// - Returns: Milliseconds, and what stands behind the time; nil where no time stands there.
    static func prefix(of text: Substring) -> (milliseconds: Int, rest: Substring)? {
        let bytes = text.utf8
        guard bytes.first?.isDigit == true else { return nil }
        var index = bytes.startIndex
        var fields: [Int] = []
        while fields.count < 3 {
            let digits = bytes[index...].prefix { $0.isDigit }
            guard (1...6).contains(digits.count), let value = Int(Substring(digits)) else { return nil }
            guard fields.isEmpty || (digits.count == 2 && value < 60) else { return nil }
            fields.append(value)
            index = digits.endIndex
            let behind = bytes[index...].dropFirst().first?.isDigit ?? false
            guard fields.count < 3, behind, bytes[index] == UInt8(ascii: ":") else { break }
            index = bytes.index(after: index)
        }
        guard fields.count >= 2 else { return nil }
        let (milliseconds, end) = fraction(bytes, at: index)
        return (fields.reduce(0) { $0 * 60 + $1 } * 1000 + milliseconds, text[end...])
    }

    /// Reads `.450` or `,45` as milliseconds; returns them and the index behind.
    private static func fraction(_ bytes: Substring.UTF8View, at index: Substring.Index) -> (Int, Substring.Index) {
        guard index < bytes.endIndex, bytes[index] == UInt8(ascii: ".") || bytes[index] == UInt8(ascii: ",") else {
            return (0, index)
        }
        let digits = bytes[bytes.index(after: index)...].prefix { $0.isDigit }
        guard let value = Int(Substring(digits.prefix(3))) else { return (0, index) }
        return (value * [100, 10, 1][min(digits.count, 3) - 1], digits.endIndex)
    }
}
