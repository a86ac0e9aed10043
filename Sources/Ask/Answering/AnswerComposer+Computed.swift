import Parsing
import Store

/// Answers that several kinds of requests share.
extension AnswerComposer {
    /// Answers questions about whole documents, an order or a time, which have no topic to search for; nil if lines are to be searched.
    func whole(_ context: AnswerContext) throws(StoreError) -> Answer? {
        let reading = context.reading
        if context.query.text.isEmpty {
            if context.filter.isEmpty {
                var answer = Answer(found: false, headline: context.templates.text("nothing.asked"))
                answer.isSearched = false
                return answer
            }
            // "My next meeting" has no topic: it asks for the meeting itself.
            if reading.order?.end == .next { return try MeetingsAnswer(context: context).answer() }
            if reading.order != nil || !reading.containers.isEmpty {
                return try DiscussAnswer(context: context).answer()
            }
        }
        let isNamed = reading.topic.isEmpty && reading.phrases.isEmpty && !reading.containers.isEmpty
        return isNamed ? try named(context) : nil
    }

    /// Answers with the attendees, else with the people who do what the lines say.
    func who(
        _ attendance: AttendanceRequest, _ form: AttendanceAnswer.Form, _ actor: ActorRequest, _ context: AnswerContext
    ) throws(StoreError) -> Answer {
        let attendance = AttendanceAnswer(
            context: context, request: attendance, form: form, isObject: actor.isObject)
        return try WhoAnswer(context: context, actor: actor, attendance: attendance).answer()
    }

    /// Returns a value computed over meetings, other than their number and total hours; nil if the request asks for none.
    func computed(_ meetings: MeetingsRequest, _ context: AnswerContext) throws(StoreError) -> Answer? {
        switch meetings.computed {
        case .all: nil
        case .people(let isOfOthers): try people(meetings, isOfOthers: isOfOthers, context)
        case .tags: try TagsAnswer(context: context).answer()
        case .days: try measured(.days, context)
        case .longest: try measured(.longest, context)
        case .shortest: try measured(.shortest, context)
        case .average: try measured(.average, context)
        }
    }

    func measured(
        _ measure: MeasuredMeetings.Measure, _ context: AnswerContext
    ) throws(StoreError) -> Answer {
        try MeasuredMeetings(context: context, measure: measure, weekStart: weekStart).answer()
    }

    /// Counts the people who took part; if none are known, returns the number that a line states.
    private func people(
        _ meetings: MeetingsRequest, isOfOthers: Bool, _ context: AnswerContext
    ) throws(StoreError) -> Answer {
        let search = context.query.text.isEmpty ? nil : try context.search()
        let attendance = AttendanceRequest(isOfOthers: isOfOthers, namesMeeting: meetings.namesMeeting)
        let number = AttendanceAnswer(context: context, request: attendance, form: .number)
        if let answer = try number.answer(search) { return answer }
        return try AmountAnswer(context: context, amount: meetings.amount).answer()
    }

    /// Answers "Anna in the budget review" with the lines that name her, else with the discussion in the documents she takes part in.
    private func named(_ context: AnswerContext) throws(StoreError) -> Answer {
        let answer = try FindAnswer(context: context).answer()
        guard !answer.found else { return answer }
        var whole = context
        whole.query.text = ""
        let discussed = try DiscussAnswer(context: whole).answer()
        return discussed.found ? discussed : answer
    }
}
