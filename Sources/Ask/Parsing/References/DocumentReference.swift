import Model
import Time

/// A meeting, series or note that a question names instead of asking for it: "the offsite", "my last 1:1 with Bob", "the strategy doc".
///
/// The parser only sees that the words may name one; `ReferenceResolver` compares them with what the vault holds. Where the vault has
/// no such document, the words belong to the topic after all.
public struct DocumentReference: Sendable, Equatable {
    /// What the question does with the document.
    public enum Use: Sendable, Equatable {
        /// Answers stand in it: "in the strategy doc", "at the launch review".
        case container
        /// It is left out: "apart from the stand-up".
        case exclusion
        /// A time hangs on it: "since the offsite".
        case event
    }

    /// The words as written, with those that say what is done with it: "since the offsite".
    public var text: String
    /// The words of its title as written: "1:1"; empty where it has none.
    public var name = ""
    /// The words of its title in lower case, in order; empty where only people, kinds or an order name it.
    public var title: [String]
    /// Words of the title that the question writes in capitals, in lower case: `cpc` of "the CPC meeting".
    public var acronyms: Set<String> = []
    /// What the question does with it.
    public var use: Use
    /// Who took part in it: "my last 1:1 with Bob".
    public var people: [PersonReading] = []
    /// Its kinds; empty means any.
    public var kinds: Set<DocumentKind> = []
    /// Whether the first, last or next one is meant, where the question says so.
    public var order: Order?
    /// Which one, counted from that end: 2 for "two meetings ago" and "the last but one".
    public var nth = 1
    /// The times in which it lies: "the board meeting in March"; empty means any.
    public var spans: [TimeSpan] = []

    /// Whether the words plainly name a document, so that it is told where the vault has none.
    public var isCertain = true
    /// Whether a meeting to come is meant rather than one that has been, where both may be: "by the board meeting".
    public var looksAhead = false
    /// Whether only a meeting that has begun can be meant: "since the release", where the question does not look ahead.
    public var looksBack = false

    /// The words of the title with a blank between, those in capitals that the question writes so.
    public var writtenTitle: String {
        title.map { acronyms.contains($0) ? $0.uppercased() : $0 }.joined(separator: " ")
    }

    /// Whether the words say that a meeting is meant, and what people call it: "the board meeting".
    public var namesMeeting: Bool {
        guard use == .container, order == nil, people.isEmpty else { return false }
        let words = TitleWords(writtenTitle)
        return words.hasName && (!words.meetingNouns.isEmpty || kinds.contains(.meeting))
    }

    /// Whether a title tells what it is the title of: that of a date, or of a meeting as such, does not.
    ///
    /// - Parameter title: The title of a document.
    /// - Returns: False for "2026-03-04" and "Meeting notes".
    public static func names(_ title: String) -> Bool { TitleWords(title).hasName }

    /// A reference to a document.
    ///
    /// - Parameters:
    ///   - text: The words as written.
    ///   - title: The words of its title in lower case.
    ///   - use: What the question does with it.
    public init(text: String, title: [String], use: Use) {
        self.text = text
        self.title = title
        self.use = use
    }
}

/// The meeting that a reference means, as a time of the calendar.
public struct EventTime: Sendable, Equatable {
    /// From its beginning to its end.
    public var span: TimeSpan
    /// How many words of the title name it; those behind belong to the topic: "before the offsite budget talk".
    public var wordCount: Int

    /// The time of a meeting.
    ///
    /// - Parameters:
    ///   - span: From its beginning to its end.
    ///   - wordCount: How many words of the title name it.
    public init(span: TimeSpan, wordCount: Int) {
        self.span = span
        self.wordCount = wordCount
    }
}
