import Model
import Parsing
import Store
import Text

/// Counts the items of a list whose heading or document title names the counted noun: "how many members were approved".
struct ListedItems {
    let context: AnswerContext
    let search: AnswerContext.Search
    let request: AmountRequest

    struct List {
        /// The heading that names it, or the document title.
        var name: String
        var count: Int
        var found: RetrievedPassage
    }

    /// Finds the list whose name matches the question best, within the time it names; nil if no list of the best passages has such a name.
    func best() throws(StoreError) -> List? {
        guard request.isCount, !counted.isEmpty else { return nil }
        let search = try ofTime()
        let section = SectionLines(
            context: context, matter: search.evidence, isTitleName: true, leastShare: ListedItems.namingShare)
        var best: (list: List, share: Float)?
        for found in search.found.prefix(ListedItems.depth) {
            var list: (name: String, count: Int)?
            let told = try section.passage(of: found) { lines in
                guard let items = AskedLines.longestList(in: lines), let first = lines[items].first,
                    let name = (first.headings + [found.document.title]).last(where: names)
                else { return nil }
                list = (name, lines[items].count { $0.depth == first.depth })
                return items
            }
            guard let told, let list, list.count > 1 else { continue }
            let stated = try StatedCount(context: context, counted: request.counted).statement(in: found.document)
            if let stated, stated.value != Double(list.count) { continue }
            let share = search.evidence.strength(of: [list.name, found.document.title])
            if share > best?.share ?? 0 { best = (List(name: list.name, count: list.count, found: told), share) }
        }
        return best?.list
    }

    private func ofTime() throws(StoreError) -> AnswerContext.Search {
        guard let time = context.reading.time, !time.isVague else { return search }
        var context = context
        context.query.filter.spans = time.spans
        return try context.search()
    }

    private static let depth = 10
    /// Minimum share of the question in the name.
    private static let namingShare: Float = 0.5

    /// Whether a heading holds the counted noun with the same last letter, so in the same number: "Fish Soup" does not name soups.
    private func names(_ heading: String) -> Bool {
        var isNamed = false
        TermAnalyzer.everyLanguage.forEachForm(in: heading) { form, word, _ in
            isNamed = isNamed || counted.contains(form.hash) && word.last == noun?.utf8.last
        }
        return isNamed
    }

    private var noun: String? { request.counted.last { !LightWords.contains($0) } }

    private var counted: Set<UInt64> { TermAnalyzer.everyLanguage.hashes(of: noun ?? "") }
}
