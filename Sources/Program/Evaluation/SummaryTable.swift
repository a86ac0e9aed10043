extension Summary {
    /// The summary as plain text: a line of headings, then one line for all questions and one for each category.
    ///
    /// Measures are percentages, latencies milliseconds. A column of which nothing is known is left out; `-` stands for
    /// what is not known elsewhere.
    ///
    /// - Returns: Lines with aligned columns, each ended by a newline.
    public func table() -> String {
        let rows = [overall] + (categories.count > 1 ? categories : [])
        let columns = SummaryColumn.all.compactMap { $0.cells(rows) }
        return (0...rows.count).map { line in
            columns.map { $0[line] }.joined(separator: "  ") + "\n"
        }.joined()
    }
}

/// One column of the summary's table.
private struct SummaryColumn {
    let heading: String
    let isLeftAligned: Bool
    let value: (SummaryRow) -> String?

    init(_ heading: String, isLeftAligned: Bool = false, value: @escaping (SummaryRow) -> String?) {
        self.heading = heading
        self.isLeftAligned = isLeftAligned
        self.value = value
    }

    static var all: [SummaryColumn] {
        [
            SummaryColumn("", isLeftAligned: true) { $0.name },
            SummaryColumn("n") { String($0.count) },
            SummaryColumn("hit@1") { percentage($0.measures?.hitAt1) },
            SummaryColumn("hit@5") { percentage($0.measures?.hitAt5) },
            SummaryColumn("MRR@10") { percentage($0.measures?.reciprocalRank) },
            SummaryColumn("recall@10") { percentage($0.measures?.recallAt10) },
            SummaryColumn("nDCG@10") { percentage($0.measures?.nDCGAt10) },
            SummaryColumn("value") { $0.values.text },
            SummaryColumn("intent") { $0.intents.text },
            SummaryColumn("time") { $0.times.text },
            SummaryColumn("people") { $0.people.text },
            SummaryColumn("answered") { $0.answered.text },
            SummaryColumn("abstained") { $0.abstentions.text },
            SummaryColumn("verbatim") { $0.verbatim.text },
            SummaryColumn("p50 ms") { $0.medianLatency.map { $0.text(decimals: 2) } },
            SummaryColumn("p95 ms") { $0.latency95.map { $0.text(decimals: 2) } },
        ]
    }

    /// The heading and a cell for each row, all of one width; nil where no row has a value.
    func cells(_ rows: [SummaryRow]) -> [String]? {
        let values = rows.map(value)
        guard values.contains(where: { $0 != nil }) else { return nil }
        let texts = [heading] + values.map { $0 ?? "-" }
        let width = texts.map(\.count).max() ?? 0
        return texts.map { text in
            let blanks = String(repeating: " ", count: width - text.count)
            return isLeftAligned ? text + blanks : blanks + text
        }
    }
}

private func percentage(_ share: Double?) -> String? { share.map { ($0 * 100).text(decimals: 1) } }

extension Tally {
    fileprivate var text: String? { total == 0 ? nil : "\(right)/\(total)" }
}

extension Double {
    /// The number with a fixed number of decimals, rounded to nearest.
    ///
    /// - Parameter decimals: 0 … 6.
    /// - Returns: Digits with a point, or Swift's own form for numbers beyond 10¹².
    fileprivate func text(decimals: Int) -> String {
        guard magnitude < 1e12 else { return String(describing: self) }
        let factor = (0..<decimals).reduce(1) { factor, _ in factor * 10 }
        let scaled = Int((magnitude * Double(factor)).rounded())
        let fraction = String(scaled % factor + factor).dropFirst()
        return "\(self < 0 && scaled > 0 ? "-" : "")\(scaled / factor).\(fraction)"
    }
}
