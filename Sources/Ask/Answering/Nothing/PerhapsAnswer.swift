import Store
import Text

/// Lines that are near to what is asked for without holding all of it: they are shown, and what they lack is said.
struct PerhapsAnswer {
    let context: AnswerContext
    let search: AnswerContext.Search

    /// No more words are said to be missing than these.
    private static let mostWords = 3

    /// The answer; nil where nothing is near.
    func answer() throws(StoreError) -> Answer? {
        guard !search.found.isEmpty, search.strength.isNear else { return nil }
        var answer = try FindAnswer(context: context).ranked(ofTimeFirst, search)
        answer.becomePerhaps(headline)
        answer.remarks = context.wording.remarks
        return answer
    }

    /// The places with those first that were written in the time asked about and hold nearly as much as any.
    private var ofTimeFirst: [RetrievedPassage] {
        guard let time = context.reading.time, !time.isVague else { return search.found }
        let least = (search.found.map(\.strength).max() ?? 0) * PerhapsAnswer.nearlyAsStrong
        func isOfTime(_ found: RetrievedPassage) -> Bool {
            guard found.strength >= least, let days = found.document.days else { return false }
            return time.spans.contains { $0.intersection(days) != nil }
        }
        return search.found.filter(isOfTime) + search.found.filter { !isOfTime($0) }
    }

    private static let nearlyAsStrong: Float = 0.5

    private var headline: String {
        let missing = search.strength.missing.prefix(PerhapsAnswer.mostWords).map(written)
        let words = missing.map(context.templates.quoted).joined(separator: ", ")
        return context.templates.text(missing.isEmpty ? "perhaps.headline" : "perhaps.missing", ["words": words])
    }

    /// A folded word as the question writes it.
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
    /// No more places are quoted than these where the answer is not sure, each with its best line.
    private static let mostPerhaps = 3

    /// Makes it what may help: a few places, with what they lack said above them.
    ///
    /// - Parameter headline: What they lack.
    mutating func becomePerhaps(_ headline: String) {
        certainty = .perhaps
        self.headline = headline
        sections = sections.filter { $0.heading != nil }.prefix(Answer.mostPerhaps).map {
            Section(heading: $0.heading, quotes: Answer.first($0.quotes))
        }
    }

    /// The first quote that is more than the name of what follows: "**Evening social:**" says nothing without the next line.
    private static func first(_ quotes: [Quote]) -> [Quote] {
        let names = quotes.prefix { PassageContinuation.endsInColon($0.text[...]) }
        return Array(quotes.prefix(min(names.count + 1, mostPerhaps)))
    }
}
