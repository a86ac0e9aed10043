import Time

/// The final decision on the request, made once all words are read.
extension QuestionDraft {
    func finished(now: CivilDateTime) -> ParsedQuestion {
        var result = reading
        readTopic(into: &result)
        result.isTopicSubject = isTopicSubject
        if let view = asked.view {
            result.request = .view(view)
            result.time?.isFilter = true
            result.tense = reading.tense
            return result
        }
        result.request = request(asked.intent)
        result.settle(as: result.request.settledByTopic(of: result))
        result.settle(as: settled(result, now))
        if [.agenda, .list, .count].contains(result.intent) { result.time = boundedByDay(result.time) }
        if result.intent == .tasks, let day = dayOfMeetingBefore { result.time?.spans = [day] }
        if let claim = claim(of: result, now) {
            result.request = .whether(claim, otherwise: result.request)
        }
        // "Who was treasurer before Ana took over" asks for the holders of an office in their order.
        if !result.request.isOfHolders, let occurrences = occurrences(of: result, now) {
            result.request = .occurrences(occurrences, otherwise: result.request)
        }
        result.tense = tense(of: result.request)
        for match in peopleOfText {
            let words = text(from: match.tokens.lowerBound, through: match.tokens.upperBound - 1)
            result.peopleOfText.append(PersonReading(text: words, role: .mention, candidates: match.candidates))
        }
        return result
    }

    /// The day of the meeting in "after the meeting of 3 May"; tasks "after" a meeting are those that it produced.
    private var dayOfMeetingBefore: TimeSpan? {
        let event = events.first { event in
            cues.contains { $0.cue == .anchor(.after) && $0.end == event.tokens.lowerBound }
        }
        return event?.span.start?.date.span
    }

    private func request(_ intent: Intent) -> Request {
        switch intent {
        case .find: asked.isOfPlace ? .place : quantity == nil ? .fact : .amount(amount)
        case .when: dateRequest
        case .who: peopleRequest
        case .list: .list(of: meetingsRequest)
        case .count: .count(of: meetingsRequest)
        case .duration: .duration(of: meetingsRequest)
        case .agenda: asked.free.map(Request.free) ?? .agenda(quantity == nil ? nil : amount)
        case .tasks: .tasks(taskRequest)
        case .decision: .decision
        case .discuss: .discussion
        case .summary: .summary
        }
    }

    private var dateRequest: Request {
        switch asked.measure {
        case .busiestDay: .busiest(.day)
        case .busiestWeek: .busiest(.week)
        case .busiestMonth: .busiest(.month)
        default:
            .date(
                DateRequest(
                    verb: happenedVerb, isOfDeed: asksDeed, isDue: cues.contains { $0.cue == .due && asksDue($0) },
                    isOfMention: asksMention))
        }
    }

    private var peopleRequest: Request {
        var attendance = AttendanceRequest(isOfOthers: asked.isOfOthers, namesMeeting: namesMeeting)
        attendance.isOfAbsent = asked.isOfAbsence
        if language == .english, asked.isOfAttendance {
            let written = EnglishContractions.restored(QuestionTokenizer().tokens(of: reading.question))
            attendance.group = EnglishAttendees.group(in: written)
        }
        if asked.measure == .mostOften { return .mostOften(attendance, otherwise: actor) }
        return asked.isOfAttendance ? .attendance(attendance, otherwise: actor) : .actor(actor)
    }

    private var meetingsRequest: MeetingsRequest {
        var meetings = MeetingsRequest()
        meetings.computed = computed
        meetings.namesMeeting = namesMeeting
        meetings.amount = amount
        meetings.isOne = asked.intent == .duration && asked.measure == nil && asksLengthOfOne
        return meetings
    }

    private var asksLengthOfOne: Bool {
        let long = cues.first { if case .intent(.duration, _, isLeading: true) = $0.cue { true } else { false } }
        guard let long, traits(long.end).contains(.auxiliary) || traits(long.end).contains(.lasting) else {
            return false
        }
        return !tokens.indices.contains { isPluralOfMeetings($0) || traits($0).contains(.sharedVerb) }
    }

    private var computed: MeetingsRequest.Computed {
        switch asked.measure {
        case .people: .people(isOfOthers: asked.isOfOthers)
        case .days: .days
        case .tags: .tags
        case .longest: .longest
        case .shortest: .shortest
        case .average: .average
        case .busiestDay, .busiestWeek, .busiestMonth, .mostOften, nil: .all
        }
    }

    private var taskRequest: TaskRequest {
        var tasks = asked.tasks
        tasks.isCount = isCount
        return tasks
    }

    // MARK: Questions that leave the request open

    private func settled(_ reading: ParsedQuestion, _ now: CivilDateTime) -> Request {
        switch reading.request {
        // "What's going on next week" asks for the calendar.
        case .discussion:
            reading.topic.isEmpty && reading.people.isEmpty && looksAhead(reading, now) ? request(.agenda) : .discussion
        // "Where was I in July" asks for everything in that time.
        case .place:
            isOfWhereabouts(reading) ? request(looksAhead(reading, now) ? .agenda : .discuss) : .place
        // "List the items on my shopping list" asks for the lines of a note.
        case .list: isOfNamedDocument(reading) ? request(.find) : reading.request
        case .fact, .amount: openIntent(reading, now).map(request) ?? reading.request
        default: reading.request
        }
    }

    func isOfWhereabouts(_ reading: ParsedQuestion) -> Bool {
        reading.time != nil && reading.topic.isEmpty && reading.people.isEmpty && reading.containers.isEmpty
            && !namesMeeting && !tokens.indices.contains { traits($0).contains(.meetVerb) }
    }

