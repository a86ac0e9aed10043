/// The strength of a search result; decides between an answer and "nothing found".
///
/// Four tests must pass (`tests`). First, the text must be about the question: a passage contains enough of its words and the text around
/// scores well, less a penalty for words found nowhere. Second, if the question is about a person, the lines with its words must be about
/// that person rather than another speaker. Third, one document must contain enough of the subject. Fourth, if the question is about
/// nobody, words adjacent in it must occur together in a line.
///
/// The features and limits and their effect are in `docs/abstention.md`.
public struct AnswerStrength: Sendable, Equatable {
    /// The question's words apart from names, by whom the sentences that hold them are about.
    ///
    /// Each is the largest share of a passage, discounted by rank.
    public struct Shares: Sendable, Equatable {
        /// The share in sentences about the person asked about: their own statements, and what is said to them or names them.
        public var asked: Float
        /// The share in what others say about themselves.
        public var others: Float

        /// Creates the shares.
        ///
        /// - Parameters:
        ///   - asked: The share in sentences about the person asked about.
        ///   - others: The share in what others say about themselves.
        public init(asked: Float, others: Float) {
            (self.asked, self.others) = (asked, others)
        }
    }

    /// The largest share of the question's words in one passage, discounted by rank, 0 … 1.
    public var share: Float = 0
    /// The best score of the text around a passage, relative to the importance of the question's words: about 0 … 1.5.
    public var context: Float = 0
    /// The share of the question's words that the vault does not contain and no passage has in another spelling, 0 … 1.
    public var unknown: Float = 0
    /// The largest share of the subject's words in one document, in any form, 0 … 1; all words have equal weight.
    public var support: Float = 1
    /// The certainty that a line holds two adjacent words of the subject, 0 … 1.
    public var together: Float = 1
    /// The subject's words missing in the best document, folded.
    public var missing: [String] = []
    /// Whether a capitalised name of the question is missing; no other word can stand for it.
    public var lacksName = false
    /// Whether the question asks for a date.
    public var isOfDate = false
    /// The shares by person; nil if the question is about nobody.
    public var attribution: Shares?
    /// The number of the subject's words for which a passage has a synonym or hyponym; the maximum over the first passages.
    public var correspondences = 0
    /// Whether the question names documents; their titles then account for part of it.
    public var isInside = false

    /// The margin by which the first two tests pass; negative if one fails.
    public var margin: Float {
        let text = share + context - AnswerStrength.unknownCost * unknown
        let margin = text - (isInside ? AnswerStrength.leastTextInside : AnswerStrength.leastText)
        guard let attribution else { return margin }
        let least = isInside ? 0 : AnswerStrength.leastAsked
        let lead = attribution.asked - attribution.others
        return min(margin, attribution.asked - least, lead - AnswerStrength.leastLead)
    }

    /// One of the tests that an answer must pass.
    public struct Test: Sendable, Equatable {
        /// The name: `text`, `person`, `lead`, `subject` or `together`, as in `docs/abstention.md`.
        public var name: String
        /// The measured value.
        public var value: Float
        /// The least value that passes by itself; a subject with less may pass by a large margin of the text.
        public var least: Float
        /// Whether it passes.
        public var isPassed: Bool
    }

    /// The tests with their values and limits, in the order in which they are described above.
    public var tests: [Test] {
        func test(_ name: String, _ value: Float, _ least: Float) -> Test {
            Test(name: name, value: value, least: least, isPassed: value >= least)
        }
        var tests = [
            test(
                "text", share + context - AnswerStrength.unknownCost * unknown,
                isInside ? AnswerStrength.leastTextInside : AnswerStrength.leastText)
        ]
        if let attribution {
            tests.append(test("person", attribution.asked, isInside ? 0 : AnswerStrength.leastAsked))
            tests.append(test("lead", attribution.asked - attribution.others, AnswerStrength.leastLead))
        }
        tests.append(
            Test(
                name: "subject", value: support, least: AnswerStrength.leastSupport,
                isPassed: isSupported && !lacksName))
        tests.append(test("together", together, AnswerStrength.leastTogether))
        return tests
    }

    /// Whether the first two tests pass, a document holds enough of the subject, and no capitalised name is missing.
    var isAbout: Bool { margin >= 0 && isSupported && !lacksName }

    /// Whether all tests pass.
    public var isAnswer: Bool { isAbout && together >= AnswerStrength.leastTogether }

    /// Whether the result is good enough to show as possibly helpful.
    public var isNear: Bool {
        margin >= (correspondences > 0 ? AnswerStrength.leastNearOfOther : AnswerStrength.leastNear)
    }

    /// Whether the best document contains enough of the subject.
    ///
    /// A subject of two words needs both, unless the margin is large; a longer one may lack some.
    private var isSupported: Bool {
        if support >= AnswerStrength.leastSupport { return true }
        if isOfDate, attribution != nil { return support >= AnswerStrength.leastSupportOfDate }
        let isShort = Float(missing.count) <= (1 - support) * AnswerStrength.shortSubject
        return isShort
            ? support > 0 && margin >= AnswerStrength.leastOfShort
            : support >= AnswerStrength.leastSupportOfLong && margin >= AnswerStrength.leastOfLong
    }

    /// Creates the strength of an empty result.
    public init() {}

    /// Number of best passages judged.
    static let depth = 10
    /// Number of best passages searched for adjacent words; the very best may each contain only one.
    static let depthOfPairs = 20
    /// Factor from one rank to the next.
    static let rankDiscount: Float = 0.9
    /// Penalty of a word found nowhere, relative to the gain of one found.
    static let unknownCost: Float = 1.5
    /// Minimum of the text's share and context less the penalty.
    static let leastText: Float = 0.5
    /// The same in documents that the question names.
    static let leastTextInside: Float = 0.3
    /// Minimum share in lines about the person asked about.
    static let leastAsked: Float = 0.15
    /// Minimum share of the subject's words in the best document.
    static let leastSupport: Float = 0.6
    /// The same for a date of a person: a line about them with a date is proof enough.
    static let leastSupportOfDate: Float = 0.5
    /// The same for a long subject with a large margin.
    static let leastSupportOfLong: Float = 0.3
    /// Minimum margin for a short subject with less support.
    static let leastOfShort: Float = 0.6
    /// The same for a longer one.
    static let leastOfLong: Float = 0.3
    /// Number of words up to which a subject is short; the fraction absorbs rounding.
    static let shortSubject: Float = 2.01
    /// Minimum certainty of two adjacent words: "search" and "party" apart are not a "search party".
    static let leastTogether: Float = 0.2
    /// Minimum margin of a possibly helpful result.
    static let leastNear: Float = -0.6
    /// The same if a passage has a synonym or hyponym of a word.
    static let leastNearOfOther: Float = -1.2
    /// Minimum lead over others' lines; others may use the same words when they address the person.
    static let leastLead: Float = -0.15
}
