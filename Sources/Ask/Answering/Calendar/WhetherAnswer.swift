import Parsing
import Store

/// Yes or no, with the entries, the list or the box that proves it.
struct WhetherAnswer {
    let context: AnswerContext
    let claim: Claim

    /// The answer.
    ///
    /// - Parameter otherwise: Answers what the same words ask for besides.
    /// - Returns: Where neither the calendar nor a list nor a box tells, what lines say.
    /// - Throws: `StoreError` where the index cannot be read.
    func answer(_ otherwise: () throws(StoreError) -> Answer) throws(StoreError) -> Answer {
        if let told = try told() { return told }
        return said(try otherwise())
    }

    /// What a calendar, a list of attendees or a box tells; nil where it tells nothing.
    private func told() throws(StoreError) -> Answer? {
        switch claim {
        case .event: try WhetherEvent(context: context).answer()
        case .attendance: try attended()
        case .task(let isDone): try WhetherDone(context: context, isDone: isDone).answer()
        case .mention, .statement: nil
        }
    }

    private func attended() throws(StoreError) -> Answer? {
        if let answer = try WhetherAttended(context: context).answer() { return answer }
        // "The last meeting" is not the last one that they attended.
        guard context.reading.order == nil else { return nil }
        return try WhetherEvent(context: context).proof()
    }

    /// Lines that speak of something prove that it was spoken of; that none does proves nothing.
    private func said(_ answer: Answer) -> Answer {
        var answer = answer
        switch (answer.certainty, claim) {
        case (.answered, .mention):
            answer.headline = context.templates.text("whether.said", ["answer": answer.headline])
        case (.nothing, _) where answer.isSearched, (.perhaps, .event) where answer.isOfPeriod:
            answer.headline = context.templates.text(
                "whether.unsaid", ["conditions": context.wording.conditionsBehindColon])
        default: break
        }
        return answer
    }
}
