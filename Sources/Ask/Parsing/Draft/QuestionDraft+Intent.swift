import Model
import Text
import Time

extension QuestionDraft {
    mutating func readIntent(now: CivilDateTime) {
        if asked.view != nil { return }
        let start = skippingFillers(0)
        if readFreeTime() { return finishIntent(now: now) }
        if !readIntent(at: start, leadingAt: [start]) {
            // The question may follow another clause: "I need this for Monday: when did we …", "sorry, one more thing. who …".
            let others = clauseStarts(behind: start)
            if !others.contains(where: { readCount(at: $0) || readList(at: $0) }) {
                _ = readIntent(at: nil, leadingAt: Set(others))
            }
        }
        finishIntent(now: now)
    }

    /// Reads counts and lists at one index, leading phrases at the given indices, and other phrases anywhere.
    private mutating func readIntent(at start: Int?, leadingAt places: Set<Int>) -> Bool {
        if let start, readMeasure(at: start) || readCount(at: start) || readList(at: start) { return true }
        guard let best = bestIntent(leadingAt: places), case .intent(let intent, _, _) = best.cue else { return false }
        asked.intent = intent
        use(best)
        // Phrases that repeat the intent are used too: "overdue tasks".
        for cue in cues where cue.allSatisfy(isFree) {
            if case .intent(intent, _, isLeading: false) = cue.cue { use(cue) }
            // "When is the report due" is about the report, "when did the webhook come up" about the webhook.
            if intent == .when, cue.cue == .due, asksDue(cue) { use(cue) }
            if intent == .when, case .intent(.discuss, _, isLeading: false) = cue.cue { use(cue) }
        }
        return true
    }

    private func bestIntent(leadingAt places: Set<Int>) -> FoundCue? {
        var best: (cue: FoundCue, rank: Int)?
        for cue in cues {
            guard case .intent(let intent, let rank, let isLeading) = cue.cue,
                !isLeading || places.contains(cue.first.lowerBound) || isBehindFrame(cue),
                best.map({ rank < $0.rank || (rank == $0.rank && cue.count > $0.cue.count) }) ?? true,
                cue.allSatisfy({ isFree($0) || prepositions.contains($0) }), accepts(intent, cue)
            else { continue }
            best = (cue, rank)
        }
        return best?.cue
    }

    /// Tells whether only frame words come before a phrase: "I want to know when …", "can you see what time …".
    private func isBehindFrame(_ cue: FoundCue) -> Bool {
        func says(_ place: Int) -> Bool {
            isFree(place) && tokens[place].kind == .word
                && (person(at: place) != nil || !(isIdle(place) || isFrame(place)))
        }
        // In "who said no when we voted" and "what do I check when I leave", "when" is a conjunction.
        let asksBefore =
            cues.contains { other in
                if case .intent(.who, _, _) = other.cue { other.first.upperBound < cue.first.lowerBound } else { false }
            } || asksOpenly(before: cue.first.lowerBound)
        return cue.first.lowerBound > 0 && !asksBefore && !(0..<cue.first.lowerBound).contains(where: says)
    }

    /// Tells whether an open question with its verb comes before a word: "what do I check when", but not "where and when".
    private func asksOpenly(before place: Int) -> Bool {
        (0..<place).contains { opener in
            QuestionDraft.openers.contains(tokens[opener].folded)
                && ((opener + 1)..<place).contains { traits($0).contains(.auxiliary) }
        }
    }

    private static let openers = Set(words: [
        "what where why how which", "was wo warum wie welche", "quoi ou pourquoi comment",
    ])

    private static let conditions = Set(words: ["when whenever if", "wenn", "quand si"])

    private mutating func skippingFillers(_ start: Int) -> Int {
        var place = start
        while place < tokens.count {
            if isUsed[place] || isSymbol(place, ",") || isSymbol(place, "-") {
                place += 1
            } else if let filler = cue(at: place, where: { $0 == .filler }) {
                use(filler)
                place = filler.end
            } else {
                break
            }
        }
        return place
    }

    private mutating func clauseStarts(behind start: Int) -> [Int] {
        tokens.indices.filter { $0 > start && tokens[$0 - 1].kind == .symbol && !tokens[$0].isGlued }
            .filter { ",.:;!?-–—".contains(tokens[$0 - 1].text) }
            .map { skippingFillers($0) }
            .filter { $0 < tokens.count }
    }

