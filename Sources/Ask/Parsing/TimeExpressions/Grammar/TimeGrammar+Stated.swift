import Time

extension TimeGrammar {
    /// Returns the times that a statement names, in order; `now` of the grammar is the day of writing.
    ///
    /// A weekday without a period is past in a statement in the past tense, but future after "to", "by" or "for". A day of the month
    /// follows the date named before it. "A year ago" means that month, any other time the nearest one. Times of day alone are left out.
    ///
    /// - Parameters:
    ///   - tokens: The tokens of the statement.
    ///   - text: The statement, one or a few sentences.
    ///   - previous: The last time named before it in the same text, if any.
    /// - Returns: The times, closed on both sides.
    public func statedTimes(
        of tokens: [QuestionToken], in text: String, following previous: TimeSpan? = nil
    ) -> [StatedTime] {
        let (lexemes, tense) = lexemes(of: tokens)
        let reading = read(lexemes, tense, tokens, question: text)
        let resolver = TimeResolver(calendar: calendar, tense: tense)
        // A set ("Mondays") is no single day.
        let counts = Dictionary(reading.expressions.map { ($0.range, 1) }, uniquingKeysWith: +)
        var times: [StatedTime] = []
        for expression in reading.expressions
        where counts[expression.range] == 1 && !TimeGrammar.isInName(expression, tokens) {
            let first = expression.tokens.lowerBound
            let place = StatementPlace(
                calendar: calendar, tense: tense, previous: times.last { $0.kind == .named }?.span ?? previous,
                wordBefore: first > 0 ? words.entry(of: tokens[first - 1].lower)?.word?.term : nil,
                firstWord: words.entry(of: tokens[first].lower)?.word?.term,
                lastWord: words.entry(of: tokens[expression.tokens.upperBound - 1].lower)?.word?.term)
            if let time = place.time(of: expression, resolver) { times.append(time) }
        }
        let lengths = lengths(lexemes, tokens, text).filter { length in
            !times.contains { $0.kind != .named && $0.range.overlaps(length.range) }
        }
        guard !lengths.isEmpty else { return times }
        let others = times.filter { time in !lengths.contains { $0.range.overlaps(time.range) } }
        return (others + lengths).sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// Tells whether a holiday is part of a name: "A Christmas Story" is no day.
    private static func isInName(_ expression: TimeExpression, _ tokens: [QuestionToken]) -> Bool {
        let (before, behind) = (expression.tokens.lowerBound - 1, expression.tokens.upperBound)
        guard case .recurring(.holiday) = expression.node, before > 0, behind < tokens.count else { return false }
        return tokens[before].isCapitalised && tokens[behind].isCapitalised && !tokens[behind].isGlued
    }

    /// Returns the periods in which lengths up to the day of writing began: "for about four months now".
    private func lengths(_ lexemes: [Lexeme], _ tokens: [QuestionToken], _ text: String) -> [StatedTime] {
        guard lexemes.contains(where: { $0.term == .preposition(.for) }) else { return [] }
        let parser = parser(lexemes)
        return lexemes.indices.compactMap { index in
            guard lexemes[index].term == .preposition(.for) else { return nil }
            var start = index + 1
            while isLoose(parser.term(start)) { start += 1 }
            guard let (amount, end) = parser.amount(start), amount.isWholeDays, amount.months + amount.days > 0,
                let period = beginning(of: amount)
            else { return nil }
            let range =
                tokens[lexemes[index].tokens.lowerBound].range
                .lowerBound..<tokens[lexemes[end - 1].tokens.upperBound - 1]
                .range.upperBound
            return StatedTime(
                text: String(decoding: Array(text.utf8)[range], as: UTF8.self), range: range, span: period.span,
                kind: .length, isVague: false, isBare: false, hasClock: false, isAbsolute: false)
        }
    }

    /// Returns the length of time within a day that a question names after "for": "for an hour", "for 30 minutes".
    ///
    /// - Parameter tokens: The tokens of the question.
    /// - Returns: The minutes, and the tokens that name them; nil if there is no such length.
    func minutes(in tokens: [QuestionToken]) -> (minutes: Int, tokens: Range<Int>)? {
        let lexemes = lexemes(of: tokens).lexemes
        let parser = parser(lexemes)
        for index in lexemes.indices where lexemes[index].term == .preposition(.for) {
            guard let (amount, end) = parser.amount(index + 1), amount.months == 0, amount.days == 0,
                amount.seconds >= 60
            else { continue }
            let last = lexemes[end - 1].tokens.upperBound
            return (amount.seconds / 60, lexemes[index].tokens.lowerBound..<last)
        }
        return nil
    }

    private func isLoose(_ term: TimeTerm) -> Bool {
        switch term {
        case .approximately, .preposition(.about), .preposition(.around), .preposition(.over), .close, .the,
            .direction(.past), .direction(.last), .moreThan, .lessThan:
            true
        default: false
        }
    }

    /// Returns the unit that contains the start of a length; the month for one year and for compound lengths.
    private func beginning(of amount: TimeAmount) -> Period? {
        guard !amount.longest.isTooLong, let unit = amount.finest else { return nil }
        let moment = calendar.now.shifted(by: amount.longest, sign: -1)
        let isOfMonths = unit == .year && amount.months <= 12 || amount.isCompound
        return calendar.period(isOfMonths ? .month : unit == .fortnight ? .week : unit, holding: moment)
    }
}

/// The context that decides between the meanings of an expression in a statement.
struct StatementPlace {
    let calendar: TimeCalendar
    let tense: Tense
    let previous: TimeSpan?
    let wordBefore: TimeTerm?
    let firstWord, lastWord: TimeTerm?

