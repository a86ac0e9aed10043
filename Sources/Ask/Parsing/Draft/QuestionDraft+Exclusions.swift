import Model
import Time

/// Exclusions; a "not" that cannot be read is reported, because an answer to the opposite question is worse than none.
extension QuestionDraft {
    /// Reads exclusions: "but not with Sarah or Bob", "except stand-ups and reviews", "not tagged hiring", "not last week".
    mutating func readExclusions(knownTags: Set<String>) {
        for cue in cues {
            guard case .exclusion(let ofTitles) = cue.cue, cue.allSatisfy(isFree), !isAttribute(cue),
                !isDeed(cue)
            else { continue }
            if let end = excludeAll(from: skippingLinks(cue.end), knownTags) {
                use(cue.first.lowerBound..<end)
            } else if isAbout(skippingNegatedLinks(cue.end)) {
                leaveUnread(from: cue.first.lowerBound, to: endOfClause(cue.end))
            } else if isAboutDocuments, !isInTopic(cue.first.lowerBound),
                ofTitles || namesSeries(at: skippingLinks(cue.end))
            {
                excludeTitles(from: skippingLinks(cue.end), cue: cue.first.lowerBound)
            }
        }
        excludeAbsent()
        tellLeftNegations()
    }

    /// Tells whether a lack describes somebody or something: "guests without a key".
    private func isAttribute(_ cue: FoundCue) -> Bool {
        traits(cue.first.lowerBound).contains(.lacking) && traits(cue.end).contains(.determiner)
            && self.cue(at: cue.end) { $0 == .indefinite } != nil
    }

    /// Tells whether somebody left out what follows: "why did we skip the Friday call".
    private func isDeed(_ cue: FoundCue) -> Bool {
        let place = cue.first.lowerBound
        guard place > 0, self.cue(at: place, where: \.isAbsence) != nil else { return false }
        return !traits(place - 1).isDisjoint(with: [.speaker, .pronoun]) || person(at: place - 1) != nil
    }

    func exclusionCue(before place: Int) -> Range<Int>? {
        cues.first { cue in
            guard case .exclusion = cue.cue else { return false }
            return cue.end == place && cue.allSatisfy(isFree)
        }?.first
    }

    func joins(_ place: Int) -> Bool {
        !traits(place).isDisjoint(with: [.and, .or]) || isSymbol(place, ",") || isSymbol(place, "&")
    }

    private var isAboutDocuments: Bool {
        switch asked.intent {
        case .list, .count, .duration, .agenda, .discuss, .summary, .decision, .tasks: true
        default: !reading.tags.isEmpty || !reading.kinds.isEmpty || reading.time != nil
        }
    }

    private func namesSeries(at place: Int) -> Bool {
        (place..<min(place + 4, tokens.count)).contains { !traits($0).isDisjoint(with: [.series, .documentNoun]) }
    }

    private func skippingLinks(_ start: Int) -> Int {
        var place = start
        while !traits(place).isDisjoint(with: [.linking, .determiner, .tagWord]), person(at: place) == nil,
            !traits(place).contains(.object)
        {
            place += 1
        }
        return place
    }

    /// Tells whether a negation belongs to the topic: "about working without a contract".
    private func isInTopic(_ place: Int) -> Bool {
        guard traits(place).contains(.lacking) else { return false }
        let words = (0..<place).reversed().prefix { isFree($0) && tokens[$0].kind == .word }
        guard let about = words.first(where: { traits($0).contains(.subjectCue) }) else { return false }
        return about < place - 1
    }

    // MARK: Single exclusions

    /// Excludes an item and those joined to it; returns the index after them, or nil if the first item is unknown.
    private mutating func excludeAll(from start: Int, _ knownTags: Set<String>) -> Int? {
        var place = start
        var end: Int?
        while let next = exclude(at: place, knownTags) {
            end = next
            guard joins(next) else { break }
            place = skippingLinks(next + 1)
        }
        return end
    }

