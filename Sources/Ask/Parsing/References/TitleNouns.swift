/// The nouns and prepositions of one language that occur around titles; all folded.
struct TitleNouns: Sendable {
    /// Nouns for meetings of any title: "the budget meeting".
    var meetings: Set<String>
    /// Nouns for meetings that a title may have as well, with the plain word of the same number: "the call on Tuesday" is a meeting of that
    /// day, unless some meetings of the vault are titled so and others are not.
    var occasions: [String: String]
    /// What notes are called: "the strategy doc".
    var documents: Set<String>
    /// Numbered nouns in titles: "day 2", "part 3".
    var counters: Set<String>
    /// Names of meetings that many titles share, usually with the name of a person.
    static let shared: Set<String> = ["1:1"]
    /// Prepositions of attendance: "at the offsite".
    var attending: Set<String>
    /// Prepositions after the main noun of a title: "Questions for the board".
    var linking: Set<String>
    /// Phrases and signs with one meaning: "one on one", "1:1".
    var phrases: [(words: [String], meaning: String)]

    static let english = TitleNouns(
        meetings: [
            "appointment", "appointments", "call", "calls", "chat", "conversation", "discussion", "event", "meeting",
            "meetings", "session", "sessions",
        ],
        occasions: ["call": "meeting", "calls": "meetings", "session": "meeting", "sessions": "meetings"],
        documents: [
            "doc", "docs", "document", "documents", "file", "memo", "memos", "minutes", "note", "notes", "page",
            "paper",
            "transcript", "transcripts", "writeup",
        ],
        counters: ["day", "no", "part", "round", "session", "vol", "volume", "week"],
        attending: ["at", "during"],
        linking: ["about", "after", "at", "before", "between", "by", "for", "from", "in", "of", "on", "to", "with"],
        phrases: [
            (["1", "1"], "1:1"), (["1", "on", "1"], "1:1"), (["1on1"], "1:1"), (["1to1"], "1:1"), (["121"], "1:1"),
            (["one", "on", "one"], "1:1"), (["one", "to", "one"], "1:1"), (["one", "on", "ones"], "1:1"),
            (["one", "to", "ones"], "1:1"), (["1", "1s"], "1:1"),
        ])

    static let german = TitleNouns(
        meetings: [
            "anruf", "besprechung", "besprechungen", "gesprach", "gesprache", "sitzung", "sitzungen", "telefonat",
            "termin", "termine", "treffen",
        ],
        occasions: [
            "anruf": "besprechung", "call": "besprechung", "calls": "besprechungen", "telefonat": "besprechung",
            "sitzung": "besprechung", "sitzungen": "besprechungen",
        ],
        documents: [
            "datei", "dokument", "mitschrift", "mitschriften", "notiz", "notizen", "papier", "protokoll", "protokolle",
            "seite",
        ],
        counters: ["nr", "runde", "tag", "teil", "woche"],
        attending: ["auf", "bei", "beim", "wahrend"],
        linking: [
            "am", "an", "auf", "aus", "bei", "beim", "fur", "im", "in", "mit", "nach", "uber", "vom", "von", "vor",
            "zu", "zum", "zur",
        ],
        phrases: [(["vier", "augen"], "1:1")])

    static let all = [english, german]
    static let allPhrases = all.flatMap(\.phrases)
}
