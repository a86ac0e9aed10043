import Text

/// A run as one self-contained page of HTML: no network, no script, light and dark colours, printable, accessible to screen readers.
public struct HTMLReport {
    private let contents: ReportContents

    /// Creates a report.
    ///
    /// - Parameter contents: The contents of the report.
    public init(_ contents: ReportContents) { self.contents = contents }

    /// The page.
    public var text: SafeText {
        var page = HTMLText()
        page.raw("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
        page.raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
        page.raw("<meta name=\"color-scheme\" content=\"light dark\">\n")
        page.element("title", contents.title)
        page.raw("<style>\n\(HTMLStyle.text)</style>\n</head>\n<body>\n<main>\n")
        page.element("h1", contents.title)
        facts(&page)
        headline(&page)
        recall(&page)
        groups(&page)
        calibration(&page)
        latency(&page)
        worst(&page)
        page.raw("</main>\n</body>\n</html>\n")
        return page.text
    }

    // MARK: Parts

    private func facts(_ page: inout HTMLText) {
        page.raw("<dl class=\"facts\">\n")
        for fact in contents.facts {
            page.raw("<div>")
            page.element("dt", fact.name)
            page.element("dd", fact.value)
            page.raw("</div>\n")
        }
        page.raw("</dl>\n")
    }

    private func headline(_ page: inout HTMLText) {
        page.section(
            "All questions", "Means in percent, each with the interval in which it would lie in 95 of 100 such sets."
        ) {
            page in
            let rows = Measure.allCases.compactMap { measure in
                contents.table.all.estimates[measure].map { (measure.rawValue, $0) }
            }
            page.raw("<div class=\"wide\" tabindex=\"0\" role=\"region\" aria-label=\"All questions\">\n")
            page.raw("<table><thead><tr><th scope=\"col\">measure</th><th scope=\"col\">questions</th>")
            page.raw("<th scope=\"col\">mean (95 % CI)</th><td></td></tr></thead>\n<tbody>\n")
            for (name, estimate) in rows {
                page.raw("<tr>")
                page.element("th", name, attributes: "scope=\"row\"")
                page.element("td", String(estimate.count))
                page.element("td", estimate.text)
                page.raw("<td class=\"bar\">\(SVGChart.bar(estimate))</td></tr>\n")
            }
            page.raw("</tbody></table></div>\n")
        }
    }

    private func recall(_ page: inout HTMLText) {
        let recalls = contents.table.recalls
        guard !recalls.isEmpty else { return }
        page.section("Recall by rank", "The share of what is relevant among the first citations.") { page in
            let points = recalls.enumerated().map { (Double($0.offset + 1), $0.element) }
            page.chart(
                SVGChart.lines(
                    title: "Recall over the number of citations", across: "citations",
                    [SVGChart.Line(name: "recall", points: points)], isMarked: true))
            page.table(TextTable(rows: [["first", "recall %"]] + contents.recallRows), summary: "The figures")
        }
    }

    private func groups(_ page: inout HTMLText) {
        let measures = Measure.headline.filter { contents.table.all.estimates[$0] != nil }
        guard !contents.table.groups.isEmpty, let shown = measures.first else { return }
        page.section(
            "By group", "The bars show \(shown.rawValue) with its interval; each table holds the other measures."
        ) {
            page in
            for slice in Slice.allCases {
                let groups = contents.table.groups.filter { $0.slice == slice }
                guard !groups.isEmpty else { continue }
                page.element("h3", slice.rawValue)
                page.raw("<table class=\"narrow\"><tbody>\n")
                for group in groups {
                    page.raw("<tr>")
                    page.element("th", group.name, attributes: "scope=\"row\"")
                    page.element("td", "n = \(group.count)")
                    let estimate = group.estimates[shown]
                    page.element("td", estimate?.text ?? "nothing judged")
                    page.raw("<td class=\"bar\">\(estimate.map(SVGChart.bar) ?? "")</td></tr>\n")
                }
                page.raw("</tbody></table>\n")
                let table = contents.table.groupTables.first { $0.rows[0][0] == slice.rawValue }
                if let table { page.table(table, summary: "All measures by \(slice.rawValue)") }
            }
        }
    }

    private func calibration(_ page: inout HTMLText) {
        guard let calibration = contents.calibration else { return }
        page.section(
            "Where nothing answers",
            "What other limits for calling something an answer would give; 0 is the limit in use. Of the questions in which something was searched for."
        ) { page in
            let points = calibration.points
            let precision = points.compactMap { point in point.precision.map { (point.limit, $0) } }
            page.chart(
                SVGChart.lines(
                    title: "Precision and recall of refusals over the limit", across: "limit",
                    [
                        SVGChart.Line(name: "refused rightly, of the refused", points: precision),
                        SVGChart.Line(
                            name: "refused, of those without an answer", points: points.map { ($0.limit, $0.recall) }),
                        SVGChart.Line(
                            name: "answered, of those with one", points: points.map { ($0.limit, $0.answered) }),
                    ], mark: 0))
            page.table(TextTable(rows: calibration.rows), summary: "The figures")
        }
    }

    private func latency(_ page: inout HTMLText) {
        guard let latency = contents.table.latency else { return }
        page.section("Latency", latency.text) { page in
            page.chart(SVGChart.histogram(title: "How long answers took", across: "milliseconds", latency.all))
        }
    }

    private func worst(_ page: inout HTMLText) {
        guard !contents.worst.isEmpty else { return }
        page.section("Worst questions", "Those with the least of all that can be told of an answer.") { page in
            for entry in contents.worst {
                page.raw("<article>\n")
                page.element("h3", entry.question)
                page.raw("<dl>\n")
                page.pair("question", entry.id)
                page.pair("read as", entry.reading)
                if let waterfall = entry.waterfall { page.pair("filters", waterfall.joined(separator: " → ")) }
                if let expected = entry.expected { page.pair("expected", expected) }
                if !entry.relevant.isEmpty { page.pair("relevant", entry.relevant.map(\.text).joined(separator: ", ")) }
                page.pair("answered", entry.isFound ? entry.answer : "nothing found")
                page.raw("</dl>\n")
                page.citations(entry.citations)
                page.raw("</article>\n")
            }
        }
    }
}
