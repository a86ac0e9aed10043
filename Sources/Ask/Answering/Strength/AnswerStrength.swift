/// How far what a search found can be an answer at all, and where "nothing" is the better one.
///
/// Three tests that a reader can follow, all to be passed. The first asks whether the text is about the question: how much of the question's
/// words one passage holds, how much the text around it is about them, less what is nowhere. The second is made where the question is about
/// somebody: whether it is they whom the lines with its words are about. A question that asks one what another said finds every word, in the
/// wrong mouth. The third, where it is about nobody, asks whether words that stand beside each other in the question do so anywhere in the text.
///
/// How the features and limits were found and what they reach: `docs/abstention.md`.
public struct AnswerStrength: Sendable, Equatable {
    /// The shares of the question's words, names aside, in sentences about the person asked about and in those about others: the largest that
    /// a passage holds, discounted by its rank.
    public struct Shares: Sendable, Equatable {
        /// In what they say of themselves, and what is said to them or names them.
        public var asked: Float
        /// In what others say of themselves.
        public var others: Float

        /// The shares of the question's words.
        ///
        /// - Parameters:
        ///   - asked: In sentences about the person asked about.
        ///   - others: In what others say of themselves.
        public init(asked: Float, others: Float) {
            (self.asked, self.others) = (asked, others)
        }
    }

    /// The share of the question's words that one passage holds, 0 … 1, discounted by its rank: the largest.
    public var share: Float = 0
    /// The score of the text around a passage against the importance of the question's words, the largest: about 0 … 1.5.
    public var context: Float = 0
    /// The share of the question's words that the vault does not have, nor any passage in another spelling, 0 … 1.
    public var unknown: Float = 0
    /// The share of the words of the subject that one document holds in any form, 0 … 1, the largest: each word counts as one.
    public var support: Float = 1
    /// How surely two neighbouring words of the subject stand together somewhere, 0 … 1.
    public var together: Float = 1
    /// The words of the subject that the best document does not hold, folded.
    public var missing: [String] = []
    /// Whether a name that the question writes with a capital is among them: no other word stands for it.
    public var lacksName = false
    /// Whether a date is asked for: then the lines must hold one besides.
    public var isOfDate = false
    /// Whom the lines are about; nil where the question is about nobody.
    public var attribution: Shares?
    /// For how many words of the subject one of the first passages has another that means the same or a kind of it: the most.
    public var correspondences = 0
    /// Whether the question names the documents: their titles have answered for a part of it.
    public var isInside = false

    /// By how much the first two tests are passed; negative where one fails.
    public var margin: Float {
        let text = share + context - AnswerStrength.unknownCost * unknown
        let margin = text - (isInside ? AnswerStrength.leastTextInside : AnswerStrength.leastText)
        guard let attribution else { return margin }
        let least = isInside ? 0 : AnswerStrength.leastAsked
        let lead = attribution.asked - attribution.others
        return min(margin, attribution.asked - least, lead - AnswerStrength.leastLead)
    }

    /// Whether it is about the question, about whom it asks after, and no word of the subject is nowhere.
    var isAbout: Bool { margin >= 0 && isSupported && !lacksName }

    /// Whether it is an answer: all tests are passed.
    public var isAnswer: Bool { isAbout && together >= AnswerStrength.leastTogether }

    /// Whether it is near enough to an answer to be shown as what may help.
    public var isNear: Bool {
        margin >= (correspondences > 0 ? AnswerStrength.leastNearOfOther : AnswerStrength.leastNear)
    }

    /// Whether the best document holds the subject.
    ///
    /// Of two words both must be there, unless the text speaks of the one much; of many words some may be missing.
    private var isSupported: Bool {
        if support >= AnswerStrength.leastSupport { return true }
        if isOfDate, attribution != nil { return support >= AnswerStrength.leastSupportOfDate }
        let isShort = Float(missing.count) <= (1 - support) * AnswerStrength.shortSubject
        return isShort
            ? support > 0 && margin >= AnswerStrength.leastOfShort
            : support >= AnswerStrength.leastSupportOfLong && margin >= AnswerStrength.leastOfLong
    }

    /// No strength at all: nothing was found.
    public init() {}

    /// Among this many of the best passages.
    static let depth = 10
    /// Among this many words that stand together are sought: the best ones may each hold one.
    static let depthOfPairs = 20
    /// A passage counts that much of the one before it.
    static let rankDiscount: Float = 0.9
    /// What a word that is nowhere takes away, against what one that is there gives.
    static let unknownCost: Float = 1.5
    /// What the text must reach.
    static let leastText: Float = 0.5
    /// The same inside documents that the question names.
    static let leastTextInside: Float = 0.3
    /// What the lines about the person asked about must hold.
    static let leastAsked: Float = 0.15
    /// The share of the subject's words that the best document must hold.
    static let leastSupport: Float = 0.6
    /// The same of somebody's date, where lines about them that hold one are proof enough.
    static let leastSupportOfDate: Float = 0.5
    /// The same of a long question whose text passes the tests by far.
    static let leastSupportOfLong: Float = 0.3
    /// By so much the tests must be passed where less is held of a subject of no more than two words.
    static let leastOfShort: Float = 0.6
    /// The same of a longer subject.
    static let leastOfLong: Float = 0.3
    /// A subject of so many words is short.
    static let shortSubject: Float = 2.01
    /// So surely two of its words must stand together: a search and a party are no search party.
    static let leastTogether: Float = 0.2
    /// What fails the tests by no more is near.
    static let leastNear: Float = -0.6
    /// The same where another word stands there for one of the question's.
    static let leastNearOfOther: Float = -1.2
    /// By how much more they must hold than the lines of others, who may well use the same words in talking to them.
    static let leastLead: Float = -0.15
}
