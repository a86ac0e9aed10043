import Model
import Parsing
import Store
import Text
import Time

/// Answers from all occurrences of an event: its days, the first or last, its people, things, places and amounts.
struct OccurrencesAnswer {
    private(set) var context: AnswerContext
    let request: OccurrenceRequest
    var weekStart = Weekday.monday

    /// Returns the computed answer, or that of `otherwise` (from meetings or passages) if nothing states the event.
    func answer(_ otherwise: () throws(StoreError) -> Answer) throws(StoreError) -> Answer {
        // A plan is not an event: "what did I plan for Monday".
        if isOfPlan { return try otherwise() }
        let held = try ofDuty()
        if !held.isEmpty, let answer = try answer(from: OccurrenceReader.Outcome(stated: held)) { return answer }
        if request.isBesideMeetings {
            let meetings = try otherwise()
            if meetings.found, isOfMeetings(meetings) { return meetings }
            return try computed() ?? meetings
        }
        if let computed = try computed() { return computed }
        if let computed = try computedOfTitle() { return computed }
        if let days = try ofEntries() { return days }
        if let number = try numberOfObjects() { return number }
        return uncounted(try otherwise())
    }

    /// Answers with the first or last item of a list that is about the event; nil if there is no such list.
    func ofEntries() throws(StoreError) -> Answer? {
        guard case .date = aggregate else { return nil }
        return try answer(from: OccurrenceReader.Outcome(stated: EntrySeries(context: context).days()))
    }

    /// Counts the different objects if the statements do not name what is counted: "how many places did I visit".
    private func numberOfObjects() throws(StoreError) -> Answer? {
        guard countsThings, case .amounts(let amount, .sum) = aggregate else { return nil }
        var event = request.event.withoutContainers.without(amount.counted)
        event.noun = amount.counted.last
        guard let pattern = EventPattern(event, language: context.query.language, needsVerb: true) else { return nil }
        let found = try OccurrenceReader(context: context, pattern: pattern, readsTalks: readsTalks).read()
        let lines = OccurrenceLines(context: context, event: event)
        return try OccurrenceTally(lines: lines, isMost: false).number(OccurrenceDay.days(of: found.stated))
    }

    /// Whether the question is about plans, wishes or omissions; a verb with a meaning of its own decides alone.
    private var isOfPlan: Bool {
        guard let verb = request.event.verb, !VerbForms.isSupport(verb) else {
            return request.event.words.contains(where: EventWords.isUnreal)
        }
        return EventWords.isUnreal(verb)
    }

    /// Computes without the title that the question names: "at the dentist" may be the event, not a document to search.
    private func computedOfTitle() throws(StoreError) -> Answer? {
        guard !context.reading.containers.isEmpty, !context.reading.carried.contains(.titles) else { return nil }
        var whole = self
        whole.context = context.withoutContainers
        return try whole.computed()
    }

    /// Whether an answer was computed over meetings rather than quoted from passages.
    private func isOfMeetings(_ answer: Answer) -> Bool {
        answer.value != nil && answer.citations.first?.document.kind.isMeeting ?? true
    }

    /// Lowers an answer to "perhaps" if its passages do not state what was asked.
    private func uncounted(_ answer: Answer) -> Answer {
        var answer = answer
        switch request.aggregate {
        case .count, .rate, .gap, .busiest, .people(isMost: true), .values(isMost: true):
            if answer.found, answer.value == nil {
                answer.becomePerhaps(context.templates.text("occurrences.unstated"))
            }
        case .whether, .people, .values, .places:
            // Passages of other days do not answer for the asked day.
            if answer.found, context.reading.time != nil, !isStated(in: answer) {
                answer.becomePerhaps(context.templates.text("occurrences.unstated"))
            }
        case .date where request.event.subject == .speaker:
            // A quoted line does not prove the last time, even in a meeting's notes; a meeting itself does.
            let isLine = answer.sections.first?.quotes.first?.kind == .quotation
            if answer.found, isLine || answer.citations.first?.document.kind.isMeeting == false, !saysOrder(answer) {
                answer.becomePerhaps(context.templates.text("occurrences.unstated"))
            }
        case .amounts where countsThings:
            // Meetings of that name are not what is counted.
            let isOfMeetings = answer.sections.first?.quotes.first?.kind == .computed
            if answer.found, isOfMeetings, answer.citations.first?.document.kind.isMeeting ?? false,
                answer.value != nil
            {
                answer.becomePerhaps(context.templates.text("occurrences.unstated"))
                answer.value = nil
            }
        case .date, .day, .amounts: break
        }
        return answer
    }

