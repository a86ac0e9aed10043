import Text

/// The items of a list in quoted lines, below the line that leads to them: "We visited:", then three places.
struct QuotedList {
    /// The quoted lines in text order.
    let lines: [QuotableLine]
    let evidence: Evidence
    /// Whether people are asked for, so that each item must look like a name.
    var isOfPeople = false

    private struct List: Equatable {
        var names: [String]
        /// The share of the question in the lead, and what stands above it and beside it.
        var share: Float
    }

    /// Returns the items of the list whose lead has most of the question, by their names.
    ///
    /// - Returns: Nil if there is no such list, or several as good.
    func items() -> [String]? {
        let lists = lines.indices.compactMap(list(below:))
        let most = lists.map(\.share).max()
        let best = lists.filter { $0.share == most }
        return best.count == 1 ? best[0].names : nil
    }

    /// Returns the items right below a line; nil if it leads to none, or to one that is more than a name.
    private func list(below lead: Int) -> List? {
        let (line, next) = (lines[lead], lead + 1)
        guard next < lines.endIndex, lines[next].form == .item else { return nil }
        let leads = line.form == .item ? lines[next].depth > line.depth : line.traits.contains(.leadsIn)
        guard leads else { return nil }
        let depth = lines[next].depth
        let end = lines[next...].firstIndex { $0.form != .item || $0.depth < depth } ?? lines.endIndex
        let items = lines[next..<end].filter { $0.depth == depth }
        let named = isOfPeople ? items.filter { QuotedList.namesPerson($0.text) } : Array(items)
        let names = named.compactMap { ListItemName.name(of: $0.text) }.filter(QuotedList.isName)
        // Of people who speak in turn, several have one name.
        guard items.count > 1, names.count == items.count, Set(names).count == names.count else { return nil }
        // What stands before the lead in the same block belongs to the same matter.
        let beside = lines[..<lead].filter { $0.headings == line.headings }.map(\.text)
        let share = evidence.strength(of: [line.text] + line.headings + beside)
        return share >= QuotedList.leastShare ? List(names: names, share: share) : nil
    }

    /// Whether some words name a thing; more of them tell something about it.
    private static func isName(_ words: String) -> Bool {
        words.split(separator: " ").count <= mostWords && !LineReader.asks(words) && !words.contains("://")
    }

    private static let mostWords = 5

    /// Whether an item begins with a link, a handle or a capital.
    private static func namesPerson(_ item: String) -> Bool {
        let text = OccurrenceReader.plain(item)
        return text.first.map { "[@".contains($0) || $0.isUppercase } ?? false
    }

    /// The least share of the question in a lead, its headings and the lines beside it.
    private static let leastShare: Float = 0.5
}
