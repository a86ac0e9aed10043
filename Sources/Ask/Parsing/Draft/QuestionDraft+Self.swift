import Model

extension QuestionDraft {
    /// Reads whether the user takes part; if that restricts the answer, the vault's owner is added to the people.
    mutating func readSelf() {
        asked.isOfOthers = asked.isOfAttendance && tokens.indices.contains { traits($0).contains(.others) }
        // Tasks have owners, not attendees.
        if asked.intent == .tasks { return reading.asksOfSelf = reading.asksOfSelf || asked.tasks.isOwn }
        guard let (place, role) = ownPart() else { return }
        reading.asksOfSelf = true
        guard let role, let owner = owner?.person, !(role == .attendee && isOwnRecord) else { return }
        reading.people.append(PersonReading(text: tokens[place].text, role: role, candidates: [owner]))
        use([place])
    }

    private var isOwnRecord: Bool { owner?.ownsRecord ?? false }

    /// Returns the position and role of the user; the role is nil if it does not restrict the answer.
    private func ownPart() -> (place: Int, role: PersonReading.Role?)? {
        let own = tokens.indices.filter { traits($0).contains(.owner) }
        for place in own where isFree(place) {
            if let role = saidPart(at: place) { return (place, role) }
        }
        for place in own where !traits(place).contains(.determiner) {
            if asked.isOfAttendance || traits(place + 1).contains(.presence) { return (place, .attendee) }
        }
        return own.first(where: decides).map { ($0, nil) }
    }

    /// Returns the user's role in a statement: "what did I say", "what did Grace say about me", "mails from me".
    private func saidPart(at place: Int) -> PersonReading.Role? {
        if traits(place + 1).contains(.speakerVerb), !traits(place).contains(.determiner),
            traits(place + 1).isDisjoint(with: [.meetingVerb, .writing]),
            !traits(place - 1).isDisjoint(with: [.auxiliary, .question])
        {
            return .speaker
        }
        guard traits(place).contains(.object) else { return nil }
        if traits(place - 1).contains(.subjectCue) { return .subject }
        return traits(place - 1).contains(.speakerCue) ? .speaker : nil
    }

    /// Tells whether the user decides: "what did I decide", "did I agree to it", but not "what did I agree on with Sarah".
    private func decides(at place: Int) -> Bool {
        guard people.isEmpty, ![.discuss, .summary, .agenda].contains(asked.intent) else { return false }
        if asked.intent == .decision { return true }
        return !traits(place).contains(.determiner) && traits(place + 1).contains(.sharedVerb)
            && !traits(place + 1).contains(.meetVerb)
    }
}
