import Model
import Parsing
import Retrieval
import Store
import Text
import Time

/// Shows what happened on the asked days if nothing there matches the topic, which may have another name there.
struct PeriodAnswer {
    let context: AnswerContext

    /// Composes the answer; nil if the question names no days, or they contain nothing.
    func answer() throws(StoreError) -> Answer? {
        let reading = context.reading
        guard !reading.topic.isEmpty, reading.phrases.isEmpty, reading.containers.isEmpty, let time = reading.time,
            !time.isVague, let start = time.hull.start, let end = time.hull.end,
            end.date.dayNumber - start.date.dayNumber <= PeriodAnswer.mostDays
        else { return nil }
        switch reading.request.asked {
        case .agenda: return try calendar()
        case .fact, .list: return start >= context.now.date.midnight ? try calendar() : nil
        case .discussion, .summary, .decision: return try onlyMeeting()
        default: return nil
        }
    }

    /// Shows what the notes of one past day say, if an answer shows nothing of it: "what did I eat on 1 October" in a food log.
    func ofDay(insteadOf answer: Answer) throws(StoreError) -> Answer? {
        let reading = context.reading
        guard answer.certainty != .answered, !reading.topic.isEmpty, reading.phrases.isEmpty,
            reading.containers.isEmpty, reading.people.isEmpty, let time = reading.time, !time.isVague,
            time.spans.count == 1, let start = time.hull.start, time.hull == start.date.span, start < context.now,
            // The day of "the meeting" is a guess.
            !TimesInText(time.text, writtenOn: context.now.date).times.isEmpty,
            !answer.citations.contains(where: { $0.document.days == time.hull })
        else { return nil }
        // "Did I play tennis on 1 October" asks whether.
        let opening = Tokenizer().tokens(of: String(reading.question.prefix(PeriodAnswer.longestOpening))).first
        guard let opening, AskedKind.isOpen(opening.folded, context.query.language) else { return nil }
        return try perhaps(context) { whole throws(StoreError) in
            var told = whole
            told.reading.request = .discussion
            let answer = try DiscussAnswer(context: told).answer()
            // A long day is no answer.
            return answer.sections.reduce(0) { $0 + $1.quotes.count } <= PeriodAnswer.mostQuotes ? answer : nil
        }
    }

    /// In characters; enough for one word.
    private static let longestOpening = 40

    /// The maximum number of quotes of a day that is shown for what may be called otherwise there.
    private static let mostQuotes = 12

    /// Maximum number of days; the list of a longer time would tell little.
    private static let mostDays = 7

    private func calendar() throws(StoreError) -> Answer? {
        var whole = context
        whole.reading.settle(as: .agenda(nil))
        return try perhaps(whole) { whole throws(StoreError) in
            try MatchingMeetings(context: whole).all().isEmpty ? nil : try MeetingsAnswer(context: whole).answer()
        }
    }

    /// Shows the meeting of those days if there is exactly one.
    private func onlyMeeting() throws(StoreError) -> Answer? {
        try perhaps(context) { whole throws(StoreError) in
            let meetings = try MatchingMeetings(context: whole).all()
            guard meetings.count == 1 else { return nil }
            return try DiscussAnswer(context: whole.narrowed(to: meetings[0])).answer()
        }
    }

    private func perhaps(
        _ context: AnswerContext, _ compose: (AnswerContext) throws(StoreError) -> Answer?
    ) throws(StoreError) -> Answer? {
        var whole = context
        whole.reading.topic = ""
        whole.reading.frame = []
        whole.reading.time?.isFilter = true
        let query = Query(whole.reading, scope: context.filter.scope)
        whole.filter.spans = query.filter.spans
        (whole.query.filter, whole.query.text) = (whole.filter, "")
        guard var answer = try compose(whole), answer.found else { return nil }
        answer.certainty = .perhaps
        answer.value = nil
        answer.isOfPeriod = true
        answer.headline = context.templates.text(
            "perhaps.period", ["topic": context.reading.topic, "found": answer.headline])
        return answer
    }
}
