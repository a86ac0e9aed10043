import Model
import Parsing
import Store
import Text
import Time

/// Answers with a date: that of the meeting asked for, else the one in the best sentence, else that of its document.
struct WhenAnswer {
    let context: AnswerContext
    var request = DateRequest()

    func answer() throws(StoreError) -> Answer {
        if request.isDue, let due = try due(isNamed: false) { return due }
        if let talk = try talk() { return try answer(ofTalk: talk) }
        if let meeting = try meeting() { return try answer(meeting) }
        if context.reading.order?.end == .next {
            if let announced = try AnnouncedNext(context: context).answer() { return announced }
            return try NothingFound(context: context).answer()
        }
        if context.reading.tense != .past, let planned = try due(isNamed: true) { return planned }
        let search = try context.search()
        guard search.isAnswer, !search.found.isEmpty else {
            return try NothingFound(context: context, search: search).answer()
        }
        if let entry = try entry() { return entry }
        return try answer(search)
    }

    /// Answers with the first or last item of a list about the topic: "when was the piano last tuned".
    private func entry() throws(StoreError) -> Answer? {
        guard let order = context.reading.order, context.reading.tense != .future else { return nil }
        var event = EventPhrase()
        event.groups = [context.reading.topic.lowercased().split(separator: " ").map(String.init)]
        return try OccurrencesAnswer(context: context, request: OccurrenceRequest(.date(order), of: event)).ofEntries()
    }

    /// Returns the day on which the task that the question names is due.
    ///
    /// "When is the garden fair" names a task "Garden fair" (`isNamed`), "when are the chairs for the garden fair due" one that may say more.
    private func due(isNamed: Bool) throws(StoreError) -> Answer? {
        var tasks = TaskRequest(state: .due)
        tasks.detail = .due
        return try TasksAnswer(context: context, request: tasks).due(isNamed: isNamed)
    }

    // MARK: The date of a meeting

    /// Returns the meeting with the title asked for, or the first, last or next one with a person.
    private func meeting() throws(StoreError) -> Meeting? {
        let people = context.reading.people.filter { $0.role == .attendee || $0.role == .mention }
        let match = TitleMatch(context.reading.topic)
        guard
            !match.isIdle || !people.isEmpty || context.reading.order != nil || !context.reading.containers.isEmpty
                || !context.reading.places.isEmpty
        else { return nil }
        var filter = context.filter
        filter.attendees = people.map { Set($0.candidates.map(\.number)) }
        if let time = context.reading.time { filter.spans = time.spans }
        let isOfAnyKind = filter.kinds.isEmpty
        if isOfAnyKind { filter.kinds = [.meeting, .transcript, .event] }
        var atPlace = filter
        if atPlace.places.isEmpty { atPlace.places = context.reading.places }
        var documents = try context.vault.documents(atPlace)
        if documents.isEmpty, atPlace.places != filter.places { documents = try context.vault.documents(filter) }
        // "When was I last at the tailor's" seeks the last entry of the page about the tailor.
        if documents.isEmpty, isOfAnyKind, match.isIdle, context.reading.order != nil,
            !context.reading.containers.isEmpty
        {
            filter.kinds = []
            documents = try context.index.documents(filter).filter { $0.kind != .person }
        }
        let likely = context.reading.order == nil ? match.mayBeWhole(among: documents) : documents
        let dated = try Meeting.grouped(likely, in: context.index).filter { $0.record.start != nil }
        let meetings = match.isIdle ? dated : match.named(among: dated)
        let isOfOrder = match.isIdle || context.reading.order != nil
        return one(of: isOfOrder ? meetings : EventName(context.reading.topic).best(of: meetings))
    }

    /// Returns the first or last meeting about the topic, or else such a note: "when did we last talk about the webhook".
    ///
    /// For a mention, meetings and notes count alike.
    private func talk() throws(StoreError) -> Meeting? {
        guard let order = context.reading.order, order.end != .next, context.reading.isTopicSubject,
            !TitleMatch(context.reading.topic).isIdle
        else { return nil }
        let dated = try context.documents().filter { $0.start != nil && $0.kind != .person }
        let kinds: [Set<Bool>] = request.isOfMention ? [[true, false]] : [[true], [false]]
        for isMeeting in kinds {
            let documents = dated.filter { isMeeting.contains($0.kind.isMeeting) }
            let meetings = try TopicDocuments(context: context).holding(Meeting.grouped(documents, in: context.index))
            if let one = context.one(order, of: meetings) { return one }
        }
        return nil
    }

    /// Returns the meeting selected by the question's order word or tense.
    private func one(of meetings: [Meeting]) -> Meeting? {
        if let order = context.reading.order {
            return context.one(order, of: meetings)
        }
        let past = meetings.one(.last, nth: 1, now: context.now)
        let future = meetings.one(.next, nth: 1, now: context.now)
        if context.reading.tense == .past,
            StatementWords.asksBeginning(StatementWords.words(of: context.reading.question))
        {
            return meetings.one(.first, nth: 1, now: context.now)
        }
        return context.reading.tense == .past ? past : future ?? past
    }

