import Model
import Parsing
import Store

/// Replies to references without a target.
extension ConversationReader {
    /// Replies to a reference without a target: "the third one" of two, "the meeting after that" after the last one.
    ///
    /// Nil if the text is a readable question, or nothing was said before.
    func answer(toPointer question: Question, in conversation: Conversation) throws(StoreError) -> Answer? {
        guard let last = conversation.last else { return nil }
        let language = ParsedQuestion.language(of: question.text, after: last.reading.language)
        let words = templates.of(language)
        let pointer = ConversationWords.pointer(question.text)
        guard pointer != nil || FollowUpReader.mayChoose(question.text) else { return nil }
        guard let found = try hanging(question, on: last) else { return pointer.map { notThere($0, last, words) } }
        guard found.focus != nil, found.focus != .dated,
            try documents(meantBy: found, after: last, for: question).isEmpty
        else { return nil }
        return notThere(found, last, words) ?? pointer.map { notThere($0, last, words) }
    }

    private func notThere(_ pointer: ConversationPointer, _ last: Exchange, _ templates: Templates) -> Answer {
        let count = ["count": String(last.shown.count)]
        return Answer(
            found: false,
            headline: pointer == .condition
                ? templates.text("point.condition")
                : last.shown.isEmpty ? templates.text("point.nothing") : templates.text("point.place", count))
    }

    private func notThere(_ found: FollowUp, _ last: Exchange, _ templates: Templates) -> Answer? {
        switch found.focus {
        case .chosen:
            return Answer(
                found: false, headline: templates.text("point.chosen", ["count": String(last.shown.count)]))
        case .neighbour(let step):
            guard let edge = last.edge(step) else { return nil }
            let date = edge.start.map { templates.dates.day($0.date) } ?? ""
            let key = edge.start == nil ? "point.undated" : step > 0 ? "point.after" : "point.before"
            return Answer(found: false, headline: templates.text(key, ["title": edge.title, "date": date]))
        default: return nil
        }
    }
}

extension AnswerValue {
    /// The number of items in a list, or the number itself; 0 for a time.
    var count: Int {
        switch self {
        case .number(let number): Int(min(max(0, number), 1_000_000))
        case .list(let names): names.count
        case .moment: 0
        }
    }
}
