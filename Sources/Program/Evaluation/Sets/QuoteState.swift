import Model

/// What became of a quote since it was made.
public enum QuoteState: Equatable, Sendable {
    /// Every line of it stands in the cited lines, byte for byte.
    case unchanged
    /// It stands in these other lines of the file.
    case moved(LineRange)
    /// The file no longer holds it.
    case changed
    /// The file is gone or cannot be read.
    case gone

    /// Compares a quote with its file.
    ///
    /// - Parameters:
    ///   - snippet: The quoted lines.
    ///   - lines: Where they stood.
    ///   - cited: Those lines as they are now; nil where the file does not have them.
    ///   - whole: Every line of the file, asked for where the quote does not stand where it stood; nil where there is no file.
    public init(of snippet: String, at lines: LineRange, cited: QuotedLines?, whole: () -> [QuotedLines]?) {
        if let cited, cited.contains(snippet) {
            self = .unchanged
        } else if let whole = whole() {
            self = QuoteState.lines(of: snippet, near: lines, in: whole).map { .moved($0) } ?? .changed
        } else {
            self = .gone
        }
    }

    /// Where all lines of a quote stand one below the other, nearest to where they stood.
    private static func lines(of snippet: String, near old: LineRange, in file: [QuotedLines]) -> LineRange? {
        let wanted = snippet.split(separator: "\n").map(String.init)
        guard let first = wanted.first else { return nil }
        let starts = file.indices.filter { file[$0].contains(first) }
            .sorted { (abs(file[$0].lines.first - old.first), $0) < (abs(file[$1].lines.first - old.first), $1) }
        for start in starts {
            if let end = end(of: wanted, from: start, in: file) { return file[start].lines.union(file[end].lines) }
        }
        return nil
    }

    /// A quote's lines stand no further apart than a passage is long.
    private static let furthest = 60

    private static func end(of wanted: [String], from start: Int, in file: [QuotedLines]) -> Int? {
        var place = start
        for line in wanted {
            let next = file.indices.dropFirst(place).prefix(furthest).first { file[$0].contains(line) }
            guard let next else { return nil }
            place = next
        }
        return place
    }
}