    /// Answers with the date of a meeting and the lines about the topic.
    private func answer(ofTalk meeting: Meeting) throws(StoreError) -> Answer {
        var answer = try answer(meeting)
        let search = try context.narrowed(to: meeting).search()
        guard let best = search.found.first(where: { $0.document.kind != .event }) else { return answer }
        let citation = try context.citation(best, rank: 1, evidence: search.evidence)
        var quotes = context.quotes(best, evidence: search.evidence, count: 2)
        for place in quotes.indices { quotes[place].citations = [1] }
        answer.sections = [
            Answer.Section(heading: context.wording.heading(best.document, people: citation.people), quotes: quotes)
        ]
        answer.citations = [citation]
        return answer
    }

    private func answer(_ meeting: Meeting) throws(StoreError) -> Answer {
        var answer = Answer(
            found: true,
            headline: context.templates.text(
                "when.meeting", ["title": meeting.record.title, "date": context.wording.date(meeting.record)]))
        if let start = meeting.record.start {
            answer.value = .moment(start)
            let end = meeting.record.end ?? start.adding(minutes: 1)
            answer.span = meeting.record.isAllDay ? start.date.span : TimeSpan(start: start, end: end)
        }
        answer.citations = try context.attendanceCitations(meeting, from: 1)
        answer.sections = [Answer.Section(titlesOf: answer.citations)]
        answer.remarks = context.wording.remarks
        return answer
    }

    // MARK: The date in a sentence

    private func answer(_ search: AnswerContext.Search) throws(StoreError) -> Answer {
        var answer = Answer(found: true, headline: "")
        let candidates = DateCandidates(context: context, search: search, request: request)
        guard let best = best(of: candidates) else {
            return try NothingFound(context: context, search: search).answer()
        }
        let dated = search.found[best.place]
        let first = [best.place] + [best.clock].compactMap { $0 }
        let found = (first + search.found.indices.filter { !first.contains($0) }).map { search.found[$0] }
        for (place, found) in found.prefix(context.limit).enumerated() {
            answer.citations.append(try context.citation(found, rank: place + 1, evidence: search.evidence))
        }
        guard let people = answer.citations.first?.people else {
            return try NothingFound(context: context, search: search).answer()
        }
        let text = best.sentence.text
        let matches = search.evidence.matches(in: text)
        answer.sections = [
            Answer.Section(
                heading: context.wording.heading(dated.document, people: people),
                quotes: [
                    Answer.Quote(
                        text: text, matches: matches, citations: answer.citations.prefix(first.count).map(\.rank))
                ])
        ]
        date(&answer, by: best, document: dated.document)
        let isOfQuestion = candidates.names(best.sentence, dated) && candidates.hasNumbers(best.sentence, dated)
        if !isSure(best, dated) || request.verb != nil && !isOfQuestion {
            answer.becomePerhaps(context.templates.text("occurrences.unstated"))
        } else if isFarFromAsked(answer), let time = context.reading.time {
            answer.becomePerhaps(context.templates.text("remark.elsewhen", ["time": time.text]))
        }
        answer.candidates = context.scorer.explained(candidates.all) { candidate in
            candidate.span.map(context.templates.dates.span) ?? candidate.words ?? context.templates.text("undated")
        }
        answer.remarks = context.wording.remarks
        return answer
    }

    /// Whether the date found is more than a season from the time that the question names: the raffle of 2022 is not that of this Christmas.
    private func isFarFromAsked(_ answer: Answer) -> Bool {
        guard let time = context.reading.time, !time.isVague, context.reading.order == nil,
            let found = answer.span?.start?.date.dayNumber
        else { return false }
        let isAfter = time.hull.start.map { found < $0.date.dayNumber - WhenAnswer.season } ?? false
        let isBefore = time.hull.end.map { found > $0.date.dayNumber + WhenAnswer.season } ?? false
        return isAfter || isBefore
    }

    /// In days.
    private static let season = 120

    /// Returns the best candidate; for a question about the time of day, preferably one that has a time.
    private func best(of candidates: DateCandidates) -> DateCandidate? {
        let best = candidates.best().map { day(within: $0, candidates.all) ?? $0 }
        guard asksClock, let clock = candidates.bestClock() else { return best }
        let isTimed = best.map { $0.hasClock && $0.sentence.share >= clock.sentence.share } ?? false
        return isTimed ? best : clock
    }

