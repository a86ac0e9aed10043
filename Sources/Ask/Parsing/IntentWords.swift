import Model

/// The phrases that tell what kind of answer a question wants: one table for each language.
///
/// A phrase is a list of words in lower case; `*` stands for one to four words of any kind. Earlier rules win. Where a phrase is found, its
/// words are understood and do not belong to the topic.
struct IntentWords: Sendable {
    /// The phrases of an intent.
    struct Rule: Sendable {
        var intent: Intent
        var phrases: [String]
        /// Whether the phrase must begin the question, words such as "and" or "please" aside.
        var isLeading = false
    }

    var rules: [Rule]
    var orders: [(order: Order, words: Set<String>)]
    /// Words for kinds of documents.
    var kinds: [String: Set<DocumentKind>]
    /// Words for meetings of a certain sort: they can be counted and listed, but belong to the topic.
    var series: Set<String>
    /// Phrases that ask who took part in something.
    var attendance: [String]
    /// Phrases that ask how many, which are about meetings only where the speaker counts them.
    var frequency: [String]
    /// Phrases that stand before a kind of document where the question wants a list.
    var listing: Set<String>
    /// The speaker: I, we.
    var speaker: Set<String>
    /// Verbs of having meetings and writing notes: no topic where the question is about meetings or notes themselves.
    var meetingVerbs: Set<String>
    /// Words before a question that say nothing.
    var fillers: Set<String>
    /// Words that stand before something left out, the longer first.
    var exclusions: [String]
    /// Those of them behind which titles are left out too; a bare "not" is too common for that.
    var titleExclusions: Set<String>
    /// Words before a person who takes part.
    var attendeeCues: Set<String>
    /// Words before a person who speaks.
    var speakerCues: Set<String>
    /// Words before a person whom the text mentions.
    var subjectCues: Set<String>
    /// Verbs behind a person who speaks.
    var speakerVerbs: Set<String>

    private static let meetings: Set<DocumentKind> = [.meeting, .transcript, .event]
    private static let notes: Set<DocumentKind> = [.note]

    static let english = IntentWords(
        rules: [
            Rule(
                intent: .when,
                phrases: [
                    "when", "when's", "when is", "since when", "until when", "what day", "which day", "on what day",
                    "on which day",
                    "what date", "which date", "on what date", "which evening", "which morning", "what time",
                    "at what time",
                ], isLeading: true),
            Rule(
                intent: .duration, phrases: ["how long", "how much time", "how many hours", "how many minutes"],
                isLeading: true),
            Rule(
                intent: .who,
                phrases: ["who", "who's", "who is", "who was", "who else", "whom", "with whom", "who all", "whose"],
                isLeading: true),
            Rule(
                intent: .decision,
                phrases: [
                    "decide", "decided", "decision", "decisions", "settle on", "settled on", "did we agree",
                    "was agreed", "agreed on",
                    "did we pick", "did we choose", "did we go with",
                ]),
            Rule(
                intent: .tasks,
                phrases: [
                    "things to do", "still to do", "to dos", "to - dos", "to - do", "todo", "todos", "tasks", "task",
                    "action items",
                    "action item",
                    "open items", "left to do", "still open", "owe", "have to do", "need to do", "open tasks",
                    "promised to do", "overdue", "what's due", "whats due", "is due", "are due",
                ]),
            Rule(
                intent: .summary,
                phrases: [
                    "summarise", "summarize", "summary of", "summary", "sum up", "recap of", "recap", "main points",
                    "key points",
                    "overview of", "short version of", "gist of", "tldr",
                ]),
            Rule(
                intent: .agenda,
                phrases: [
                    "agenda", "calendar", "schedule", "on my plate", "what's on", "whats on", "what is on",
                    "what have i got",
                    "what do i have", "what do i still have", "do i have anything", "anything on", "am i free",
                    "coming up",
                ]),
            Rule(
                intent: .discuss,
                phrases: [
                    "did * discuss", "discussions", "did * talk about", "did * go through", "did * talk",
                    "did * speak about",
                    "did * cover",
                    "did * write about", "did * write", "did * note", "came up", "come up", "discussed", "talked about",
                    "has * said",
                    "did * say", "did * ever say", "did * mention", "did * answer", "what happened", "did * find out",
                    "what was that",
                    "discuss", "argument", "arguments", "anything about", "anything on",
                ]),
        ],
        orders: [
            (.last, ["last", "latest", "previous"]), (.first, ["first", "earliest"]), (.next, ["next", "upcoming"]),
        ],
        kinds: [
            "note": notes, "notes": notes, "jottings": notes, "meeting": meetings, "meetings": meetings,
            "appointments": meetings,
            "transcript": [.transcript], "transcripts": [.transcript], "recording": [.transcript],
            "recordings": [.transcript],
        ],
        series: [
            "1", "calls", "call", "council", "interview", "interviews", "review", "reviews", "session", "sessions",
            "stand",
            "standup", "standups", "sync", "syncs", "time", "times", "weekly", "workshop", "workshops",
        ],
        attendance: [
            "was at", "was in", "were at", "were in", "was there at", "attended", "attends", "took part in", "joined",
            "joins",
            "sat in", "is coming to", "coming to", "is invited to", "invited to", "participated in", "was on",
            "did attend", "came to", "comes to", "went to", "were there", "was there", "present at",
        ],
        frequency: ["how often", "how many times"],
        listing: [
            "list", "show", "which", "what", "all", "everything", "my", "me", "the", "our", "any", "of", "find", "give",
        ],
        speaker: ["i", "we", "me", "us", "my", "our"],
        meetingVerbs: [
            "altogether", "assigned", "attend", "attended", "get", "go", "going", "got", "held", "hold", "join",
            "joined", "made", "make", "meet",
            "met",
            "sat", "saw", "see", "seen", "show", "sit", "speak", "spoke", "spoken", "spend", "spent", "still", "take",
            "taken", "took", "write", "written", "wrote",
        ],
        fillers: ["and", "so", "please", "hey", "hi", "ok", "okay", "hm", "well", "remind", "tell", "me"],
        exclusions: [
            "but not", "but without", "apart from", "other than", "except for", "not counting", "leaving out", "not",
            "except",
            "without", "excluding", "minus",
        ],
        titleExclusions: [
            "but not", "but without", "apart from", "other than", "except for", "not counting", "leaving out", "except",
            "without",
            "excluding", "minus",
        ],
        attendeeCues: ["with", "meet", "met", "meeting", "see", "saw", "seen", "visit", "visited", "between"],
        speakerCues: ["from", "by"],
        subjectCues: ["about", "of", "regarding", "concerning", "on"],
        speakerVerbs: [
            "say", "says", "said", "think", "thinks", "thought", "mention", "mentioned", "want", "wants", "wanted",
            "promise",
            "promised", "suggest", "suggested", "ask", "asked", "argue", "argued", "write", "wrote", "answer",
            "answered", "find",
            "explain", "explained", "propose", "proposed", "ever",
        ])

