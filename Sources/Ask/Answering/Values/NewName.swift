import Parsing
import Text

/// Tells whether quoted lines name somebody or something that the question does not name.
struct NewName {
    let context: AnswerContext
    let evidence: Evidence

    /// Returns whether one of the quotes with about the most of the question, in the best section, holds a new name.
    ///
    /// Quotes with less than `least` of the question do not count.
    func isTold(in answer: Answer, least: Float = 0) -> Bool {
        let quotes = answer.sections.first?.quotes.filter { $0.kind == .quotation } ?? []
        let shares = quotes.map { evidence.strength(of: [$0.text]) }
        let least = max(least, (shares.max() ?? 0) * NewName.nearlyAsMuch)
        return zip(quotes, shares).contains { $1 >= least && ($0.speaker != nil || isHeld(in: $0.text)) }
    }

    /// The minimum share of the question in a quote, relative to the largest.
    private static let nearlyAsMuch: Float = 0.75

    /// Whether a text names a person of the vault, or has a capitalised word within a sentence, that the question lacks.
    private func isHeld(in text: String) -> Bool {
        let asked = Set(context.reading.people.flatMap(\.candidates).map(\.number))
        if context.vault.peopleInText.people(in: text).contains(where: { !asked.contains($0.number) }) { return true }
        let known = TermAnalyzer.everyLanguage.hashes(of: context.reading.question)
        let tokens = QuestionTokenizer().tokens(of: text)
        return zip(tokens, tokens.dropFirst()).contains { before, word in
            before.kind != .symbol && word.kind == .word && word.text.first?.isUppercase == true
                && !QuestionWords.isFunctionWord(word.folded)
                && TermAnalyzer.everyLanguage.hashes(of: word.folded).isDisjoint(with: known)
        }
    }
}
