import Time

/// Reads the time expressions of a question: which phrases name a time, and which time each of them names.
///
/// Bare names (Monday, March, Christmas) are settled by the question's tense and carry their other reading; counted
/// spans include today. Works in calendar fields only, so days on which clocks change need no care here.
public struct TimeGrammar: Sendable {
    let calendar: TimeCalendar
    private let isDayFirst: Bool
    let words: TimeWords
    private let names: Set<String>?

    /// A grammar for questions asked at one moment.
    ///
    /// - Parameters:
    ///   - now: The moment of asking, on the reader's clock.
    ///   - weekStart: The weekday that weeks begin with.
    ///   - dayFirst: Whether 3/4 is 3 April; a part above 12 decides by itself.
    ///   - language: The language of the questions.
    ///   - names: The folded names of people who may be meant by "from May"; nil where nobody knows them.
    public init(
        now: CivilDateTime, weekStart: Weekday = .monday, dayFirst: Bool = false, language: TimeLanguage = .english,
        names: Set<String>? = nil
    ) {
        calendar = TimeCalendar(now: now, weekStart: weekStart)
        isDayFirst = dayFirst
        words = TimeWords.table(for: language)
        self.names = names
    }

    /// The time expressions of a question: the longest match at each place, not overlapping, in order; of a set of days
    /// ("Tuesdays in January") one for each day, all of the same phrase.
    ///
    /// - Parameters:
    ///   - tokens: The tokens of the question.
    ///   - question: The question itself.
    /// - Returns: The expressions found; empty where the question names no time.
    public func expressions(in tokens: [QuestionToken], question: String) -> [TimeExpression] {
        read(tokens, question: question).expressions
    }

    /// All that a question says about time.
    ///
    /// Linear in the number of tokens.
    ///
    /// - Parameters:
    ///   - tokens: The tokens of the question.
    ///   - question: The question itself.
    ///   - events: Words that name a time which only the vault knows.
    /// - Returns: Expressions, phrases that name no time although meant as one, and the tense.
    public func read(_ tokens: [QuestionToken], question: String, events: [NamedEvent] = []) -> TimeReading {
        let (lexemes, tense) = TimeLexer(words: words, tokens: tokens, events: events, names: names).read()
        return read(lexemes, tense, tokens, question: question)
    }

    /// The lexemes of a text, with nothing that the vault alone knows.
    func lexemes(of tokens: [QuestionToken]) -> (lexemes: [Lexeme], tense: Tense) {
        TimeLexer(words: words, tokens: tokens, events: [], names: names).read()
    }

    /// A parser for some lexemes.
    func parser(_ lexemes: [Lexeme]) -> TimeParser {
        TimeParser(lexemes: lexemes, words: words, isDayFirst: isDayFirst, currentYear: calendar.today.year)
    }

    /// All that a text says about time whose lexemes are known.
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

    /// Joins the expressions of one question into the spans to search: a longer and a shorter one that fits into it
    /// become the shorter, two open ranges become what both hold, all others stay apart.
    ///
    /// - Parameters:
    ///   - expressions: The expressions of one question, in order.
    ///   - tense: The question's tense.
    /// - Returns: One span, or several that any may match; empty without expressions.
    public func combine(_ expressions: [TimeExpression], tense: Tense = .none) -> [TimeSpan] {
        SpanCombiner(resolver: TimeResolver(calendar: calendar, tense: tense)).spans(of: expressions)
    }

    /// The expression of a node; of a set of days one for each of them.
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

    /// Whether a period lies in the years that can be written.
    private func isInRange(_ period: Period) -> Bool {
        let years = (period.start ?? period.end).map { $0.date.year } ?? 1
        let last = (period.end ?? period.start).map { $0.date.year } ?? 1
        return years >= 1 && last <= 9999
    }
}

/// Where a find stands in the question.
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
