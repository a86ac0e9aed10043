import Parsing

/// A phrase that gives a role or an organisation, for comparison with a description.
struct DescribedPhrase {
    /// The folded words, without leading articles.
    let words: [String]
    /// Whether an article leads.
    let isDefinite: Bool
    /// Whether a form of "my" leads.
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
    /// The head noun is last: an "external lawyer" is a lawyer, a "law firm" is not law.
    ///
    /// - Parameters:
    ///   - description: The description in the question.
    ///   - line: The words of the line, which may hold the noun's modifiers: "lawyer, data protection".
    ///   - page: The words of the page, which may hold the words after a preposition.
    /// - Returns: False if the phrase is negated or about the past.
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

    /// Whether the phrase says nothing more than the description.
    func isExactly(_ description: PersonDescription) -> Bool {
        words.filter { !DescriptionWords.linking.contains($0) && !DescriptionWords.articles.contains($0) }.count
            == description.words.count && fits(description)
    }

    private func holds(_ asked: some Sequence<String>, in words: [String]) -> Bool {
        asked.allSatisfy { word in words.contains { DescribedPhrase.isSame($0, word) } }
    }

    /// Whether two words are equal, or one is the other's German feminine.
    static func isSame(_ left: String, _ right: String) -> Bool {
        left == right || left == right + DescriptionWords.feminine || right == left + DescriptionWords.feminine
    }
}