    private mutating func exclude(at place: Int, _ knownTags: Set<String>) -> Int? {
        if let index = people.firstIndex(where: { $0.tokens.contains(place) }) {
            let match = people.remove(at: index)
            exclude(match.candidates, named: text(from: match.tokens.lowerBound, through: match.tokens.upperBound - 1))
            use(match.tokens)
            return match.tokens.upperBound
        }
        if traits(place).contains(.owner), traits(place).contains(.object) || !traits(place).contains(.speaker) {
            reading.asksOfSelf = true
            if let owner { exclude([owner.person], named: tokens[place].text) }
            use([place])
            return place + 1
        }
        if let end = excludeTag(at: place, knownTags) ?? excludeTime(at: place) { return end }
        guard let (token, kinds) = kindPlaces.first(where: { $0.token == place }),
            !traits(place + 1).contains(.attendeeCue), !traits(place + 1).contains(.placeCue)
        else { return nil }
        reading.kinds.subtract(kinds)
        reading.excluded.kinds.formUnion(kinds)
        use([token])
        return token + 1
    }

    private mutating func exclude(_ people: [Person], named words: String) {
        reading.excluded.people.append(PersonReading(text: words, role: .attendee, candidates: people))
    }

    private mutating func excludeTag(at place: Int, _ known: Set<String>) -> Int? {
        if let tag = tagPlaces.first(where: { $0.tokens.contains(place) }) {
            reading.tags.removeAll { $0 == tag.name }
            reading.excluded.tags.append(tag.name)
            return tag.tokens.upperBound
        }
        guard isFree(place), !reading.tags.isEmpty, known.contains(tokens[place].lower) else { return nil }
        reading.excluded.tags.append(tokens[place].lower)
        use([place])
        return place + 1
    }

    private mutating func excludeTime(at place: Int) -> Int? {
        guard let index = times.firstIndex(where: { $0.consumed.contains(place) }),
            isCueInFront(of: times[index], place), times[index].span.outside != nil
        else { return nil }
        let time = times.remove(at: index)
        excludedTimes.append(time)
        return time.consumed.upperBound
    }

    private func isCueInFront(of time: TimeExpression, _ place: Int) -> Bool { time.consumed.lowerBound >= place - 2 }

    // MARK: Titles

    /// Excludes the titles named by the words up to the next mark or used word; "and" separates titles.
    private mutating func excludeTitles(from start: Int, cue: Int) {
        var end = start
        while end < tokens.count, isFree(end), tokens[end].kind != .symbol || "-:,/".contains(tokens[end].text),
            !isEndOfTitle(end)
        {
            end += 1
        }
        let titles = (start..<end).split { !traits($0).isDisjoint(with: [.and, .or]) || isSymbol($0, ",") }
            .map {
                $0.filter { tokens[$0].kind != .symbol && !isPluralOfNumber($0) }.map { singular($0) }.joined(
                    separator: " ")
            }
            .filter { !$0.isEmpty }
        guard !titles.isEmpty, !people.contains(where: { $0.tokens.overlaps(start..<end) }) else { return }
        reading.excluded.titles += titles
        use(cue..<end)
    }

    /// Tells whether a token is the "s" of "1:1s".
    private func isPluralOfNumber(_ place: Int) -> Bool {
        tokens[place].isGlued && tokens[place].lower == "s" && place > 0 && tokens[place - 1].kind == .number
    }

    private func isEndOfTitle(_ place: Int) -> Bool {
        let traits = traits(place)
        return traits.contains(.boundary) && traits.isDisjoint(with: [.and, .or])
    }

    /// Returns the part of a plural that its singular shares, since titles are searched for it.
    func singular(_ place: Int) -> String {
        let word = tokens[place].lower
        let plural = words.lexicon.plurals.first { word.utf8.count > $0.longerThan && word.hasSuffix($0.ending) }
        return plural.map { String(word.dropLast($0.dropped)) } ?? word
    }

