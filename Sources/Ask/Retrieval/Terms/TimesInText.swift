import Language
import Parsing
import Text
import Time

/// The times that a text names, relative to the day it was written: "yesterday" is the day before, "12 March" the nearest one.
public struct TimesInText: Sendable {
    /// A time with the words that name it.
    public struct Named: Sendable, Equatable {
        /// The time; both ends are known.
        public var span: TimeSpan
        /// The words.
        public var words: String
    }

    /// The times in text order.
    public private(set) var times: [Named] = []

    /// Finds the times in a text.
    ///
    /// - Parameters:
    ///   - text: One or a few sentences.
    ///   - day: The day on which it was written.
    public init(_ text: String, writtenOn day: CivilDate) {
        let tokens = QuestionTokenizer().tokens(of: text)
        let language = LanguageDetector.language(of: tokens)
        let grammar = TimeGrammar(now: day.at(hour: 12), language: language)
        func distance(_ span: TimeSpan) -> Int { span.start.map { abs($0.date.dayNumber - day.dayNumber) } ?? .max }
        for found in grammar.expressions(in: tokens, question: text)
        where found.span.start != nil && found.span.end != nil {
            // A time of day alone refers to the day of writing and names none; with a date, it names that day.
            let namesDay = found.grain >= .partOfDay || found.span.start?.date != day
            guard namesDay, !TimesInText.isVague(found.text) else { continue }
            let readings = [found.span] + found.alternatives
            if let nearest = readings.min(by: { distance($0) < distance($1) }) {
                times.append(Named(span: nearest, words: found.text))
            }
        }
    }

    /// Returns the largest share of a named time that lies in one of some spans.
    ///
    /// - Parameter spans: The times asked about.
    /// - Returns: 1 if a named time lies inside a span, less if it is wider, 0 if none overlaps.
    public func share(in spans: [TimeSpan]) -> Float {
        var best: Float = 0
        for named in times {
            guard let length = TimesInText.seconds(named.span), length > 0 else { continue }
            for span in spans {
                guard let common = span.intersection(named.span), let inside = TimesInText.seconds(common) else {
                    continue
                }
                best = max(best, Float(inside) / Float(length))
            }
        }
        return best
    }

    private static func seconds(_ span: TimeSpan) -> Int? {
        guard let start = span.start, let end = span.end else { return nil }
        return end.secondNumber - start.secondNumber
    }

    /// Whether words name a time in a question but not in a note: "the two" in "for the two of us", "now".
    private static func isVague(_ text: String) -> Bool {
        let words = text.lowercased().split(separator: " ")
        return text.lowercased() == "now"
            || (words.first == "the" && words.count == 2 && !text.contains(where: \.isNumber))
    }
}
