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

    /// "But not with Sarah or Bob", "except stand-ups and reviews", "not tagged hiring".
    mutating func readExclusions() {
        for phrase in IntentWords.all.flatMap(\.exclusions) {
            guard let found = matcher.first(phrase, free: isFree), let last = found.last else { continue }
            var place = skippingArticles(last + 1)
            var end: Int?
            while let next = exclude(at: place) {
                end = next
                guard ["or", "and", "nor", ",", "oder", "und"].contains(lower(next)) else { break }
                place = skippingArticles(next + 1)
            }
            if let end {
                use(found[0]..<end)
            } else if excludesTitles(phrase) {
                excludeTitles(from: place, cue: found[0])
            }
        }
    }

    private func skippingArticles(_ start: Int) -> Int {
        var place = start
        while ["with", "the", "in", "my", "from", "about", "mit", "den", "die", "das"].contains(lower(place)) {
            place += 1
        }
        return place
    }

    private func excludesTitles(_ phrase: String) -> Bool {
        let isAboutMeetings = [.list, .count, .duration, .agenda, .discuss].contains(reading.intent)
        return isAboutMeetings && IntentWords.all.contains { $0.titleExclusions.contains(phrase) }
    }

    /// Leaves out what is called by the words up to the next mark or understood word; "and" begins another title.
    private mutating func excludeTitles(from start: Int, cue: Int) {
        var end = start
        while end < tokens.count, isFree(end), tokens[end].kind != .symbol || "-:,".contains(tokens[end].text) {
            end += 1
        }
        let isOfPeople = people.contains { $0.tokens.overlaps(start..<end) }
        let titles = (start..<end).split { ["and", "or", ",", "und", "oder"].contains(lower($0)) }
            .map {
                $0.filter { tokens[$0].kind != .symbol }.map { QuestionDraft.singular(lower($0)) }.joined(
                    separator: " ")
            }
            .filter { !$0.isEmpty }
        guard !titles.isEmpty, !isOfPeople else { return }
        reading.excluded.titles += titles
        use(cue..<end)
    }

    /// A word without the ending of the plural, as far as the singular shares it: titles are searched for it.
    private static func singular(_ word: String) -> String {
        if word.count > 4, word.hasSuffix("ies") { return String(word.dropLast(3)) }
        return word.count > 2 && word.hasSuffix("s") && !word.hasSuffix("ss") ? String(word.dropLast()) : word
    }

    /// Leaves out the person, kind or tag at a place; returns the place behind it.
    private mutating func exclude(at place: Int) -> Int? {
        if let index = people.firstIndex(where: { $0.tokens.contains(place) }) {
            let match = people.remove(at: index)
            let words = text(from: match.tokens.lowerBound, through: match.tokens.upperBound - 1)
            reading.excluded.people.append(PersonReading(text: words, role: .attendee, candidates: match.candidates))
            use(match.tokens)
            return match.tokens.upperBound
        }
        if let tag = tagPlaces.first(where: { $0.tokens.contains(place) }) {
            reading.tags.removeAll { $0 == tag.name }
            reading.excluded.tags.append(tag.name)
            return tag.tokens.upperBound
        }
        guard let (token, kinds) = kindPlaces.first(where: { $0.token == place }) else { return nil }
        reading.kinds.subtract(kinds)
        reading.excluded.kinds.formUnion(kinds)
        use([token])
        return token + 1
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
            let isAlternative = previous != nil && ["or", "oder"].contains(lower(match.tokens.lowerBound - 1))
            previous = (match.tokens.upperBound, role)
            add(match, role: role, isAlternative: isAlternative)
            // "When did I last meet Tomasz": the verb names the role, and is no topic.
            if role == .attendee, isAttendeeCue(match.tokens.lowerBound - 1) { use([match.tokens.lowerBound - 1]) }
        }
    }

    private mutating func add(_ match: PeopleFinder.Match, role: PersonReading.Role, isAlternative: Bool) {
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
        var person = PersonReading(text: name, role: role, candidates: candidates)
        person.isAlternative = isAlternative
        reading.people.append(person)
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
