import Text

/// HTML written from top to bottom; text from files and questions is always escaped.
struct HTMLText {
    private(set) var text = SafeText()

    mutating func raw(_ html: SafeText) { text += html }

    mutating func element(_ name: SafeText, _ content: String, attributes: SafeText = "") {
        text += "<\(name)\(attributes.isEmpty ? "" : " " + attributes)>\(SafeText.html(content))</\(name)>"
    }

    /// Adds a section with its heading and an introductory sentence.
    mutating func section(_ title: String, _ about: String, _ body: (inout HTMLText) -> Void) {
        raw("<section>\n")
        element("h2", title)
        element("p", about)
        raw("\n")
        body(&self)
        raw("</section>\n")
    }

    /// Adds a chart, which scrolls by itself where it is wider than the screen.
    mutating func chart(_ svg: SafeText) {
        raw("<div class=\"wide\" tabindex=\"0\" role=\"region\" aria-label=\"Chart\">\(svg)</div>\n")
    }

    mutating func pair(_ name: String, _ value: String) {
        element("dt", name)
        element("dd", value)
        raw("\n")
    }

    mutating func table(_ table: TextTable, summary: String) {
        guard let heading = table.rows.first else { return }
        raw("<details>")
        element("summary", summary)
        raw(
            "<div class=\"wide\" tabindex=\"0\" role=\"region\" aria-label=\"\(SafeText.html(summary))\"><table><thead><tr>"
        )
        for cell in heading { element("th", cell, attributes: "scope=\"col\"") }
        raw("</tr></thead>\n<tbody>\n")
        for row in table.rows.dropFirst() {
            raw("<tr>")
            for (column, cell) in row.enumerated() {
                column == 0 ? element("th", cell, attributes: "scope=\"row\"") : element("td", cell)
            }
            raw("</tr>\n")
        }
        raw("</tbody></table></div></details>\n")
    }

    /// Adds the first five citations of an answer.
    mutating func citations(_ citations: [RunEntry.Citation]) {
        guard !citations.isEmpty else { return }
        raw("<ol>\n")
        for citation in citations.prefix(5) {
            raw("<li>")
            element("code", citation.place.text)
            if let grade = citation.grade { element("span", grade > 0 ? " relevant" : " not relevant") }
            element("blockquote", String(citation.snippet.prefix(400)))
            raw("</li>\n")
        }
        raw("</ol>\n")
    }
}

enum HTMLStyle {
    static let text: SafeText = """
        :root { --ink: #1c2024; --soft: #5b6470; --line: #d7dbe0; --paper: #fff; --first: #0b62b8; --second: #b4540a; --third: #2a7d4f; }
        @media (prefers-color-scheme: dark) {
          :root { --ink: #e7eaee; --soft: #a2abb6; --line: #3a424c; --paper: #14171b; --first: #6cb2ff; --second: #ffab66; --third: #72d39b; }
        }
        body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
        main { max-width: 62rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
        h1 { font-size: 1.5rem; overflow-wrap: anywhere; } h2 { font-size: 1.2rem; margin: 2.5rem 0 .25rem; }
        h3 { font-size: 1rem; margin: 1.25rem 0 .25rem; } p { color: var(--soft); margin: 0 0 .75rem; }
        table { border-collapse: collapse; font-variant-numeric: tabular-nums; width: 100%; }
        th, td { text-align: right; padding: .15rem .6rem; border-bottom: 1px solid var(--line); font-weight: normal; white-space: nowrap; }
        th:first-child { text-align: left; padding-left: 0; } td.bar { width: 45%; min-width: 9rem; }
        thead th { color: var(--soft); } .wide { overflow-x: auto; }
        :focus-visible { outline: 3px solid var(--first); outline-offset: 2px; }
        summary { cursor: pointer; color: var(--soft); padding: .25rem 0; }
        svg { display: block; width: 100%; height: auto; } .chart { min-width: 34rem; } td.bar svg { height: .8rem; }
        .ink { fill: var(--ink); } .soft { fill: var(--soft); } .rule { stroke: var(--line); }
        .a { stroke: var(--first); } .b { stroke: var(--second); stroke-dasharray: 7 4; } .c { stroke: var(--third); stroke-dasharray: 2 4; }
        .fill { fill: var(--first); } .range { stroke: var(--ink); stroke-width: 2; } .track { fill: var(--line); }
        .facts { display: grid; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); gap: .25rem 1.5rem; margin: 1rem 0; }
        .facts div { border-top: 1px solid var(--line); padding: .25rem 0; overflow-wrap: anywhere; }
        dt { color: var(--soft); font-size: .85rem; } dd { margin: 0; }
        article { border-top: 2px solid var(--line); margin-top: 1rem; } article dl { display: grid; grid-template-columns: 6rem 1fr; gap: .1rem .75rem; margin: .25rem 0; }
        article dd, code, blockquote { overflow-wrap: anywhere; white-space: pre-wrap; } article dd { white-space: normal; }
        blockquote { margin: .1rem 0 .4rem; padding-left: .75rem; border-left: 3px solid var(--line); color: var(--soft); }
        @media (max-width: 40rem) {
          th, td { padding: .15rem .3rem; } td.bar { width: 18%; min-width: 3rem; } .facts { grid-template-columns: 1fr; }
          article dl { grid-template-columns: 1fr; } .wide table { font-size: .9rem; } .wide td.bar { display: none; }
        }
        @media print {
          :root { --ink: #000; --soft: #444; --line: #bbb; --paper: #fff; --first: #0b62b8; --second: #b4540a; --third: #2a7d4f; }
          body { font-size: 11pt; } main { max-width: none; padding: 0; } article, svg, tr { break-inside: avoid; } h2, h3 { break-after: avoid; }
          .wide { overflow: visible; } .chart { min-width: 0; } details::details-content { content-visibility: visible; block-size: auto; }
        }

        """
}
