import Parsing

/// A phrase naming a role or an organisation, to be compared with a description.
struct DescribedPhrase {
    /// The folded words, without leading articles.
    let words: [String]
    /// Whether the phrase begins with an article.
    let isDefinite: Bool
    /// Whether a form of "my" is among the leading articles.
    let isOwn: Bool

    init(_ text: some Sequence<String>) {
        let text = Array(text)
        let articles = text.prefix { DescriptionWords.articles.contains($0) }
        words = Array(text.dropFirst(articles.count))
        isDefinite = !articles.isEmpty
        isOwn = articles.contains { DescriptionWords.own.contains($0) }
    }

    /// Whether the phrase fits a description.
    ///
    /// The head noun is last: an "external lawyer" is a lawyer, but a "law firm" is not law. Modifiers may come from the rest of the `line`
    /// ("lawyer, data protection"), words after a preposition also from the `page`. Negated or former roles never fit.
    func fits(_ description: PersonDescription, line: [String] = [], page: [String] = []) -> Bool {
        guard !words.isEmpty, words.allSatisfy({ !DescriptionWords.former.contains($0) }) else { return false }
        switch description.relation {
        case .belonging: return holds(description.words, in: words)
        case .being:
            let noun = words.prefix { !DescriptionWords.linking.contains($0) }
            guard let head = noun.last, let asked = description.noun.last, DescribedPhrase.isSame(head, asked) else {
                return false
            }
            let isMine = !description.isOwn || isOwn || noun.count == description.noun.count
            return isMine && holds(description.noun.dropLast(), in: words + line)
                && holds(description.rest, in: words + line + page)
        }
    }

    /// Whether the phrase fits and has no more words than the description.
    func isExactly(_ description: PersonDescription) -> Bool {
        words.filter { !DescriptionWords.linking.contains($0) && !DescriptionWords.articles.contains($0) }.count
            == description.words.count && fits(description)
    }

    private func holds(_ asked: some Sequence<String>, in words: [String]) -> Bool {
        asked.allSatisfy { word in words.contains { DescribedPhrase.isSame($0, word) } }
    }

    /// Whether two words are equal, or one is the German feminine form of the other.
    static func isSame(_ left: String, _ right: String) -> Bool {
        left == right || left == right + DescriptionWords.feminine || right == left + DescriptionWords.feminine
    }
}
