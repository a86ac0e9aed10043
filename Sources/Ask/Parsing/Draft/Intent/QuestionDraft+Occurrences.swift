import Model
import Text
import Time

/// Questions about events in any kind of document: how often, when last, with whom, how much.
extension QuestionDraft {
    /// Returns the computation over mentions of an event; nil if the question asks for meetings, notes, tasks or a line.
    func occurrences(of reading: ParsedQuestion, _ now: CivilDateTime) -> OccurrenceRequest? {
        guard reading.tense != .future || isHabit, reading.time?.hull.start.map({ $0 <= now }) ?? true,
            reading.order?.end != .next, !reading.looksFromNow, !reading.isTopicSubject,
            reading.kinds.isEmpty || askedDuty != nil, reading.statuses.isEmpty, reading.excluded == Exclusions(),
            let aggregate = asksWhether ? whether(of: reading) : aggregate(of: reading)
        else { return nil }
        var event = event(of: reading, aggregate)
        let isOfRows = isOfRows(event, aggregate)
        if isOfRows, case .person(let person) = event.subject {
            event.subject = .anybody
            event.companions.append(person)
        }
        let duty = event.subject == .anybody ? nil : askedDuty
        if duty != nil, event.groups.isEmpty { event.groups = [dutyWords] }
        guard isTold(event, aggregate), isSure(of: event, aggregate) else { return nil }
        var request = OccurrenceRequest(aggregate, of: event)
        request.isOfRows = isOfRows
        request.duty = duty
        request.wordsOfStatistic = wordsOfExtreme
        request.most = mostWanted.map { tokens[$0].number ?? 1 }
        request.isBesideMeetings =
            namesMeeting || meets || reading.request.isOfAttendance || isOfMeetings(reading.request)
        return request
    }

    /// Whether the question is about a habit; its future tense then does not mean the future: "how often do I swim".
    private var isHabit: Bool {
        says(.howOften) || says(.gap) || says(.measure(.mostOften)) || says(.measure(.average)) || says(.total)
    }

    private func isOfMeetings(_ request: Request) -> Bool {
        switch request {
        case .list, .count, .duration: true
        default: false
        }
    }

    /// Tells whether the words describe an event; a support verb alone does so only for values and places.
    private func isTold(_ event: EventPhrase, _ aggregate: OccurrenceRequest.Aggregate) -> Bool {
        if !event.groups.isEmpty || !event.containers.isEmpty {
            return event.subject != .anybody || isOfNouns(aggregate)
        }
        guard let verb = event.verb else { return false }
        // "When did Ana last join us" asks for a meeting with her.
        if case .person = event.subject, let place = eventVerb, traits(place).contains(.presence) { return false }
        if !VerbForms.isSupport(verb) { return true }
        return switch aggregate {
        case .values, .places: true
        default: false
        }
    }

    /// Tells whether a noun alone can describe the event: "the longest gap between haircuts", "my average sleep".
    private func isOfNouns(_ aggregate: OccurrenceRequest.Aggregate) -> Bool {
        switch aggregate {
        case .gap, .amounts: true
        // "My first haircut" is an event of the user.
        case .date: ownNoun != nil
        default: false
        }
    }

    /// The position of "my" in "when was my last haircut", if no meeting is meant.
    var ownNoun: Int? {
        guard eventSubject == nil else { return nil }
        return tokens.indices.first { traits($0).isSuperset(of: [.speaker, .determiner]) }
    }

    /// Tells whether the event can be recognised reliably; other people's habits cannot, since they have too many wordings.
    private func isSure(of event: EventPhrase, _ aggregate: OccurrenceRequest.Aggregate) -> Bool {
        guard case .person = event.subject else { return true }
        let looksBack = tokens.indices.contains { !traits($0).isDisjoint(with: [.past, .perfect]) }
        return switch aggregate {
        case .count, .date, .gap, .people, .values: looksBack
        case .rate, .busiest, .amounts, .day, .whether, .places: false
        }
    }

    /// Returns `whether` for a question about the user's past: "did I read on Monday".
    private func whether(of reading: ParsedQuestion) -> OccurrenceRequest.Aggregate? {
        guard let time = reading.time, !time.isVague, reading.people.isEmpty, let subject = eventSubject,
            traits(subject).contains(.speaker), let verb = eventVerb, !isCarrier(verb),
            tokens.indices.contains(where: { !traits($0).isDisjoint(with: [.past, .perfect]) })
        else { return nil }
        return .whether
    }

    // MARK: The computation

