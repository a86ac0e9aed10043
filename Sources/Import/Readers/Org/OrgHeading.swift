import Model

/// A parsed org-mode heading: `** TODO [#A] Call Ana [1/3] :work:phone:`.
///
/// Source: "Org Syntax", "Headings".
struct OrgHeading {
    let level: Int
    private(set) var task: MarkerTask?
    private(set) var isComment = false
    /// Without state, priority, counts and tags.
    private(set) var title: ArraySlice<UInt8>
    private(set) var tags: [String] = []

    /// Reads a line without its end, given the state keywords.
    init?(_ line: ArraySlice<UInt8>, words: [String: TaskItem.State]) {
        let stars = line.prefix { $0 == UInt8(ascii: "*") }.count
        guard stars > 0, line.dropFirst(stars).first.map(LineCursor.isBlank) == true else { return nil }
        level = stars
        title = line.dropFirst(stars).trimmingBlanks
        takeTags()
        if let found = MarkerTask(title, words: words) {
            task = found
            title = found.bodyBytes
        } else if MarkerTask.priority(title) != nil {
            title = title.dropFirst(4).trimmingBlanks
        }
        if title.starts(with: "COMMENT".utf8), title.count == 7 || LineCursor.isBlank(title[title.startIndex + 7]) {
            isComment = true
        }
        takeCount()
    }

    private mutating func takeTags() {
        guard title.last == UInt8(ascii: ":"),
            let start = title.lastIndex(where: LineCursor.isBlank).map({ $0 + 1 })
                ?? (title.first == UInt8(ascii: ":") ? title.startIndex : nil)
        else { return }
        let run = title[start...]
        guard run.count > 2, run.first == UInt8(ascii: ":"), run.allSatisfy(OrgHeading.isTagByte) else { return }
        tags = run.split(separator: UInt8(ascii: ":")).map { String(decoding: $0, as: UTF8.self) }
        title = title[..<start].trimmingBlanks
    }

    private static func isTagByte(_ byte: UInt8) -> Bool {
        (97...122).contains(byte | 0x20) || byte.isDigit || byte >= 0x80 || "_@#%:".utf8.contains(byte)
    }

    private mutating func takeCount() {
        guard title.last == UInt8(ascii: "]"), let open = title.lastIndex(of: UInt8(ascii: "[")) else { return }
        let inside = title[(open + 1)...].dropLast()
        guard inside.contains(where: { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "%") }),
            inside.allSatisfy({ $0.isDigit || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "%") })
        else { return }
        title = title[..<open].trimmingBlanks
    }
}

extension OrgHeading {
    /// Returns the title preceded by its date, as in headings of running logs: `2026-03-10 14:00–15:00 Meeting with Ana`.
    ///
    /// - Parameter stamp: A timestamp below the heading, used if the title has none.
    /// - Returns: The title; nil without a timestamp, unless the title begins with a date and a weekday.
    func dated(below stamp: OrgTimestamp? = nil) -> String? {
        if let (found, range) = OrgTimestamp.first(in: title) {
            let rest = [title[..<range.lowerBound], title[range.upperBound...]]
                .map { String(decoding: $0, as: UTF8.self).trimmed }.filter { !$0.isEmpty }
            return ([found.written] + rest).joined(separator: " ")
        }
        let text = String(decoding: title, as: UTF8.self)
        if let stamp { return stamp.written + " " + text }
        return OrgHeading.withoutWeekday(text)
    }

    /// Returns a text such as `2026-03-10 Tuesday` without the weekday; nil for other texts.
    private static func withoutWeekday(_ text: String) -> String? {
        let words = text.split(separator: " ", maxSplits: 2)
        guard words.count > 1, words[0].count == 10, words[0].utf8.filter(\.isDigit).count == 8,
            WrittenDate.weekday(words[1].lowercased()) != nil
        else { return nil }
        return ([words[0]] + words.dropFirst(2)).joined(separator: " ")
    }
}

extension OrgTimestamp {
    static func first(in text: ArraySlice<UInt8>) -> (stamp: OrgTimestamp, range: Range<Int>)? {
        for place in text.indices where text[place] == UInt8(ascii: "<") || text[place] == UInt8(ascii: "[") {
            if let stamp = OrgTimestamp(prefix: text[place...]) { return (stamp, place..<(place + stamp.length)) }
        }
        return nil
    }
}
