import Time

extension QuestionDraft {
    mutating func readTime(grammar: TimeGrammar, events: [NamedEvent]) {
        self.events = events
        var read = tokens
        let untimely = cues.filter { $0.cue == .notOfTime || $0.cue == .weekday }
        for place in (idioms + untimely).flatMap(\.first) + cues.filter(leadsToMeetingOfTasks).map(\.first.lowerBound) {
            read[place] = read[place].withoutMeaning
        }
        let found = grammar.read(read, question: reading.question, events: events)
        reading.tense = found.tense
        reading.unread = found.unread.map(\.text)
        for unread in found.unread { use(unread.tokens) }
        if found.expressions.contains(where: { $0.span.start == nil || $0.span.end == nil }) {
            closedTime = QuestionDraft.closedTimes(of: tokens, reading.question, grammar)
        }
        let others = quoted + codes + tagPlaces.map(\.tokens)
        times = found.expressions.filter { time in !others.contains { $0.overlaps(time.tokens) } }
        if times.contains(where: isOfMeetingBefore) { reading.tense = .past }
        for expression in times {
            use(expression.consumed)
            for place in expression.consumed where !expression.tokens.contains(place) { prepositions.insert(place) }
        }
    }

    /// Tells whether something comes from a meeting of that time: "what needs doing from the November meeting".
    private func isOfMeetingBefore(_ time: TimeExpression) -> Bool {
        guard time.tokens.upperBound < tokens.count else { return false }
        let before = (0..<time.tokens.lowerBound).last { !traits($0).contains(.determiner) }
        return before.map { traits($0).contains(.from) } ?? false && namesMeeting(at: time.tokens.upperBound)
    }

    /// Tells whether a cue is the "after" of "action items after the March call", which are those of the call.
    func leadsToMeetingOfTasks(_ cue: FoundCue) -> Bool {
        guard cue.cue == .anchor(.after), asksForTasks, cue.end < tokens.count else { return false }
        // "After the March call", "after yesterday's call".
        let isDefinite =
            traits(cue.end).contains(.determiner)
            || tokens.indices[cue.end...].prefix(QuestionDraft.mostMeetingWords).contains { tokens[$0].isPossessive }
        guard isDefinite else { return false }
        return tokens.indices[(cue.end + 1)...].prefix(QuestionDraft.mostMeetingWords)
            .prefix { traits($0).isDisjoint(with: [.containerCue, .auxiliary]) }
            .contains(where: namesMeeting(at:))
    }

    private var asksForTasks: Bool {
        cues.contains { if case .intent(.tasks, _, _) = $0.cue { true } else { false } }
    }

    /// The maximum number of words between "after the" and the noun for a meeting.
    private static let mostMeetingWords = 5

    /// Returns a function that reads the closed time at an index: "Tuesday's" of "after Tuesday's".
    private static func closedTimes(
        of tokens: [QuestionToken], _ question: String, _ grammar: TimeGrammar
    ) -> (Int) -> (span: TimeSpan, end: Int)? {
        { place in
            let rest = Array(tokens[place...])
            guard let time = grammar.read(rest, question: question).expressions.first, time.tokens.lowerBound == 0,
                time.span.start != nil, time.span.end != nil
            else { return nil }
            return (time.span, place + time.tokens.upperBound)
        }
    }

    /// Reports meetings that are clearly named but unknown to the vault; their words stay in the topic.
    mutating func tellUnknown(_ candidates: [EventCandidate]) {
        reading.unread += candidates.map(\.reference).filter(\.isCertain).map(\.text)
    }

    mutating func leaveOutTimes(grammar: TimeGrammar) {
        guard !excludedTimes.isEmpty else { return }
        reading.time = nil
        combineTimes(grammar: grammar)
        var spans = reading.time?.spans ?? [TimeSpan(start: nil, end: nil)]
        for excluded in excludedTimes {
            // "Last week except Monday" leaves out the Monday of that week.
            let inside = times.count == 1 ? grammar.combine(times + [excluded], tense: reading.tense) : []
            let outside = (inside.count == 1 ? inside[0].outside : nil) ?? excluded.span.outside ?? []
            spans = spans.flatMap { span in outside.compactMap { span.intersection($0) } }
        }
        let starts = times.map(\.tokens.lowerBound) + excludedTimes.map { max(0, $0.consumed.lowerBound - 1) }
        let ends = (times + excludedTimes).map(\.tokens.upperBound)
        let words = text(from: starts.min() ?? 0, through: (ends.max() ?? 1) - 1)
        reading.time = QuestionTime(text: words, spans: spans, isFilter: true)
    }

