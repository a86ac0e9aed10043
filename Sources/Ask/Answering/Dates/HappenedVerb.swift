import Language
import Parsing
import Text

/// The verb of the event whose date is asked for: "approved" in "when was the proposal approved".
struct HappenedVerb {
    /// What a sentence tells about the event.
    enum Telling {
        case stated
        /// The verb is not in the sentence.
        case silent
        /// It is planned, asked about, denied or only possible.
        case unreal
    }

    let place: Int

    /// Returns what a sentence tells about the event.
    ///
    /// - Parameters:
    ///   - text: The sentence.
    ///   - matches: The words of the question in it.
    /// - Returns: `stated` if the verb occurs at least once without being doubtful.
    func telling(in text: String, _ matches: [QuestionCoverage.Match]) -> Telling {
        let found = matches.filter { $0.place == place && $0.certainty >= HappenedVerb.leastCertainty }
        guard !found.isEmpty else { return .silent }
        // A task gives the day it was done.
        if text.holds(HappenedVerb.done) { return .stated }
        let tokens = QuestionTokenizer().tokens(of: text)
        guard tokens.last?.text != "?" else { return .unreal }
        if found.allSatisfy({ isNamedOnly($0.range, tokens) }) { return .silent }
        return found.contains { !isSupposed($0.range, tokens) } ? .stated : .unreal
    }

    /// The mark before the day on which a task was done.
    static let done = "✅ "

    /// The minimum certainty of a match of the verb.
    static let leastCertainty: Float = 0.3

    /// Whether a noun names the event in a line without any other verb, which does not say that it took place: "Charter Approval".
    private func isNamedOnly(_ verb: Range<Int>, _ tokens: [QuestionToken]) -> Bool {
        guard let place = tokens.firstIndex(where: { $0.range.overlaps(verb) }) else { return false }
        return HappenedVerb.nouns.contains { tokens[place].lower.hasSuffix($0) }
            && !tokens.contains { VerbForms.isSupport($0.lower) || VerbForms.isVerb($0.lower) }
    }

    /// The endings of nouns that name what is done.
    private static let nouns = Set(words: Language.allCases.map(\.events.deedNouns))

    /// Whether a word between the start of the clause and the verb denies it or makes it only possible.
    private func isSupposed(_ verb: Range<Int>, _ tokens: [QuestionToken]) -> Bool {
        guard let place = tokens.firstIndex(where: { $0.range.overlaps(verb) }) else { return false }
        let clause = tokens[..<place].reversed().prefix { !endsClause($0) }
        return clause.contains { EventWords.isUnreal($0.lower) || HappenedVerb.possible.contains($0.lower) }
    }

    private static let possible = Set(words: Language.allCases.map(\.events.possible))

    private func endsClause(_ token: QuestionToken) -> Bool {
        token.kind == .symbol && ",;:–—.!(".contains(token.text) || EventWords.isBreak(token.lower)
    }
}
