import Text

extension ScoreTable {
    /// Formats the table: each measure with its mean and interval in percent and a bar; then the groups.
    ///
    /// - Returns: Aligned lines, each ended by a newline.
    public func text() -> SafeText {
        var text = headlineTable(withBars: true).text
        if let latency { text += "\n\(line: latency.text)\n" }
        if !groups.isEmpty { text += "\n" + groupsTable.text }
        return text
    }

    /// One table of all groups, with few enough measures to fit a terminal.
    private var groupsTable: TextTable {
        let measures = ScoreTable.groupMeasures.filter { all.estimates[$0] != nil }
        var rows = [["by", "", "n"] + measures.map(\.rawValue)]
        for slice in Slice.allCases {
            for (place, group) in groups.filter({ $0.slice == slice }).enumerated() {
                rows.append(
                    [place == 0 ? slice.rawValue : "", group.name, String(group.count)]
                        + measures.map { group.narrowCell($0) })
            }
        }
        return TextTable(rows: rows, leftAligned: 2)
    }

    private static let groupMeasures: [Measure] = [
        .successAt1, .reciprocalRank, .recallAt10, .evidenceIn2000, .value, .answered, .abstentionRecall,
    ]

    func headlineTable(withBars: Bool) -> TextTable {
        var rows = [["measure", "n", "mean (95 % CI), %"] + (withBars ? [""] : [])]
        for measure in Measure.allCases {
            guard let estimate = all.estimates[measure] else { continue }
            rows.append(
                [measure.rawValue, String(estimate.count), estimate.text]
                    + (withBars ? [Bar.text(estimate.mean, width: 20)] : []))
        }
        return TextTable(rows: rows)
    }

    var groupTables: [TextTable] {
        let measures = Measure.headline.filter { all.estimates[$0] != nil }
        return Slice.allCases.compactMap { slice in
            let groups = groups.filter { $0.slice == slice }
            guard !groups.isEmpty else { return nil }
            let heading = [slice.rawValue, "n"] + measures.map(\.rawValue)
            let rows = groups.map { group in
                [group.name, String(group.count)] + measures.map { group.cell($0) }
            }
            return TextTable(rows: [heading] + rows)
        }
    }
}

extension ScoreTable.Row {
    /// The mean with its interval in percent.
    func cell(_ measure: Measure) -> String { estimates[measure]?.text ?? "-" }

    /// The mean and half its interval in percent, for tables that must fit a terminal: `"61.2 ±3.4"`.
    func narrowCell(_ measure: Measure) -> String {
        estimates[measure].map { "\(percent($0.mean)) ±\(percent($0.halfWidth))" } ?? "-"
    }
}

extension Latency {
    /// The percentiles as one line of text.
    public var text: String {
        "latency ms: p50 \(median.text(decimals: 2)), p95 \(percentile95.text(decimals: 2)), "
            + "p99 \(percentile99.text(decimals: 2))"
    }
}

extension Estimate {
    /// The mean with its interval in percent: `"61.2 (58.1–64.9)"`.
    var text: String { "\(percent(mean)) (\(percent(low))–\(percent(high)))" }

    var halfWidth: Double { (high - low) / 2 }
}

/// Formats a share in percent with one decimal.
func percent(_ share: Double) -> String { (share * 100).text(decimals: 1) }
