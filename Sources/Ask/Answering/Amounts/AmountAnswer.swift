import Model
import Parsing
import Retrieval
import Store
import Text
import Time

/// Answers "how many", "how much" and "how old" with the best lines, and with a number if one sentence is clearly best.
struct AmountAnswer {
    let context: AnswerContext
    let amount: AmountRequest

    func answer() throws(StoreError) -> Answer {
        if let events = try events() { return events }
        var (context, search) = try searched()
        if search.isAnswer { search = search.of(try AskedLines(context: context, search: search).first(search.found)) }
        var lines = try FindAnswer(context: context, headline: "find.headline").answer(search)
        guard lines.found, search.isAnswer else { return lines }
        let amounts = AmountSearch(context: context, search: search, request: amount)
        let candidates = amounts.candidates()
        var best = context.scorer.sureBest(of: candidates, lead: AmountAnswer.lead) { $0.value == $1.value }
        if best == nil { best = try amounts.bestInTitled() }
        if best == nil { best = try amounts.bestInDocument() }
        guard let best else {
            if let list = try ListedItems(context: context, search: search, request: amount).best() {
                return try answer(list, search)
            }
            // Lines whose numbers are not clearly those asked for do not answer "how many" or "how much".
            if !amounts.mayBeNamed {
                lines.becomePerhaps(context.templates.text("perhaps.amount"))
            } else if seeksNumber || asksHowMuch, lines.value == nil {
                lines.becomePerhaps(context.templates.text("perhaps.amounts"))
            }
            return lines
        }
        var ordered = search
        ordered.found = search.found(first: best.passage)
        var answer = try FindAnswer(context: context, headline: "find.headline").answer(ordered)
        answer.value = .number(best.value)
        try ShownSentence(
            context: context, evidence: search.evidence, lines: [best.header, best.quote].compactMap { $0 },
            passage: best.passage
        ).show(in: &answer)
        answer.headline = context.templates.text(
            "amount.named",
            [
                "quote": best.quote,
                "source": context.wording.source(best.passage.document),
            ])
        answer.candidates = context.scorer.explained(candidates) { $0.words }
        return answer
    }

    /// Whether the question asks how many, not for something called a number; how long something took may be told without one.
    private var seeksNumber: Bool {
        let topic = Set(Tokenizer().tokens(of: context.reading.topic).map(\.folded))
        return context.reading.seeksNumber && amount.isCount && topic.isDisjoint(with: amount.words)
    }

    /// Whether any amount is asked for: "how much was the hotel".
    private var asksHowMuch: Bool { context.reading.seeksNumber && [.any, .money].contains(amount.quantity) }

    private func answer(_ list: ListedItems.List, _ search: AnswerContext.Search) throws(StoreError) -> Answer {
        let others = search.found.filter { $0.document.number != list.found.document.number }
        var answer = try FindAnswer(context: context).ranked([list.found] + others.prefix(1), search)
        answer.value = .number(Double(list.count))
        answer.headline = context.templates.text(
            "amount.items",
            [
                "count": String(list.count), "name": list.name,
                "source": context.wording.source(list.found.document),
            ])
        return answer
    }

    /// Minimum score lead of the best sentence over one with another amount.
    private static let lead: Float = 0.05

    /// Counts the calendar entries of a title: "how many choir rehearsals in January".
    private func events() throws(StoreError) -> Answer? {
        guard amount.isCount, !amount.counted.isEmpty, context.reading.people.isEmpty else { return nil }
        var counted = context
        counted.reading.request = Request.amount(amount).counted
        counted.reading.topic = amount.counted.joined(separator: " ")
        let left = TitleMatch(context.reading.topic)
        guard left.share(of: [counted.reading.topic]) == 1 else { return nil }
        if let time = context.reading.time, !time.isVague { counted.filter.spans = time.spans }
        let titles = TitleMatch(counted.reading.topic)
        let events = try context.index.documents(counted.filter).filter {
            $0.kind == .event && titles.isWhole(in: [$0.title])
        }
        return events.isEmpty ? nil : try MeetingsAnswer(context: counted).answer()
    }

    /// Searches; if the document named in the question does not answer, its title is searched for as part of the topic, and without the unit
    /// asked for, which notes may write otherwise: "lbs".
    private func searched() throws(StoreError) -> (AnswerContext, AnswerContext.Search) {
        let search = try context.search()
        if !search.isAnswer, let unit = amount.unit {
            var other = context
            other.query.text = context.query.text.split(separator: " ").filter { $0.lowercased() != unit }
                .joined(separator: " ")
            let wider = try other.search()
            if wider.isAnswer, !wider.found.isEmpty { return (other, wider) }
        }
        // A document that the conversation referred to is never widened.
        guard !search.isAnswer || search.found.isEmpty, !context.reading.containers.isEmpty,
            !context.reading.carried.contains(.titles)
        else {
            return (context, search)
        }
        var whole = context.withoutContainers
        whole.reading.topic = ([context.reading.topic] + context.reading.containers.map(\.title)).joined(separator: " ")
        whole.query.text = ([context.query.text] + context.reading.containers.map(\.title)).joined(separator: " ")
        let wider = try whole.search()
        return wider.isAnswer && !wider.found.isEmpty ? (whole, wider) : (context, search)
    }
}
