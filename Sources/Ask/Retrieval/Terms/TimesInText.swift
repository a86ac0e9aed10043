import Parsing
import Time

/// The times that a text names, as they are meant from the day it was written: "yesterday" is the day before, and "12 March" the
/// one nearest to it.
public struct TimesInText: Sendable {
    /// A time with the words that name it.
    public struct Named: Sendable, Equatable {
        /// The time, both ends known.
        public var span: TimeSpan
        /// The words.
        public var words: String
    }

    /// The times in the order of the text.
    public private(set) var times: [Named] = []

    /// Reads the times of a text.
    ///
    /// - Parameters:
    ///   - text: A sentence or a few.
    ///   - day: The day it was written on.
    public init(_ text: String, writtenOn day: CivilDate) {
        let tokens = QuestionTokenizer().tokens(of: text)
        let language = TimeLanguage.detected(in: tokens)
        let grammar = TimeGrammar(now: day.at(hour: 12), dayFirst: language == .german, language: language)
        func distance(_ span: TimeSpan) -> Int { span.start.map { abs($0.date.dayNumber - day.dayNumber) } ?? .max }
        for found in grammar.expressions(in: tokens, question: text)
        where found.grain >= .partOfDay && found.span.start != nil && found.span.end != nil {
            guard !TimesInText.isVague(found.text) else { continue }
            let readings = [found.span] + found.alternatives
            if let nearest = readings.min(by: { distance($0) < distance($1) }) {
                times.append(Named(span: nearest, words: found.text))
            }
        }
    }

    /// How surely one of some spans is named: the largest share of a named time that lies in one of them.
    ///
    /// - Parameter spans: Times that are asked about.
    /// - Returns: 1 where a named time lies inside, less where it is wider, 0 where all lie elsewhere.
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

    /// Words that date a question but nothing in a note: "for the two of us", "now".
    private static func isVague(_ text: String) -> Bool {
        let words = text.lowercased().split(separator: " ")
        return text.lowercased() == "now"
            || (words.first == "the" && words.count == 2 && !text.contains(where: \.isNumber))
    }
}
