/// Converts org-mode links to wikilinks; source: The Org Manual, "Hyperlinks".
enum OrgLinks {
    /// Returns a line with `[[file:plan.org::*Costs][the costs]]` rewritten as `[[plan#Costs|the costs]]`.
    ///
    /// Words keep their order. A link by id becomes a link to the note with the shown name; URLs remain.
    static func rewritten(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var result: [UInt8] = []
        var index = line.startIndex
        var isOpen = true
        while index < line.endIndex {
            guard isOpen, line[index] == UInt8(ascii: "["), line[index...].dropFirst().first == UInt8(ascii: "[") else {
                result.append(line[index])
                index += 1
                continue
            }
            guard let end = end(of: line, from: index) else {
                // No later link is closed either.
                isOpen = false
                continue
            }
            let inside = line[(index + 2)..<(end - 2)]
            let middle = inside.indices.first { inside[$0] == UInt8(ascii: "]") && inside[$0 + 1] == UInt8(ascii: "[") }
            let target = String(decoding: inside[..<(middle ?? inside.endIndex)], as: UTF8.self)
            let shown = middle.map { String(decoding: inside[($0 + 2)...], as: UTF8.self) }
            result += Array(text(of: target, shown: shown).utf8)
            index = end
        }
        return result[...]
    }

    /// Returns the end of the link that begins at `start`, after both brackets; nil if it is not closed.
    private static func end(of line: ArraySlice<UInt8>, from start: Int) -> Int? {
        var index = start + 2
        while index + 1 < line.endIndex {
            if line[index] == UInt8(ascii: "]"), line[index + 1] == UInt8(ascii: "]") { return index + 2 }
            index += 1
        }
        return nil
    }

    private static func text(of target: String, shown: String?) -> String {
        let shownPart = shown.map { "|" + $0 } ?? ""
        if target.hasPrefix("id:") { return shown.map { "[[\($0)]]" } ?? "" }
        if let file = path(target) {
            guard file.path.hasSuffix(".org") || file.path.hasSuffix(".md") else { return shown ?? file.path }
            let note = file.path[..<(file.path.lastIndex(of: ".") ?? file.path.endIndex)]
            return "[[\(note)\(file.heading.map { "#" + $0 } ?? "")\(shownPart)]]"
        }
        // The words of an address remain, since they may be searched.
        if target.contains(":") { return shown.map { target + " " + $0 } ?? target }
        if target.hasPrefix("*") { return "[[#\(target.dropFirst())\(shownPart)]]" }
        return "[[\(target)\(shownPart)]]"
    }

    /// Returns the path of a link to a file, and the heading after `::`; nil for other links.
    private static func path(_ target: String) -> (path: String, heading: String?)? {
        var text = target[...]
        if text.hasPrefix("file:") {
            text = text.dropFirst(5)
        } else if !text.hasPrefix("./") && !text.hasPrefix("../") {
            return nil
        }
        let parts = text.range(of: "::").map { (text[..<$0.lowerBound], text[$0.upperBound...]) }
        let heading = parts.map { $0.1.hasPrefix("*") ? $0.1.dropFirst() : $0.1 }
        var path = parts?.0 ?? text
        while path.hasPrefix("./") { path = path.dropFirst(2) }
        return (String(path), heading.map(String.init))
    }
}
