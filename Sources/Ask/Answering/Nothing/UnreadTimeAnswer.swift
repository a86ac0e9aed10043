/// States that a time such as 31 June is impossible, if nothing else narrows the question: an answer over everything would be wrong.
struct UnreadTimeAnswer {
    let context: AnswerContext

    /// The answer; nil if the question is clear without the time.
    var answer: Answer? {
        let reading = context.reading
        guard !reading.unread.isEmpty, reading.time == nil, reading.topic.isEmpty, reading.people.isEmpty else {
            return nil
        }
        let words = reading.unread.map(context.templates.quoted).joined(separator: ", ")
        var answer = Answer(found: false, headline: context.templates.text("nothing.unread", ["words": words]))
        answer.isSearched = false
        return answer
    }
}
