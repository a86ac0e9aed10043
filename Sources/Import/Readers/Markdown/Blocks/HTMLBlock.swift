/// A kind of HTML block in CommonMark, distinguished by its end.
enum HTMLBlock: Equatable {
    /// `<!--` up to `-->`.
    case comment
    /// `<script>`, `<pre>`, `<style>` or `<textarea>` up to its end tag.
    case verbatim(String)
    /// Any other block element, or a tag alone on its line, up to a blank line.
    case element

    private static let blockNames: Set<String> = [
        "address", "article", "aside", "base", "blockquote", "body", "caption", "center", "col", "dd", "details",
        "dialog", "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form", "frame", "h1", "h2", "h3",
        "h4", "h5", "h6", "head", "header", "hr", "html", "iframe", "legend", "li", "link", "main", "menu", "nav",
        "noframes", "ol", "optgroup", "option", "p", "param", "search", "section", "summary", "table", "tbody", "td",
        "tfoot", "th", "thead", "title", "tr", "track", "ul",
    ]

    /// Returns the block that a line without indentation begins, or nil; only some elements may begin directly below a paragraph.
    init?(_ text: ArraySlice<UInt8>, isBelowParagraph: Bool) {
        guard text.first == UInt8(ascii: "<") else { return nil }
        if text.starts(with: "<!--".utf8) {
            self = .comment
            return
        }
        let isEnd = text.dropFirst().first == UInt8(ascii: "/")
        let behind = text.dropFirst(isEnd ? 2 : 1)
        let name = behind.prefix { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A || $0.isDigit || $0 == UInt8(ascii: "-") }
        guard let first = name.first, !first.isDigit else { return nil }
        let lower = String(decoding: name, as: UTF8.self).lowercased()
        let end = behind.dropFirst(name.count).first
        let isTag = end.map { LineCursor.isBlank($0) || $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "/") } ?? true
        if !isEnd, isTag, ["script", "pre", "style", "textarea"].contains(lower) {
            self = .verbatim("</\(lower)>")
        } else if isTag, HTMLBlock.blockNames.contains(lower) {
            self = .element
        } else if !isBelowParagraph, isTag, HTMLBlock.isTagAlone(text) {
            self = .element
        } else {
            return nil
        }
    }

    /// Returns whether a line ends the block; an element ends before a blank line instead.
    func ends(_ text: ArraySlice<UInt8>) -> Bool {
        switch self {
        case .comment: text.contains(Array("-->".utf8))
        case .verbatim(let end): String(decoding: text, as: UTF8.self).lowercased().contains(end)
        case .element: false
        }
    }

    private static func isTagAlone(_ text: ArraySlice<UInt8>) -> Bool {
        MarkupText.endOfTag(Array(text), from: 0) == text.count
    }
}

extension ArraySlice<UInt8> {
    /// Returns whether the bytes contain `run`; the cost is at most the product of both lengths.
    func contains(_ run: [UInt8]) -> Bool {
        guard let first = run.first else { return true }
        var from = startIndex
        while let place = self[from...].firstIndex(of: first) {
            if self[place...].starts(with: run) { return true }
            from = place + 1
        }
        return false
    }
}
