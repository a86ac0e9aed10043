import Model
import Store

/// Searches the section whose heading names the question's subject: the answer may be many lines below, in other words.
struct SectionLines {
    let context: AnswerContext
    /// The words of the subject.
    let matter: Evidence
    /// Whether the title may name the subject, which makes the whole document the section.
    var isTitleName = false
    /// The minimum share of the subject in the heading.
    var leastShare = SectionLines.leastShare

    /// Returns the chunks of the lines that `choose` selects from a passage's section, as strong as the passage; nil if there are none.
    func passage(
        of found: RetrievedPassage, choose: (ArraySlice<QuotableLine>) -> Range<Int>?
    ) throws(StoreError) -> RetrievedPassage? {
        guard found.document.kind != .event else { return nil }
        let best = found.passage.best.chunk
        let near = found.document.chunks.clamped(to: best - SectionLines.before..<best + SectionLines.behind)
        let chunks = try context.index.chunks(Array(near))
        let lines = LineReader().lines(of: near.compactMap { chunks[$0] })
        guard let section = section(of: found, in: lines), let chosen = choose(lines[section]), !chosen.isEmpty else {
            return nil
        }
        let numbers = Set(lines[chosen].map(\.chunk)).sorted()
        var passage = found
        // The chosen lines alone contain less of the question than their heading does.
        passage.strength = found.strength
        passage.passage.chunks = numbers.compactMap { chunks[$0] }
        passage.asked = lines[chosen].dropFirst().reduce(lines[chosen.lowerBound].lines) { $0.union($1.lines) }
        passage.passage.lines = passage.passage.chunks.reduce(passage.passage.chunks[0].lines) { $0.union($1.lines) }
        if let first = passage.passage.chunks.first { passage.passage.best.chunk = first.number }
        return passage
    }

    /// The number of chunks read before and after a passage, which is a few hundred lines.
    private static let (before, behind) = (40, 80)

    /// Returns the lines below the heading or item that names the subject best; the outermost of equal ones.
    private func section(of found: RetrievedPassage, in lines: [QuotableLine]) -> Range<Int>? {
        let own = Set(found.passage.chunks.map(\.number))
        let title = isTitleName ? [found.document.title] : []
        var best: (range: Range<Int>, share: Float)?
        for place in lines.indices where own.contains(lines[place].chunk) {
            let path = lines[place].headings + [lines[place].text]
            for length in (isTitleName ? 0 : 1)...path.count {
                let name = Array(path.prefix(length))
                let share = matter.strength(of: title + name)
                guard share >= leastShare, share > best?.share ?? 0 else { continue }
                var range = SectionLines.lines(below: name, around: place, in: lines)
                if range.isEmpty, length == path.count { range = SectionLines.outcome(behind: place, in: lines) }
                if !range.isEmpty { best = (range, share) }
            }
        }
        return best?.range
    }

    static let leastShare: Float = 0.5

    /// Returns the first line behind another one that is nothing but its outcome, as "Resolution: Passed." behind "Text: Buy a crane" is.
    private static func outcome(behind place: Int, in lines: [QuotableLine]) -> Range<Int> {
        let own = lines[place]
        let found = lines[(place + 1)...].prefix { $0.headings.starts(with: own.headings) }
            .firstIndex { $0.verdict?.isBare == true }
        // An outcome knows the lines that it is about.
        guard let found, lines[found].headings.dropFirst(own.headings.count).contains(own.text) else {
            return place..<place
        }
        return found..<(found + 1)
    }

    private static func lines(below path: [String], around place: Int, in lines: [QuotableLine]) -> Range<Int> {
        // A paragraph may announce the list after it.
        if path.count > lines[place].headings.count, lines[place].form == .prose, lines.indices.contains(place + 1),
            lines[place + 1].form == .item, lines[place + 1].headings == lines[place].headings
        {
            let end = lines[(place + 1)...].firstIndex { !$0.headings.starts(with: lines[place].headings) }
            return (place + 1)..<(end ?? lines.count)
        }
        func isBelow(_ place: Int) -> Bool { lines[place].headings.starts(with: path) }
        var start = isBelow(place) ? place : place + 1
        while start > 0, isBelow(start - 1) { start -= 1 }
        let end = lines[start...].firstIndex { !$0.headings.starts(with: path) } ?? lines.count
        return start..<end
    }
}