    // MARK: Negated verbs and unread negations

    /// Excludes people who were absent: "where Sarah was not there", "which meetings did Sarah not attend", "did Sarah miss".
    private mutating func excludeAbsent() {
        for match in people {
            let name = match.tokens.upperBound
            guard
                let end = reading.kinds.contains(.event) ? endOfAbsence(behind: name) : endOfAbsenceAlone(behind: name)
            else { continue }
            people.removeAll { $0 == match }
            exclude(match.candidates, named: text(from: match.tokens.lowerBound, through: match.tokens.upperBound - 1))
            reading.excluded.isOfAbsence = true
            // "When was Ana absent" asks for every time.
            if asked.intent == .when, reading.order == nil { asked.intent = .list }
            if reading.kinds.isEmpty { reading.kinds = QuestionLanguage.meetings }
            use(match.tokens.lowerBound..<end)
        }
    }

    /// Returns the end of words that need no meeting: "did Sarah send her apologies", "was Sarah absent"; nil if others follow the name.
    private func endOfAbsenceAlone(behind name: Int) -> Int? {
        guard [.count, .list, .when].contains(asked.intent) else { return nil }
        let near = name..<min(name + 3, tokens.count)
        return cues.first { isAbsenceAlone($0) && near.contains($0.first.lowerBound) }?.end
    }

    /// Tells whether a phrase means absence from meetings though no meeting is named: an excuse, or nothing else is said to be missed.
    func isAbsenceAlone(_ cue: FoundCue) -> Bool {
        guard cue.cue.isAbsence else { return false }
        return cue.cue == .absence(isExcuse: true)
            || tokens.indices[cue.end...].allSatisfy { !isFree($0) || tokens[$0].kind == .symbol }
    }

    /// Returns the end of words that deny that somebody was there; nil if others follow the name.
    private func endOfAbsence(behind name: Int) -> Int? {
        if let end = endOfAbsenceAlone(behind: name) { return end }
        let near = name..<min(name + 2, tokens.count)
        if let missed = cues.first(where: { $0.cue.isAbsence && near.contains($0.first.lowerBound) }) {
            return missed.end
        }
        guard let not = near.first(where: isNegation),
            (not + 1..<min(not + 3, tokens.count)).contains(where: { traits($0).contains(.presence) })
        else { return nil }
        return not + 2
    }

    func isNegation(_ place: Int) -> Bool {
        traits(place).contains(.not) || tokens[place].folded.hasSuffix("n't")
    }

    /// Reports a "not" that was not read, if the answer is computed from all matches.
    private mutating func tellLeftNegations() {
        switch asked.intent {
        case .list, .count, .agenda, .duration, .tasks, .who: break
        default: return
        }
        guard asked.tasks.state == nil else { return }
        for place in tokens.indices where isFree(place) && isNegation(place) {
            leaveUnread(from: place, to: endOfClause(place + 1))
        }
    }

    private func isAbout(_ place: Int) -> Bool {
        traits(place).contains(.subjectCue) && traits(place).isDisjoint(with: [.of, .placeCue])
    }

    private func skippingNegatedLinks(_ start: Int) -> Int { traits(start).contains(.determiner) ? start + 1 : start }

    private func endOfClause(_ start: Int) -> Int {
        (start..<max(start, tokens.count)).first {
            !isFree($0) || tokens[$0].kind == .symbol && !tokens[$0].isGlued || ",.;?!".contains(tokens[$0].text)
        }
            ?? tokens.count
    }

    private mutating func leaveUnread(from start: Int, to end: Int) {
        guard start < end else { return }
        reading.unread.append(text(from: start, through: end - 1))
        use(start..<end)
    }
}

extension TimeSpan {
    /// What is before and after the span; nil if an end is open.
    var outside: [TimeSpan]? {
        guard let start, let end else { return nil }
        return [TimeSpan(start: nil, end: start), TimeSpan(start: end, end: nil)]
    }
}
