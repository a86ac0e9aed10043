import Model
import Parsing
import Time

/// A sentence of a passage with all that tells whether it dates what a question asks about.
struct DatedSentence {
    /// The sentence as written.
    let text: String
    /// The times that it names.
    let times: [StatedTime]
    /// The words of the question in it.
    let matches: [QuestionCoverage.Match]
    /// The share of the question that it holds.
    let share: Float
    /// The share that only the rest of its line holds.
    let shareOfLine: Float
    /// The share that only the title and the headings above it hold.
    let shareOfHeadings: Float
    /// What it tells of the verb whose date is asked for; nil where none is.
    let telling: HappenedVerb.Telling?
    /// Who says it, where it is part of a talk.
    let speaker: String?
    /// Whether its line is something to be done.
    let isTask: Bool
    /// The headings above it.
    let headings: String
    /// The day it was written on; nil where nobody knows.
    let day: CivilDate?

    /// Whether it, or what stands above it, has anything to do with the question.
    var isAboutQuestion: Bool { share > 0 || shareOfHeadings > 0 }

    /// Whether it holds enough of the question for its date to be told; in a talk the turns around it may hold the rest.
    var isWorthSaying: Bool { speaker != nil || shareOfAll >= DatedSentence.leastShare }

    /// Whether it says that what is asked about took place.
    var isStatement: Bool { telling == .stated && shareOfAll >= DatedSentence.leastStatement }

    private static let leastStatement: Float = 0.6

    /// The share of the question that it holds with its line, its headings and its title.
    var shareOfAll: Float { share + shareOfLine + shareOfHeadings }

    private static let leastShare: Float = 0.3

    /// How many words lie between a time and the nearest word of the question; nil where it has none.
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
        // What stands behind a comma or a colon is farther away.
        text.split { !$0.isLetter && !$0.isNumber && $0 != "'" }.count + 2 * text.count { ",:;–—".contains($0) }
    }
}
