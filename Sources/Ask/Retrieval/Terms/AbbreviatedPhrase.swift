import Text

/// Words of a question that a note may abbreviate by their first letters: CSP for "content security policy".
struct AbbreviatedPhrase {
    let letters: String
    /// The folded words.
    let words: [String]

    /// Returns the phrases of two to six neighbouring words that an abbreviation may stand for, longest first; one word is in the topic.
    ///
    /// It takes the whole question, since a topic lacks function words. Those inside a phrase may give a letter or none: "bill of
    /// materials" is BOM or BM, "end of year" EOY.
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

    /// Whether only a blank or a hyphen separates two words.
    private static func isJoined(_ word: Range<Int>, _ next: Range<Int>, in bytes: [UInt8]) -> Bool {
        // Words of scripts without blanks may overlap.
        let gap = word.upperBound
        return next.lowerBound == gap + 1 && (bytes[gap] == UInt8(ascii: " ") || bytes[gap] == UInt8(ascii: "-"))
    }
}