    /// Whether the quoted line has a date and itself says that it is the first or last time: "since 2017, when we first moved in".
    private func saysOrder(_ answer: Answer) -> Bool {
        guard answer.value != nil, let quote = answer.sections.first?.quotes.first?.text else { return false }
        func words(_ text: String) -> Set<String> { Set(Tokenizer().tokens(of: text).map(\.folded)) }
        let asked = words(context.reading.question)
            .subtracting(words(context.reading.topic + " " + (context.reading.time?.text ?? "")))
        return asked.contains { !QuestionWords.isFunctionWord($0) && words(quote).contains($0) }
    }

    /// Whether the first citation is dated in the asked time; without a topic, or for `whether`, it must be a meeting.
    private func isStated(in answer: Answer) -> Bool {
        guard let time = context.reading.time, let start = answer.citations.first?.document.start else { return false }
        if request.aggregate == .whether || context.reading.topic.isEmpty {
            return answer.citations.first?.document.kind.isMeeting ?? false
        }
        return time.spans.contains { $0.contains(start) }
    }

    /// Computes the answer from the occurrences; nil if there are none, or if they do not contain the value.
    private func computed() throws(StoreError) -> Answer? {
        guard
            let pattern = EventPattern(
                event, language: context.query.language, needsVerb: countsThings, isOfPlace: seeksPlaces)
        else { return nil }
        var reader = OccurrenceReader(context: context, pattern: pattern, readsTalks: readsTalks)
        if case .amounts(let amount, _) = aggregate, [.any, .money].contains(amount.quantity) {
            // "Bought two novels for 20 €" states an expense, whatever the verb.
            reader.isTelling = { OccurrenceAmounts.names(amount, $0) }
        }
        reader.seeksPeople = seeksPeople
        // A sum is told better by the series of items itself.
        if case .amounts(_, let statistic) = aggregate { reader.seeksAmounts = statistic != .sum }
        var found = try reader.read()
        if case .amounts(let amount, _) = aggregate { found = try series(of: amount, reader, beside: found) }
        return try answer(from: found)
    }

    private func answer(from found: OccurrenceReader.Outcome) throws(StoreError) -> Answer? {
        var stated = found.stated
        // "When did I lose my job" is told by "lost my job" rather than by "did a bad job".
        if aggregate == .day, stated.contains(where: \.statement.saysVerb) {
            stated.removeAll { !$0.statement.saysVerb }
        }
        let days = OccurrenceDay.days(of: stated)
        guard !days.isEmpty else { return nil }
        let lines = OccurrenceLines(context: context, event: request.event.withoutContainers)
        var answer: Answer?
        switch aggregate {
        // A single count is better shown by quoting its line: "140 leads".
        case .count where days.count == 1 && days[0].occurrences.contains(where: isCounting): break
        case .count: answer = try lines.count(days)
        case .rate(let period):
            answer = try OccurrencePeriods(lines: lines, weekStart: weekStart).rate(days, per: period)
        case .busiest(let period):
            answer = try OccurrencePeriods(lines: lines, weekStart: weekStart).busiest(days, period)
        case .whether:
            answer = try lines.answer("occurrences.whether", ["count": String(days.count)], value: nil, showing: days)
        case .day where days.count == 1 && days[0].isCertain:
            answer = try date(OrderCondition(.last), of: days, lines)
        case .day where days.allSatisfy({ $0.isCertain && $0.span != nil }): answer = try lines.days(days)
        case .day: break
        case .date(let order): answer = try date(order, of: days, lines)
        case .gap: answer = try gap(in: days, lines)
        case .people(let isMost):
            answer = try OccurrenceTally(lines: lines, isMost: isMost, most: request.most).people(days)
        case .values(let isMost):
            answer = try OccurrenceTally(lines: lines, isMost: isMost, most: request.most).values(days)
        case .places: answer = try OccurrenceTally(lines: lines, isMost: false).places(days)
        case .amounts(let amount, let statistic):
            answer = try OccurrenceAmounts(
                lines: lines, request: amount, statistic: statistic,
                periods: OccurrencePeriods(lines: lines, weekStart: weekStart)
            ).answer(days)
            // "Heard music" contains no number, so each day counts once.
            if answer == nil, countsThings, statistic == .sum, days.count > 1 { answer = try lines.count(days) }
        }
        if found.unsure > 0 {
            answer?.remarks.append(context.templates.text("occurrences.unsure", ["count": String(found.unsure)]))
        }
        return answer
    }

    /// Returns the meetings in which the subject had the part that the question asks about; none if their minutes name none.
    private func ofDuty() throws(StoreError) -> [Occurrence] {
        guard let duty = request.duty else { return [] }
        let people: [Int]
        switch request.event.subject {
        case .person(let person): people = person.candidates.map(\.number)
        case .speaker: people = [context.names.owner].compactMap { $0 }
        case .anybody: return []
        }
        return try DutyAnswer(context: context, request: duty).occurrences(of: Set(people))
    }

