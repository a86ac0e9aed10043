import Model
import Store
import Text
import Time

/// An answer: what is said, what is computed, and the lines that prove it.
public struct Answer: Sendable {
    /// How far it answers.
    public var certainty: Certainty
    /// Whether it answers: what is only near does not.
    public var found: Bool { certainty == .answered }
    /// The first line: what was found, or why nothing was.
    public var headline: String
    /// What is quoted, in the order in which it is to be read.
    public var sections: [Section]
    /// How many of the sections are shown at first; nil where all are.
    public var shown: Int?
    /// What was computed.
    public var value: AnswerValue?
    /// The time that the answer of a `when` names.
    public var span: TimeSpan?
    /// The lines that the answer comes from, best first; quotes name them by rank.
    public var citations: [Citation]
    /// The documents that are shown, in order, one for each meeting; nil until equal places are cited as one.
    var entries: [DocumentRecord]?
    /// The citations in the order of their numbers.
    public var numberedCitations: [Citation] { citations.sorted { $0.rank < $1.rank } }
    /// Where nothing answers: what comes nearest.
    public var nearest: Nearest?
    /// What the user should know about the reading: phrases that could not be read, choices that were made.
    public var remarks: [String]
    /// Whether anything was searched for: a question that says nothing searches nothing.
    public var isSearched = true
    /// Whether it shows all of the days that are asked about, since nothing there is called as the question says.
    var isOfPeriod = false
    /// Where nothing answers: what was not looked at, in words; nil where everything was.
    public var unsearched: String?
    /// What the question would give without one of its conditions, where they left little or nothing.
    public var without: [Counterfactual] = []
    /// The best values that sentences gave, if the answer's value was chosen among them.
    public var candidates: [RankedCandidate] = []

    /// An answer without quotes.
    ///
    /// - Parameters:
    ///   - found: Whether anything answers.
    ///   - headline: The first line.
    public init(found: Bool, headline: String) {
        certainty = found ? .answered : .nothing
        self.headline = headline
        sections = []
        citations = []
        remarks = []
    }

    /// A run of quotes under one heading, such as a meeting.
    public struct Section: Sendable, Hashable {
        /// The heading; nil where the quotes need none.
        public var heading: String?
        /// The quotes in order.
        public var quotes: [Quote]

        /// A run of quotes.
        ///
        /// - Parameters:
        ///   - heading: The heading; nil where the quotes need none.
        ///   - quotes: The quotes in order.
        public init(heading: String? = nil, quotes: [Quote]) {
            self.heading = heading
            self.quotes = quotes
        }

        /// The titles of the cited documents, each once with all of its citations: a meeting's notes and its event often share one.
        ///
        /// - Parameter citations: The citations in order.
        init(titlesOf citations: [Citation]) {
            quotes = []
            for citation in citations {
                if let place = quotes.firstIndex(where: { $0.text == citation.document.title }) {
                    quotes[place].citations.append(citation.rank)
                } else {
                    quotes.append(.computed(citation.document.title, citations: [citation.rank]))
                }
            }
        }
    }

    /// The user's own words, or a computed line, with the ranks of the citations that prove it.
    public struct Quote: Sendable, Hashable {
        /// What a quote's words are.
        public enum Kind: Sendable, Hashable {
            /// The words of the cited lines, letter for letter.
            case quotation
            /// A line that the answer computes from what is cited: a title with its date, a task with its owner.
            case computed
        }

        /// What the words are: a quotation is compared with its file before it is shown.
        public var kind: Kind
        /// Who says the words, where the lines write the name otherwise than before them; shown as `Speaker: `.
        public var speaker: String?
        /// The words, without their speaker; those of several lines keep the ends of the lines.
        public var text: String
        /// The matched parts of the words, as offsets in Unicode scalars.
        public var matches: [Range<Int>]
        /// The ranks of the citations that prove them, 1-based.
        public var citations: [Int]

        /// Words with their proof.
        ///
        /// - Parameters:
        ///   - text: The words.
        ///   - matches: The matched parts, as offsets in Unicode scalars.
        ///   - citations: The ranks of the citations, 1-based.
        ///   - kind: What the words are.
        public init(text: String, matches: [Range<Int>] = [], citations: [Int] = [], kind: Kind = .quotation) {
            self.text = text
            self.matches = matches
            self.citations = citations
            self.kind = kind
        }

        /// A line that is computed from what is cited.
        ///
        /// - Parameters:
        ///   - text: The line.
        ///   - citations: The ranks of the citations that it is computed from, 1-based.
        /// - Returns: A quote that is no quotation.
        public static func computed(_ text: String, citations: [Int] = []) -> Quote {
            Quote(text: text, citations: citations, kind: .computed)
        }

        /// The words on one line, behind the name of who says them.
        public var line: String {
            let words = text.utf8.contains(UInt8(ascii: "\n")) ? text.lines().joined(separator: " ") : text
            return speaker.map { "\($0): \(words)" } ?? words
        }
    }

    /// What comes nearest to an answer.
    public struct Nearest: Sendable {
        /// In words.
        public var text: String
        /// Its lines.
        public var citation: Citation?
    }
}

/// The exact place that a part of an answer comes from.
public struct Citation: Sendable {
    /// The number that the answer cites the place by, 1-based; after ``AnswerProof`` in the order of the text, without gaps.
    public var rank: Int
    /// The document.
    public var document: DocumentRecord
    /// Who takes part, over all sources of the meeting.
    public var people: [String]
    /// The lines of the file.
    public var lines: LineRange
    /// The words of those lines that matter most, each line of it letter for letter as in the file.
    public var snippet: String
    /// The matched parts of the snippet, as offsets in Unicode scalars.
    public var matches: [Range<Int>]
    /// The score; 0 where nothing was ranked.
    public var score: Float
    /// What the score is made of, where something was ranked.
    public var parts: [ScorePart]?
    /// Who speaks in the lines of a transcript, in order of appearance; nobody elsewhere.
    public var speakers: [String] = []
    /// Seconds from the beginning of a recording to those lines.
    public var cueSecond: Int?

    /// `file:first-last`, or `file:line`.
    public var place: String {
        lines.first == lines.last ? "\(document.path):\(lines.first)" : "\(document.path):\(lines.first)-\(lines.last)"
    }

    /// Where the lines stand in a recording, `0:14:02`; nil where nothing says so.
    public var cueTime: String? {
        cueSecond.map { second in
            let fields = [second / 60 % 60, second % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
            return "\(second / 3600):\(fields.joined(separator: ":"))"
        }
    }
}

/// One part of a score.
public struct ScorePart: Sendable, Hashable {
    /// What it measures.
    public var name: String
    /// Its weighted value.
    public var value: Float
}
