import Text

/// At most 60 candidates of a completion, in columns that fit the terminal.
struct MatchList {
    private let matches: [SafeText]
    private let width: Int

    private static let most = 60

    init(_ matches: [String], width: Int) {
        let shown = matches.prefix(MatchList.most).map(SafeText.line)
        self.matches =
            shown + (matches.count > shown.count ? ["… \(matches.count - shown.count) more" as SafeText] : [])
        self.width = width
    }

    /// The rows, in order down the columns.
    var text: SafeText {
        let widths = matches.map { DisplayWidth.of($0.text) }
        let column = (widths.max() ?? 0) + 2
        let columns = max(1, (width - 1) / column)
        let rows = (matches.count + columns - 1) / columns
        return (0..<rows).map { row in
            let cells = stride(from: row, to: matches.count, by: rows).map { place in
                let isLast = place + rows >= matches.count
                return matches[place] + (isLast ? "" : SafeText(repeating: " ", count: column - widths[place]))
            }
            return cells.joined()
        }.joined(separator: "\n")
    }
}
