import Time

/// Times that are counted from what was asked about before: "the week before", "Friday" of a question that looked ahead.
extension FollowUpReader {
    /// The time counted from the one of the question before, else from the one that its answer named.
    func shifted(_ shift: ShiftedTime) -> QuestionTime? {
        guard let span = previous.unfocused.time?.hull ?? previous.span,
            let moved = shift.time(from: span, weekStart: weekStart)
        else { return nil }
        return QuestionTime(text: shift.words, spans: [moved], isFilter: previous.unfocused.time?.isFilter ?? true)
    }

    /// Whether the question before looked ahead, so that "Friday" is the one to come.
    var looksAhead: Bool {
        let before = previous.unfocused
        return before.tense == .future || before.intent == .agenda || before.order?.end == .next
    }

    /// "In the morning" behind a question about tomorrow is tomorrow's.
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
        let ahead = try parse(FollowUpTables.words(language).ahead + " " + fragment.string)
        guard ahead.time != nil else { return }
        (said.time, said.looksFromNow, said.tense) = (ahead.time, ahead.looksFromNow, ahead.tense)
    }
}
