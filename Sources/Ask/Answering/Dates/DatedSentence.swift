import Model
import Parsing
import Time

/// A sentence of a passage, with the facts that show whether it dates the event asked about.
struct DatedSentence {
    let text: String
    let times: [StatedTime]
    let matches: [QuestionCoverage.Match]
    let share: Float
    /// The share of the question that only the rest of its line contains.
    let shareOfLine: Float
    /// The share of the question that only its title and headings contain.
    let shareOfHeadings: Float
    /// Its statement about the event; nil if the question has no verb.
    let telling: HappenedVerb.Telling?
    let speaker: String?
    /// Whether its line is a task that is not done, with a due date or an assignee at the start.
    let isTask: Bool
    let headings: String
    /// The day of writing; nil if unknown.
    let day: CivilDate?

    /// Whether the sentence, its title or its headings contain words of the question.
    var isAboutQuestion: Bool { share > 0 || shareOfHeadings > 0 }

    /// Whether its date may be the answer; in a transcript, neighbouring turns may contain the rest of the question.
    var isWorthSaying: Bool { speaker != nil || shareOfAll >= DatedSentence.leastShare }

    var isStatement: Bool { telling == .stated && shareOfAll >= DatedSentence.leastStatement }

    private static let leastStatement: Float = 0.6

    var shareOfAll: Float { share + shareOfLine + shareOfHeadings }

    private static let leastShare: Float = 0.3

    /// Returns the distance in words from a time to the nearest word of the question, a mark counting as two; nil if there is no such word.
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
        text.split { !$0.isLetter && !$0.isNumber && $0 != "'" }.count + 2 * text.count { ",:;–—".contains($0) }
    }
}
