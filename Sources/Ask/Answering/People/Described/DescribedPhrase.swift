import Parsing

/// Words of a text that say what somebody is or where they belong, compared with what a question says.
struct DescribedPhrase {
    /// The words, folded, without the articles before them.
    let words: [String]
    /// Whether an article stands before them.
    let isDefinite: Bool
    /// Whether "my" does.
    let isOwn: Bool

    init(_ text: some Sequence<String>) {
        let text = Array(text)
        let articles = text.prefix { DescriptionWords.articles.contains($0) }
        words = Array(text.dropFirst(articles.count))
        isDefinite = !articles.isEmpty
        isOwn = articles.contains { DescriptionWords.own.contains($0) }
    }

    /// Whether it says what the question says.
    ///
    /// What somebody is stands at the end of a noun: an "external lawyer" is a lawyer, a "law firm" is no law.
    ///
    /// - Parameters:
    ///   - description: What the question says.
    ///   - line: The words of the line, in which what goes before the noun may stand: "lawyer, data protection".
    ///   - page: The words of the page, in which what goes behind a preposition may stand.
    /// - Returns: False for who was it once, or is not.
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

    /// Whether it is nothing but what the question says.
    func isExactly(_ description: PersonDescription) -> Bool {
        words.filter { !DescriptionWords.linking.contains($0) && !DescriptionWords.articles.contains($0) }.count
            == description.words.count && fits(description)
    }

    private func holds(_ asked: some Sequence<String>, in words: [String]) -> Bool {
        asked.allSatisfy { word in words.contains { DescribedPhrase.isSame($0, word) } }
    }

    /// Whether two words are the same, the one of a man and the other of a woman even so.
    static func isSame(_ left: String, _ right: String) -> Bool {
        left == right || left == right + DescriptionWords.feminine || right == left + DescriptionWords.feminine
    }
}
