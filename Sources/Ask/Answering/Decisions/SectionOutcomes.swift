import Model
import Parsing
import Retrieval
import Store
import Text

/// Finds the outcomes of the matters in a search result.
///
/// The line with the decision is in the section or item that names the matter, often far below and without its words ("Vote passes").
struct SectionOutcomes {
    let context: AnswerContext
    let search: AnswerContext.Search
    let matter: Evidence
    /// Whether the question itself asks for an outcome: "was it approved", "the vote on it".
    let areAsked: Bool

    init(context: AnswerContext, search: AnswerContext.Search) {
        self.context = context
        self.search = search
        let question = Tokenizer().tokens(of: context.reading.question).map(\.folded)
        let words = search.words.map(\.word)
        let kinds = context.query.language == .english ? SectionOutcomes.kinds(of: question, words) : []
        let telling = DecisionWords.shared.matter(
            among: words.filter { !kinds.contains($0) },
            isOpen: AskedKind.isOpen(question.first ?? "", context.query.language)
        ).map { $0.union(kinds) }
        let named = search.words.filter { telling?.contains($0.word) ?? true }
        areAsked = telling.map { !$0.isEmpty } ?? false
        matter = Evidence(named, memo: context.memory.words.everyLanguage)
    }

    /// Returns the English participles that say of what kind the next word of the question is: "voting" of "the voting members".
    private static func kinds(of question: [String], _ words: [String]) -> Set<String> {
        Set(zip(question, question.dropFirst()).filter { $0.hasSuffix("ing") && words.contains($1) }.map(\.0))
    }

    /// Returns the search result with the decision of each matter before the passage that names it.
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

    /// Returns the best passages for the matter's words alone, since "accepted" occurs in many others.
    private func ofMatter() throws(StoreError) -> [RetrievedPassage] {
        var context = context
        context.query.text = matter.words.joined(separator: " ")
        return Array(try context.search().found.prefix(SectionOutcomes.depth))
    }

    private static let depth = 10

    /// Returns the passage that decides the matter of another one; nil if there is none.
    private func outcome(of found: RetrievedPassage) throws(StoreError) -> RetrievedPassage? {
        try SectionLines(context: context, matter: matter).passage(of: found) { section in
            let certain = section.lastIndex { $0.verdict?.force == .certain }
            return (certain ?? section.lastIndex { $0.verdict != nil }).map { $0..<($0 + 1) }
        }
    }

    /// Minimum share of the matter's words if its name is the only proof of an outcome.
    static let wholeShare: Float = 0.9
}
