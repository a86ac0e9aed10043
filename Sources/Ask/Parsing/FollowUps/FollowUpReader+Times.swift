import Time

/// Times relative to the previous question: "the week before", or "Friday" after a question about the future.
extension FollowUpReader {
    /// Returns a time shifted from that of the previous question, or else from that of its answer.
    func shifted(_ shift: ShiftedTime) -> QuestionTime? {
        guard let span = previous.unfocused.time?.hull ?? previous.span,
            let moved = shift.time(from: span, weekStart: weekStart)
        else { return nil }
        return QuestionTime(text: shift.words, spans: [moved], isFilter: previous.unfocused.time?.isFilter ?? true)
    }

    /// Whether the previous question was about the future, so that "Friday" means the next one.
    var looksAhead: Bool {
        let before = previous.unfocused
        return before.tense == .future || before.intent == .agenda || before.order?.end == .next
    }

    /// Moves hours to the day of the previous question: "in the morning" after a question about tomorrow.
    func moveHours(of said: inout ParsedQuestion) {
        guard let day = ShiftedTime.day(of: previous.unfocused.time?.hull), let time = said.time, day != now.date,
            ShiftedTime.day(of: time.hull) == now.date, time.hull != now.date.span
        else { return }
        let seconds = (day.dayNumber - now.date.dayNumber) * 86_400
        said.time?.spans = time.spans.map { span in
            TimeSpan(start: span.start?.adding(seconds: seconds), end: span.end?.adding(seconds: seconds))
        }
    }

    func readAhead<Failure: Error>(
        _ said: inout ParsedQuestion, _ fragment: FragmentText, _ parse: (String) throws(Failure) -> ParsedQuestion
    ) throws(Failure) {
        let language = LanguageWords.detected(Array(fragment.tokens)).language
        let ahead = try parse(language.followUps.ahead + " " + fragment.string)
        guard ahead.time != nil else { return }
        (said.time, said.looksFromNow, said.tense) = (ahead.time, ahead.looksFromNow, ahead.tense)
    }
}