    static let german = IntentWords(
        rules: [
            Rule(
                intent: .when, phrases: ["wann", "seit wann", "bis wann", "an welchem tag", "welcher tag war"],
                isLeading: true),
            Rule(
                intent: .duration, phrases: ["wie lange", "wie viele stunden", "wieviele stunden", "wie viel zeit"],
                isLeading: true),
            Rule(
                intent: .decision,
                phrases: ["entschieden", "beschlossen", "entscheidung", "entscheidungen", "geeinigt", "festgelegt"]),
            Rule(intent: .who, phrases: ["wer", "wen", "wem", "mit wem", "wer war"], isLeading: true),
            Rule(
                intent: .tasks, phrases: ["noch zu tun", "zu tun", "noch offen", "aufgaben", "todos", "zu erledigen"]),
            Rule(
                intent: .summary, phrases: ["fass * zusammen", "fasse * zusammen", "zusammenfassung", "überblick über"]),
            Rule(
                intent: .discuss,
                phrases: [
                    "besprochen", "geredet", "gesprochen", "diskutiert", "hat * gesagt", "geschrieben", "was stand",
                    "ging es um",
                ]),
            Rule(
                intent: .agenda, phrases: ["was steht an", "was steht * an", "kalender", "was habe ich", "was hab ich"]),
        ],
        orders: [
            (.last, ["letzte", "letzter", "letztes", "letzten", "zuletzt"]),
            (.first, ["erste", "erster", "erstes", "zuerst"]),
            (.next, ["nächste", "nächster", "nächstes", "nächsten"]),
        ],
        kinds: [
            "notiz": notes, "notizen": notes, "besprechung": meetings, "besprechungen": meetings, "treffen": meetings,
            "termine": meetings, "mitschriften": [.transcript], "mitschrift": [.transcript],
        ],
        series: ["male", "mal", "interviews"],
        attendance: ["war bei", "war beim", "war in", "war dabei", "nahm teil"],
        frequency: ["wie oft", "wie viele male"],
        listing: ["welche", "zeig", "liste", "alle", "alles", "meine", "mir", "die", "meinen"],
        speaker: ["ich", "wir", "mir", "uns", "mein", "meine"],
        meetingVerbs: ["geschrieben", "getroffen", "gehabt", "gemacht", "teilgenommen", "verbracht"],
        fillers: ["und", "also", "bitte"],
        exclusions: ["aber nicht", "außer", "ohne", "nicht"],
        titleExclusions: ["aber nicht", "außer", "ohne"],
        attendeeCues: ["mit"], speakerCues: ["von"], subjectCues: ["über", "zu"],
        speakerVerbs: ["gesagt", "sagte", "meinte", "wollte", "versprochen", "geschrieben"])

    static let all = [english, german]
}
