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
        reading.time = QuestionTime(text: words, spans: grammar.combine(times, tense: found.tense), isFilter: false)
    }

    /// Settles what a bare "Friday" means now that the kind of question is known, and says what else it may mean.
    ///
    /// A calendar is asked about what is to come.
    mutating func settleTime(now: CivilDateTime) {
        for expression in times {
            guard let other = expression.alternatives.first else { continue }
            var readings = [expression.span, other]
            if reading.intent == .agenda, times.count == 1, isOver(expression.span, now), !isOver(other, now) {
                readings.reverse()
                reading.time?.spans = [other]
            }
            reading.ambiguous.append(Ambiguity(text: expression.text, readings: readings.map(DateWords.span)))
        }
    }

    private func isOver(_ span: TimeSpan, _ now: CivilDateTime) -> Bool { span.end.map { $0 <= now } ?? false }
}
