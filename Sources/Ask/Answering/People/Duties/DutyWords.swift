import Language
import Text

/// Words for roles in a meeting as minutes write them: "Scribe", "Note taker", "acting chair".
enum DutyWords {
    /// Returns the duty that a written role names; nil for other roles.
    static func duty(in role: String) -> MeetingDuty? {
        let words = Tokenizer().tokens(of: role).map(\.folded)
        if words.contains(where: scribes.contains) { return .scribe }
        return words.contains(where: chairs.contains) ? .chair : nil
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
