import Model

/// The state of a quote in the current file.
public enum QuoteState: Equatable, Sendable {
    /// Every line of the quote is in the cited lines, byte for byte.
    case unchanged
    /// The quote now stands in these other lines of the file.
    case moved(LineRange)
    /// The file no longer holds the quote.
    case changed
    /// The file does not exist or cannot be read.
    case gone

    /// Compares a quote with its file.
    ///
    /// - Parameters:
    ///   - snippet: The quoted lines.
    ///   - lines: The cited line numbers.
    ///   - cited: The current content of those lines; nil if the file does not have them.
    ///   - whole: Returns all lines of the file, or nil if it cannot be read; called only if the quote is not in the cited lines.
    public init(of snippet: String, at lines: LineRange, cited: QuotedLines?, whole: () -> [QuotedLines]?) {
        if let cited, cited.contains(snippet) {
            self = .unchanged
        } else if let whole = whole() {
            self = QuoteState.lines(of: snippet, near: lines, in: whole).map { .moved($0) } ?? .changed
        } else {
            self = .gone
        }
    }

    /// Returns the lines nearest to the old ones that hold the whole quote in order.
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

    /// The maximum distance of consecutive quoted lines, about the length of a passage.
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
