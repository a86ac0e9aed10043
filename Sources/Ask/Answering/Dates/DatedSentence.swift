import Model
import Parsing
import Time

/// A sentence of a passage with everything that tells whether it dates the event asked about.
struct DatedSentence {
    let text: String
    let times: [StatedTime]
    let matches: [QuestionCoverage.Match]
    let share: Float
    /// The share that only the rest of its line has.
    let shareOfLine: Float
    /// The share that only its title and headings have.
    let shareOfHeadings: Float
    /// What it tells about the event; nil if the question has no verb.
    let telling: HappenedVerb.Telling?
    /// The speaker, in a transcript.
    let speaker: String?
    /// Whether its line is a task with a due date or an assignee at the start, and not done.
    let isTask: Bool
    let headings: String
    /// The day of writing; nil if unknown.
    let day: CivilDate?

    /// Whether the sentence, its title or its headings have anything to do with the question.
    var isAboutQuestion: Bool { share > 0 || shareOfHeadings > 0 }

    /// Whether its date may be given; in a transcript neighbouring turns may hold the rest of the question.
    var isWorthSaying: Bool { speaker != nil || shareOfAll >= DatedSentence.leastShare }

    var isStatement: Bool { telling == .stated && shareOfAll >= DatedSentence.leastStatement }

    private static let leastStatement: Float = 0.6

    /// The share of the question in the sentence, its line, headings and title.
    var shareOfAll: Float { share + shareOfLine + shareOfHeadings }

    private static let leastShare: Float = 0.3

    /// Returns the number of words between a time and the nearest word of the question; nil if there is none.
    func distance(of time: StatedTime) -> Int? {
        let bytes = Array(text.utf8)
        return matches.map { match in
            let between =
                match.range.upperBound <= time.range.lowerBound
                ? match.range.upperBound..<time.range.lowerBound : time.range.upperBound..<match.range.lowerBound
            return DatedSentence.words(String(decoding: bytes[between], as: UTF8.self))
        }.min()
    }

    private static func words(_ text: String) -> Int {
        // Punctuation adds distance.
        text.split { !$0.isLetter && !$0.isNumber && $0 != "'" }.count + 2 * text.count { ",:;–—".contains($0) }
    }
}
