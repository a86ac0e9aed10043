import Language
import Parsing
import Text
import Time

/// Checks another program's text against the quotes that it was given.
///
/// Each sentence must cite quotes that there are. What it puts in quotation marks must stand in one of them, word for word; each number
/// must occur in one, in any notation; each date must be named by one, be the date of its document, or hold such a day. Whether the sentence
/// follows from the quotes is not checked: no program can do that.
public struct GroundingCheck {
    private let quotes: [Int: Ground]
    private let computed: Ground?
    private let refusal: String
    private let now: CivilDateTime
    private let language: Language
    private let dates: GroundedDates

    /// What a quote holds.
    private struct Ground {
        var quote: GroundedQuote
        var figures: Set<Figure.Value>
        var spans: [TimeSpan]

        var words: [String] { [quote.text, quote.title] }
    }

    /// Prepares a check.
    ///
    /// - Parameters:
    ///   - quotes: The quotes.
    ///   - computed: What was computed from them, whose numbers and dates may be used too; nil if nothing was.
    ///   - refusal: The sentence that says that the quotes do not answer, which needs no citation.
    ///   - now: The time of asking, from which "last Friday" is read.
    ///   - language: The language of texts too short to tell.
    ///   - dayFirst: Whether 3/4 means 3 April.
    public init(
        quotes: [GroundedQuote], computed: String? = nil, refusal: String = "", now: CivilDateTime,
        language: Language = .english, dayFirst: Bool = false
    ) {
        let dates = GroundedDates(dayFirst: dayFirst)
        let grounds = quotes.map { GroundingCheck.ground($0, dates, now) }
        self.quotes = Dictionary(grounds.map { ($0.quote.number, $0) }) { first, _ in first }
        self.computed = computed.map { GroundingCheck.ground(GroundedQuote(number: 0, text: $0), dates, now) }
        (self.refusal, self.now, self.language, self.dates) = (GroundingCheck.folded(refusal), now, language, dates)
    }

    private static func ground(_ quote: GroundedQuote, _ dates: GroundedDates, _ now: CivilDateTime) -> Ground {
        let reader = FigureReader(languages: Language.allCases)
        let day = quote.day.map { $0.at(hour: 12) } ?? now
        var (figures, spans) = (Set<Figure.Value>(), [quote.days].compactMap { $0 })
        for text in [quote.text, quote.title] {
            let times = dates.times(in: text, from: [day], languages: Language.allCases)
            spans += times.flatMap(\.spans)
            // The 10 of "10 March" proves no ten of anything else.
            for figure in reader.figures(in: text)
            where figure.isClock || !times.contains(where: { $0.range.overlaps(figure.range) }) {
                figures.formUnion(figure.values)
            }
        }
        if let minute = quote.minute { figures.insert(.clock(minute)) }
        return Ground(quote: quote, figures: figures, spans: spans)
    }

    // MARK: Checking

    /// Checks each sentence of a text.
    ///
    /// - Parameter text: What the other program wrote.
    /// - Returns: The sentences in order, each with what does not hold.
    public func check(_ text: String) -> [CheckedSentence] {
        let sentences = SentenceReader().sentences(of: text)
        let tokens = QuestionTokenizer().tokens(of: sentences.map(\.text).joined(separator: " "))
        let language = tokens.count >= GroundingCheck.fewWords ? LanguageDetector.language(of: text) : self.language
        return sentences.map { sentence in
            CheckedSentence(
                text: sentence.text, citations: sentence.citations,
                problems: problems(of: sentence, language == self.language ? [language] : [language, self.language]))
        }
    }

    /// The number of words from which their language can be told.
    private static let fewWords = 8

    /// Whether a text says no more than that the quotes do not answer.
    public func isRefusal(_ sentences: [CheckedSentence]) -> Bool {
        !sentences.isEmpty && sentences.allSatisfy { isRefusal($0.text) }
    }

    private func isRefusal(_ sentence: String) -> Bool {
        !refusal.isEmpty && GroundingCheck.folded(sentence) == refusal
    }

    private static func folded(_ text: String) -> String {
        text.lowercased().filter { $0.isLetter || $0.isNumber }
    }

    private func problems(
        of sentence: SentenceReader.Sentence, _ languages: [Language]
    ) -> [CheckedSentence.Problem] {
        if isRefusal(sentence.text) { return [] }
        guard !sentence.citations.isEmpty else { return [.uncited] }
        let unknown = sentence.citations.filter { quotes[$0] == nil }.map(CheckedSentence.Problem.unknownQuote)
        let cited = sentence.citations.compactMap { quotes[$0] }
        guard !cited.isEmpty else { return unknown }
        return unknown + words(of: sentence.text, cited) + figures(of: sentence.text, cited, languages)
    }

    private func words(of sentence: String, _ cited: [Ground]) -> [CheckedSentence.Problem] {
        QuotedWords.all(in: sentence).filter { words in
            !cited.contains { $0.words.contains { QuotedWords.stand(words, in: $0) } }
        }.map { .words($0) }
    }

    /// Checks the dates of a sentence, and the numbers that belong to none.
    private func figures(
        of sentence: String, _ cited: [Ground], _ languages: [Language]
    ) -> [CheckedSentence.Problem] {
        let grounds = cited + [computed].compactMap { $0 }
        let moments = [now] + cited.compactMap { $0.quote.day?.at(hour: 12) }
        let times = dates.times(in: sentence, from: moments, languages: languages)
        let spans = grounds.flatMap(\.spans)
        let wrongTimes = times.filter { time in
            !time.spans.contains { span in spans.contains { span.contains($0) } }
        }
        let known = grounds.reduce(into: Set<Figure.Value>()) { $0.formUnion($1.figures) }
        let wrongFigures = FigureReader(languages: languages).figures(in: sentence).filter { figure in
            (figure.isClock || !times.contains { $0.range.overlaps(figure.range) })
                && known.isDisjoint(with: figure.values)
        }
        let problems =
            wrongTimes.map { ($0.range.lowerBound, CheckedSentence.Problem.date($0.text)) }
            + wrongFigures.map { ($0.range.lowerBound, .number($0.text)) }
        return problems.sorted { $0.0 < $1.0 }.map(\.1)
    }
}
