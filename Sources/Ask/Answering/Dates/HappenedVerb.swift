import Parsing
import Text

/// The verb of what a question dates, looked for in sentences: "approved" of "when was the proposal approved".
struct HappenedVerb {
    /// What a sentence tells of it.
    enum Telling {
        /// It took place.
        case stated
        /// Its words are not there.
        case silent
        /// It was meant, asked, denied, or is only supposed.
        case unreal
    }

    /// The place of the verb among the words of the question.
    let place: Int

    /// What a sentence tells of it.
    ///
    /// - Parameters:
    ///   - text: The sentence.
    ///   - matches: The words of the question in it.
    /// - Returns: Whether the verb stands there as that of something that took place.
    func telling(in text: String, _ matches: [QuestionCoverage.Match]) -> Telling {
        let found = matches.filter { $0.place == place && $0.certainty >= HappenedVerb.leastCertainty }
        guard !found.isEmpty else { return .silent }
        // A task says when it was done.
        if text.holds(HappenedVerb.done) { return .stated }
        let tokens = QuestionTokenizer().tokens(of: text)
        guard tokens.last?.text != "?" else { return .unreal }
        return found.contains { !isSupposed($0.range, tokens) } ? .stated : .unreal
    }

    /// Before the day on which a task was done.
    static let done = "✅ "

    /// A word that is less surely the verb is another one.
    static let leastCertainty: Float = 0.3

    /// Whether a word before the verb, or in German anywhere in its clause, says that it did not, or not yet, take place.
    private func isSupposed(_ verb: Range<Int>, _ tokens: [QuestionToken]) -> Bool {
        guard let place = tokens.firstIndex(where: { $0.range.overlaps(verb) }) else { return false }
        let clause = tokens[..<place].reversed().prefix { !endsClause($0) }
        return clause.contains { EventWords.isUnreal($0.lower) || HappenedVerb.possible.contains($0.lower) }
    }

    /// What only can be.
    private static let possible: Set<String> = ["can", "cannot", "be", "kann", "können", "wird", "werden"]

    private func endsClause(_ token: QuestionToken) -> Bool {
        token.kind == .symbol && ",;:–—.!(".contains(token.text) || EventWords.isBreak(token.lower)
    }
}
