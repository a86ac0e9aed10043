import Model
import Store
import Text
import Time

/// An answer: its text, its computed value, and the cited lines that prove it.
public struct Answer: Sendable {
    /// How far it answers.
    public var certainty: Certainty
    /// Whether the question is answered; false for `perhaps` and `nothing`.
    public var found: Bool { certainty == .answered }
    /// The first line: what was found, or why nothing was.
    public var headline: String
    /// The quotes, in reading order.
    public var sections: [Section]
    /// The number of sections shown at first; nil if all are shown.
    public var shown: Int?
    /// The computed value, if the answer is one.
    public var value: AnswerValue? { didSet { isValueQuoted = false } }
    /// Whether the value stands only in the quotes, not in the headline.
    var isValueQuoted = false
    /// The time span that the answer to a `when` question names.
    public var span: TimeSpan?
    /// The cited lines, best first; quotes refer to them by rank.
    public var citations: [Citation]
    /// The documents shown, in order, one per meeting; nil until citations of the same lines are merged.
    var entries: [DocumentRecord]?
    /// The citations in the order of their numbers.
    public var numberedCitations: [Citation] { citations.sorted { $0.rank < $1.rank } }
    /// The nearest miss, if nothing answers.
    public var nearest: Nearest?
    /// Notes for the user about the reading: phrases that could not be read, choices that were made.
    public var remarks: [String]
    /// Whether a search took place; false for a question without any condition or topic.
    public var isSearched = true
    /// Whether it lists everything in the asked time span because nothing there matches the question's words.
    var isOfPeriod = false
    /// Whether it shows all that there is, so that a larger limit shows nothing more.
    public var isWhole = false
    /// What was not searched, in words, if nothing answers; nil if everything was.
    public var unsearched: String?
    /// The answers without one of the question's conditions, if those left little or nothing.
    public var without: [Counterfactual] = []
    /// The entries of a planner's view, if the answer is one.
    public var view: PlannerView?
    /// The best candidate values found in sentences, if the answer's value was chosen among them.
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
        /// The heading; nil if the quotes need none.
        public var heading: String?
        /// The quotes in order.
        public var quotes: [Quote]

        /// A run of quotes.
        ///
        /// - Parameters:
        ///   - heading: The heading; nil if the quotes need none.
        ///   - quotes: The quotes in order.
        public init(heading: String? = nil, quotes: [Quote]) {
            self.heading = heading
            self.quotes = quotes
        }

        /// Lists the titles of the cited documents, each once with all its citations: a meeting's notes and event often share a title.
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
        /// Where the words of a quote come from.
        public enum Kind: Sendable, Hashable {
            /// The exact words of the cited lines.
            case quotation
            /// A line computed from the citations: a title with its date, a task with its owner.
            case computed
        }

        /// Where the words come from; a quotation is compared with its file before it is shown.
        public var kind: Kind
        /// The speaker, if the cited lines do not write the name before the words; shown as `Speaker: `.
        public var speaker: String?
        /// The words, without their speaker; line breaks of the source are kept.
        public var text: String
        /// The ranges of matched words, as offsets in Unicode scalars.
        public var matches: [Range<Int>]
        /// The ranks of the citations that prove the words, 1-based.
        public var citations: [Int]

        /// A quote with its citations.
        ///
        /// - Parameters:
        ///   - text: The words.
        ///   - matches: The ranges of matched words, as offsets in Unicode scalars.
        ///   - citations: The ranks of the citations, 1-based.
        ///   - kind: Where the words come from.
        public init(text: String, matches: [Range<Int>] = [], citations: [Int] = [], kind: Kind = .quotation) {
            self.text = text
            self.matches = matches
            self.citations = citations
            self.kind = kind
        }

        /// Returns a line computed from the citations.
        ///
        /// - Parameters:
        ///   - text: The line.
        ///   - citations: The ranks of the citations that it is computed from, 1-based.
        /// - Returns: A quote of kind `computed`.
        public static func computed(_ text: String, citations: [Int] = []) -> Quote {
            Quote(text: text, citations: citations, kind: .computed)
        }

        /// The words on one line, after the speaker's name.
        public var line: String {
            let words = text.utf8.contains(UInt8(ascii: "\n")) ? text.lines().joined(separator: " ") : text
            return speaker.map { "\($0): \(words)" } ?? words
        }
    }

    /// The nearest miss.
    public struct Nearest: Sendable {
        /// Its description.
        public var text: String
        /// The lines it comes from.
        public var citation: Citation?
    }
}

/// The exact lines that a part of an answer comes from.
public struct Citation: Sendable {
    /// The number by which the answer cites the lines, 1-based; after ``AnswerProof``, consecutive in the order of the text.
    public var rank: Int
    /// The document.
    public var document: DocumentRecord
    /// The people who take part, over all sources of the meeting.
    public var people: [String]
    /// The cited lines of the file.
    public var lines: LineRange
    /// The words of those lines that matter most; each line is exactly as in the file.
    public var snippet: String
    /// The ranges of matched words in the snippet, as offsets in Unicode scalars.
    public var matches: [Range<Int>]
    /// The score; 0 if nothing was ranked.
    public var score: Float
    /// The parts of the score, if the citation was ranked.
    public var parts: [ScorePart]?
    /// The speakers in these lines of a transcript, in order of appearance; empty for other documents.
    public var speakers: [String] = []
    /// The time from the start of a recording to those lines, in seconds.
    public var cueSecond: Int?

    /// `file:first-last`, or `file:line`.
    public var place: String {
        lines.first == lines.last ? "\(document.path):\(lines.first)" : "\(document.path):\(lines.first)-\(lines.last)"
    }

    /// The position of the lines in a recording, `0:14:02`; nil if unknown.
    public var cueTime: String? {
        cueSecond.map { second in
            let fields = [second / 60 % 60, second % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
            return "\(second / 3600):\(fields.joined(separator: ":"))"
        }
    }
}

extension Citation {
    /// Cites lines that an answer was computed from.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - lines: The lines of its file.
    ///   - snippet: Words of those lines, as written.
    ///   - rank: The number of the citation in its answer, 1-based.
    public init(document: DocumentRecord, lines: LineRange, snippet: String, rank: Int) {
        self.init(rank: rank, document: document, people: [], lines: lines, snippet: snippet, matches: [], score: 0)
    }
}

/// One part of a score.
public struct ScorePart: Sendable, Hashable {
    /// The name of the measure.
    public var name: String
    /// Its weighted value.
    public var value: Float
}
