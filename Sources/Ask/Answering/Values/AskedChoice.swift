import Language
import Parsing
import Retrieval
import Text

/// The two things between which a question asks to choose: "slate or tiles, what did we settle on?".
struct AskedChoice {
    private struct Side {
        let text: String
        let terms: Set<UInt64>

        /// Keeps the words that belong to the topic; nil without any.
        init?(_ tokens: [QuestionToken], among words: [Retriever.RankedWord]) {
            let own = tokens.compactMap { token in words.first { $0.word == token.folded }.map { (token, $0) } }
            guard !own.isEmpty else { return nil }
            text = own.map(\.0.text).joined(separator: " ")
            terms = own.reduce(into: []) { terms, word in
                terms.formUnion(word.1.terms.filter { $0.value >= AskedChoice.sameWord }.map(\.key))
                terms.formUnion(word.1.related.filter(\.corresponds).map(\.hash))
            }
        }
    }

    private let sides: [Side]

    /// Reads the topic's ranked words on both sides of "or"; nil if the question offers no choice between two things.
    init?(_ question: String, among words: [Retriever.RankedWord]) {
        let tokens = QuestionTokenizer().tokens(of: question)
        guard let or = tokens.lastIndex(where: { AskedChoice.joints.contains($0.lower) }) else { return nil }
        let before = Array(AskedChoice.side(tokens[..<or].reversed()).reversed())
        let after = AskedChoice.side(tokens[(or + 1)...])
        let sides = [before, after].compactMap { Side($0, among: words) }
        guard sides.count == 2, sides[0].terms.isDisjoint(with: sides[1].terms) else { return nil }
        self.sides = sides
    }

    /// Returns the words of one side, from "or" up to the next sign or function word.
    private static func side(_ tokens: some Sequence<QuestionToken>) -> [QuestionToken] {
        let free = tokens.drop { articles.contains($0.folded) }
        return Array(
            free.prefix { token in
                token.kind != .symbol
                    && (articles.contains(token.folded) || !QuestionWords.isFunctionWord(token.folded))
            }.filter { !articles.contains($0.folded) }.prefix(longest))
    }

    private static let longest = 3
    /// Minimum similarity of a spelling of the same word.
    private static let sameWord: Float = 0.8
    private static let joints = Set(words: Language.allCases.map(\.asked.joints))
    private static let articles = Set(
        Language.allCases.flatMap { language in
            [language.lexicon.definite, language.lexicon.indefinite].flatMap {
                $0.split(separator: " ").map(String.init)
            }
        })

    /// Returns the side that some lines take: the one decided for, else the only one that a sentence names alone; nil if unclear.
    func taken(in lines: [QuotableLine]) -> String? {
        let sentences = lines.flatMap { line in Sentences.ranges(in: line.text).map { String(line.text[$0]) } }
        let decided = Set(sentences.compactMap(decided))
        let taken = decided.isEmpty ? Set(sentences.compactMap(alone)) : decided
        return taken.count == 1 ? taken.first.map { sides[$0].text } : nil
    }

    /// Returns the only side in a sentence with a decision, else the first after the decision word: "Decision: tiles, as slate …".
    private func decided(in sentence: String) -> Int? {
        guard let verdict = DecisionWords.shared.verdict(on: sentence), !LineReader.asks(sentence) else { return nil }
        let (named, isDenied) = read(sentence)
        guard !isDenied else { return nil }
        let behind = named.filter { $0.place >= verdict.range.upperBound }
        return Set(named.map(\.side)).count == 1 ? named.first?.side : behind.first?.side
    }

    /// Returns the only side that a sentence names without a denial.
    private func alone(in sentence: String) -> Int? {
        let (named, isDenied) = read(sentence)
        return Set(named.map(\.side)).count == 1 && !isDenied && !LineReader.asks(sentence) ? named.first?.side : nil
    }

    /// Returns the sides that a sentence names, with the UTF-8 offsets of their words, and whether it denies something.
    private func read(_ sentence: String) -> (named: [(side: Int, place: Int)], isDenied: Bool) {
        var named: [(side: Int, place: Int)] = []
        var isDenied = false
        TermAnalyzer.everyLanguage.forEachForm(in: sentence) { form, word, _ in
            for (side, words) in sides.enumerated() where words.terms.contains(form.hash) {
                named.append((side, form.range.lowerBound))
            }
            isDenied = isDenied || AskedChoice.denials.contains(String(decoding: word, as: UTF8.self))
        }
        return (named, isDenied)
    }

    private static let denials = Set(words: Language.allCases.map(\.lexicon.labels.negation))
}
