import Model
import Parsing
import Store
import Time

extension ConversationReader {
    /// Understands a question about an occasion that a clause describes: asks first when that was, then the rest of those days or of that meeting.
    ///
    /// - Returns: Nil if the question has no such clause, or the vault does not say for certain when that was.
    func occasioned(_ question: Question, otherwise whole: Understanding) throws(StoreError) -> [Understanding]? {
        guard let asked = OccasionQuestion(question.text) else { return nil }
        var when = question
        (when.text, when.listLimit) = (asked.when, ConversationReader.mostOccasions)
        var occasion = try parsed(asked.when, at: question.now)
        // A memo may name another day: "the price since 2019".
        if asked.occasion == .meeting { occasion.kinds = ConversationReader.meetings }
        let told = try composer.answer(when, occasion)
        guard told.found else { return nil }
        var understanding = Understanding(reading: try parsed(asked.asking, at: question.now), isFollowUp: false)
        understanding.reading.question = question.text
        switch asked.occasion {
        case .meeting:
            guard let document = told.shownDocuments.first(where: \.kind.isMeeting) else { return nil }
            understanding.reading.containers.append(try container(document, in: understanding.reading.language))
            // What was said elsewhere is better than nothing, for the meeting is only the likeliest one.
            return withNamesakes(understanding) + [whole]
        case .period(let grain):
            let periods = periods(of: told, grain)
            guard !periods.isEmpty, understanding.reading.time == nil else { return nil }
            understanding.reading.time = QuestionTime(text: asked.when, spans: periods, isFilter: true)
            return withNamesakes(understanding)
        }
    }

    private static let meetings: Set<DocumentKind> = [.meeting, .transcript, .event]

    /// The maximum number of days on which something happened that are looked at.
    private static let mostOccasions = 50

    /// Returns the days, weeks, months or years of an answer, each once, in order of time.
    private func periods(of answer: Answer, _ grain: TimeGrain) -> [TimeSpan] {
        let days: [CivilDate]
        if case .moment(let moment)? = answer.value {
            days = [moment.date]
        } else {
            days = answer.shownDocuments.compactMap { $0.start?.date }
        }
        var spans: [TimeSpan] = []
        for day in days.sorted() {
            let span = grain.span(around: day, weekStart: weekStart)
            if spans.last != span { spans.append(span) }
        }
        return spans
    }
}
