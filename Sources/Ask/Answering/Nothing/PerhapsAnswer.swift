import Store
import Text

/// Shows lines that hold a part of what is asked for, and names the missing words.
struct PerhapsAnswer {
    let context: AnswerContext
    let search: AnswerContext.Search

    /// Maximum number of words named as missing.
    private static let mostWords = 3

    func answer() throws(StoreError) -> Answer? {
        guard !search.found.isEmpty, search.strength.isNear else { return nil }
        var answer = try FindAnswer(context: context).ranked(ofTimeFirst, search, isUnsure: true)
        answer.becomePerhaps(headline)
        answer.remarks = context.wording.remarks
        return answer
    }

    /// The passages, those first that date from the asked time and are at least half as strong as the strongest.
    private var ofTimeFirst: [RetrievedPassage] {
        guard let time = context.reading.time, !time.isVague else { return search.found }
        let least = (search.found.map(\.strength).max() ?? 0) * PerhapsAnswer.nearlyAsStrong
        func isOfTime(_ found: RetrievedPassage) -> Bool {
            found.strength >= least && found.document.lies(in: time.spans)
        }
        return search.found.filter(isOfTime) + search.found.filter { !isOfTime($0) }
    }

    private static let nearlyAsStrong: Float = 0.5

    private var headline: String {
        let missing = search.strength.missing.prefix(PerhapsAnswer.mostWords).map(written)
        let words = missing.map(context.templates.quoted).joined(separator: ", ")
        return context.templates.text(missing.isEmpty ? "perhaps.headline" : "perhaps.missing", ["words": words])
    }

    /// Returns a folded word as written in the question.
    private func written(_ word: String) -> String {
        TermAnalyzer.questionTerms(of: context.reading.topic, language: context.query.language)
            .first { $0.word == word }
            .map { term in
                let utf8 = Array(context.reading.topic.utf8)
                return String(decoding: utf8[term.range], as: UTF8.self)
            } ?? word
    }
}

extension Answer {
    /// Maximum number of passages quoted in an uncertain answer.
    private static let mostPerhaps = 3

    /// Makes the answer uncertain: it keeps a few passages, under a headline that names what they lack.
    mutating func becomePerhaps(_ headline: String) {
        certainty = .perhaps
        self.headline = headline
        sections = sections.filter { $0.heading != nil }.prefix(Answer.mostPerhaps).enumerated().map { place, section in
            Section(
                heading: section.heading,
                quotes: place == 0 ? Answer.best(section.quotes) : Answer.first(section.quotes))
        }
    }

    /// Returns the quotes of the best passage.
    private static func best(_ quotes: [Quote]) -> [Quote] {
        let rank = quotes.flatMap(\.citations).min()
        let own = quotes.filter { quote in quote.kind == .quotation && rank.map(quote.citations.contains) ?? false }
        return own.isEmpty ? first(quotes) : own
    }

    /// Returns the quotes up to the first that is more than a label: "**Evening social:**" means nothing without the next line.
    private static func first(_ quotes: [Quote]) -> [Quote] {
        let names = quotes.prefix { PassageContinuation.endsInColon($0.text[...]) }
        return Array(quotes.prefix(min(names.count + 1, mostPerhaps)))
    }
}
