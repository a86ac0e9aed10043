import Model

extension QuestionDraft {
    /// "In my notes", "meetings", "the transcripts".
    mutating func readKinds() {
        for place in tokens.indices where isFree(place) {
            guard let kinds = kinds(at: place) else { continue }
            // "Meeting notes" are meetings.
            if isFree(place + 1), self.kinds(at: place + 1) != nil { use([place + 1]) }
            kindPlaces.append((place, kinds))
        }
        for (place, kinds) in kindPlaces where isFree(place) {
            guard standsForKind(place) else { continue }
            reading.kinds.formUnion(kinds)
            use([place])
        }
    }

    private func kinds(at place: Int) -> Set<DocumentKind>? {
        for words in IntentWords.all {
            if let kinds = words.kinds[lower(place)] { return kinds }
        }
        return nil
    }

    /// A singular with an article is a thing of the topic ("the council meeting"), unless it is asked for.
    private func standsForKind(_ place: Int) -> Bool {
        if [.list, .count].contains(reading.intent) || lower(place).hasSuffix("s") || lower(place).hasSuffix("en") {
            return true
        }
        return reading.order != nil || reading.intent == .agenda
    }

    /// "But not with Sarah", "except stand-ups", "without #private".
    mutating func readExclusions() {
        for phrase in IntentWords.all.flatMap(\.exclusions) {
            guard let found = matcher.first(phrase, free: isFree), let last = found.last else { continue }
            var place = last + 1
            while ["with", "the", "in", "my", "from", "mit", "den", "die"].contains(lower(place)) { place += 1 }
            if exclude(at: place) {
                use(found[0]..<place)
            } else if excludesTitles(phrase) {
                excludeTitle(from: place, cue: found[0])
            }
        }
    }

    private func excludesTitles(_ phrase: String) -> Bool {
        let isAboutMeetings = [.list, .count, .duration, .agenda, .discuss].contains(reading.intent)
        return isAboutMeetings && IntentWords.all.contains { $0.titleExclusions.contains(phrase) }
    }

    /// Leaves out what is called by the words up to the next mark or understood word.
    private mutating func excludeTitle(from start: Int, cue: Int) {
        var end = start
        while end < tokens.count, isFree(end), tokens[end].kind != .symbol || "-:".contains(tokens[end].text) {
            end += 1
        }
        let words = (start..<end).filter { tokens[$0].kind != .symbol }.map { lower($0) }
        guard !words.isEmpty, !people.contains(where: { $0.tokens.overlaps(start..<end) }) else { return }
        reading.excluded.titles.append(words.joined(separator: " "))
        use(cue..<end)
    }

    private mutating func exclude(at place: Int) -> Bool {
        if let index = people.firstIndex(where: { $0.tokens.contains(place) }) {
            let match = people.remove(at: index)
            let words = text(from: match.tokens.lowerBound, through: match.tokens.upperBound - 1)
            reading.excluded.people.append(PersonReading(text: words, role: .attendee, candidates: match.candidates))
            use(match.tokens)
            return true
        }
        if let (token, kinds) = kindPlaces.first(where: { $0.token == place }) {
            reading.kinds.subtract(kinds)
            reading.excluded.kinds.formUnion(kinds)
            use([token])
            return true
        }
        guard lower(place) == "#",
            let tag = reading.tags.first(where: { lower(place + 1) == $0 || $0.hasPrefix(lower(place + 1)) })
        else { return false }
        reading.tags.removeAll { $0 == tag }
        reading.excluded.tags.append(tag)
        return true
    }

    /// Reads how the question speaks of each person.
    mutating func readRoles() {
        var previous: (end: Int, role: PersonReading.Role)?
        for match in people {
            var role = role(of: match)
            if role == .mention, let previous, match.tokens.lowerBound - previous.end <= 1,
                ["and", "or", "und", "oder", ","].contains(lower(match.tokens.lowerBound - 1))
                    || match.tokens.lowerBound == previous.end
            {
                role = previous.role
            }
            previous = (match.tokens.upperBound, role)
            add(match, role: role)
            // "When did I last meet Tomasz": the verb names the role, and is no topic.
            if role == .attendee, isAttendeeCue(match.tokens.lowerBound - 1) { use([match.tokens.lowerBound - 1]) }
        }
    }

    private mutating func add(_ match: PeopleFinder.Match, role: PersonReading.Role) {
        let words = text(from: match.tokens.lowerBound, through: match.tokens.upperBound - 1)
        var candidates = match.candidates
        if match.isGuess || candidates.count > 1 {
            reading.ambiguous.append(Ambiguity(text: words, readings: candidates.map(\.name)))
        }
        // Whom the vault knows much better than all others of the name is meant.
        if candidates.count > 1, candidates[0].meetingCount >= 3 * max(1, candidates[1].meetingCount) {
            candidates = [candidates[0]]
        }
        if reading.people.contains(where: { $0.candidates == candidates }) { return use(match.tokens) }
        let name = words.hasSuffix("'s") || words.hasSuffix("’s") ? String(words.dropLast(2)) : words
        reading.people.append(PersonReading(text: name, role: role, candidates: candidates))
        use(match.tokens)
    }

    private func isAttendeeCue(_ place: Int) -> Bool {
        IntentWords.all.contains { $0.attendeeCues.contains(lower(place)) }
    }

    private func role(of match: PeopleFinder.Match) -> PersonReading.Role {
        let before = lower(match.tokens.lowerBound - 1)
        let after = lower(match.tokens.upperBound)
        for words in IntentWords.all {
            if words.speakerVerbs.contains(after) || words.speakerVerbs.contains(lower(match.tokens.upperBound + 1)) {
                return .speaker
            }
            if words.attendeeCues.contains(before) { return .attendee }
            if words.speakerCues.contains(before) { return .speaker }
            if words.subjectCues.contains(before) { return .subject }
        }
        return isCounted(match) ? .attendee : .mention
    }

    /// Where meetings are counted, listed or dated, a bare name is somebody who takes part: "how many times have Tomasz and I …".
    private func isCounted(_ match: PeopleFinder.Match) -> Bool {
        let speaksOfMeetings = reading.kinds.contains(.meeting) || reading.order != nil || reading.intent == .count
        return speaksOfMeetings && [.count, .list, .duration, .when].contains(reading.intent)
    }
}
