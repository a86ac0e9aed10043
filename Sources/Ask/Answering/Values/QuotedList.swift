import Text

/// The items of a list in quoted lines, below the line that introduces it: "We visited:", then three places.
struct QuotedList {
    let lines: [QuotableLine]
    let evidence: Evidence
    /// Whether people are asked for, so that each item must look like a name.
    var isOfPeople = false

    private struct List: Equatable {
        var names: [String]
        /// The share of the question in the lead line, its headings and the lines beside it.
        var share: Float
    }

    /// Returns the names of the items in the list whose lead line has most of the question; nil if there is none, or several as good.
    func items() -> [String]? {
        let lists = lines.indices.compactMap { list(below: $0) ?? list(inside: $0) }
        let most = lists.map(\.share).max()
        let best = lists.filter { $0.share == most }
        return best.count == 1 ? best[0].names : nil
    }

    /// Returns the items directly below a line; nil if the line leads to no list, or an item is more than a name.
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
        // Names repeat in a list of the turns of a conversation.
        guard items.count > 1, names.count == items.count, Set(names).count == names.count else { return nil }
        // The lines before the lead under the same headings belong to the same matter.
        let beside = lines[..<lead].filter { $0.headings == line.headings }.map(\.text)
        let share = evidence.strength(of: [line.text] + line.headings + beside)
        return share >= QuotedList.leastShare ? List(names: names, share: share) : nil
    }

    /// Returns the parts of a line after a label that holds a word of the question: "milestones: draft, review, launch".
    private func list(inside index: Int) -> List? {
        guard !isOfPeople else { return nil }
        let line = lines[index]
        for text in OccurrenceReader.plain(line.text).lines() {
            var start = text.startIndex
            while let mark = text[start...].firstRange(of: ": ") {
                let label = text[start..<mark.lowerBound].split { ".,;:!?".contains($0) }.last ?? ""
                start = mark.upperBound
                guard label.split(separator: " ").count <= QuotedList.mostWords,
                    evidence.weight(of: String(label)) > 0, let names = QuotedList.parts(of: text[start...])
                else { continue }
                let share = evidence.strength(of: [line.text] + line.headings)
                if share >= QuotedList.leastShare { return List(names: names, share: share) }
            }
        }
        return nil
    }

    /// Returns at least three short parts of a sentence, separated by commas.
    private static func parts(of text: Substring) -> [String]? {
        let sentence = text.firstRange(of: ". ").map { text[..<$0.lowerBound] } ?? text
        let names = sentence.split(separator: ",").map { part in
            var words = part.split(separator: " ").map(String.init)
            if words.count > 1, EventWords.isConjunction(words[0].lowercased()) { words.removeFirst() }
            let name = words.joined(separator: " ")
            return name.hasSuffix(".") ? String(name.dropLast()) : name
        }
        return names.count >= leastParts && names.allSatisfy { !$0.isEmpty && isName($0) } ? names : nil
    }

    /// Fewer parts may be a sentence with a comma.
    private static let leastParts = 3

    /// Whether some words name a thing; a longer text says something about it.
    private static func isName(_ words: String) -> Bool {
        words.split(separator: " ").count <= mostWords && !LineReader.asks(words) && !words.contains("://")
    }

    private static let mostWords = 5

    private static func namesPerson(_ item: String) -> Bool {
        let text = OccurrenceReader.plain(item)
        return text.first.map { "[@".contains($0) || $0.isUppercase } ?? false
    }

    /// Minimum share of the question in a lead line, its headings and the lines beside it.
    private static let leastShare: Float = 0.5
}