    /// Tells whether a time begins today or later, or includes now in a question about the future or what the user does.
    func looksAhead(_ result: ParsedQuestion, _ now: CivilDateTime) -> Bool {
        guard let hull = result.time?.hull else { return false }
        guard (hull.end ?? now) > now else { return false }
        if (hull.start ?? now) >= now.date.midnight { return true }
        return result.tense != .past && (result.tense == .future || asksOfSpeaker)
    }

    /// Whether the question is about what the user does: "what am I doing", "do we have".
    var asksOfSpeaker: Bool {
        tokens.indices.contains { traits($0).contains(.speaker) && traits($0 - 1).contains(.auxiliary) }
    }

    /// Returns the intent of a question without question words; nil if it asks for lines.
    private func openIntent(_ reading: ParsedQuestion, _ now: CivilDateTime) -> Intent? {
        if isNamedList() { return .list }
        if reading.order != nil {
            // "The last time I met Bob" and "first time I saw snow" ask for a date.
            let isWhole = (0..<orderPlaces.lowerBound).allSatisfy { traits($0).contains(.determiner) }
            if namesTime, isWhole || reading.topic.isEmpty || reading.people.contains(where: { $0.role == .attendee }) {
                return .when
            }
            // "The last thing I did" names no meeting.
            let isOfAnything =
                reading.time != nil && kindPlaces.isEmpty
                && !tokens.indices.contains { !traits($0).isDisjoint(with: [.series, .documentNoun]) }
            if isOfMeetingsAlone(), isOfAnything || asksWhatHappenedThere { return .discuss }
            if isOfMeetingsAlone() || isOrderedSeries() { return .list }
        }
        guard reading.topic.isEmpty, reading.references.isEmpty else { return nil }
        guard reading.people.isEmpty else { return intentOfCompany(reading, now) }
        if !reading.tags.isEmpty || !reading.excluded.tags.isEmpty { return .list }
        // "Yesterday" asks for the past, "next week" for the calendar.
        return reading.time.map { _ in looksAhead(reading, now) ? .agenda : .discuss }
    }

    /// Returns the intent of a question about meetings with people: "what events do I have with Sam", "did I see Sam last week".
    private func intentOfCompany(_ reading: ParsedQuestion, _ now: CivilDateTime) -> Intent? {
        guard reading.people.allSatisfy({ $0.role == .attendee }), reading.time != nil || namesMeeting else {
            // "What did Ana do in May"
            let looksBack = reading.tense == .past && reading.time.map { !$0.isVague } ?? false
            return looksBack && !asksWhether && eventVerb.map(isCarrier) ?? false ? .discuss : nil
        }
        if looksAhead(reading, now) { return .agenda }
        return namesMeeting || asksWhether ? .list : .discuss
    }

    /// Tells whether a list asks for the contents of a named note, not for meetings or tagged documents.
    private func isOfNamedDocument(_ reading: ParsedQuestion) -> Bool {
        reading.kinds.isEmpty && reading.order == nil && !reading.topic.isEmpty && reading.tags.isEmpty && !namesMeeting
            && isNamedDocument()
    }

    /// Tells whether a question consists of a name, a kind of document and conditions: "New York sync meetings in November".
    private func isNamedList() -> Bool {
        guard let kind = kindPlaces.last?.token, kind > 0, traits(kind).contains(.plural), isFree(kind - 1),
            !isIdle(kind - 1), tokens[kind - 1].kind == .word, !asksHow
        else { return false }
        return (0..<kind).allSatisfy { isUsed[$0] || !isIdle($0) || tokens[$0].kind == .symbol }
            && ((kind + 1)..<tokens.count).allSatisfy { !isFree($0) || isIdle($0) || tokens[$0].kind == .symbol }
    }

    private func isNamedDocument() -> Bool {
        guard
            let last = tokens.indices.last(where: {
                isFree($0) && tokens[$0].kind == .word && !isIdle($0) && !isFrame($0)
            })
        else { return false }
        return traits(last).contains(.documentNoun) && !traits(last).contains(.series)
    }

    private var namesTime: Bool {
        cues.contains { cue in
            guard case .order = cue.cue, cue.first == orderPlaces else { return false }
            return !traits(cue.end - 1).isDisjoint(with: [.timeNoun, .sureOrder])
        }
    }

    /// Tells whether a question consists of an order, the name of a series, and who was there: "third customer council", "last Monera
    /// weekly", "last board meeting Ana attended".
    private func isOrderedSeries() -> Bool {
        let name = (orderPlaces.upperBound..<tokens.count).prefix {
            (isFree($0) || isOfKind($0)) && !traits($0).contains(.boundary)
        }
        guard let last = name.last, isDocumentNoun(last) || traits(last).contains(.series) else { return false }
        return tokens.indices.allSatisfy { place in
            !isFree(place) || name.contains(place) || isIdle(place) || tokens[place].kind == .symbol
        }
    }

    private func isOfKind(_ place: Int) -> Bool { kindPlaces.contains { $0.token == place } }

    /// Whether what went on in a meeting is asked for, not which meeting it was: "what did Toby take on at the last meeting".
    private var asksWhatHappenedThere: Bool {
        guard let first = firstWord, QuestionDraft.openers.contains(tokens[first].folded),
            traits(first + 1).contains(.auxiliary)
        else { return false }
        let before = (first..<orderPlaces.lowerBound).last { !traits($0).contains(.determiner) }
        return before.map { traits($0).contains(.boundary) && $0 > first + 1 } ?? false
    }

    private func isOfMeetingsAlone() -> Bool {
        tokens.indices.allSatisfy { place in
            !isFree(place) || tokens[place].kind == .symbol || isIdle(place)
                || !traits(place).isDisjoint(with: [.series, .documentNoun])
        }
    }
}
