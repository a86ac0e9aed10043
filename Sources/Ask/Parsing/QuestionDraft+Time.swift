import Time

extension QuestionDraft {
    /// Reads the times of the question; several that contain one another are one, others are alternatives.
    mutating func readTime(grammar: TimeGrammar) {
        let found = grammar.read(tokens, question: reading.question)
        reading.tense = found.tense
        reading.unread = found.unread.map(\.text)
        for unread in found.unread { use(unread.tokens) }
        times = found.expressions
        guard let first = times.first, let last = times.last else { return }
        for expression in times {
            use(expression.consumed)
            prepositions.formUnion(expression.consumed.filter { !expression.tokens.contains($0) })
        }
        let words =
            times.count == 1 ? first.text : text(from: first.tokens.lowerBound, through: last.tokens.upperBound - 1)
        let spans = dailySpans() ?? grammar.combine(times, tense: found.tense)
        reading.time = QuestionTime(text: words, spans: spans, isFilter: false)
    }

    /// "Before 9 am last week": the hours of each day, where one time names days and the other only begins or ends at an hour.
    private func dailySpans() -> [TimeSpan]? {
        guard times.count == 2 else { return nil }
        let clocks = times.filter { $0.grain <= .partOfDay && ($0.span.start == nil) != ($0.span.end == nil) }
        let days = times.filter { $0.grain >= .day }
        guard let clock = clocks.first?.span, let outer = days.first?.span, let start = outer.start, let end = outer.end
        else {
            return nil
        }
        let count = end.date.dayNumber - start.date.dayNumber
        guard (1...QuestionDraft.mostDays).contains(count) else { return nil }
        return (0..<count).map { offset in
            let day = start.date.adding(days: offset)
            let next = day.adding(days: 1).midnight
            return TimeSpan(
                start: clock.start.map { day.at(hour: 0, second: $0.secondOfDay) } ?? day.midnight,
                end: clock.end.map { day.at(hour: 0, second: $0.secondOfDay) } ?? next)
        }
    }

    /// Hours of more days than these are not looked at one by one.
    private static let mostDays = 366

    /// Settles what a bare "Friday" means now that the kind of question is known, and says what else it may mean.
    ///
    /// A calendar is asked about what is to come, and so is a date that the question does not put into the past.
    mutating func settleTime(now: CivilDateTime) {
        for expression in times {
            guard let other = expression.alternatives.first else { continue }
            var readings = [expression.span, other]
            let looksAhead = reading.intent == .agenda || (reading.intent == .when && reading.tense != .past)
            if looksAhead, times.count == 1, isOver(expression.span, now), !isOver(other, now) {
                readings.reverse()
                reading.time?.spans = [other]
            }
            reading.ambiguous.append(Ambiguity(text: expression.text, readings: readings.map(DateWords.span)))
        }
    }

    private func isOver(_ span: TimeSpan, _ now: CivilDateTime) -> Bool { span.end.map { $0 <= now } ?? false }
}
