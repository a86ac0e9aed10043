import Text

extension ScoreTable {
    /// The headline as text: each measure with its mean and interval in percent, and a bar; then the groups.
    ///
    /// - Returns: Lines with aligned columns, each ended by a newline.
    public func text() -> SafeText {
        var text = headlineTable(withBars: true).text
        if let latency { text += "\n\(line: latency.text)\n" }
        if !groups.isEmpty { text += "\n" + groupsTable.text }
        return text
    }

    /// One table of all groups, with as many measures as a terminal is wide.
    private var groupsTable: TextTable {
        let measures = ScoreTable.groupMeasures.filter { all.estimates[$0] != nil }
        var rows = [["by", "", "n"] + measures.map(\.rawValue)]
        for slice in Slice.allCases {
            for (place, group) in groups.filter({ $0.slice == slice }).enumerated() {
                rows.append(
                    [place == 0 ? slice.rawValue : "", group.name, String(group.count)]
                        + measures.map { group.cell($0) })
            }
        }
        return TextTable(rows: rows, leftAligned: 2)
    }

    private static let groupMeasures: [Measure] = [
        .successAt1, .reciprocalRank, .recallAt10, .evidenceIn2000, .value, .answered, .abstentionRecall,
    ]

    /// Each measure with its mean, interval and number of questions.
    func headlineTable(withBars: Bool) -> TextTable {
        var rows = [["measure", "n", "%", "95 % interval"] + (withBars ? [""] : [])]
        for measure in Measure.allCases {
            guard let estimate = all.estimates[measure] else { continue }
            rows.append(
                [measure.rawValue, String(estimate.count), percent(estimate.mean), estimate.interval]
                    + (withBars ? [Bar.text(estimate.mean, width: 20)] : []))
        }
        return TextTable(rows: rows)
    }

    /// One table for each slice, a line for each of its groups.
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
    /// A mean with half of its interval.
    func cell(_ measure: Measure) -> String {
        estimates[measure].map { "\(percent($0.mean)) ±\(percent($0.halfWidth))" } ?? "-"
    }
}

extension Latency {
    /// The percentiles in words.
    public var text: String {
        "latency ms: p50 \(median.text(decimals: 2)), p95 \(percentile95.text(decimals: 2)), "
            + "p99 \(percentile99.text(decimals: 2))"
    }
}

extension Estimate {
    /// The interval in percent.
    var interval: String { "\(percent(low)) to \(percent(high))" }

    /// Half of the interval's length.
    var halfWidth: Double { (high - low) / 2 }
}

/// A share in percent with one decimal.
func percent(_ share: Double) -> String { (share * 100).text(decimals: 1) }
