/// Facts about an org-mode file that are needed before its lines are read.
struct OrgSurvey {
    /// Whether the first heading is the file's title: the only one of level 1 and no number, in a file without title keyword.
    let isTitle: Bool
    /// The 0-based last line that ends a drawer; an unclosed drawer is text.
    let lastDrawerEnd: Int
    /// The 0-based last line that ends a block.
    let lastBlockEnd: Int

    init(_ text: SourceText) {
        var (stars, firstLevel, hasTitle) = (0, 0, false)
        var isNumber = false
        var (drawerEnd, blockEnd) = (-1, -1)
        for (place, range) in text.lineRanges.enumerated() {
            let line = text.utf8[range]
            if let level = OrgSurvey.level(line) {
                if firstLevel == 0 { firstLevel = level }
                if level == 1 { stars += 1 }
                if level == 1 { isNumber = line.dropFirst().trimmingBlanks.allSatisfy(\.isDigit) }
                continue
            }
            let content = line.trimmingBlanks
            if content.first == UInt8(ascii: ":") {
                if OutlineLine.equals(content, ":END:") { drawerEnd = place }
            } else if content.starts(with: "#+".utf8) {
                if OutlineLine.begins(content, with: "#+TITLE:") { hasTitle = true }
                if OutlineLine.begins(content, with: "#+END_") { blockEnd = place }
            }
        }
        isTitle = stars == 1 && firstLevel == 1 && !hasTitle && !isNumber
        (lastDrawerEnd, lastBlockEnd) = (drawerEnd, blockEnd)
    }

    private static func level(_ line: ArraySlice<UInt8>) -> Int? {
        guard line.first == UInt8(ascii: "*") else { return nil }
        let stars = line.prefix { $0 == UInt8(ascii: "*") }.count
        return line.dropFirst(stars).first.map(LineCursor.isBlank) == true ? stars : nil
    }

    static func isDrawer(_ content: ArraySlice<UInt8>) -> Bool {
        guard content.count > 2, content.first == UInt8(ascii: ":"), content.last == UInt8(ascii: ":"),
            !OutlineLine.equals(content, ":END:")
        else { return false }
        return content.dropFirst().dropLast()
            .allSatisfy {
                (97...122).contains($0 | 0x20) || $0.isDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
            }
    }

    /// Returns whether a property is the start or creation date of its heading.
    static func isDate(_ pair: OrgKeywords.Pair) -> Bool {
        switch FrontMatterField(key: pair.key) {
        case .start, .created: OrgTimestamp(prefix: Array(pair.value.utf8)[...]) != nil
        default: false
        }
    }

    /// The number of lines below a heading in which its timestamp is sought.
    private static let mostLines = 12

    /// Returns the timestamp between a heading, on the 0-based line `place`, and its text.
    func stamp(below place: Int, of text: SourceText) -> OrgTimestamp? {
        var created: OrgTimestamp?
        for range in text.lineRanges.dropFirst(place + 1).prefix(OrgSurvey.mostLines) {
            let content = text.utf8[range].trimmingBlanks
            if let stamp = OrgTimestamp(prefix: content) { return stamp }
            if content.starts(with: "SCHEDULED:".utf8) {
                return OrgTimestamp(prefix: content.dropFirst(10).trimmingBlanks)
            }
            if let pair = OrgKeywords.Pair(content, mark: ":") {
                if OrgSurvey.isDate(pair) { created = OrgTimestamp(prefix: Array(pair.value.utf8)[...]) }
            } else if !content.isEmpty, !content.starts(with: "CLOCK:".utf8) {
                break
            }
        }
        return created
    }
}
