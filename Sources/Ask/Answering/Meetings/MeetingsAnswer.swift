import Language
import Model
import Parsing
import Retrieval
import Store
import Text
import Time

/// Answers computed over all matching meetings or notes: lists, counts, total hours, agendas.
struct MeetingsAnswer {
    let context: AnswerContext

    func answer() throws(StoreError) -> Answer {
        let groups = try MatchingMeetings(context: context).all()
        if let amount = try amount(besides: groups) { return amount }
        guard !groups.isEmpty else { return try withoutMeetings() }
        if let lines = try otherThings(besides: groups) { return lines }
        var answer = Answer(found: true, headline: "")
        answer.value = value(of: groups)
        let isList = context.reading.intent == .agenda || context.reading.intent == .list
        let shown = groups.prefix(context.listLimit ?? (isList ? 20 : 5))
        try MeetingLines(context: context).add(shown, to: &answer)
        answer.headline = headline(groups, shown: shown.count)
        answer.remarks = context.remarks
        if context.reading.intent == .count, areScattered(in: groups) {
            answer.becomePerhaps(context.templates.text("perhaps.words", ["found": answer.headline]))
        }
        return answer
    }

    /// Whether the topic's words may stand anywhere in what was counted, and so need not belong together.
    private func areScattered(in groups: [Meeting]) -> Bool {
        let match = TitleMatch(context.reading.topic)
        return match.isOfSeveralWords && context.query.phrases.isEmpty && match.named(among: groups).isEmpty
    }

    /// Answers "how many calls did Priya answer" with an amount from a line, if no title contains the topic.
    private func amount(besides groups: [Meeting]) throws(StoreError) -> Answer? {
        let reading = context.reading
        guard case .count(let counted) = reading.request, counted.amount.quantity == .count,
            !TitleMatch(reading.topic).isIdle, !reading.isTopicSubject
        else { return nil }
        if !reading.kinds.isEmpty {
            // "Transcripts" of genes are no documents.
            guard groups.isEmpty, try !context.index.hasDocuments(context.filter.kinds) else { return nil }
        }
        guard !isNamed(in: groups) else { return nil }
        var context = context
        context.reading = ReadingCondition.kinds.dropped(from: reading)
        (context.filter.kinds, context.query.filter.kinds) = ([], [])
        let answer = try AmountAnswer(context: context, amount: counted.amount).answer()
        return answer.value == nil ? nil : answer
    }

    /// Answers "list the runtimes that pass the tests" with lines, because no title names such things and no condition selects documents.
    private func otherThings(besides groups: [Meeting]) throws(StoreError) -> Answer? {
        let reading = context.reading
        guard case .list(let asked) = reading.request, !asked.namesMeeting, !reading.isTopicSubject,
            reading.order == nil, context.filter.isEmpty, !TitleMatch(reading.topic).isIdle
        else { return nil }
        guard !isNamed(in: groups) else { return nil }
        let lines = try FindAnswer(context: context, headline: "find.headline").answer()
        return lines.found && lines.certainty == .answered ? lines : nil
    }

    private func isNamed(in groups: [Meeting]) -> Bool {
        let match = TitleMatch(context.reading.topic)
        return groups.contains { match.isWhole(in: $0.titles) }
    }

    /// Answers if nothing matches: a list of other things with lines, other questions with the nearest misses.
    private func withoutMeetings() throws(StoreError) -> Answer {
        var context = context
        if let span = MatchingMeetings(context: context).unsaidSpan {
            context.reading.time = QuestionTime(text: "", spans: [span], isFilter: true)
            context.filter.spans = [span]
        }
        let reading = context.reading
        let hasTopic = !TitleMatch(reading.topic).isIdle && !context.query.text.isEmpty
        if reading.intent == .agenda, let noted = try planned(context) { return noted }
        guard reading.intent == .list, hasTopic else { return try NothingFound(context: context).answer() }
        if reading.kinds.isEmpty, reading.tags.isEmpty {
            return try FindAnswer(context: context, headline: "find.headline").answer()
        }
        return try NothingFound(context: context, search: try context.search()).answer()
    }

    /// Answers "what is planned for this week, May 8-12" with the lines of a plan in a note of those days, where the calendar has nothing.
    private func planned(_ context: AnswerContext) throws(StoreError) -> Answer? {
        let words = Tokenizer().tokens(of: context.reading.question).map(\.folded)
        guard context.reading.topic.isEmpty, context.reading.people.isEmpty, let time = context.reading.time,
            let plan = words.first(where: MeetingsAnswer.plans.contains)
        else { return nil }
        var lines = context
        lines.reading.settle(as: .fact)
        lines.reading.topic = plan + " " + time.text
        lines.query = Query(lines.reading, scope: context.filter.scope)
        lines.filter = lines.query.filter
        let answer = try FindAnswer(context: lines, headline: "find.headline").answer()
        // A plan of other days says nothing of these.
        let isOfTime = answer.citations.first?.document.lies(in: time.spans) ?? false
        return answer.found && isOfTime ? answer : nil
    }

    private static let plans = Set(words: Language.allCases.map(\.dates.plans))

    private func value(of groups: [Meeting]) -> AnswerValue {
        switch context.reading.intent {
        case .count: .number(Double(groups.count))
        case .duration: .number(Double(groups.length.minutes))
        default: .list(names(of: groups))
        }
    }

    /// Returns the titles, or the days if the titles do not distinguish the meetings of a series.
    private func names(of groups: [Meeting]) -> [String] {
        let titles = groups.map(\.record.title)
        let days = groups.compactMap { $0.record.start.map { ISO8601.string($0.date) } }
        let isSeries = titles.count > 1 && Set(titles.map { SeriesName($0) }).count == 1
        let areAlike = isSeries || Set(titles).count < titles.count
        return areAlike && Set(days).count == titles.count ? days : titles
    }

    private func headline(_ groups: [Meeting], shown: Int) -> String {
        let words = MeetingLines(context: context)
        let isNotes = groups.allSatisfy { !$0.record.kind.isMeeting }
        let intent = context.reading.intent == .find ? .list : context.reading.intent
        let length = groups.length
        return context.templates.text(
            "\(intent.rawValue).\(isNotes ? "notes" : "meetings")",
            [
                "count": String(groups.count), "conditions": context.wording.conditionsBehindColon,
                "status": words.status, "more": words.more(shown: shown, of: groups.count),
                "duration": context.templates.dates.duration(minutes: length.minutes), "length": words.length(length),
                "unknown": words.unknown(length.unknown),
            ])
    }
}