    /// Returns the rows, fields or items that tell an amount again and again, else the statements.
    ///
    /// A log is more complete and reliable than sentences.
    private func series(
        of amount: AmountRequest, _ reader: OccurrenceReader, beside found: OccurrenceReader.Outcome
    ) throws(StoreError) -> OccurrenceReader.Outcome {
        var found = found
        found.stated += try reader.fields()
        let told = found.stated.count { $0.statement.isField || OccurrenceAmounts.names(amount, $0.statement.text) }
        var rows = try TableSeries(of: event, request: amount, context: context)?.rows() ?? []
        if rows.count < 2, told < 2 {
            let measured = try reader.fields(of: amount.quantity)
            if measured.count > 1 { rows = measured }
        }
        if rows.count < 2, request.isOfRows || told < 2 {
            let entries = try EntrySeries(context: context).entries(with: amount)
            if !entries.isEmpty { rows = entries }
        }
        if rows.count < 2, request.isOfRows || told < 2 {
            let labelled = try LabelledSeries(of: event, request: amount, context: context)?.lines() ?? []
            if labelled.count > 1 { rows = labelled }
        }
        guard request.isOfRows || rows.count > 1 || !rows.isEmpty && told == 0 else { return found }
        return OccurrenceReader.Outcome(stated: rows)
    }

    /// Whether a statement contains a count of things; only for a verb that means little by itself.
    private func isCounting(_ occurrence: Occurrence) -> Bool {
        guard request.event.verb.map(VerbForms.carriesDeed) ?? true else { return false }
        return AmountsInText(occurrence.statement.text).amounts.contains { $0.quantity == nil && $0.value > 1 }
    }

    /// The event; for amounts, without a verb that is light or names the amount itself.
    private var event: EventPhrase {
        var event = context.reading.containers.isEmpty ? request.event.withoutContainers : request.event
        if case .amounts(let amount, _) = aggregate, !event.groups.isEmpty,
            amount.words.contains(event.verb ?? "") || event.verb.map(VerbForms.isSupport) ?? true
        {
            event.verb = nil
        }
        // Lines need not contain the unit: "how many miles did I run".
        if case .amounts(let amount, _) = aggregate, amount.quantity != .count { event = event.without(amount.counted) }
        return event
    }

    /// The computation requested; "how many miles" asks for a distance, not for a count of things.
    private var aggregate: OccurrenceRequest.Aggregate {
        guard case .amounts(var amount, let statistic) = request.aggregate, amount.quantity == .count,
            let quantity = amount.counted.first.flatMap(AmountWords.quantity)
        else { return request.aggregate }
        amount.quantity = quantity
        return .amounts(amount, statistic)
    }

    /// Whether things are counted: "how many novels did I buy".
    private var countsThings: Bool {
        if case .amounts(let amount, _) = aggregate { amount.quantity == .count } else { false }
    }

    private var seeksPlaces: Bool { aggregate == .places }

    private var seeksPeople: Bool {
        if case .people = aggregate { return true }
        return request.event.subject != .speaker || !request.event.companions.isEmpty
    }

    private var readsTalks: Bool {
        switch aggregate {
        case .values, .people, .places: request.event.subject == .speaker
        default: true
        }
    }

    // MARK: Order in time

    /// Answers with one dated day, counted from the first or last.
    private func date(
        _ order: OrderCondition, of days: [OccurrenceDay], _ lines: OccurrenceLines
    ) throws(StoreError) -> Answer? {
        let dated = days.filter { $0.span != nil }
        let place = order.end == .first ? order.nth - 1 : dated.count - order.nth
        guard dated.indices.contains(place), let span = dated[place].span, let start = span.start else { return nil }
        var answer = try lines.answer(
            "occurrences.date",
            ["date": context.templates.dates.span(span), "all": String(dated.count), "count": String(dated.count)],
            value: .moment(start), showing: [dated[place]])
        answer.span = span
        return answer
    }

    /// Answers with the longest gap between two consecutive days.
    private func gap(in days: [OccurrenceDay], _ lines: OccurrenceLines) throws(StoreError) -> Answer? {
        let dated = days.filter { $0.occurrences[0].day != nil }
        let gaps = zip(dated, dated.dropFirst()).map { before, after in
            (
                days: (after.span?.start?.date.dayNumber ?? 0) - (before.span?.start?.date.dayNumber ?? 0),
                [before, after]
            )
        }
        guard let longest = gaps.max(by: { $0.days < $1.days }), let from = longest.1[0].span?.start,
            let to = longest.1[1].span?.start
        else { return nil }
        let dates = context.templates.dates
        var answer = try lines.answer(
            "occurrences.gap",
            [
                "count": String(longest.days), "from": dates.day(from.date), "to": dates.day(to.date),
                "all": String(dated.count),
            ], value: .number(Double(longest.days * 1440)), showing: longest.1)
        answer.span = TimeSpan(start: from, end: to)
        return answer
    }
}
