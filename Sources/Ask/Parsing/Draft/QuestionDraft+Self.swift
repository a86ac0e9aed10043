import Model

extension QuestionDraft {
    /// Reads whether who asks has a part in what is asked for; the vault's owner is then one of its people, where that limits what answers.
    mutating func readSelf() {
        asked.isOfOthers = asked.isOfAttendance && tokens.indices.contains { traits($0).contains(.others) }
        // Tasks have owners instead of people.
        if asked.intent == .tasks { return reading.asksOfSelf = reading.asksOfSelf || asked.tasks.isOwn }
        guard let (place, role) = ownPart() else { return }
        reading.asksOfSelf = true
        guard let role, let owner = owner?.person, !(role == .attendee && isOwnRecord) else { return }
        reading.people.append(PersonReading(text: tokens[place].text, role: role, candidates: [owner]))
        use([place])
    }

    /// All meetings of somebody's own record are theirs.
    private var isOwnRecord: Bool { owner?.ownsRecord ?? false }

    /// The first "I" or "me" that has a part, and which; nil for the part where it does not limit what answers.
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

    /// "What did I say", "what did Grace say about me", "mails from me".
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

    /// "What did I decide", "did I agree to it", "my decisions"; but not "what did I agree on with Sarah", which is what she had a part in.
    private func decides(at place: Int) -> Bool {
        guard people.isEmpty, ![.discuss, .summary, .agenda].contains(asked.intent) else { return false }
        if asked.intent == .decision { return true }
        return !traits(place).contains(.determiner) && traits(place + 1).contains(.sharedVerb)
            && !traits(place + 1).contains(.meetVerb)
    }
}