    private func accepts(_ intent: Intent, _ cue: FoundCue) -> Bool {
        guard let last = (cue.second.isEmpty ? cue.first : cue.second).last else { return true }
        // "How many mails did Sarah write" and "how much did we raise" ask for a number.
        let isOfNumber = cues.contains {
            ($0.cue == .quantity(.count) || $0.cue == .quantity(.any)) && isLeading($0.first.lowerBound)
        }
        if intent == .discuss, isOfNumber { return false }
        // "What do I have to check when I leave" asks how something is done.
        if intent == .tasks, (last..<tokens.count).contains(where: beginsCondition) { return false }
        // "How much do I owe Tom" asks for a sum.
        if intent == .tasks, cues.contains(where: { $0.cue == .quantity(.any) }) { return false }
        if intent == .when, cue.first.contains(where: { traits($0).contains(.question) }), isBeforeNoun(last) {
            return false
        }
        // "Due to the outage" contains no due date.
        if traits(last).contains(.due) { return !traits(last + 1).contains(.toward) }
        guard intent == .agenda else { return true }
        // "Anything on Friday" asks for the calendar, "anything on the webhook trouble" does not.
        guard traits(last).contains(.onlyWithTime) else { return true }
        return reading.time != nil && !hasTopic(behind: last)
    }

    /// Tells whether a clause begins here: "when I leave", "if the boiler fails", but not "if any".
    private func beginsCondition(_ place: Int) -> Bool {
        QuestionDraft.conditions.contains(tokens[place].folded)
            && !traits(place + 1).isDisjoint(with: [.speaker, .pronoun, .determiner])
    }

    /// Tells whether the noun after a word is asked for, as in "which date formats are there", but not "what time dinner is".
    private func isBeforeNoun(_ place: Int) -> Bool {
        let noun = place + 1
        guard tokens.indices.contains(noun), tokens[noun].kind == .word, !tokens[place].isPossessive, isFree(noun),
            !isIdle(noun), person(at: noun) == nil, !VerbForms.isVerb(tokens[noun].lower),
            traits(noun + 1).contains(.auxiliary)
        else { return false }
        return ((noun + 2)..<max(noun + 2, tokens.count)).contains { next in
            tokens[next].kind == .word && !times.contains { $0.consumed.contains(next) }
        }
    }

    private func isLeading(_ place: Int) -> Bool { (0..<place).allSatisfy { isUsed[$0] } }

    private func hasTopic(behind place: Int) -> Bool {
        tokens.indices.contains {
            $0 > place && isFree($0) && tokens[$0].kind == .word && !isIdle($0) && person(at: $0) == nil
        }
    }

    // MARK: Counts and lists

    private mutating func readCount(at start: Int) -> Bool {
        if let often = cue(at: start, where: { $0 == .howOften }) {
            // "How often do I run" is not about meetings.
            guard countsMeetings(besides: often) else { return false }
            asked.intent = .count
            use(often)
            return true
        }
        // "In how many calls did Ana take part"
        let place = traits(start).contains(.placeCue) ? start + 1 : start
        guard let many = cue(at: place, where: { $0 == .howMany }), !traits(many.end).contains(.timeUnit) else {
            return false
        }
        let next = (many.end..<min(many.end + 4, tokens.count)).prefix { !traits($0).contains(.auxiliary) }
        guard next.contains(where: isKindOrSeries) else { return false }
        asked.intent = .count
        use(start..<many.end)
        return true
    }

