import Time

/// Questions for yes or no.
extension QuestionDraft {
    /// Whether a question wants yes or no: it begins with its verb, or follows "if"; but not "do you have the minutes".
    var asksWhether: Bool {
        guard let first = firstWord else { return false }
        if let whether = tokens.indices.first(where: { traits($0).contains(.whether) }) { return !says(0..<whether) }
        let next = (first + 1..<max(first + 1, tokens.count)).first { tokens[$0].kind == .word }
        return traits(first).contains(.opening) && !(next.map { traits($0).contains(.addressee) } ?? false)
    }

    /// The first word that does not only lead to the question.
    var firstWord: Int? {
        tokens.indices.first { tokens[$0].kind == .word && !(isUsed[$0] && cueFillsOnly($0)) }
    }

    /// Whether a word is understood as one that only leads to the question: "please", "tell me".
    private func cueFillsOnly(_ place: Int) -> Bool {
        cues.contains { $0.cue == .filler && $0.first.contains(place) }
    }

    /// What a question for yes or no wants to be told of; nil for other questions, and for a choice of two things.
    func claim(of reading: ParsedQuestion, _ now: CivilDateTime) -> Claim? {
        guard asksWhether, !tokens.indices.contains(where: { traits($0).contains(.or) && person(at: $0 + 1) == nil })
        else {
            return nil
        }
        switch reading.request {
        case .tasks(let tasks): return tasks.isCount ? nil : .task(isDone: tasks.state == .done)
        case .agenda: return .event
        case .list(let meetings):
            if meetings.computed != .all { return nil }
            return isOfSubject && asksParticipation(reading) ? .attendance : .event
        case .fact, .discussion:
            if asksTaskState { return .task(isDone: true) }
            if asksParticipation(reading) { return .attendance }
            if asksEvent(reading, now) { return .event }
            return isOfTalk && isOfSpeakers ? .mention : .statement
        case .decision: return .statement
        default: return nil
        }
    }

    /// "Is the budget done": the state of tasks, at the end of the question.
    private var asksTaskState: Bool {
        guard let last = tokens.indices.last(where: { tokens[$0].kind == .word }), let first = firstWord else {
            return false
        }
        return traits(last).contains(.done) && traits(first).contains(.auxiliary) && first < last - 1
            && (first..<last).allSatisfy { !traits($0).contains(.speaker) || traits($0).contains(.determiner) }
    }

    /// The verb of "did Ana attend", "hat Ana teilgenommen" is understood; "in" and "at" stay before what they name.
    mutating func readParticipation() {
        guard [.find, .discuss].contains(asked.intent), asksWhether else { return }
        for cue in cues where cue.cue == .participation {
            use((Array(cue.first) + cue.second).filter { isFree($0) && traits($0).isDisjoint(with: [.containerCue]) })
        }
    }

    /// "Did Ana attend the kickoff", "was I at the retreat".
    private func asksParticipation(_ reading: ParsedQuestion) -> Bool {
        guard cues.contains(where: { $0.cue == .participation }) else { return false }
        return !reading.people.isEmpty || reading.asksOfSelf
            || tokens.indices.contains { traits($0).contains(.speaker) && !traits($0).contains(.determiner) }
    }

    /// "Am I meeting John", "is my hackathon next week", "is there an event called Spring fair".
    private func asksEvent(_ reading: ParsedQuestion, _ now: CivilDateTime) -> Bool {
        let isSaid = reading.people.contains { $0.role == .speaker } || saysTalk || reading.isTopicSubject
        guard !isSaid, reading.excluded == Exclusions() else { return false }
        let isMet = tokens.indices.contains { traits($0).contains(.meetVerb) && !traits($0).contains(.speakerVerb) }
        if isMet, asksOfSpeaker, !reading.people.isEmpty { return true }
        if namesMeeting { return !isOfSubject }
        return looksAhead(reading, now)
    }

    /// "Did Sarah cancel the meeting": what somebody did is no entry of a calendar.
    private var isOfSubject: Bool {
        firstWord.map { person(at: $0 + 1) != nil } ?? false
    }

    /// Whether a question for an entry looks back: "is Sam invited" and "where is it located" do not, whatever the form of the verb.
    func tense(of request: Request) -> Tense {
        switch request {
        case .place, .whether(.event, _), .whether(.attendance, _):
            let looksBack = tokens.indices.contains { !traits($0).isDisjoint(with: [.past, .perfect]) }
            return reading.tense == .past && !looksBack && language == .english ? .none : reading.tense
        default: return reading.tense
        }
    }

    /// Whether the question is for what was said: "have we ever talked about", "did Bob mention".
    var isOfTalk: Bool {
        saysTalk || cues.contains { if case .intent(.discuss, _, _) = $0.cue { true } else { false } }
    }

    /// "Have we talked", "did Bob mention", "is there anything about": whoever spoke stands behind the first verb, not what was spoken of.
    private var isOfSpeakers: Bool {
        guard let subject = firstWord.map({ $0 + 1 }) else { return false }
        return person(at: subject) != nil || !traits(subject).isDisjoint(with: [.speaker, .pronoun])
            || traits(subject - 1).contains(.onlyWithTime)
    }

    /// Whether a verb says that something was spoken of.
    private var saysTalk: Bool {
        tokens.indices.contains {
            !traits($0).isDisjoint(with: [.sharedVerb, .speakerVerb]) && !traits($0).contains(.meetVerb)
        }
    }
}
