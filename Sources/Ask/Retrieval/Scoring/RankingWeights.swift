/// Every number of the ranking, each with its name and the measurement that chose it, in one place.
///
/// The formulas and the measured tables stand in `docs/retrieval.md`; `Benchmark ranking SET NAME=VALUE` measures another value.
public struct RankingWeights: Sendable, Equatable {
    /// BM25's saturation of repeated words.
    ///
    /// Source: Robertson and Zaragoza, "The Probabilistic Relevance Framework", 2009, doi:10.1561/1500000019.
    public var saturation: Float = 0.9
    /// BM25's correction for long chunks.
    public var lengthCorrection: Float = 0.4
    /// The words of the chunk itself.
    public var words: Float = 1
    /// The same where what was said about something is asked for: answers to that are stretches, not lines.
    public var wordsOfDiscussion: Float = 0.2
    /// The words of the text around it.
    public var context: Float = 1
    /// The words of the document's title, tags and properties.
    public var title: Float = 1
    /// A word that says little, such as "give", against others.
    public var lightWord: Float = 0.8
    /// A related word against the word itself, times how related it is.
    public var related: Float = 0.6
    /// The same where everything may be said in other words, times the root of how related it is.
    public var otherWords: Float = 0.6
    /// A neighbour in spelling of a word that the vault knows.
    public var similarWord: Float = 0.3
    /// The second nearest in spelling to a word that the vault does not know; the nearest counts as the word.
    public var misspeltWord: Float = 0.5
    /// The share of the named people who attend.
    public var attendees: Float = 5
    /// The share of the chunk that named people speak.
    public var speakers: Float = 5
    /// The date of the document against the time named.
    public var date: Float = 6
    /// A time that the text names, such as "yesterday", against the time named.
    public var namedTime: Float = 4
    /// A chunk that names a time, where a time is asked for, or a number, where one is.
    public var cue: Float = 3
    /// A page about the person who is all that is asked about.
    public var page: Float = 8
    /// How much newer documents are preferred where the question asks for the present state.
    public var recency: Float = 6
    /// What the score of a question adds to the chunk behind it: answers follow questions.
    public var answersQuestion: Float = 0.5
    /// What being a question takes away.
    public var isQuestion: Float = 0.8
    /// The cosine, times the square of the share of the question's words that the vault does not know: see `docs/embedding.md`.
    public var spelling: Float = 60
    /// What a passage loses next to a better one of the same document, among the first five of a discussion.
    public var spread: Float = 4.5
    /// The same where a line that answers is asked for.
    public var spreadOfLines: Float = 2
    /// At this distance, in characters, a passage loses 0.6 of that.
    public var spreadDistance: Float = 900
    /// Passages do not grow beyond so many characters; with the marks of Markdown that is nearly always within 600 of the file's.
    public var passageLength: Float = 580
    /// Only so many of the best chunks make a passage before them longer.
    public var joinedRanks: Float = 18

    /// The weights of the product.
    public init() {}

    /// A number with its name.
    public typealias Named = (name: String, path: WritableKeyPath<RankingWeights, Float> & Sendable)

    /// The parts of the score that can be left out by 0.
    public static var parts: [Named] {
        [
            ("words", \.words), ("wordsOfDiscussion", \.wordsOfDiscussion), ("context", \.context), ("title", \.title),
            ("related", \.related), ("otherWords", \.otherWords), ("lightWord", \.lightWord),
            ("similarWord", \.similarWord),
            ("misspeltWord", \.misspeltWord),
            ("attendees", \.attendees), ("speakers", \.speakers), ("date", \.date), ("namedTime", \.namedTime),
            ("cue", \.cue), ("page", \.page), ("recency", \.recency), ("answersQuestion", \.answersQuestion),
            ("isQuestion", \.isQuestion), ("spelling", \.spelling), ("spread", \.spread),
            ("spreadOfLines", \.spreadOfLines),
        ]
    }

    /// Every number.
    public static var all: [Named] {
        parts + [
            ("saturation", \.saturation), ("lengthCorrection", \.lengthCorrection), ("passageLength", \.passageLength),
            ("joinedRanks", \.joinedRanks), ("spreadDistance", \.spreadDistance),
        ]
    }
}
