extension TitleNouns {
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
}