    /// Combines the times of the question: nested ones into one, others as alternatives.
    mutating func combineTimes(grammar: TimeGrammar) {
        guard let first = times.first, let last = times.last else { return }
        let words =
            times.count == 1 ? first.text : text(from: first.tokens.lowerBound, through: last.tokens.upperBound - 1)
        let spans = bareHours() ?? dailySpans() ?? grammar.combine(times, tense: reading.tense)
        var time = QuestionTime(text: words, spans: spans, isFilter: false)
        let before = (0..<first.tokens.lowerBound).last { !traits($0).contains(.determiner) }
        time.mayBeDestination = before.map { $0 > 0 && traits($0).contains(.toward) } ?? false
        reading.time = time
    }

    /// Reads a bare number after "before" or "after" as an hour of each day: "before nine this week".
    private mutating func bareHours() -> [TimeSpan]? {
        guard times.count == 1, let outer = times.first, outer.grain > .day, outer.consumed.lowerBound > 1 else {
            return nil
        }
        let place = outer.consumed.lowerBound - 1
        let hour = max(entry(place).number, tokens[place].number ?? 0)
        guard isFree(place), (1...23).contains(hour), tokens[place].kind != .symbol else { return nil }
        let isBefore = hasCue(before: place, where: { $0 == .anchor(.before) })
        guard isBefore || hasCue(before: place, where: { $0 == .anchor(.after) }) else { return nil }
        let clock = ClockTime(hour: hour, minute: 0, half: .unsaid).officeHour * 3600
        let spans = daily(isBefore ? (nil, clock) : (clock, nil), in: outer.span)
        if spans != nil { use([place - 1, place]) }
        return spans
    }

    /// Combines a time of day with a longer time: "before 9 am last week".
    private func dailySpans() -> [TimeSpan]? {
        guard times.count == 2 else { return nil }
        let clocks = times.filter { $0.grain <= .partOfDay && ($0.span.start == nil) != ($0.span.end == nil) }
        let days = times.filter { $0.grain >= .day }
        guard let clock = clocks.first?.span, let outer = days.first?.span else { return nil }
        return daily((clock.start?.secondOfDay, clock.end?.secondOfDay), in: outer)
    }

    /// Returns the hours, in seconds of the day, on each day of a closed span; nil if there are too many days.
    private func daily(_ hours: (from: Int?, until: Int?), in outer: TimeSpan) -> [TimeSpan]? {
        guard let start = outer.start, let end = outer.end else { return nil }
        let count = end.date.dayNumber - start.date.dayNumber
        guard (1...QuestionDraft.mostDays).contains(count) else { return nil }
        return (0..<count).map { offset in
            let day = start.date.adding(days: offset)
            return TimeSpan(
                start: hours.from.map { day.at(hour: 0, second: $0) } ?? day.midnight,
                end: hours.until.map { day.at(hour: 0, second: $0) } ?? day.adding(days: 1).midnight)
        }
    }

    /// Limits an open time to its day for calendar questions: "after 3 pm today", "before 9 tomorrow".
    func boundedByDay(_ time: QuestionTime?) -> QuestionTime? {
        guard var bounded = time, times.count == 1, let hours = times.first, hours.grain <= .hour,
            case .open(let relation, _) = hours.node, bounded.spans.count == 1, let span = bounded.spans.first
        else { return time }
        switch (relation, span.start, span.end) {
        case (.after, let start?, nil), (.from, let start?, nil):
            bounded.spans = [TimeSpan(start: start, end: start.date.adding(days: 1).midnight)]
        case (.before, nil, let end?): bounded.spans = [TimeSpan(start: end.date.midnight, end: end)]
        default: break
        }
        return bounded
    }

    /// The maximum number of days for which hours are computed: a leap year.
    private static let mostDays = 366

