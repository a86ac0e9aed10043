import Language
import Parsing
import Time

/// A name with a day behind it, as commands take them: "running yesterday".
public struct NamedDay: Sendable {
    /// The time that the words name.
    public enum When: Sendable, Equatable {
        case unsaid
        case day(CivilDate)
        /// Words that name no single day.
        case noDay(String)
    }

    /// The words before the day.
    public var name: String
    /// The day.
    public var when: When
    /// The words that name the day.
    public var written: String

    /// Reads words.
    ///
    /// - Parameters:
    ///   - words: What was typed.
    ///   - now: The moment of typing, in local time.
    ///   - weekStart: The first weekday of a week.
    ///   - dayFirst: Whether 3/4 is 3 April.
    ///   - isAhead: Whether a day that may be past or future is future.
    public init(_ words: String, now: CivilDateTime, weekStart: Weekday, dayFirst: Bool, isAhead: Bool) {
        (name, when, written) = (words, .unsaid, "")
        let tokens = QuestionTokenizer().tokens(of: words)
        for language in Language.allCases {
            let grammar = TimeGrammar(now: now, weekStart: weekStart, dayFirst: dayFirst, language: language)
            let reading = grammar.read(tokens, question: words)
            if let time = reading.expressions.last, time.consumed.upperBound == tokens.count {
                take(time.consumed.lowerBound, tokens, words)
                let spans = [time.span] + time.alternatives
                let fitting = spans.first { span in
                    isAhead ? span.end.map { $0 > now } ?? true : span.start.map { $0 <= now } ?? true
                }
                when = NamedDay.day(of: fitting ?? time.span).map(When.day) ?? .noDay(written)
                return
            }
            if let time = reading.unread.last, time.tokens.upperBound == tokens.count {
                take(time.tokens.lowerBound, tokens, words)
                when = .noDay(written)
                return
            }
        }
    }

    private mutating func take(_ place: Int, _ tokens: [QuestionToken], _ words: String) {
        let bytes = Array(words.utf8)
        let start = tokens[place].range.lowerBound
        name = String(decoding: bytes[..<start], as: UTF8.self).trimmingBlanks
        written = String(decoding: bytes[start...], as: UTF8.self).trimmingBlanks
    }

    private static func day(of span: TimeSpan) -> CivilDate? {
        guard let start = span.start, let end = span.end, end <= start.date.adding(days: 1).midnight else { return nil }
        return start.date
    }
}
