import Model
import Store

/// Looks through the section that names what a question is about: the line that answers may stand far below the name, in words that say
/// nothing of it.
struct SectionLines {
    let context: AnswerContext
    /// The words that say what the question is about.
    let matter: Evidence
    /// Whether the title of a document may be the name, so that all of it is the section.
    var isTitleName = false
    /// The name holds at least this share of the matter.
    var leastShare = SectionLines.leastShare

    /// A passage of the section of a place.
    ///
    /// - Parameters:
    ///   - found: A place that was found.
    ///   - choose: Chooses neighbouring lines among those of the section.
    /// - Returns: The chunks of the chosen lines, as strong as the place; nil where nothing names the matter, or nothing is chosen.
    /// - Throws: `StoreError` where the index cannot be read.
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
        // Its own words hold less of the question than the name above them.
        passage.strength = found.strength
        passage.passage.chunks = numbers.compactMap { chunks[$0] }
        passage.asked = lines[chosen].dropFirst().reduce(lines[chosen.lowerBound].lines) { $0.union($1.lines) }
        passage.passage.lines = passage.passage.chunks.reduce(passage.passage.chunks[0].lines) { $0.union($1.lines) }
        if let first = passage.passage.chunks.first { passage.passage.best.chunk = first.number }
        return passage
    }

    /// So many chunks before and behind a place are looked at: a few hundred lines.
    private static let (before, behind) = (40, 80)

    /// The lines below the heading or item that names the matter best: the outermost of those that name it as well.
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
                let range = SectionLines.lines(below: name, around: place, in: lines)
                if !range.isEmpty { best = (range, share) }
            }
        }
        return best?.range
    }

    /// A name holds at least half of what it names.
    static let leastShare: Float = 0.5

    private static func lines(below path: [String], around place: Int, in lines: [QuotableLine]) -> Range<Int> {
        func isBelow(_ place: Int) -> Bool { lines[place].headings.starts(with: path) }
        var start = isBelow(place) ? place : place + 1
        while start > 0, isBelow(start - 1) { start -= 1 }
        let end = lines[start...].firstIndex { !$0.headings.starts(with: path) } ?? lines.count
        return start..<end
    }
}
