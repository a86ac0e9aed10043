/// Words with which people speak of titles without being part of them: one table for each language.
///
/// All are folded.
struct TitleNouns: Sendable {
    /// What meetings are called, whatever their title says: "the budget meeting".
    var meetings: Set<String>
    /// Nouns for meetings that a title may have as well, with the plain word of the same number: "the call on Tuesday" is a meeting of that
    /// day, unless some meetings of the vault are titled so and others are not.
    var occasions: [String: String]
    /// What notes are called: "the strategy doc".
    var documents: Set<String>
    /// What is numbered in titles: "day 2", "part 3".
    var counters: Set<String>
    /// Names of meetings that many titles share, each with somebody's name.
    static let shared: Set<String> = ["1:1"]
    /// Prepositions that take a meeting as a place: "at the offsite".
    var attending: Set<String>
    /// Prepositions inside a title: what stands behind them is not the thing itself, "Questions for the board".
    var linking: Set<String>
    /// Several words, or signs, that mean one: "one on one", "1:1".
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
    /// The phrases of all languages.
    static let allPhrases = all.flatMap(\.phrases)
}
