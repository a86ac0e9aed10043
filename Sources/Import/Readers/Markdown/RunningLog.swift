import Model
import Time

/// A page whose headings are dates: each dated section is a document of its own, a meeting where the page is one.
struct RunningLog {
    /// What no date stands above, if it has text, then the dated sections in file order.
    let documents: [Document]

    /// Splits a page, or returns nil where it is no running log.
    ///
    /// A page is one if at least two headings of one level below the title begin with a date, or at least one where the page
    /// is a meeting without a date of its own.
    ///
    /// A tag above the first date, or in the front matter, belongs to every section; "by Friday" counts from the section's date.
    ///
    /// - Parameters:
    ///   - page: The whole page as one document.
    ///   - body: What its lines hold.
    ///   - pageTags: The tags of its front matter.
    ///   - reference: A day near the page's dates, for dates without a year.
    init?(page: Document, body: MarkdownBlocks, pageTags: [String], reference: CivilDate) {
        let headings = body.headings
        let dated = headings.compactMap { heading in
            WrittenDate(heading.text, reference: reference).map { (heading: heading, written: $0) }
        }
        guard let level = dated.map(\.heading.level).min() else { return nil }
        let sections = dated.filter { $0.heading.level == level }
        let isMeeting = page.kind.isMeeting || RunningLog.namesMeeting(page.title)
        let needed = isMeeting && page.dateSource > .fileName ? 1 : 2
        // A title that is a date dates the page, and is no section of it.
        let isTitleAlone = sections.count == 1 && sections[0].heading.text == page.title
        guard page.kind != .person, sections.count >= needed, !isTitleAlone else { return nil }

        var documents: [Document] = []
        // A section ends before the next heading of its own or a higher level.
        let borders = headings.filter { $0.level <= level }.map(\.line) + [page.lines.last + 1]
        let nextBorders = Dictionary(zip(borders, borders.dropFirst())) { first, _ in first }
        let places = sections.map { LineRange($0.heading.line, (nextBorders[$0.heading.line] ?? $0.heading.line) - 1) }
        if let rest = RunningLog.rest(of: page, outside: places) { documents.append(rest) }
        let head = body.tags.prefix { $0.line < sections[0].heading.line }
        let pageTags = pageTags + head.map(\.name)
        for (section, lines) in zip(sections, places) {
            var document = RunningLog.part(of: page, lines: lines)
            document.kind = isMeeting ? (page.kind.isMeeting ? page.kind : .meeting) : page.kind
            document.title = page.title + (section.written.rest.isEmpty ? "" : ": " + section.written.rest)
            document.start = section.written.date.midnight
            document.isAllDay = true
            document.dateSource = .heading
            document.tasks = body.tasks.standing(on: lines, \.line)
                .map { $0.syntax.task(line: $0.line, reference: section.written.date) }
            let tags = pageTags + body.tags.standing(on: lines, \.line).map(\.name)
            document.tags = tags.uniqued(by: { $0.lowercased() })
            document.blocks.removeAll { $0.kind == .heading && $0.lines.first == section.heading.line }
            RunningLog.dropHeading(section.heading.text, from: &document)
            documents.append(document)
        }
        self.documents = documents
    }

    /// The page with only what stands on some of its lines.
    private static func part(of page: Document, lines: LineRange) -> Document {
        var document = page
        document.lines = lines
        document.blocks = page.blocks.standing(on: lines, \.lines.first)
        document.links = page.links.standing(on: lines, \.line)
        document.end = nil
        return document
    }

    /// What stands above the first date and below headings without one, as a note; nil where there is nothing.
    private static func rest(of page: Document, outside places: [LineRange]) -> Document? {
        func isOutside(_ line: Int) -> Bool {
            let next = places.firstPlace(of: line, \.last)
            return next == places.count || !places[next].contains(line)
        }
        var rest = page
        rest.blocks = page.blocks.filter { isOutside($0.lines.first) }
        rest.tasks = page.tasks.filter { isOutside($0.line) }
        rest.links = page.links.filter { isOutside($0.line) }
        guard let last = (rest.blocks.map(\.lines.last) + rest.tasks.map(\.line)).max() else { return nil }
        // It is about the series, not a meeting, and of no day.
        rest.kind = .note
        rest.start = nil
        rest.dateSource = .none
        rest.lines.last = last
        rest.end = nil
        return rest
    }

    private static func dropHeading(_ text: String, from document: inout Document) {
        for index in document.blocks.indices {
            if let place = document.blocks[index].headingPath.firstIndex(of: text) {
                document.blocks[index].headingPath.removeSubrange(...place)
            }
        }
    }

    /// Whether a title is that of a series of meetings.
    private static func namesMeeting(_ title: String) -> Bool {
        let lower = title.lowercased()
        return ["1:1", "1-1", "one-on-one", "one on one", "jour fixe"].contains { lower.contains($0) }
    }
}

extension Array {
    /// The elements that stand on some lines.
    ///
    /// - Parameters:
    ///   - lines: The lines.
    ///   - line: The line of an element; the lines of the elements rise.
    /// - Returns: The elements in order.
    fileprivate func standing(on lines: LineRange, _ line: (Element) -> Int) -> [Element] {
        Array(self[firstPlace(of: lines.first, line)..<firstPlace(of: lines.last + 1, line)])
    }

    /// The first place whose line is at least `wanted`; the lines of the elements rise.
    fileprivate func firstPlace(of wanted: Int, _ line: (Element) -> Int) -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = low + (high - low) / 2
            if line(self[middle]) < wanted { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
