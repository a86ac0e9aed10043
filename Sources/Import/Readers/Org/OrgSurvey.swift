/// The facts about an org-mode file that must be known before its lines are read one by one.
struct OrgSurvey {
    /// Whether the first heading is the file's title: it is the only one of level 1, is no number, and no keyword gives a title.
    let isTitle: Bool
    /// The 0-based last line that ends a drawer; a drawer that is never closed is text.
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

    /// Returns the number of stars of a heading; nil for other lines.
    private static func level(_ line: ArraySlice<UInt8>) -> Int? {
        guard line.first == UInt8(ascii: "*") else { return nil }
        let stars = line.prefix { $0 == UInt8(ascii: "*") }.count
        return line.dropFirst(stars).first.map(LineCursor.isBlank) == true ? stars : nil
    }

    /// Returns whether a line opens a drawer: `:LOGBOOK:`.
    static func isDrawer(_ content: ArraySlice<UInt8>) -> Bool {
        guard content.count > 2, content.first == UInt8(ascii: ":"), content.last == UInt8(ascii: ":"),
            !OutlineLine.equals(content, ":END:")
        else { return false }
        return content.dropFirst().dropLast()
            .allSatisfy {
                (97...122).contains($0 | 0x20) || $0.isDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
            }
    }

    /// Returns whether a property dates its heading, as start or creation date.
    static func isDate(_ pair: OrgKeywords.Pair) -> Bool {
        switch FrontMatterField(key: pair.key) {
        case .start, .created: OrgTimestamp(prefix: Array(pair.value.utf8)[...]) != nil
        default: false
        }
    }

    /// The maximum number of lines of plans, properties and logs between a heading and its timestamp.
    private static let mostLines = 12

    /// Returns the timestamp between a heading, at the 0-based line `place`, and its text; nil if there is none.
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
