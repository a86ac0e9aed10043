import Model
import Parsing
import Retrieval
import Store
import Text

/// What came out of the matters that a search found: the line that decides stands in the section or item that names the matter, and often
/// far below the name, in words that say nothing of it ("Vote passes").
struct SectionOutcomes {
    let context: AnswerContext
    let search: AnswerContext.Search
    /// The words that say which matter is asked about.
    let matter: Evidence
    /// Whether the question's own words ask for what came out: "was it approved", "the vote on it".
    let areAsked: Bool

    /// The outcomes for a search.
    init(context: AnswerContext, search: AnswerContext.Search) {
        self.context = context
        self.search = search
        let first = Tokenizer().tokens(of: context.reading.question).first?.folded ?? ""
        let telling = DecisionWords.shared.matter(
            among: search.words.map(\.word), isOpen: AskedKind.isOpen(first, context.query.language))
        let words = search.words.filter { telling?.contains($0.word) ?? true }
        areAsked = telling.map { !$0.isEmpty } ?? false
        matter = Evidence(words, memo: context.memory.words.everyLanguage)
    }

    /// The search, with the deciding line of each matter before the place that names the matter.
    ///
    /// - Returns: All that was found, and the passages that were looked up.
    /// - Throws: `StoreError` where the index cannot be read.
    func found() throws(StoreError) -> AnswerContext.Search {
        guard !matter.words.isEmpty, areAsked || context.reading.intent == .decision else { return search }
        var search = search
        if areAsked { search = search.of(try ofMatter() + search.found) }
        var result: [RetrievedPassage] = []
        var seen: Set<Int> = []
        for (place, found) in search.found.enumerated() {
            if place < SectionOutcomes.depth, let outcome = try outcome(of: found),
                seen.insert(outcome.passage.best.chunk).inserted
            {
                result.append(outcome)
            }
            if seen.insert(found.passage.best.chunk).inserted { result.append(found) }
        }
        return search.of(result)
    }

    /// The first places that the words of the matter alone find: "accepted" stands in many others.
    private func ofMatter() throws(StoreError) -> [RetrievedPassage] {
        var context = context
        context.query.text = matter.words.joined(separator: " ")
        return Array(try context.search().found.prefix(SectionOutcomes.depth))
    }

    /// Among so many of the best places.
    private static let depth = 10

    /// The passage that decides the matter of a place; nil where nothing names it, or nothing decides.
    private func outcome(of found: RetrievedPassage) throws(StoreError) -> RetrievedPassage? {
        try SectionLines(context: context, matter: matter).passage(of: found) { section in
            let certain = section.lastIndex { $0.verdict?.force == .certain }
            return (certain ?? section.lastIndex { $0.verdict != nil }).map { $0..<($0 + 1) }
        }
    }

    /// What names the matter holds this share of its words where the name is all that proves an outcome.
    static let wholeShare: Float = 0.9
}
