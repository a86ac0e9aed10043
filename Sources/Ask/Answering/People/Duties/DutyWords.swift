import Language
import Parsing
import Text

/// Words for roles in a meeting as minutes write them: "Scribe", "Note taker", "acting chair".
enum DutyWords {
    /// Returns the duty that a written role names; nil for other roles.
    static func duty(in role: String) -> MeetingDuty? {
        let words = Tokenizer().tokens(of: role).map(\.folded)
        if words.contains(where: scribes.contains) { return .scribe }
        return words.contains(where: chairs.contains) ? .chair : nil
    }

    /// Returns the words behind "by" in a sentence that says who did a duty: "the meeting was led by Ana", "minutes taken by Bo".
    static func doers(of duty: MeetingDuty, in sentence: String) -> Substring? {
        let tokens = QuestionTokenizer().tokens(of: sentence)
        let deeds = duty == .chair ? ledBy : takenBy
        guard let deed = tokens.indices.first(where: { deeds.contains(tokens[$0].folded) }), deed + 1 < tokens.count,
            ActorWords.by.contains(tokens[deed + 1].folded),
            // Workshops are led as well.
            deed == 0
                || tokens[..<deed].contains(where: { MeetingNouns.contains($0.folded) || takes.contains($0.folded) })
        else { return nil }
        return sentence[sentence.utf8.index(sentence.startIndex, offsetBy: tokens[deed + 1].range.upperBound)...]
    }

    private static let ledBy = deeds(.chair)
    private static let takenBy = deeds(.scribe)
    /// What a scribe takes.
    private static let takes = Set(
        words: Language.allCases.flatMap(\.lexicon.duties).filter { $0.duty == .scribe }.map {
            $0.labels.split(separator: " ").filter { $0.contains("_by") }.map { $0.split(separator: "_")[0] }
                .joined(separator: " ")
        })

    private static func deeds(_ duty: MeetingDuty) -> Set<String> {
        Set(words: Language.allCases.flatMap(\.lexicon.duties).filter { $0.duty == duty }.map(\.deeds))
    }

    /// Whether a role has only words for duties: "note taker", but not "action item scribe".
    static func isPlain(_ role: String) -> Bool {
        Tokenizer().tokens(of: role).allSatisfy { scribes.contains($0.folded) || chairs.contains($0.folded) }
    }

    private static let scribes = words(.scribe)
    private static let chairs = words(.chair)

    private static func words(_ duty: MeetingDuty) -> Set<String> {
        let names = Language.allCases.flatMap(\.lexicon.duties).filter { $0.duty == duty }
        return Set(words: names.flatMap { [$0.names, $0.labels] }.map { $0.replacing("_", with: " ") })
            .filter { !QuestionWords.isFunctionWord($0) }
    }
}
