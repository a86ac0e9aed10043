import Model
import Text

extension QuestionDraft {
    /// Marks words of attendance as used, since they are no topic: "taken part", "on the list of attendees".
    mutating func readPresence() {
        guard !people.isEmpty else { return }
        // "The first meeting that Ana came to"
        for person in people where reading.order != nil && !reading.kinds.isEmpty {
            if let cue = cue(at: person.tokens.upperBound, where: { $0 == .attendance }) { use(cue) }
        }
        for cue in cues where cue.cue == .presence && cue.count > 1 && cue.allSatisfy(isFree) { use(cue) }
    }

    /// Reads the role of each person; people joined by "and" or "or" share one.
    mutating func readRoles() {
        var rest = people[...]
        while let first = rest.first {
            var group = [first]
            rest = rest.dropFirst()
            while let next = rest.first, let last = group.last, isJoined(last.tokens.upperBound, next.tokens.lowerBound)
            {
                group.append(next)
                rest = rest.dropFirst()
            }
            add(group)
        }
        readSelf()
    }

    private mutating func add(_ group: [PeopleFinder.Match]) {
        guard let first = group.first, let last = group.last else { return }
        let before = cuePlace(before: first.tokens.lowerBound)
        let role = role(before: before, behind: last.tokens.upperBound, of: group)
        for match in group {
            let isAlternative = match != first && traits(match.tokens.lowerBound - 1).contains(.or)
            add(match, role: role, isAlternative: isAlternative)
        }
        if role == .speaker { useOpinion(of: last) }
        // "When did I last meet Tomasz": the verb tells the role and is not part of the topic.
        if role == .attendee, !traits(before).isDisjoint(with: [.attendeeCue, .meetVerb]) { use([before]) }
    }

    /// Marks the noun for what somebody thinks as used: "Ana's view on moving", but not "Ana's position" alone.
    private mutating func useOpinion(of person: PeopleFinder.Match) {
        let isOwn = tokens[person.tokens.upperBound - 1].isPossessive || isGenitiveWithoutApostrophe(person)
        guard isOwn, let noun = cue(at: person.tokens.upperBound, where: { $0 == .opinion }), noun.end < tokens.count,
            !traits(noun.end).isDisjoint(with: [
                .subjectCue, .containerCue, .placeCue, .of, .toward, .content, .boundary,
            ])
        else { return }
        use(noun)
    }

    private mutating func add(_ match: PeopleFinder.Match, role: PersonReading.Role, isAlternative: Bool) {
        let words = text(from: match.tokens.lowerBound, through: match.tokens.upperBound - 1)
        use(match.tokens)
        for candidates in settled(match, words) {
            if reading.people.contains(where: { $0.candidates == candidates }) { continue }
            let name = words.hasSuffix("'s") || words.hasSuffix("’s") ? String(words.dropLast(2)) : words
            var person = PersonReading(text: name, role: role, candidates: candidates)
            person.isAlternative = isAlternative || match.isAny && candidates != Array(match.candidates.prefix(1))
            reading.people.append(person)
        }
    }

    private mutating func settled(_ match: PeopleFinder.Match, _ words: String) -> [[Person]] {
        let candidates = match.candidates
        // "Both Sarahs" are two people.
        if match.isAll || match.isAny { return candidates.map { [$0] } }
        let ambiguity = Ambiguity(text: words, readings: candidates.map(\.name))
        if candidates.count > 1, !reading.ambiguous.contains(ambiguity) { reading.ambiguous.append(ambiguity) }
        return [candidates]
    }

    // MARK: Neighbours

    private func isJoined(_ end: Int, _ start: Int) -> Bool {
        guard end <= start, start - end <= 3 else { return end == start }
        return (end..<start).allSatisfy { joins($0) || !traits($0).isDisjoint(with: [.owner, .determiner]) }
    }

    /// Returns the index of the word before a name that tells its role; it skips articles and "to".
    private func cuePlace(before start: Int) -> Int {
        var place = start - 1
        while place > 0, !traits(place).isDisjoint(with: [.determiner]) { place -= 1 }
        // In "talk to Sarah" and "according to Sarah", the telling word precedes "to".
        let isToward = traits(place).contains(.toward) && !traits(place).contains(.attendeeCue)
        if isToward, place > 0, !traits(place - 1).isDisjoint(with: [.meetVerb, .speakerCue]) { place -= 1 }
        return place
    }