    /// Tells whether "how often" counts meetings: the attendance of a person, talks or meetings of the user, or a named meeting.
    private func countsMeetings(besides often: FoundCue) -> Bool {
        let rest = tokens.indices.filter { !often.first.contains($0) }
        if rest.contains(where: { traits($0).contains([.meetVerb, .sharedVerb]) }) { return true }
        if !people.isEmpty, rest.contains(where: isPartaking), rest.contains(where: isKindOrSeries) { return true }
        // Attendance needs no kind of meeting if nothing else is said: "wie oft war Anna dabei", "how often did Bob attend".
        let saysMore = rest.contains { place in
            isFree(place) && tokens[place].kind == .word && person(at: place) == nil && !isIdle(place)
                && !isFrame(place) && !traits(place).contains(.presence)
                && !cues.contains { $0.cue == .presence && $0.first.contains(place) }
        }
        if !people.isEmpty, !saysMore,
            rest.contains(where: isPartaking) || cues.contains(where: { $0.cue == .participation })
        {
            return true
        }
        guard rest.contains(where: { traits($0).contains(.speaker) }) else { return false }
        return !people.isEmpty
            || rest.contains { !traits($0).isDisjoint(with: [.meetVerb, .sharedVerb]) || isKindOrSeries($0) }
    }

    private func isPartaking(_ place: Int) -> Bool {
        traits(place).contains(.presence) && traits(place).isDisjoint(with: .boundary)
    }

    private func isKindOrSeries(_ place: Int) -> Bool {
        !kinds(at: place).isEmpty || traits(place).contains(.series)
    }

    private mutating func readList(at start: Int) -> Bool {
        var place = start
        var ordered: [Int] = []
        while place < tokens.count {
            if let order = cue(at: place, where: { if case .order = $0 { true } else { false } }) {
                ordered += order.first
                place = order.end
            } else if !traits(place).isDisjoint(with: [.listing, .determiner])
                || (place > start && traits(place).contains(.auxiliary) && entry(place + 1).kinds.isEmpty == false)
            {
                place += 1
            } else {
                break
            }
        }
        // A list by tag: "show me everything tagged personal".
        let isOfTags = place > start && tagPlaces.contains { $0.tokens.lowerBound <= place + 1 }
        let isExplicit = traits(start).contains(.list) || isOfTags
        let isKind =
            (isKind(place) && !isContent(place, start) && (place > start || standsAlone(place)))
            || (place > start && isDescribedKind(place))
        guard isExplicit || isKind else { return false }
        asked.intent = .list
        use((start..<place).filter { !ordered.contains($0) })
        return true
    }

    /// Tells whether the words after "which" describe a kind of meeting or note: "board meetings".
    private func isDescribedKind(_ place: Int) -> Bool {
        let noun = (place..<min(place + QuestionDraft.mostDescribing, tokens.count)).first { isKind($0) }
        guard let noun, noun > place, traits(noun).contains(.plural), !isContent(noun, place - 1) else { return false }
        return (place..<noun).allSatisfy {
            tokens[$0].kind == .word && traits($0).isDisjoint(with: [.boundary, .auxiliary])
        }
    }

    /// The maximum number of words that describe a kind, including the noun.
    private static let mostDescribing = 4

    /// Tells whether a kind does not begin a compound: "meeting with Mark", "notes from May", but not "meeting room".
    private func standsAlone(_ place: Int) -> Bool {
        traits(place).contains(.plural) || !isFree(place + 1) || traits(place + 1).contains(.boundary)
    }

    private func isKind(_ place: Int) -> Bool {
        !kinds(at: place).isEmpty || cue(at: place, where: { if case .kind = $0 { true } else { false } }) != nil
    }

    /// Tells whether a kind is the subject of a statement: "the meeting notes say …", but not "what meetings did I have".
    private func isContent(_ place: Int, _ start: Int) -> Bool {
        traits(place + 1).contains(.content) && place > start && traits(start).contains(.determiner)
    }

    // MARK: Details of an intent

    private mutating func finishIntent(now: CivilDateTime) {
        readPlaceRequest()
        readParticipation()
        readAttendance()
        readStatuses()
        readFromNow()
        readTaskState(now: now)
        readTaskCues()
        // For `find`, these words may occur in the answering lines.
        if asked.intent != .find { for cue in cues where cue.cue == .empty && cue.allSatisfy(isFree) { use(cue) } }
        readCues()
        readPlanned(now: now)
        asked.tasks.isOwn = asked.intent == .tasks && asksForOwn
        switch asked.intent {
        case .discuss, .list, .count, .agenda, .duration, .summary, .tasks, .who: reading.time?.isFilter = true
        case .find, .when, .decision:
            let isOfMeeting = asked.isOfPlace && namesMeeting
            reading.time?.isFilter = asked.measure != nil || isOfMeeting
        }
        if saysOnlyThatItIsNow(now) { reading.time = nil }
    }

