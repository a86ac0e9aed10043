import Time

extension QuestionDraft {
    /// Whether the question wants yes or no: it begins with its verb or with "if"; but not "do you have the minutes".
    var asksWhether: Bool {
        guard let first = firstWord else { return false }
        if let whether = tokens.indices.first(where: { traits($0).contains(.whether) }) { return !says(0..<whether) }
        let next = (first + 1..<max(first + 1, tokens.count)).first { tokens[$0].kind == .word }
        return traits(first).contains(.opening) && !(next.map { traits($0).contains(.addressee) } ?? false)
    }

    var firstWord: Int? {
        tokens.indices.first { tokens[$0].kind == .word && !(isUsed[$0] && cueFillsOnly($0)) }
    }

    func cueFillsOnly(_ place: Int) -> Bool {
        cues.contains { $0.cue == .filler && $0.first.contains(place) }
    }

    /// Returns the claim of a yes-or-no question; nil for other questions and for a choice between two things.
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

    private var asksTaskState: Bool {
        guard let last = tokens.indices.last(where: { tokens[$0].kind == .word }), let first = firstWord else {
            return false
        }
        return traits(last).contains(.done) && traits(first).contains(.auxiliary) && first < last - 1
            && (first..<last).allSatisfy { !traits($0).contains(.speaker) || traits($0).contains(.determiner) }
    }

    /// Marks the verb of attendance as used: "did Ana attend", "hat Ana teilgenommen"; "in" and "at" stay for the name after them.
    mutating func readParticipation() {
        guard [.find, .discuss].contains(asked.intent), asksWhether else { return }
        let presence = presence
        for cue in cues where cue.cue == .participation || cue.first == presence?.first {
            use((Array(cue.first) + cue.second).filter { isFree($0) && traits($0).isDisjoint(with: [.containerCue]) })
        }
    }

    /// The words of presence directly behind a subject, if a meeting or time is named: "did Ana make it to the call", "did Bob turn up on Friday".
    private var presence: FoundCue? {
        guard namesMeeting || !times.isEmpty else { return nil }
        return cues.first { cue in
            let start = cue.first.lowerBound
            return cue.cue == .presence
                && (people.contains { $0.tokens.upperBound == start } || traits(start - 1).contains(.speaker))
        }
    }

    private func asksParticipation(_ reading: ParsedQuestion) -> Bool {
        guard cues.contains(where: { $0.cue == .participation }) || presence != nil else { return false }
        return !reading.people.isEmpty || reading.asksOfSelf
            || tokens.indices.contains { traits($0).contains(.speaker) && !traits($0).contains(.determiner) }
    }

    private func asksEvent(_ reading: ParsedQuestion, _ now: CivilDateTime) -> Bool {
        let isSaid = reading.people.contains { $0.role == .speaker } || saysTalk || reading.isTopicSubject
        guard !isSaid, reading.excluded == Exclusions() else { return false }
        let isMet = tokens.indices.contains { traits($0).contains(.meetVerb) && !traits($0).contains(.speakerVerb) }
        if isMet, asksOfSpeaker, !reading.people.isEmpty { return true }
        if namesMeeting { return !isOfSubject }
        return looksAhead(reading, now)
    }

    /// Whether a person is the subject, so that the question is about an action: "did Sarah cancel the meeting".
    private var isOfSubject: Bool {
        firstWord.map { person(at: $0 + 1) != nil } ?? false
    }

    /// Returns the tense; "is Sam invited" and "where is it located" do not look back in spite of their participles.
    func tense(of request: Request) -> Tense {
        switch request {
        case .place, .whether(.event, _), .whether(.attendance, _):
            let looksBack = tokens.indices.contains { !traits($0).isDisjoint(with: [.past, .perfect]) }
            return reading.tense == .past && !looksBack && language == .english ? .none : reading.tense
        default: return reading.tense
        }
    }

    /// Whether the question is about what was said: "have we ever talked about", "did Bob mention".
    var isOfTalk: Bool {
        saysTalk || cues.contains { if case .intent(.discuss, _, _) = $0.cue { true } else { false } }
    }

    /// Whether the speaker follows the first verb: "have we talked", "did Bob mention", "is there anything about".
    private var isOfSpeakers: Bool {
        guard let subject = firstWord.map({ $0 + 1 }) else { return false }
        return person(at: subject) != nil || !traits(subject).isDisjoint(with: [.speaker, .pronoun])
            || traits(subject - 1).contains(.onlyWithTime)
    }

    private var saysTalk: Bool {
        tokens.indices.contains {
            !traits($0).isDisjoint(with: [.sharedVerb, .speakerVerb]) && !traits($0).contains(.meetVerb)
        }
    }
}