    private func role(before: Int, behind end: Int, of group: [PeopleFinder.Match]) -> PersonReading.Role {
        let cue = traits(before)
        if let role = possessiveRole(behind: end, of: group) { return role }
        if cue.contains(.attendeeCue) { return .attendee }
        if isWithSpeaker(group) { return .attendee }
        if speaks(behind: end) || cue.contains(.invertedVerb) { return .speaker }
        if isToward(before), cue.contains(.meetVerb) { return .attendee }
        if cue.contains(.speakerCue) { return .speaker }
        if cue.contains(.subjectCue) { return .subject }
        if traits(end).contains(.sharedVerb) || attends(behind: end) { return .attendee }
        let isPossessive = group.last.map { tokens[$0.tokens.upperBound - 1].isPossessive } ?? false
        if cue.contains(.auxiliary), !isPossessive, let role = laterRole(behind: end) { return role }
        return isCounted ? .attendee : .mention
    }

    /// Returns the role of a possessive name: "Sarah's notes" are by her, "Sarah's 1:1" is with her.
    private func possessiveRole(behind end: Int, of group: [PeopleFinder.Match]) -> PersonReading.Role? {
        guard let last = group.last else { return nil }
        // The apostrophe may be missing ("Grace notes pricing"), but after an auxiliary a verb follows: "did Ana take part".
        let before = traits(last.tokens.lowerBound - 1)
        let isGenitive = group.last.map(isGenitiveWithoutApostrophe) ?? false
        let isWriting =
            traits(end).contains(.writing) && (isGenitive || before.isDisjoint(with: .anyCue.union(.auxiliary)))
        if isWriting { return .speaker }
        guard tokens[last.tokens.upperBound - 1].isPossessive else { return nil }
        // "Ana's very first meeting"
        let next = (end..<min(end + 4, tokens.count)).first {
            !orderPlaces.contains($0) && traits($0).isDisjoint(with: [.idle, .adverb]) || traits($0).contains(.writing)
                || !entry($0).kinds.isEmpty
        }
        guard let next else { return nil }
        if traits(next).contains(.writing) { return .speaker }
        return entry(next).kinds.contains(.event) || traits(next).contains(.series) ? .attendee : nil
    }

    /// Tells whether a name has an s that the person's name lacks: "Grace Hoppers question".
    private func isGenitiveWithoutApostrophe(_ match: PeopleFinder.Match) -> Bool {
        let word = tokens[match.tokens.upperBound - 1].folded
        return word.hasSuffix("s")
            && match.candidates.allSatisfy { person in
                ([person.name] + person.aliases).allSatisfy { name in
                    name.split(separator: " ").allSatisfy { LetterFolding.fold(String($0)) != word }
                }
            }
    }

    private func isToward(_ place: Int) -> Bool {
        traits(place + 1).contains(.toward) || traits(place).contains(.meetVerb)
    }

    /// Tells whether the user is joined to the people: "Sarah and I", "me and Bob".
    private func isWithSpeaker(_ group: [PeopleFinder.Match]) -> Bool {
        guard let first = group.first, let last = group.last else { return false }
        let end = last.tokens.upperBound
        let start = first.tokens.lowerBound
        return joins(end) && traits(end + 1).contains(.owner) || joins(start - 1) && traits(start - 2).contains(.owner)
    }

    private func speaks(behind end: Int) -> Bool {
        if traits(end).contains(.speakerVerb) { return true }
        let isBetween = !traits(end).isDisjoint(with: [.auxiliary, .adverb])
        return isBetween && traits(end + 1).contains(.speakerVerb)
    }

    /// Returns the role told by a later verb: "was hat Sarah über die Preise gesagt", "what did Sarah from support say".
    private func laterRole(behind end: Int) -> PersonReading.Role? {
        for place in end..<max(end, tokens.count) {
            if traits(place).contains(.speakerVerb) { return .speaker }
            if traits(place).contains(.sharedVerb) { return .attendee }
            if person(at: place) != nil || traits(place).contains(.speaker) { return nil }
        }
        return nil
    }

    private func attends(behind end: Int) -> Bool {
        asked.intent != .who && cue(at: end, where: { $0 == .attendance }) != nil
    }

    /// Whether a bare name means an attendee, as it does if meetings are counted, listed or dated: "how many times have Tomasz and I …".
    private var isCounted: Bool {
        // "When was Ana's first exam" is about Ana, "when did I first meet Ana" about meetings.
        let ofPresence = cues.filter { $0.cue == .attendance || $0.cue == .presence }.flatMap(\.first)
        let isOfEvent =
            asked.intent == .when
            && tokens.indices.contains {
                isContent($0) && !ofPresence.contains($0)
                    && traits($0).isDisjoint(with: .boundary.union([.meetVerb, .sharedVerb, .presence]))
            }
        let speaksOfMeetings =
            reading.kinds.contains(.meeting) || reading.order != nil && !isOfEvent || asked.intent == .count
        return speaksOfMeetings && [.count, .list, .duration, .when].contains(asked.intent)
    }
}
