import Language
import Text

/// Finds words of questions in texts, as retrieval does.
struct TermMatching {
    /// How much the text is worth to each word of a question, in order: the factor of the best alternative it holds, 0 for none.
    static func factors(
        of question: String, in text: String, asked: Language = .english, written: Language = .english
    ) -> [Float] {
        var hashes: Set<UInt64> = []
        TermAnalyzer(language: written).forEachForm(in: text) { form, _, _ in hashes.insert(form.hash) }
        return TermAnalyzer.questionTerms(of: question, language: asked).map { term in
            term.alternatives.filter { hashes.contains($0.hash) }.map(\.factor).max() ?? 0
        }
    }

    /// The stems that are indexed beside the words of a text.
    static func additions(to text: String, language: Language = .english) -> [String] {
        var stems: [String] = []
        TermAnalyzer(language: language).forEachForm(in: text) { form, _, stem in
            if form.isAddition { stems.append(String(decoding: stem, as: UTF8.self)) }
        }
        return stems
    }

    /// The folded words that make the length of a text.
    static func words(of text: String) -> [String] { Tokenizer().tokens(of: text).map(\.folded) }
}
