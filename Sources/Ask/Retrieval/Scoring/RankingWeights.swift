/// The parameters of the ranking.
///
/// Formulas and measurements are in `docs/retrieval.md`; `Benchmark ranking SET NAME=VALUE` measures another value.
public struct RankingWeights: Sendable, Equatable {
    /// The saturation of repeated words in BM25 (k1).
    ///
    /// Source: Robertson and Zaragoza, "The Probabilistic Relevance Framework", 2009, doi:10.1561/1500000019.
    public var saturation: Float = 0.9
    /// The length correction of BM25 (b).
    public var lengthCorrection: Float = 0.4
    /// The words of the chunk itself.
    public var words: Float = 1
    /// The same for questions about a discussion, whose answers are longer passages, not lines.
    public var wordsOfDiscussion: Float = 0.2
    /// The words of the context.
    public var context: Float = 1
    /// The words of the document's title, tags and properties.
    public var title: Float = 1.5
    /// The same for questions about a discussion, which is told from many documents, not from the one that is named so.
    public var titleOfDiscussion: Float = 1
    /// A word with little meaning, such as "give", relative to other words.
    public var lightWord: Float = 0.8
    /// A related word relative to the word itself, times its relatedness.
    public var related: Float = 0.6
    /// The same if the answer may be worded differently, times the square root of its relatedness.
    public var otherWords: Float = 0.6
    /// A stem spelt like a word that the vault contains.
    public var similarWord: Float = 0.15
    /// The second most similar stem for an unknown word; the most similar one counts as the word itself.
    public var misspeltWord: Float = 0.5
    /// The share of the named people who attend.
    public var attendees: Float = 5
    /// The share of the chunk spoken by named people.
    public var speakers: Float = 5
    /// The match of the document's date with the time named.
    public var date: Float = 6
    /// The same for a day, which is meant exactly.
    public var day: Float = 10
    /// The match of a time in the text, such as "yesterday", with the time named.
    public var namedTime: Float = 4
    /// A chunk with a time if the question asks for one, or with a number if it asks for that.
    public var cue: Float = 3
    /// The page of the person about whom alone the question asks.
    public var page: Float = 8
    /// The preference for newer documents if the question asks for a current state.
    public var recency: Float = 6
    /// The share of a question's word score added to the next chunk: answers follow questions.
    public var answersQuestion: Float = 0.5
    /// The loss for being a question.
    public var isQuestion: Float = 0.8
    /// The cosine, times the square of the share of the question's words that the vault does not contain; see `docs/embedding.md`.
    public var spelling: Float = 60
    /// The square root of the share of the question that a passage holds with its headings and title.
    public var coverage: Float = 17
    /// The square of that share where people talk.
    public var coverageOfTalk: Float = 11
    /// The same for questions about a discussion, which is told in more words than those of the question.
    public var coverageOfDiscussion: Float = 4
    /// The newest document among those found if the last time is asked for, relative to the oldest.
    public var newest: Float = 23
    /// The oldest document among those found if the first time is asked for, relative to the newest.
    public var oldest: Float = 10
    /// The context of the best chunk in the order of passages, relative to its weight in the choice of chunks.
    public var contextOfPassage: Float = 0.5
    /// Two neighbouring words of the question that stand within three words of each other; three pairs count at most.
    public var nearness: Float = 2
    /// A title or heading with a numbered name of the question, such as "brew 9"; the loss for another number of the series.
    public var number: Float = 4
    /// A heading above the passage that has no word but those of the question, times the share of the question that it has.
    public var section: Float = 8
    /// The same for the label of a line, which names it as a heading names a section: "rent -> 30k".
    public var label: Float = 4
    /// The best score in the document less the best of all.
    public var document: Float = 0.25
    /// The loss of a note much older than the newest one found; half of it for one that is 13 months older.
    public var newer: Float = 10
    /// The same if the question asks how things stand or ended: "still", "in the end".
    public var newerAsked: Float = 20
    /// The share of six lines.
    public var lines: Float = 3
    /// The loss of a passage near a better one of the same document, among the first five of a discussion.
    public var spread: Float = 4.5
    /// The same for questions that ask for a line.
    public var spreadOfLines: Float = 2
    /// The distance in characters at which the loss is 0.6 of that.
    public var spreadDistance: Float = 900
    /// The maximum length of a joined passage in characters; with Markdown markup this is nearly always within 600 of the file's.
    public var passageLength: Float = 580
    /// The number of best chunks that may extend an earlier passage.
    public var joinedRanks: Float = 18

    /// Creates the default weights.
    public init() {}

    /// A parameter with its name.
    public typealias Named = (name: String, path: WritableKeyPath<RankingWeights, Float> & Sendable)

    /// The parts of the score, each of which the value 0 turns off.
    public static var parts: [Named] {
        [
            ("words", \.words), ("wordsOfDiscussion", \.wordsOfDiscussion), ("titleOfDiscussion", \.titleOfDiscussion),
            ("context", \.context), ("title", \.title),
            ("related", \.related), ("otherWords", \.otherWords), ("lightWord", \.lightWord),
            ("similarWord", \.similarWord),
            ("misspeltWord", \.misspeltWord),
            ("attendees", \.attendees), ("speakers", \.speakers), ("date", \.date), ("day", \.day),
            ("namedTime", \.namedTime),
            ("cue", \.cue), ("page", \.page), ("recency", \.recency), ("answersQuestion", \.answersQuestion),
            ("isQuestion", \.isQuestion), ("spelling", \.spelling), ("coverage", \.coverage),
            ("coverageOfTalk", \.coverageOfTalk), ("coverageOfDiscussion", \.coverageOfDiscussion),
            ("contextOfPassage", \.contextOfPassage),

            ("nearness", \.nearness), ("number", \.number), ("section", \.section), ("label", \.label),
            ("document", \.document),
            ("newer", \.newer), ("newerAsked", \.newerAsked), ("lines", \.lines),
            ("newest", \.newest), ("oldest", \.oldest), ("spread", \.spread),
            ("spreadOfLines", \.spreadOfLines),
        ]
    }

    /// All parameters.
    public static var all: [Named] {
        parts + [
            ("saturation", \.saturation), ("lengthCorrection", \.lengthCorrection), ("passageLength", \.passageLength),
            ("joinedRanks", \.joinedRanks), ("spreadDistance", \.spreadDistance),
        ]
    }
}