    func time(of expression: TimeExpression, _ resolver: TimeResolver) -> StatedTime? {
        var node = expression.node
        var kind = StatedTime.Kind.named
        if case .open(let relation, let inner) = node {
            switch relation {
            case .since, .from: kind = .since
            case .until, .by: kind = .until
            case .after, .before: return nil
            }
            node = inner
        }
        // "Retires after 14 years" tells how long it lasted.
        if case .offset(_, sign: 1, _) = node, firstWord == .relation(.after) { return nil }
        guard !isWithoutDay(node), !isDuration(node), !isNone(node),
            let span = span(of: node, expression, kind, resolver)
        else { return nil }
        return StatedTime(
            text: expression.text, range: expression.range, span: span, kind: kind, isVague: isVague(node),
            isBare: isBare(node), hasClock: node.isWithinDay && node.grain != .partOfDay, isAbsolute: node.isAbsolute)
    }

    private func span(
        of node: TimeNode, _ expression: TimeExpression, _ kind: StatedTime.Kind, _ resolver: TimeResolver
    ) -> TimeSpan? {
        if case .offset(let amount, sign: -1, _) = node, amount == TimeAmount(1, .year) {
            return calendar.period(.month, holding: calendar.now.shifted(by: amount, sign: -1)).span
        }
        let readings =
            kind == .named ? [expression.span] + expression.alternatives : resolver.readings(of: node).map(\.span)
        let closed = readings.filter { $0.start != nil && $0.end != nil }
        if let day = node.dayOfMonth, let following = following(day) { return following }
        if kind == .since, let begun = nearest(closed.filter { isBegun($0) }), isWeekday(node) { return begun }
        guard isWeekday(node), let past = nearest(closed.filter { isBegun($0) }) else { return nearest(closed) }
        if kind == .until || isAheadOfWord { return nearest(closed.filter { !isBegun($0) }) ?? past }
        return tense == .past ? past : nearest(closed)
    }

    /// Returns the first such day at or after the previous date: "12 March … the 16th".
    private func following(_ day: Int) -> TimeSpan? {
        guard let start = previous?.start?.date, let end = previous?.end, end.date.dayNumber - start.dayNumber <= 31
        else { return nil }
        let month = start.startOfMonth
        return [month, month.adding(months: 1)].map { $0.adding(days: day - 1) }
            .first { $0.day == day && $0 >= start }?.span
    }

    private func nearest(_ spans: [TimeSpan]) -> TimeSpan? { spans.min { distance($0) < distance($1) } }

    private func distance(_ span: TimeSpan) -> Int {
        span.start.map { abs($0.date.dayNumber - calendar.today.dayNumber) } ?? .max
    }

    private func isBegun(_ span: TimeSpan) -> Bool { span.start.map { $0 <= calendar.now } ?? false }

    /// Whether the word before means the future in any tense: "moved to Friday".
    private var isAheadOfWord: Bool { wordBefore == .to || wordBefore == .by || wordBefore == .preposition(.for) }

    private func isWeekday(_ node: TimeNode) -> Bool {
        switch node {
        case .recurring(.weekday): true
        case .within(_, let day): isWeekday(day)
        default: false
        }
    }

    private func isWithoutDay(_ node: TimeNode) -> Bool {
        switch node {
        case .offset(let amount, _, _), .rolling(let amount, _): !amount.isWholeDays
        case .range(let left, let right): isWithoutDay(left) && isWithoutDay(right)
        default: node.isWithoutDay
        }
    }

    /// Tells whether a node is no definite time: "the next working day", "the fewest payments of the week", "two Sundays".
    private func isNone(_ node: TimeNode) -> Bool {
        switch (node, firstWord, lastWord) {
        case (.unit(.workday, _), _, _), (.unit(_, away: 0), .the, _), (.unit(_, away: 0), .unit, _): true
        case (.recurring(.date(nil, _, nil)), _, .number): true
        default: false
        }
    }

    /// Tells whether an expression is a length: "left after three years".
    private func isDuration(_ node: TimeNode) -> Bool {
        guard case .offset(_, sign: 1, _) = node else { return false }
        return firstWord == .relation(.after) && tense == .past
    }

    private func isVague(_ node: TimeNode) -> Bool {
        switch node {
        case .unit(let unit, let away): away == 0 && (unit == .day || unit.seconds > 0)
        case .rolling(let amount, isPast: true): amount.finest == .day
        case .within(.dayPart, let day): isVague(day)
        case .part(.toDate, _), .range(_, .now): true
        default: false
        }
    }

    private func isBare(_ node: TimeNode) -> Bool {
        switch node {
        case .recurring(.dayPart), .recurring(.weekend), .recurring(.workweek), .recurring(.season),
            .recurring(.holiday):
            true
        case .every: true
        default: false
        }
    }
}

extension TimeNode {
    /// Whether it is a time of day, or hours, of an unknown day.
    var isWithoutDay: Bool {
        switch self {
        case .recurring(.clock), .recurring(.hours): true
        case .range(let left, let right): left.isWithoutDay && right.isWithoutDay
        default: false
        }
    }

    fileprivate var isAbsolute: Bool {
        switch self {
        case .fixed: true
        case .within(_, let context): context.isAbsolute
        case .range(let left, let right): left.isAbsolute && right.isAbsolute
        default: false
        }
    }

    /// The number of a day without a month: "the 16th".
    fileprivate var dayOfMonth: Int? {
        switch self {
        case .recurring(.date(nil, let day, nil)): day
        case .ordinal(let ordinal, .unit(.month, away: 0)) where ordinal.counted == .unit(.day) && ordinal.count == 1:
            ordinal.place > 0 ? ordinal.place : nil
        default: nil
        }
    }
}