    /// Tells whether a time excludes nothing written: "who is president now", "until now"; calendars and lists keep it.
    private func saysOnlyThatItIsNow(_ now: CivilDateTime) -> Bool {
        guard let time = reading.time, ![.agenda, .list].contains(asked.intent) else { return false }
        let hull = time.hull
        if hull.start == nil { return hull.end == now }
        return time.isVague && hull.start == now.date.midnight && hull.end == now.date.adding(days: 1).midnight
    }

    /// Reads words that restrict the answer to the future: "still", "left", "coming up".
    private mutating func readFromNow() {
        let still = tokens.indices.filter { traits($0).contains(.still) }
        let ahead = cues.filter { cue in
            guard case .intent(.agenda, _, _) = cue.cue else { return false }
            return cue.first.contains { traits($0).contains(.upcoming) }
        }
        // "How much do I still earn" asks for a state, not for the future.
        let ofState: Set<Intent> = [.find, .who, .discuss, .decision]
        reading.looksFromNow = !still.isEmpty && !ofState.contains(asked.intent) || !ahead.isEmpty
        guard [.agenda, .list].contains(asked.intent) else { return }
        use(still)
        for cue in ahead { use(cue) }
    }

    /// Marks the words of a question for any calendar entries from today on as used: "what is the plan for tonight", "what is left today".
    private mutating func readPlanned(now: CivilDateTime) {
        guard asked.intent == .agenda || asked.intent == .find && (people.isEmpty || asksOfSpeaker),
            (reading.time?.hull.end ?? now) > now,
            (reading.time?.hull.start).map({ $0 >= now.date.midnight }) ?? false
        else { return }
        let planned = cues.filter { $0.cue == .planned && $0.allSatisfy(isFree) }.flatMap { Array($0.first) }
        let said = planned + tokens.indices.filter { isFree($0) && traits($0).contains(.still) }
        let others = tokens.indices.contains {
            isFree($0) && !said.contains($0) && tokens[$0].kind == .word && person(at: $0) == nil && !isIdle($0)
                && !isFrame($0)
        }
        if !others { use(said) }
    }

    private mutating func readCues() {
        let present = cues.filter { $0.cue == .present }
        reading.seeksNumber = asked.intent == .duration || cues.contains { $0.cue == .amount }
        reading.seeksPresent = !present.isEmpty
        // A percent sign, not the word, answers "what percentage".
        for cue in cues where cue.cue == .quantity(.share) && cue.allSatisfy(isFree) { use(cue) }
        // Words for the present are searched for only if there are no others.
        let words = present.filter { $0.allSatisfy { isFree($0) } }
        let rest = tokens.indices.filter { place in
            isFree(place) && tokens[place].kind == .word && !isIdle(place)
                && !words.contains { $0.first.contains(place) }
        }
        if !rest.isEmpty { for cue in words { use(cue) } }
        reading.time?.isVague = times.allSatisfy { time in
            present.contains { Set($0.first).isSuperset(of: time.tokens) }
        }
    }

    private mutating func readStatuses() {
        guard tokens.indices.contains(where: { !traits($0).isDisjoint(with: [.cancelled, .declined]) }),
            tokens.indices.contains(where: {
                entry($0).kinds.contains(.event) || traits($0).contains([.series, .documentNoun])
            }),
            [.list, .count, .agenda].contains(asked.intent) || (asked.intent == .find && !asksForReason)
        else { return }
        for (status, trait) in [(EventStatus.cancelled, WordTraits.cancelled), (.declined, .declined)] {
            for place in tokens.indices where isFree(place) && traits(place).contains(trait) {
                reading.statuses.insert(status)
                if asked.intent == .find { asked.intent = .list }
                use([place])
            }
        }
    }

    /// Whether a reason is asked for, which only lines can state: "why was it cancelled".
    private var asksForReason: Bool { cues.contains { $0.cue == .reason } }

