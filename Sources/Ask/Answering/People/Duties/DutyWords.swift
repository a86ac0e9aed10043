import Parsing
import Text

/// Words for parts in a meeting as minutes write them: "Scribe", "Note taker", "acting chair".
enum DutyWords {
    /// Returns the part that a role names; nil for another role.
    static func duty(in role: String) -> MeetingDuty? {
        let words = Tokenizer().tokens(of: role).map(\.folded)
        if words.contains(where: scribes.contains) { return .scribe }
        return words.contains(where: chairs.contains) ? .chair : nil
    }

    /// Whether a role names a part and nothing beside it: "note taker", but not "action item scribe".
    static func isPlain(_ role: String) -> Bool {
        Tokenizer().tokens(of: role).allSatisfy { scribes.contains($0.folded) || chairs.contains($0.folded) }
    }

    private static let scribes = Set(words: [
        "scribe scribes notes note notetaker notetakers note_taker note_taking minutes minute minuter recorder secretary taker",
        "protokoll protokollant protokollantin protokollfuhrer protokollfuhrerin schriftfuhrer schriftfuhrung",
    ])
    private static let chairs = Set(words: [
        """
        chair chairs chairperson chairman chairwoman co-chair co-chairs cochair moderator moderators facilitator facilitators host hosts \
        leader
        """,
        "leitung sitzungsleitung moderation moderator moderatorin vorsitz vorsitzender vorsitzende",
    ])
}
