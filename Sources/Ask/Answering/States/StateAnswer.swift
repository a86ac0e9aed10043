import Model
import Store

/// Answers with the state of a thing that changes, now or at a time: the latest statement, then those it replaced.
struct StateAnswer {
    let context: AnswerContext

    private static let mostReplaced = 3

    /// Composes the answer; nil if no state is asked for, no change is found, or the latest statement is unclear.
    func answer() throws(StoreError) -> Answer? {
        guard let question = StateQuestion(context.reading, context.query.language, now: context.now),
            let reader = StateReader(context: context, question: question),
            let history = StateHistory(try reader.read(), on: question.day ?? context.now.date)
        else { return nil }
        if !history.others.isEmpty { return try undecided(history) }
        var answer = Answer(found: true, headline: headline(history.current))
        switch history.current.value {
        case .number(let number): answer.value = .number(number)
        case .people(let people): answer.value = .list(people)
        case .span(let span, _):
            answer.value = span.start.map { .moment($0) }
            answer.span = span
        case .text: break
        }
        try add(history.current, as: "decision.since", to: &answer)
        for state in history.replaced.prefix(StateAnswer.mostReplaced) {
            try add(state, as: "decision.before", to: &answer)
        }
        answer.remarks = context.wording.remarks
        return answer
    }

    /// Lists all statements, because documents of the same day differ.
    private func undecided(_ history: StateHistory) throws(StoreError) -> Answer {
        let states = history.others + [history.current]
        var answer = Answer(
            found: true,
            headline: context.templates.text(
                "state.differing",
                [
                    "count": String(states.count),
                    "date": history.current.day.map(context.templates.dates.day) ?? context.templates.text("undated"),
                ]))
        for state in states { try add(state, as: "decision.since", to: &answer) }
        answer.remarks = context.wording.remarks
        return answer
    }

    private func headline(_ state: StateStatement) -> String {
        let source = context.wording.source(state.document)
        switch state.value {
        case .people(let people):
            return context.templates.text(
                "who.named", ["people": people.joined(separator: ", "), "source": source])
        case .span(let span, let words):
            return context.templates.text(
                "when.named", ["date": context.templates.dates.span(span), "words": words])
        case .number, .text:
            return context.templates.text("amount.named", ["quote": state.row?.told ?? state.text, "source": source])
        }
    }

    private func add(_ state: StateStatement, as key: String, to answer: inout Answer) throws(StoreError) {
        let rank = answer.citations.count + 1
        answer.citations.append(
            Citation(
                rank: rank, document: state.document, people: try context.people(state.document), lines: state.lines,
                snippet: state.text, matches: [], score: 0))
        let heading = context.templates.text(
            state.day == nil ? "\(key).undated" : key,
            ["date": state.day.map(context.templates.dates.day) ?? "", "title": state.document.title])
        let quotes = [state.row?.header, state.text].compactMap { $0 }.map {
            Answer.Quote(text: $0, citations: [rank], kind: state.isField ? .computed : .quotation)
        }
        answer.sections.append(Answer.Section(heading: heading, quotes: quotes))
    }
}