    /// Decides between the meanings of a time such as "Friday" once the intent is known, and records the ambiguity.
    mutating func settleTime(now: CivilDateTime) {
        dropUnknownDay()
        includeDayOfEvent()
        for expression in times {
            guard let other = expression.alternatives.first else { continue }
            var readings = [expression.span, other]
            let looksAhead =
                asked.intent == .agenda || asked.view == .agenda() || (asked.intent == .when && reading.tense != .past)
                || isOfDayAhead
                || isOfPresent
                || isImminent(other, rather: expression.span, now)
            if looksAhead, times.count == 1, isOver(expression.span, now), !isOver(other, now),
                !isFarther(other, than: expression.span, now)
            {
                readings.reverse()
                reading.time?.spans = [other]
            }
            if times.count == 1, isOfMeetingBefore(expression), !isOver(expression.span, now), isOver(other, now) {
                readings.reverse()
                reading.time?.spans = [other]
            }
            reading.ambiguous.append(Ambiguity(text: expression.text, spans: readings))
        }
    }

    /// Drops a part of an unknown day where one event of the past or a habit is asked for: "who found it in the morning" seldom means today,
    /// "how do I plan my day in the morning" never.
    private mutating func dropUnknownDay() {
        guard times.count == 1, case .recurring(.dayPart) = times[0].node else { return }
        let isOfPast = reading.tense == .past && [.who, .when, .count, .duration].contains(asked.intent)
        guard isOfPast || asksHow else { return }
        reading.time = nil
        times = []
    }

    /// Lets a preferred time after an event begin with it, whose own notes tell most: "what did Ana suggest after my talk".
    private mutating func includeDayOfEvent() {
        guard times.count == 1, let time = times.first, asked.intent == .find, reading.time?.isFilter == false,
            case .open(.after, .fixed) = time.node,
            let event = events.first(where: { time.tokens.contains($0.tokens.lowerBound) })
        else { return }
        reading.time?.spans = [TimeSpan(start: event.span.start?.date.midnight, end: time.span.end)]
    }

    /// Tells whether a near future time is meant, not one long past: "what happens in April", asked in March.
    private func isImminent(_ ahead: TimeSpan, rather past: TimeSpan, _ now: CivilDateTime) -> Bool {
        let isOpen = [.find, .who, .list, .count, .duration].contains(asked.intent)
        let looksBack = reading.tense == .past && !isLastAlone
        guard !looksBack, isOpen, reading.kinds.isEmpty || reading.kinds.contains(.event),
            let start = ahead.start, let end = past.end
        else { return false }
        return start.date.dayNumber - now.date.dayNumber <= QuestionDraft.farAhead
            && now.date.dayNumber - end.date.dayNumber >= QuestionDraft.longAgo
    }

    /// Whether "last" means the last item of a future day: "what is my last call on Friday", "the last meeting I have on 26 March".
    private var isOfDayAhead: Bool {
        isLastAlone && tokens.indices.contains { traits($0).contains([.auxiliary]) }
    }

    /// Whether the question is about the present: "do I have my nephew's birthday marked for 10 November", "is the launch on Friday".
    private var isOfPresent: Bool {
        asksWhether && [.find, .list].contains(asked.intent)
            && !tokens.indices.contains { traits($0).contains(.past) || traits($0).contains(.speakerVerb) }
            && !(firstWord.map { traits($0).contains(.perfect) && !traits($0 + 1).contains(.speaker) } ?? true)
    }

    private var isLastAlone: Bool {
        reading.order?.end == .last && [.when, .list, .find].contains(asked.intent)
            && !tokens.indices.contains { traits($0).contains(.past) || traits($0).contains(.meetVerb) }
    }

    /// The number of days after which a past time is unlikely in a question without a tense.
    private static let longAgo = 150

    private func isOver(_ span: TimeSpan, _ now: CivilDateTime) -> Bool { span.end.map { $0 <= now } ?? false }

    /// Tells whether the future time is too far away compared with the past one: on 19 November, "17 November" is not next year.
    private func isFarther(_ ahead: TimeSpan, than past: TimeSpan, _ now: CivilDateTime) -> Bool {
        guard reading.tense != .future, let start = ahead.start, let end = past.end else { return false }
        let days = start.date.dayNumber - now.date.dayNumber
        return days > QuestionDraft.farAhead && now.date.dayNumber - end.date.dayNumber < days / 4
    }

    private static let farAhead = 60
}
