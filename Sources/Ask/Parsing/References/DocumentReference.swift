import Model
import Time

/// A meeting, series or note that a question names as a condition: "the offsite", "my last 1:1 with Bob", "the strategy doc".
///
/// The parser only sees that the words may name a document; `ReferenceResolver` compares them with the vault. If none matches, they return
/// to the topic.
public struct DocumentReference: Sendable, Equatable {
    /// The purpose of the reference.
    public enum Use: Sendable, Equatable {
        /// The document should contain the answer: "in the strategy doc", "at the launch review".
        case container
        /// The document is excluded: "apart from the stand-up".
        case exclusion
        /// A time is relative to it: "since the offsite".
        case event
    }

    /// The words as written, including the preposition: "since the offsite".
    public var text: String
    /// The words of the title as written: "1:1"; empty if there is none.
    public var name = ""
    /// The words of the title in lower case, in order; empty if only people, kinds or an order describe it.
    public var title: [String]
    /// The title words that are capitals in the question, in lower case: `cpc` of "the CPC meeting".
    public var acronyms: Set<String> = []
    /// The purpose of the reference.
    public var use: Use
    /// The people who took part: "my last 1:1 with Bob".
    public var people: [PersonReading] = []
    /// The wanted kinds; empty means any.
    public var kinds: Set<DocumentKind> = []
    /// Whether the first, last or next one is meant; nil if the question does not say.
    public var order: Order?
    /// The 1-based position from that end: 2 for "two meetings ago" and "the last but one".
    public var nth = 1
    /// The times that contain it: "the board meeting in March"; empty means any.
    public var spans: [TimeSpan] = []

    /// Whether the words clearly name a document, so that its absence from the vault is reported.
    public var isCertain = true
    /// Whether a future meeting is preferred: "by the board meeting".
    public var looksAhead = false
    /// Whether only a meeting that has begun can be meant: "since the release", unless the question looks ahead.
    public var looksBack = false

    /// The title words separated by blanks, with acronyms in capitals.
    public var writtenTitle: String {
        title.map { acronyms.contains($0) ? $0.uppercased() : $0 }.joined(separator: " ")
    }

    /// Whether the words name a meeting by a title: "the board meeting".
    public var namesMeeting: Bool {
        guard use == .container, order == nil, people.isEmpty else { return false }
        let words = TitleWords(writtenTitle)
        return words.hasName && (!words.meetingNouns.isEmpty || kinds.contains(.meeting))
    }

    /// Tells whether a title is more than a date or a general noun.
    ///
    /// - Parameter title: The title of a document.
    /// - Returns: False for "2026-03-04" and "Meeting notes".
    public static func names(_ title: String) -> Bool { TitleWords(title).hasName }

    /// Creates a reference to a document.
    ///
    /// - Parameters:
    ///   - text: The words as written.
    ///   - title: The words of the title in lower case.
    ///   - use: The purpose of the reference.
    public init(text: String, title: [String], use: Use) {
        self.text = text
        self.title = title
        self.use = use
    }
}

/// The time of the meeting that a reference means.
public struct EventTime: Sendable, Equatable {
    /// The time from its start to its end.
    public var span: TimeSpan
    /// The number of title words that name the meeting; later ones belong to the topic: "before the offsite budget talk".
    public var wordCount: Int

    /// Creates the time of a meeting.
    ///
    /// - Parameters:
    ///   - span: The time from its start to its end.
    ///   - wordCount: The number of title words that name it.
    public init(span: TimeSpan, wordCount: Int) {
        self.span = span
        self.wordCount = wordCount
    }
}