    private func aggregate(of reading: ParsedQuestion) -> OccurrenceRequest.Aggregate? {
        if says(.gap) { return .gap }
        if asked.intent == .count, askedDuty != nil { return .count }
        let isMost = saysMost || mostWanted != nil
        if asked.intent == .who { return asksCompany ? .people(isMost: isMost) : nil }
        if isMost, let period = askedPeriod { return .busiest(period) }
        if isMost, opensWithQuestion || mostWanted != nil { return .values(isMost: true) }
        if reading.request.date != nil { return reading.order.map { .date($0) } ?? (isOwnDeed && !meets ? .day : nil) }
        if asksTimes {
            return says(.measure(.average)) ? .rate(per: rate ?? .year) : rate.map { .rate(per: $0) } ?? .count
        }
        if countsDeeds(reading) { return .count }
        if asksPlaces(reading) { return .places }
        return amounts(of: reading) ?? listed(reading)
    }

    /// Tells whether days with the counted noun are counted, since the verb has no meaning of its own: "how many concerts did I go to".
    private func countsDeeds(_ reading: ParsedQuestion) -> Bool {
        guard case .amount(let amount) = reading.request, amount.quantity == .count, !amount.counted.isEmpty,
            let verb = eventVerb, VerbForms.carriesDeed(tokens[verb].lower), says(.howMany)
        else { return false }
        let isOfCounted = tokens.indices.contains { amount.counted.contains(tokens[$0].lower) && tells($0, verb) }
        return isOfCounted && isOwnDeed && !meets && !namesMeeting
    }

    /// Tells whether places are asked for, restricted only by time: "where did I go on Friday".
    private func asksPlaces(_ reading: ParsedQuestion) -> Bool {
        guard asked.isOfPlace, reading.request == .place || isOfWhereabouts(reading),
            reading.time.map({ !$0.isVague }) ?? false, isOwnDeed, let verb = eventVerb
        else { return false }
        return !tokens.indices.contains { tells($0, verb) }
    }

    private var saysMost: Bool { asked.measure == .mostOften || says(.measure(.mostOften)) }

    /// The position of the number of values wanted: "my top 3 games", "the 3 people I met most".
    var mostWanted: Int? {
        tokens.indices.first { place in
            guard let number = tokens[place].number, (1...OccurrenceRequest.mostWanted).contains(number), isFree(place)
            else { return false }
            let isBehindTop = cues.contains { $0.cue == .top && $0.end == place }
            return isBehindTop || saysMost && traits(place - 1).contains(.determiner)
        }
    }

    /// The largest or smallest of several amounts, if it is asked for.
    private var extreme: OccurrenceRequest.Statistic? {
        if says(.extreme(isLargest: true)) || says(.measure(.longest)) { return .largest }
        return says(.extreme(isLargest: false)) || says(.measure(.shortest)) ? .smallest : nil
    }

    private var wordsOfExtreme: [String] {
        cues.filter { cue in
            switch cue.cue {
            case .extreme, .measure(.longest), .measure(.shortest): true
            default: false
            }
        }.flatMap { cue in tokens.indices.filter(cue.first.contains).map { tokens[$0].folded } }
    }

    private func says(_ cue: Cue) -> Bool { cues.contains { $0.cue == cue } }

    /// Whether the question counts times: "how often", "how many times", "the number of times", "on how many days".
    private var asksTimes: Bool {
        if says(.howOften) { return true }
        return cues.contains { cue in
            guard cue.cue == .howMany else { return false }
            let next = traits(cue.end)
            let isDays = entry(cue.end).unit == .day && isOwnDeed && asked.intent == .find
            return isDays
                || next.contains(.series) && words.lexicon.entries[words.entries[cue.end]].kinds.isEmpty
                    && isTimes(cue.end)
        }
    }

    /// Tells whether a word is the plural of "time" in the sense of "the last time".
    func isTimes(_ place: Int) -> Bool {
        guard tokens.indices.contains(place) else { return false }
        let word = tokens[place].folded
        return words.lexicon.plurals.contains { plural in
            word.hasSuffix(plural.ending)
                && words.lexicon.entries[words.lexicon.place(of: String(word.dropLast(plural.dropped)))].traits
                    .contains(.timeNoun)
        }
    }

    private var isOwnDeed: Bool {
        guard let subject = eventSubject, traits(subject).contains(.speaker), let verb = eventVerb else { return false }
        // "The number of fairs I went to" has no auxiliary.
        if verb > subject, isPastForm(verb), traits(subject - 1).isDisjoint(with: .auxiliary) { return true }
        // Only the verb before the subject counts: "which train are we taking, and what did it cost".
        let verbs = traits(subject - 1).contains(.auxiliary) ? (subject - 1)..<subject : tokens.indices
        return verbs.contains { !traits($0).isDisjoint(with: [.past, .perfect]) }
    }

    private func isPastForm(_ place: Int) -> Bool {
        let word = tokens[place].lower
        return language == .english && (word.hasSuffix("ed") || VerbForms.isVerb(word))
    }

