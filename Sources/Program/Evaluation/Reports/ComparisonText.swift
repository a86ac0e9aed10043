import Text

extension Comparison {
    /// Formats the comparison: each measure in both runs with its difference and p-value, then the questions that changed.
    ///
    /// - Parameters:
    ///   - shown: The maximum number of worse and of better questions shown.
    ///   - describe: Returns the two answers of a question, as lines.
    /// - Returns: Lines, each ended by a newline.
    public func text(shown: Int = 10, describe: (Change) -> [String] = { _ in [] }) -> SafeText {
        var rows = [["measure", "n", "first", "second", "change", "p", "better", "worse", ""]]
        rows += self.rows.map { row in
            [
                row.measure.rawValue, String(row.test.count), percent(row.first), percent(row.second),
                signed(row.test.difference),
                row.test.probability < 0.001 ? "<0.001" : row.test.probability.text(decimals: 3),
                String(row.test.better),
                String(row.test.worse), row.verdict,
            ]
        }
        var text = TextTable(rows: rows).text
        if !unpaired.isEmpty { text += "\nOnly in one of the runs: \(unpaired.count) questions.\n" }
        let worse = changes.filter { $0.largest < 0 }
        let better = changes.filter { $0.largest > 0 }.reversed()
        for (title, changes) in [("Worse" as SafeText, Array(worse)), ("Better", Array(better))] where !changes.isEmpty
        {
            let limit: SafeText = changes.count > shown ? ", the \(shown) largest" : ""
            text += "\n\(title): \(changes.count) questions\(limit)\n"
            for change in changes.prefix(shown) {
                let differences = change.differences.map { "\($0.measure.rawValue) \(signed($0.value))" }
                text += "  \(line: change.id): \(line: differences.joined(separator: ", "))\n"
                for line in describe(change) { text += "    \(line: line)\n" }
            }
        }
        return text
    }
}

extension Comparison.Row {
    fileprivate var verdict: String {
        guard test.isSignificant else { return "" }
        return test.difference < 0 ? "worse" : "better"
    }
}

private func signed(_ share: Double) -> String { (share > 0 ? "+" : "") + percent(share) }
