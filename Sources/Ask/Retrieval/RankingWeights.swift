/// Every number of the ranking, each with its name and the measurement that chose it, in one place.
///
/// The formulas and the measured table stand in `docs/retrieval.md`.
public struct RankingWeights: Sendable, Equatable {
    /// BM25's saturation of repeated words.
    ///
    /// Source: Robertson and Zaragoza, "The Probabilistic Relevance Framework", 2009, doi:10.1561/1500000019.
    public var saturation: Float = 0.9
    /// BM25's correction for long chunks.
    public var lengthCorrection: Float = 0.4
    /// The words of the chunk itself.
    public var words: Float = 1
    /// The words of the text around it.
    public var context: Float = 1
    /// The share of the named people who attend.
    public var attendees: Float = 4
    /// The share of the chunk that named people speak.
    public var speakers: Float = 5
    /// The date of the document against the time named.
    public var date: Float = 4
    /// A page about the person who is all that is asked about.
    public var page: Float = 8
    /// What the score of a question adds to the chunk behind it: answers follow questions.
    public var answersQuestion: Float = 0.5
    /// What being a question takes away.
    public var isQuestion: Float = 1
    /// The cosine, times the share of the question's words that the vault does not know.
    public var spelling: Float = 20
    /// A neighbour in spelling of a word that the vault knows.
    public var similarWord: Float = 0.3
    /// A neighbour in spelling of a word that the vault does not know.
    public var misspeltWord: Float = 1

    /// The weights of the product.
    public init() {}
}
