import Model
import Parsing
import Retrieval
import Store
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