    /// Reads the state of tasks: "overdue", "due this week", "done"; "what do I owe" and "not done" ask for open tasks.
    private mutating func readTaskState(now: CivilDateTime) {
        guard asked.intent == .tasks else { return }
        for (state, trait) in [(TaskState.overdue, WordTraits.overdue), (.due, .due), (.done, .done)] {
            guard let place = tokens.indices.first(where: { traits($0).contains(trait) }) else { continue }
            use([place])
            if traits(place - 1).contains(.not) { use([place - 1]) } else { asked.tasks.state = state }
            return
        }
        // For tasks, a future time can only be a due time.
        let isAhead = reading.time.map { $0.hull.start.map { $0 >= now.date.midnight } ?? true } ?? false
        if reading.tense != .past, isAhead { asked.tasks.state = .due }
    }

    /// Whether the user's own tasks are asked for: "what do I owe Bob", but not "what does Bob owe me" or "tasks not for me".
    private var asksForOwn: Bool {
        let own = tokens.indices.filter { traits($0).contains(.owner) }
        guard let first = own.first else { return false }
        let isObject = own.allSatisfy { traits($0).contains(.object) }
        if isObject, people.contains(where: { $0.tokens.upperBound <= first }) { return false }
        return
            !(isObject && (hasCue(before: first, where: isExclusion) || hasCue(before: first - 1, where: isExclusion)))
    }

    private func isExclusion(_ cue: Cue) -> Bool {
        if case .exclusion = cue { true } else { false }
    }

    /// Reads whether attendance is asked for: "who was at the pricing committee", but not "who has the key".
    private mutating func readAttendance() {
        guard asked.intent == .who || asked.measure == .people else { return }
        if let absence {
            (asked.isOfAttendance, asked.isOfAbsence) = (true, true)
            return use(absence)
        }
        let said = cues.filter { $0.cue == .attendance }.max { $0.count < $1.count }
        // In "wer war am 27. Oktober da", the time separates the parts of the verb.
        let parted = cues.first { $0.cue == .participation && !$0.second.isEmpty && endsQuestion($0.end) }
        guard let found = said ?? parted else { return }
        // "Who is in charge of the page" asks for a duty.
        let isDuty = cues.contains { $0.cue == .duty && $0.count > found.count && $0.first.overlaps(found.first) }
        if isDuty { return }
        asked.isOfAttendance = true
        use(found)
    }

    /// The words of absence directly after the question word: "who sent apologies", but not "who found the missing key".
    private var absence: FoundCue? {
        guard asked.intent == .who, let who = cues.first(where: isWho) else { return nil }
        let start = (who.end..<tokens.count).first { traits($0).isDisjoint(with: [.auxiliary, .adverb, .others]) }
        let found = cues.filter {
            $0.cue == .absence
                && ($0.first.lowerBound == start || $0.first.lowerBound == who.end || isVerbAtEnd($0, after: who.end))
        }
        return found.max { $0.count < $1.count } ?? deniedPresence(behind: who.end)
    }

    /// Tells whether a phrase is the participle at the end of a German question: "wer hat bei der Sitzung gefehlt".
    private func isVerbAtEnd(_ cue: FoundCue, after start: Int) -> Bool {
        language == .german && endsQuestion(cue.end) && start < tokens.count
            && traits(start).contains(.auxiliary)
    }

    private func endsQuestion(_ end: Int) -> Bool { tokens.indices[end...].allSatisfy { tokens[$0].kind == .symbol } }

    /// Returns a negated verb of attendance directly after the question word: "could not join", "wasn't there".
    private func deniedPresence(behind start: Int) -> FoundCue? {
        let verb = (start..<tokens.count).first {
            !isUsed[$0] && traits($0).isDisjoint(with: [.auxiliary, .adverb, .toward]) && !isNegation($0)
        }
        guard let verb, (start..<verb).contains(where: isNegation) else { return nil }
        // "Make the July meeting", but not "make the logo".
        let isOfMeeting =
            tokens[verb].lower == "make" && tokens.indices[(verb + 1)...].prefix(4).contains(where: namesMeeting(at:))
        let end =
            traits(verb).contains(.presence) || isOfMeeting ? verb + 1 : cue(at: verb) { $0 == .presence }?.end
        return end.map { FoundCue(cue: .absence, first: start..<$0, second: $0..<$0) }
    }

    private func isWho(_ cue: FoundCue) -> Bool {
        if case .intent(.who, _, isLeading: true) = cue.cue { true } else { false }
    }
}
