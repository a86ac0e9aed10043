import Model
import Parsing
import Retrieval
import Store
import Time

/// Composes the answer to a reading; each kind of request has its own answer type.
struct AnswerComposer {
    let vault: OpenVault
    let scorer: CandidateScorer
    let templates: LanguageTemplates
    let weekStart: Weekday

    /// Answers a reading and adds remarks and counterfactuals.
    func answer(_ question: Question, _ reading: ParsedQuestion) throws(StoreError) -> Answer {
        var answer = try composed(question, reading: reading)
        if answer.certainty != .answered, reading.time != nil,
            let day = try PeriodAnswer(context: context(question, reading: reading)).ofDay(insteadOf: answer)
        {
            answer = day
        }
        let templates = templates.of(reading.language)
        let relaxed = try RelaxedAnswer(reading: reading, templates: templates).answer(insteadOf: answer) {
            rest throws(StoreError) in
            try composed(question, reading: rest)
        }
        answer = relaxed ?? answer
        if let carried = CarriedWords(templates: templates, reading: reading).remark {
            answer.remarks.insert(carried, at: 0)
        }
        if reading.asksOfSelf, vault.owner.person == nil, !vault.names.people.isEmpty {
            answer.remarks.append(templates.text("remark.unknown-me"))
        }
        let counterfactuals = Counterfactuals(reading: reading, templates: templates)
        guard counterfactuals.isNeeded(for: answer) else { return answer }
        answer.without = try counterfactuals.find(beside: answer) { rest throws(StoreError) in
            try composed(question, reading: rest)
        }
        return answer
    }

    /// Returns the measures by which the search for a reading is judged; nil if the answer is computed without a search.
    func strength(_ question: Question, _ reading: ParsedQuestion) throws(StoreError) -> AnswerStrength? {
        let context = try context(question, reading: reading)
        let isSearched = [.find, .decision, .discuss, .summary, .when, .who].contains(reading.intent)
        return isSearched && !context.query.text.isEmpty ? try context.search().strength : nil
    }

    private func composed(_ question: Question, reading: ParsedQuestion) throws(StoreError) -> Answer {
        if AnswerForEach.isNeeded(reading) {
            return try AnswerForEach(reading: reading, templates: templates.of(reading.language)).answer {
                one throws(StoreError) in
                try self.composed(question, reading: one)
            }
        }
        let context = try context(question, reading: reading)
        if let unread = UnreadTimeAnswer(context: context).answer { return unread }
        if let milestone = try MilestoneAnswer(context: context).answer() { return milestone }
        if let computed = try TableAnswer(context: context).answer() { return computed }
        if !reading.request.isOfActor, !reading.request.isOfAmounts,
            let state = try StateAnswer(context: context).answer()
        {
            return state
        }
        switch reading.request {
        case .fact:
            if let whole = try whole(context) { return whole }
            return try FindAnswer(context: context).answer()
        case .amount(let amount):
            if let whole = try whole(context) { return whole }
            return try AmountAnswer(context: context, amount: amount).answer()
        case .date(let date): return try WhenAnswer(context: context, request: date).answer()
        case .busiest(let period): return try measured(.busiest(period), context)
        case .attendance(let attendance, let actor):
            return try who(attendance, .names, actor, context)
        case .mostOften(let attendance, let actor):
            return try who(attendance, .mostOften, actor, context)
        case .actor(let actor): return try WhoAnswer(context: context, actor: actor).answer()
        case .list(let meetings), .count(let meetings):
            if let computed = try computed(meetings, context) { return computed }
            return try MeetingsAnswer(context: context).answer()
        case .duration(let meetings):
            if let computed = try computed(meetings, context) { return computed }
            return try DurationAnswer(context: context, meetings: meetings).answer()
        case .agenda: return try MeetingsAnswer(context: context).answer()
        case .place:
            if let place = try PlaceAnswer(context: context).answer() { return place }
            if !context.filter.spans.isEmpty, context.query.text.isEmpty {
                return try NothingFound(context: context).answer()
            }
            return try composed(question, reading: reading.turned(to: .fact))
        case .free(let free): return try FreeTimeAnswer(context: context, request: free).answer()
        case .whether(let claim, let otherwise):
            var plain = reading
            plain.request = otherwise
            return try WhetherAnswer(context: context, claim: claim).answer { () throws(StoreError) in
                try composed(question, reading: plain)
            }
        case .occurrences(let occurrences, let otherwise):
            var plain = reading
            plain.request = otherwise
            return try OccurrencesAnswer(context: context, request: occurrences, weekStart: weekStart).answer {
                () throws(StoreError) in try composed(question, reading: plain)
            }
        case .tasks(let tasks): return try TasksAnswer(context: context, request: tasks).answer()
        case .view(let view): return try PlannerAnswer(context: context, request: view).answer()
        case .decision:
            return context.query.text.isEmpty
                ? try DecisionsAnswer(context: context).answer() : try FindAnswer(context: context).answer()
        case .discussion, .summary: return try DiscussAnswer(context: context).answer()
        case .another(let meetings):
            if let computed = try computed(meetings, context) { return computed }
            return try DiscussAnswer(context: context).answer()
        }
    }

    func context(_ question: Question, reading: ParsedQuestion) throws(StoreError) -> AnswerContext {
        var query = Query(reading, scope: question.scope)
        if reading.seeksPresent { query.presentState = question.now }
        try exclude(reading.excluded, from: &query.filter, at: question.now)
        return AnswerContext(
            reading: reading, filter: query.filter, query: query, vault: vault, scorer: scorer, languages: templates,
            now: question.now, limit: max(1, question.limit), listLimit: question.listLimit)
    }

    /// Excludes the documents with excluded titles, and those that the owner did not attend if the owner is excluded.
    private func exclude(
        _ excluded: Exclusions, from filter: inout DocumentFilter, at now: CivilDateTime
    ) throws(StoreError) {
        (filter.excludedTitles, filter.excludedDocuments) = ([], [])
        if !excluded.titles.isEmpty {
            let meetings = try vault.meetings(titled: excluded.titles, attendedBy: [])
            let resolver = ReferenceResolver(meetings: meetings, now: now, weekStart: weekStart)
            for title in excluded.titles {
                let named = resolver.documents(titled: title)
                if named.isEmpty {
                    filter.excludedTitles.append(title)
                } else {
                    filter.excludedDocuments.formUnion(named)
                }
            }
        }
        guard let owner = vault.names.owner, filter.excludedAttendees.union(filter.absentees).contains(owner) else {
            return
        }
        filter.isAttended = true
        if filter.statuses.isEmpty { filter.statuses = [.confirmed, .tentative, .declined] }
    }
}
