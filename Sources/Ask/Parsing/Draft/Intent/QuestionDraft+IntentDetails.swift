import Model
import Text
import Time

/// The details of an intent: the state of tasks, attendance and absence, what is planned, the status of events.
extension QuestionDraft {
    mutating func finishIntent(now: CivilDateTime) {
        readPlaceRequest()
        readParticipation()
        readAttendance()
        readStatuses()
        readFromNow()
        readTaskState(now: now)
        readTaskCues()
        // For `find`, these words may occur in the answering lines.
        if asked.intent != .find { for cue in cues where cue.cue == .empty && cue.allSatisfy(isFree) { use(cue) } }
        if let held = heldVerb { use([held]) }
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
        // "Where is the key kept these days" asks for a state, "what did I do these days" for what happened.
        let ofState: Set<Intent> = [.find, .who, .when, .decision, .duration]
        let looksBack = tokens.indices.contains { !traits($0).isDisjoint(with: [.past, .perfect]) }
        if time.isVague, ofState.contains(asked.intent), !looksBack { return true }
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
        reading.expectsNumber =
            reading.seeksNumber
            || cues.contains {
                if case .quantity = $0.cue { true } else { false }
            }
        reading.seeksLatest = cues.contains { $0.cue == .latest }
        reading.seeksPresent = !present.isEmpty || reading.seeksLatest
        reading.prefersNewer = reading.seeksPresent || cues.contains { $0.cue == .standing }
        // "The number of members" asks as "how many members" does.
        for cue in cues where cue.cue == .amount && cue.allSatisfy(isFree) {
            if (0..<cue.first.lowerBound).allSatisfy({ traits($0).contains(.determiner) }) { use(cue) }
        }
        // A percent sign, not the word, answers "what percentage".
        for cue in cues where cue.cue == .quantity(.share) && cue.allSatisfy(isFree) { use(cue) }
        // In "how much money" no line need say "money".
        for cue in cues where cue.cue == .quantity(.money) && cue.first.count > 2 {
            if cues.contains(where: { $0.cue == .amount && $0.first.lowerBound == cue.first.lowerBound }) { use(cue) }
        }
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
            if traits(place - 1).contains(.not) {
                use([place - 1])
            } else if state != .done || !isToBeDone(place) {
                asked.tasks.state = state
            }
            return
        }
        // For tasks, a future time can only be a due time.
        let isAhead = reading.time.map { $0.hull.start.map { $0 >= now.date.midnight } ?? true } ?? false
        if reading.tense != .past, isAhead { asked.tasks.state = .due }
    }

    /// Whether the word is in a phrase that asks for tasks: what is "to be done" is open.
    private func isToBeDone(_ place: Int) -> Bool {
        cues.contains { cue in
            guard case .intent(.tasks, _, _) = cue.cue else { return false }
            return cue.first.count > 2 && cue.first.contains(place)
        }
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
        // "Care" of "who takes care of the garden" is no topic.
        if asked.intent == .who, let who = whoCue, let duty = duty(behind: who), isHeld(duty) { use(duty) }
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
            $0.cue.isAbsence
                && ($0.first.lowerBound == start || $0.first.lowerBound == who.end || isVerbAtEnd($0, after: who.end))
        }
        return found.max { $0.count < $1.count } ?? deniedPresence(behind: who.end)
    }

    /// Tells whether a phrase is the participle at the end of a German question: "wer hat bei der Sitzung gefehlt".
    private func isVerbAtEnd(_ cue: FoundCue, after start: Int) -> Bool {
        language == .german && endsQuestion(cue.end) && start < tokens.count
            && traits(start).contains(.auxiliary)
    }

    func endsQuestion(_ end: Int) -> Bool { tokens.indices[end...].allSatisfy { tokens[$0].kind == .symbol } }

    /// Returns a negated verb of attendance directly after the question word: "could not join", "wasn't there".
    private func deniedPresence(behind start: Int) -> FoundCue? {
        let verb = (start..<tokens.count).first {
            !isUsed[$0] && traits($0).isDisjoint(with: [.auxiliary, .adverb, .toward]) && !isNegation($0)
        }
        guard let verb, (start..<verb).contains(where: isNegation) else { return nil }
        // "Make it", "make the July meeting", but not "make the logo".
        let behind = tokens.indices[(verb + 1)...]
        let isOfMeeting =
            tokens[verb].lower == "make"
            && (behind.first.map { tokens[$0].lower == "it" } ?? false
                || behind.prefix(6).contains(where: namesMeeting(at:)))
        let end =
            traits(verb).contains(.presence) || isOfMeeting ? verb + 1 : cue(at: verb) { $0 == .presence }?.end
        return end.map { FoundCue(cue: .absence(isExcuse: false), first: start..<$0, second: $0..<$0) }
    }

    private func isWho(_ cue: FoundCue) -> Bool {
        if case .intent(.who, _, isLeading: true) = cue.cue { true } else { false }
    }
}
