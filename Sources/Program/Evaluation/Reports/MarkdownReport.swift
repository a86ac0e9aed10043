import Text

/// A run as a page of Markdown.
public struct MarkdownReport {
    private let contents: ReportContents

    /// Creates a report.
    ///
    /// - Parameter contents: The contents of the report.
    public init(_ contents: ReportContents) { self.contents = contents }

    /// The page, ended by a newline.
    public var text: SafeText {
        let table = contents.table
        let facts = contents.facts.map {
            "- \(SafeText.markdown($0.name)): \(SafeText.markdown($0.value))\n" as SafeText
        }
        var text: SafeText = "# \(SafeText.markdown(contents.title))\n\n\(facts.joined())\n"
        text += "## All questions\n\n" + table.headlineTable(withBars: false).markdown
        if let latency = table.latency { text += "\n\(SafeText.markdown(latency.text))\n" }
        if !table.recalls.isEmpty {
            text += "\n## Recall by rank\n\n" + TextTable(rows: [["first", "recall %"]] + contents.recallRows).markdown
        }
        if let calibration = contents.calibration {
            text += "\n## Where nothing answers\n\n" + TextTable(rows: calibration.rows).markdown
        }
        for groups in table.groupTables {
            text += "\n## By \(SafeText.markdown(groups.rows[0][0]))\n\n" + groups.markdown
        }
        if !contents.worst.isEmpty {
            text += "\n## Worst questions\n"
            for entry in contents.worst { text += "\n" + MarkdownReport.text(entry) }
        }
        return text
    }

    private static func text(_ entry: RunEntry) -> SafeText {
        var lines: [SafeText] = [
            "### \(oneLine(entry.id)): \(oneLine(entry.question))", "", "- read as: \(oneLine(entry.reading))",
        ]
        if let waterfall = entry.waterfall { lines.append("- filters: \(oneLine(waterfall.joined(separator: " → ")))") }
        if let expected = entry.expected { lines.append("- expected: \(oneLine(expected))") }
        if !entry.relevant.isEmpty {
            lines.append("- relevant: \(oneLine(entry.relevant.map(\.text).joined(separator: ", ")))")
        }
        lines.append("- answered: \(entry.isFound ? oneLine(entry.answer) : "nothing found")")
        for citation in entry.citations.prefix(5) {
            let mark: SafeText = (citation.grade ?? 0) > 0 ? " (relevant)" : ""
            lines.append("  - \(oneLine(citation.place.text))\(mark)")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func oneLine(_ text: String) -> SafeText {
        .markdown(text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
    }
}

/// The contents of a report, in any format.
public struct ReportContents {
    /// The name of the report.
    public var title: String
    /// The settings and figures of the run, as names and values.
    public var facts: [(name: String, value: String)]
    /// The estimates of all measures.
    public var table: ScoreTable
    /// The results of other thresholds for an answer.
    public var calibration: Calibration?
    /// The worst answers.
    public var worst: [RunEntry]

    /// Collects the contents of a report.
    ///
    /// - Parameters:
    ///   - header: The settings of the run.
    ///   - questions: Every answered question.
    ///   - rate: Questions per second.
    ///   - worst: The worst answers.
    public init(header: RunHeader, questions: [ScoredQuestion], rate: Double?, worst: [RunEntry]) {
        title = "Daybook: \(header.sets.joined(separator: ", "))"
        table = ScoreTable(of: questions)
        calibration = Calibration(of: questions)
        self.worst = worst
        facts = [
            ("questions", String(questions.count)), ("set", header.sets.joined(separator: ", ")),
            ("content of the set", header.questions), ("content of the vault", header.revision),
            ("program", "daybook \(header.program)"), ("changed", header.changes.isEmpty ? "nothing" : header.changes),
            ("citations at most", String(header.limit)),
        ]
        if let rate { facts.append(("questions a second", rate.text(decimals: 0))) }
        if let latency = table.latency { facts.append(("latency", latency.text)) }
    }

    var recallRows: [[String]] {
        [1, 2, 3, 5, 10, 15, 20].compactMap { rank in
            table.recalls.count >= rank ? [String(rank), percent(table.recalls[rank - 1])] : nil
        }
    }
}

extension Calibration {
    /// About twelve of the thresholds as rows of a table.
    var rows: [[String]] {
        let step = max(1, points.count / 12)
        return [
            [
                "limit", "refused rightly, of the refused %", "refused, of those without an answer %",
                "answered, of those with one %",
            ]
        ]
            + stride(from: 0, to: points.count, by: step).map { place in
                let point = points[place]
                return [
                    point.limit.text(decimals: 2), point.precision.map(percent) ?? "-", percent(point.recall),
                    percent(point.answered),
                ]
            }
    }
}