    /// Returns the best candidate with a day within a longer time that another gives: 16 February where that says "in two weeks".
    private func day(within best: DateCandidate, _ all: [DateCandidate]) -> DateCandidate? {
        guard let span = best.span, span.days >= WhenAnswer.leastDaysOfVague, best.words != nil else { return nil }
        let days = all.filter { other in
            guard let start = other.span?.start, other.span?.days ?? 0 <= 1, span.contains(start) else { return false }
            return other.sentence.shareOfAll >= WhenAnswer.leastShare
                && other.words?.contains(where: \.isNumber) ?? false
        }
        return context.scorer.best(of: days)
    }

    /// Shorter times are as exact as a day: a night, a weekend.
    private static let leastDaysOfVague = 5

    private var asksClock: Bool { StatementWords.grain(context.reading.question) == .minute }

    /// Whether the sentence states that the event took place; calendar entries and spoken sentences need no verb.
    private func isSure(_ best: DateCandidate, _ dated: RetrievedPassage) -> Bool {
        let sentence = best.sentence
        if dated.document.kind == .event || sentence.speaker != nil { return true }
        // "The last retreat" is one of several; a line about a retreat does not prove which.
        if context.reading.order != nil, !context.reading.kinds.isEmpty { return false }
        // A note's own day dates what the note is about, not whatever it names.
        if best.words == nil, isNamed(dated.document) { return true }
        guard let telling = sentence.telling else {
            return best.words != nil || sentence.shareOfAll >= WhenAnswer.leastShareOfNote
        }
        // "New rules accepted 2023-06-12": near most of the question's words, an absolute day needs no verb.
        let isDatedItself = sentence.times.contains { $0.isAbsolute && $0.text == best.words && $0.span.days <= 1 }
        if telling == .silent, isDatedItself { return sentence.shareOfAll >= WhenAnswer.leastShareOfDated }
        return telling == .stated && sentence.shareOfAll >= WhenAnswer.leastShare
    }

    /// Whether a note's title has all words of the topic but the verb, of which there are several: a diary's "Warsaw Uprising Museum".
    private func isNamed(_ document: DocumentRecord) -> Bool {
        let words = Tokenizer().tokens(of: context.reading.topic).map(\.folded).filter { $0 != request.verb }
        let topic = TitleMatch(words.joined(separator: " "))
        return topic.isOfSeveralWords && topic.isWhole(in: [document.title])
    }

    private static let leastShareOfDated: Float = 0.5

    /// The minimum share of the question in a sentence without a time of its own.
    private static let leastShareOfNote: Float = 0.55

    /// The minimum share of the question in a statement.
    private static let leastShare: Float = 0.4

    /// Sets the headline and value to the date in the words, or else to that of the document.
    private func date(_ answer: inout Answer, by best: DateCandidate, document: DocumentRecord) {
        if best.span == nil, best.hasClock, let words = best.words {
            answer.headline = context.templates.text(
                "when.clock",
                ["words": WhenAnswer.withoutStop(words), "source": context.wording.source(document)])
            return
        }
        guard let span = best.span, let start = span.start else {
            // In "on January 19th" the year is unknown, but the day is not.
            if let day = best.sentence.times.first(where: { $0.span.days == 1 && $0.text.contains(where: \.isNumber) })
            {
                answer.headline = context.templates.text(
                    "when.clock", ["words": day.text, "source": context.wording.source(document)])
            } else {
                answer.becomePerhaps(context.templates.text("perhaps.undated"))
            }
            return
        }
        if asksClock, !best.hasClock, span.start?.date.span == span || span.start?.date != span.end?.date {
            return answer.becomePerhaps(context.templates.text("perhaps.clock"))
        }
        // A note's own day does not date a future event that it mentions.
        let isOfNote = best.words == nil && document.kind != .event
        let isUnstated = context.reading.tense != .past && request.verb == nil && best.sentence.speaker == nil
        if isOfNote, isUnstated || context.reading.tense == .future {
            return answer.becomePerhaps(context.templates.text("perhaps.day"))
        }
        let asked = AskedGrain(question: context.reading.question).widened(span)
        answer.span = asked
        answer.value = .moment(asked.start ?? start)
        if let words = best.words {
            let isMoment = best.hasClock && best.clock == nil && asked == span
            let date = isMoment ? context.templates.dates.moment(start) : context.templates.dates.span(asked)
            answer.headline = context.templates.text(
                "when.named", ["date": date, "words": WhenAnswer.withoutStop(words)])
        } else {
            if let written = document.start, !document.isAllDay, asked == span { answer.value = .moment(written) }
            let key = document.kind == .event ? "when.meeting" : "when.noted"
            let date = asked == span ? context.wording.date(document) : context.templates.dates.span(asked)
            answer.headline = context.templates.text(key, ["date": date, "title": document.title])
        }
    }

    private static func withoutStop(_ words: String) -> String {
        words.hasSuffix(".") && !words.dropLast().contains(".") ? String(words.dropLast()) : words
    }
}
