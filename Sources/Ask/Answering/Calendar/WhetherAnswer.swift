import Parsing
import Store

/// Answers yes or no, with the calendar entries, attendee list or task checkbox as evidence.
struct WhetherAnswer {
    let context: AnswerContext
    let claim: Claim

    /// Answers from the calendar, a list or a checkbox; without such evidence, rewords `otherwise`, the answer to the ordinary question.
    func answer(_ otherwise: () throws(StoreError) -> Answer) throws(StoreError) -> Answer {
        if let told = try told() { return told }
        return said(try otherwise())
    }

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
        // "The last meeting" is not the last one that the person attended.
        guard context.reading.order == nil else { return nil }
        return try WhetherEvent(context: context).proof()
    }

    /// Words the headline: lines that mention something prove only the mention, and their absence refutes nothing.
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
