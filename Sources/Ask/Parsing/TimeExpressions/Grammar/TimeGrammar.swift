import Language
import Time

/// Reads the time expressions of a question.
///
/// Ambiguous names ("Monday", "March") are resolved by the tense and keep their other reading. Counted spans include today. Only calendar
/// fields are used, so clock changes do not matter.
public struct TimeGrammar: Sendable {
    let calendar: TimeCalendar
    private let isDayFirst: Bool
    private let isYearFirst: Bool
    let words: TimeWords
    private let names: Set<String>?

    /// Creates a grammar for questions asked at one moment.
    ///
    /// - Parameters:
    ///   - now: The moment of asking, in local time.
    ///   - weekStart: The first weekday of a week.
    ///   - dayFirst: Whether 3/4 means 3 April, as always in German and French; a number above 12 is the day anyway.
    ///   - yearFirst: Whether a date of three numbers of two digits begins with the year where it can.
    ///   - language: The language of the questions.
    ///   - names: The folded names of people who may be meant by "from May"; nil if unknown.
    public init(
        now: CivilDateTime, weekStart: Weekday = .monday, dayFirst: Bool = false, yearFirst: Bool = false,
        language: Language = .english, names: Set<String>? = nil
    ) {
        calendar = TimeCalendar(now: now, weekStart: weekStart)
        words = TimeWords.table(for: language)
        isDayFirst = dayFirst || words.isDayFirst
        isYearFirst = yearFirst
        self.names = names
    }

    /// Finds the time expressions of a question in order, the longest at each token; a set ("Tuesdays in January") gives one for each day.
    ///
    /// - Parameters:
    ///   - tokens: The tokens of the question.
    ///   - question: The question itself.
    /// - Returns: The expressions; empty if the question names no time.
    public func expressions(in tokens: [QuestionToken], question: String) -> [TimeExpression] {
        read(tokens, question: question).expressions
    }

    /// Reads all time information of a question; linear in the number of tokens.
    ///
    /// - Parameters:
    ///   - tokens: The tokens of the question.
    ///   - question: The question itself.
    ///   - events: Names of times that only the vault knows.
    /// - Returns: The expressions, the phrases for times that do not exist, and the tense.
    public func read(_ tokens: [QuestionToken], question: String, events: [NamedEvent] = []) -> TimeReading {
        let (lexemes, tense) = TimeLexer(words: words, tokens: tokens, events: events, names: names).read()
        return read(lexemes, tense, tokens, question: question)
    }

    func lexemes(of tokens: [QuestionToken]) -> (lexemes: [Lexeme], tense: Tense) {
        TimeLexer(words: words, tokens: tokens, events: [], names: names).read()
    }

    func parser(_ lexemes: [Lexeme]) -> TimeParser {
        TimeParser(
            lexemes: lexemes, words: words, isDayFirst: isDayFirst, isYearFirst: isYearFirst, today: calendar.today)
    }

    func read(_ lexemes: [Lexeme], _ tense: Tense, _ tokens: [QuestionToken], question: String) -> TimeReading {
        let parser = parser(lexemes)
        let resolver = TimeResolver(calendar: calendar, tense: tense)
        var expressions: [TimeExpression] = []
        var unread: [UnreadTime] = []
        for find in TimeScanner(parser: parser, tense: tense).finds() {
            let place = Place(find, lexemes, tokens, question)
            let found = all(find.node, place, resolver)
            expressions += found
            if found.isEmpty {
                unread.append(UnreadTime(text: place.text, range: place.range, tokens: place.tokens))
            }
        }
        return TimeReading(expressions: expressions, unread: unread, tense: tense)
    }

    /// Combines the expressions of one question into the spans to search.
    ///
    /// A shorter span inside a longer one replaces it, and two open ranges are intersected; all others are alternatives.
    ///
    /// - Parameters:
    ///   - expressions: The expressions of one question, in order.
    ///   - tense: The tense of the question.
    /// - Returns: One or more alternative spans; empty without expressions.
    public func combine(_ expressions: [TimeExpression], tense: Tense = .none) -> [TimeSpan] {
        SpanCombiner(resolver: TimeResolver(calendar: calendar, tense: tense)).spans(of: expressions)
    }

    private func all(_ node: TimeNode, _ place: Place, _ resolver: TimeResolver) -> [TimeExpression] {
        if let each = resolver.each(of: node) { return each.compactMap { expression(.fixed($0), place, resolver) } }
        return expression(node, place, resolver).map { [$0] } ?? []
    }

    private func expression(_ node: TimeNode, _ place: Place, _ resolver: TimeResolver) -> TimeExpression? {
        let readings = resolver.readings(of: node).filter(isInRange)
        guard let first = readings.first else { return nil }
        var alternatives: [TimeSpan] = []
        for reading in readings.dropFirst() where reading.span != first.span && !alternatives.contains(reading.span) {
            alternatives.append(reading.span)
        }
        return TimeExpression(
            text: place.text, tokens: place.tokens, range: place.range, consumed: place.consumed, span: first.span,
            grain: first.grain, alternatives: alternatives, node: node)
    }

    private func isInRange(_ period: Period) -> Bool {
        let years = (period.start ?? period.end).map { $0.date.year } ?? 1
        let last = (period.end ?? period.start).map { $0.date.year } ?? 1
        return years >= 1 && last <= 9999
    }
}

private struct Place {
    let text: String
    let tokens: Range<Int>
    let range: Range<Int>
    let consumed: Range<Int>

    init(_ find: TimeScanner.Find, _ lexemes: [Lexeme], _ tokens: [QuestionToken], _ question: String) {
        func covered(_ range: Range<Int>) -> Range<Int> {
            lexemes[range.lowerBound].tokens.lowerBound..<lexemes[range.upperBound - 1].tokens.upperBound
        }
        self.tokens = covered(find.lexemes)
        consumed = covered(find.consumed)
        range = tokens[self.tokens.lowerBound].range.lowerBound..<tokens[self.tokens.upperBound - 1].range.upperBound
        let bytes = question.utf8
        let start =
            bytes.index(bytes.startIndex, offsetBy: range.lowerBound, limitedBy: bytes.endIndex) ?? bytes.endIndex
        let end = bytes.index(start, offsetBy: range.count, limitedBy: bytes.endIndex) ?? bytes.endIndex
        text = String(question[start..<end])
    }
}
