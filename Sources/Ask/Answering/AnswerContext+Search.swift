import Model
import Parsing
import Retrieval
import Store
import Text

extension AnswerContext {
    /// A ranked passage with what proves it.
    struct Found {
        var passage: Passage
        var document: DocumentRecord
        /// The share of the question that the passage holds, 0 … 1.
        var strength: Float
    }

    /// What a search for the topic gives.
    struct Search {
        var found: [Found]
        var words: [Retriever.RankedWord]
        var evidence: Evidence
        /// Whether the best of it is strong enough to be an answer.
        var isAnswer: Bool

        /// Whether a passage is worth showing beside the best: weaker ones are noise to a reader.
        func isWorthShowing(_ passage: Found) -> Bool {
            let strongest = found.prefix(AnswerContext.strengthDepth).map(\.strength).max() ?? 0
            let best = found.first?.passage.best.score ?? 0
            return passage.strength >= strongest * AnswerContext.worthShowing
                || passage.passage.best.score >= best * AnswerContext.nearlyAsGood
        }
    }

    /// Searches for the topic, best first.
    func search() throws(StoreError) -> Search {
        let ranking = try rank(query)
        let evidence = Evidence(
            ranking.words, names: namesInQuestion, people: reading.people.map(\.text))
        let documents = try index.documents(Set(ranking.passages.map(\.document)))
        var found: [Found] = []
        for passage in ranking.passages {
            guard let document = documents[passage.document] else { continue }
            let texts = [passage.text, document.title] + passage.chunks.flatMap(\.headingPath)
            found.append(Found(passage: passage, document: document, strength: evidence.strength(of: texts)))
        }
        let best = found.prefix(AnswerContext.strengthDepth).map(\.strength).max() ?? 0
        let isKnown = ranking.words.contains(where: \.isKnown)
        // Documents that the question names have to hold less of it: their titles have answered for the rest.
        let isNamed = isKnown && !reading.containers.isEmpty
        let least =
            isNamed
            ? AnswerContext.leastStrengthInside
            : isKnown ? AnswerContext.leastStrength : AnswerContext.leastLikeness
        return Search(
            found: found, words: ranking.words, evidence: evidence, isAnswer: best >= least)
    }

    /// An answer must hold at least this share of the question: measured, see `docs/retrieval.md`.
    static let leastStrength: Float = 0.45
    /// The same inside documents that the question names.
    static let leastStrengthInside: Float = 0.25
    /// The same where the vault has none of the words, so that all of it rests on spelling.
    static let leastLikeness: Float = 0.6
    /// Among this many of the best passages.
    static let strengthDepth = 10
    /// A passage is shown where it holds at least this share of what the strongest holds.
    static let worthShowing: Float = 0.6
    /// Or where its score is at least this share of the best.
    static let nearlyAsGood: Float = 0.75

    /// The words that the question writes with a capital, but for its first, folded.
    private var namesInQuestion: Set<String> {
        let tokens = QuestionTokenizer().tokens(of: reading.question)
        return Set(tokens.dropFirst().filter { $0.text.first?.isUppercase == true }.map { LetterFolding.fold($0.stem) })
    }
}