    /// Whether the calendar may have the answer: "when did we meet Tomasz".
    private var meets: Bool {
        !people.isEmpty && tokens.indices.contains { traits($0).contains(.meetVerb) }
    }

    private var rate: OccurrenceRequest.Period? {
        for cue in cues { if case .rate(let period) = cue.cue { return period } }
        return nil
    }

    private var askedPeriod: OccurrenceRequest.Period? {
        if says(.weekday) { return .weekday }
        guard asked.intent == .when else { return nil }
        for place in tokens.indices where traits(place - 1).contains(.question) {
            switch entry(place).unit {
            case .year: return .year
            case .month: return .month
            case .week: return .week
            case .day: return .day
            default: continue
            }
        }
        return nil
    }

    private var asksCompany: Bool {
        let isOfVerb = eventVerb.map { tokens.indices.contains($0) } ?? false
        return isOfVerb && amount.quantity == .any && eventSubject != nil
    }

    private var opensWithQuestion: Bool {
        firstWord.map { traits($0).contains(.question) } ?? false
    }

    private func amounts(of reading: ParsedQuestion) -> OccurrenceRequest.Aggregate? {
        let isOfPeriod = rate != nil && isOwnDeed && asked.intent == .duration
        if says(.measure(.average)) || isOfPeriod, !namesMeeting, asked.measure != .average {
            var amount = amount
            let isOfTime = amount.quantity == .any && tokens.indices.contains(where: isLengthOfTime)
            if asked.intent == .duration || isOfTime { amount.quantity = .duration }
            return .amounts(amount, rate.map { .meanPer($0) } ?? .mean)
        }
        if let extreme, !namesMeeting, asked.intent == .find { return .amounts(amount, extreme) }
        if countsThings(reading) { return .amounts(amount, .sum) }
        let isOfAmount = asked.intent == .duration || quantity.map { $0 != .age && $0 != .share } ?? false
        guard isOfAmount, asked.intent == .find || asked.intent == .duration,
            isOwnDeed && isLong(reading.time) || says(.total) && (eventSubject != nil || isOfEffort || !namesMeeting)
        else { return nil }
        var amount = amount
        if asked.intent == .duration { amount.quantity = .duration }
        if amount.quantity == .count { return nil }
        return .amounts(amount, .sum)
    }

    /// Whether a total of time or distance is asked for, whoever the subject is: "total time on social media".
    private var isOfEffort: Bool {
        (asked.intent == .duration || quantity == .distance) && people.isEmpty && !namesMeeting
    }

    /// Whether a total is asked for that no sentence of the user's states: "what has the boat cost in all", "what did Piet charge us in total".
    private func isOfRows(_ event: EventPhrase, _ aggregate: OccurrenceRequest.Aggregate) -> Bool {
        guard case .amounts(_, .sum) = aggregate, says(.total), !isOfEffort, !namesMeeting else { return false }
        return event.subject != .speaker
    }

    /// Tells whether the objects of the user's action are counted: "how many novels did I buy".
    private func countsThings(_ reading: ParsedQuestion) -> Bool {
        guard case .amount(let amount) = reading.request, amount.quantity == .count, !amount.counted.isEmpty,
            let verb = eventVerb, !isCarrier(verb)
        else { return false }
        return isOwnDeed && !meets && !namesMeeting
    }

    func isCarrier(_ verb: Int) -> Bool { VerbForms.isSupport(tokens[verb].lower) }

    private func isLong(_ time: QuestionTime?) -> Bool {
        guard let hull = time?.hull, time?.isVague == false else { return false }
        guard let start = hull.start, let end = hull.end else { return true }
        return end.date.dayNumber - start.date.dayNumber > 1
    }

    private func listed(_ reading: ParsedQuestion) -> OccurrenceRequest.Aggregate? {
        guard let verb = eventVerb, !isCarrier(verb) || asked.intent == .list else { return nil }
        switch reading.request {
        case .list: return .values(isMost: false)
        case .fact:
            return opensWithQuestion && isOwnDeed ? .values(isMost: false) : nil
        case .discussion: return opensWithQuestion && isOwnDeed && !isOfTalk ? .values(isMost: false) : nil
        default: return nil
        }
    }

    /// Tells whether a word is the "time" of "my average time swimming"; lines need not contain it.
    func isLengthOfTime(_ place: Int) -> Bool {
        says(.measure(.average)) && traits(place).contains(.timeNoun)
    }

    func isPlural(_ place: Int) -> Bool {
        let word = tokens[place].folded
        return traits(place).isDisjoint(with: [.auxiliary, .speaker])
            && words.lexicon.plurals.contains { word.hasSuffix($0.ending) && word.utf8.count > $0.longerThan }
    }
}
