import Text

/// Words of a question that a note may write by their first letters alone: CSP for "content security policy".
struct AbbreviatedPhrase {
    /// The first letters in lower case.
    let letters: String
    /// The folded words.
    let words: [String]

    /// Returns the phrases of a question that an abbreviation may stand for, longest first.
    ///
    /// Words that link its nouns may give a letter or none: "bill of materials" is BOM or BM, "end of year" EOY.
    ///
    /// - Parameters:
    ///   - question: The whole question, since a topic leaves out function words.
    ///   - topic: The folded words of the topic, of which a phrase has at least one.
    /// - Returns: Phrases of two to six words that stand side by side.
    static func phrases(in question: String, about topic: Set<String>) -> [AbbreviatedPhrase] {
        let terms = TermAnalyzer().terms(of: question)
        let bytes = Array(question.utf8)
        var phrases: [AbbreviatedPhrase] = []
        for start in terms.indices where !QuestionWords.isFunctionWord(terms[start].word) {
            for end in terms.indices.dropFirst(start + 1).prefix(mostWords - 1) {
                guard isJoined(terms[end - 1].range, terms[end].range, in: bytes),
                    !QuestionWords.isFunctionWord(terms[end].word) || linking.contains(terms[end].word)
                else { break }
                let words = terms[start...end].map(\.word)
                let content = words.filter { !QuestionWords.isFunctionWord($0) }
                guard words.last == content.last, content.count > 1, content.contains(where: topic.contains) else {
                    continue
                }
                for spelling in Set([words, content].map { String($0.compactMap(\.first)) }).sorted()
                where spelling.utf8.allSatisfy({ (97...122).contains($0) }) {
                    phrases.append(AbbreviatedPhrase(letters: spelling, words: content))
                }
            }
        }
        return phrases.sorted { ($1.letters.count, $0.letters) < ($0.letters.count, $1.letters) }
    }

    private static let mostWords = 6

    /// The function words inside names.
    private static let linking: Set<String> = ["of", "and", "for", "the", "und", "fur", "der", "des"]

    /// Tells whether only a blank or a hyphen stands between two words.
    private static func isJoined(_ word: Range<Int>, _ next: Range<Int>, in bytes: [UInt8]) -> Bool {
        // Words of scripts without blanks may overlap.
        let gap = word.upperBound
        return next.lowerBound == gap + 1 && (bytes[gap] == UInt8(ascii: " ") || bytes[gap] == UInt8(ascii: "-"))
    }
}
