import Model
import Time

/// Words that may name a meeting to which a time is relative.
struct EventCandidate {
    var reference: DocumentReference
    /// The tokens of the name alone: "the offsite" of "since the offsite".
    var tokens: Range<Int>
    var titlePlaces: [Int]
}

extension QuestionDraft {
    /// Finds the meetings to which times may be relative: "since the offsite", "two stand-ups ago"; only the vault knows their dates.
    func eventCandidates() -> [EventCandidate] {
        var found: [EventCandidate] = []
        var place = 0
        while place < tokens.count, found.count < QuestionDraft.mostReferences {
            if let candidate = event(at: place), !(found.last?.tokens.overlaps(candidate.tokens) ?? false) {
                found.append(candidate)
                place = candidate.tokens.upperBound
            } else {
                place += 1
            }
        }
        return found
    }

    /// The maximum number of documents named in a question.
    static let mostReferences = 8

    private func event(at place: Int) -> EventCandidate? {
        if let counted = countedBack(at: place) { return counted }
        guard let (cue, end) = relation(at: place) else { return nil }
        if let clause = meetingClause(at: end) { return candidate(clause, from: place, nameFrom: end, isCertain: true) }
        let phrase = nounPhrase(at: end)
        guard phrase.end > end, !phrase.isEmpty, namesDocument(phrase, behind: cue) else { return nil }
        // Numbers alone, as in "4.2 and 4.3", are no name.
        let hasWord = phrase.titlePlaces.contains { tokens[$0].kind == .word || traits($0).contains(.series) }
        guard hasWord || !phrase.kinds.isEmpty else { return nil }
        // "Between me and Sarah" and "between Bob and the board" name people.
        if cue == .part, traits(place).contains(.and), person(at: place - 1) != nil { return nil }
        return candidate(phrase, from: place, nameFrom: end, isCertain: phrase.isDefinite && cue != .part)
    }

    // MARK: Relations before the name

    private enum Relation {
        /// "Since", "before", "after".
        case open
        /// "By", "to", which also precede people and places.
        case until
        /// "Of", "between", "and", which lead to a time only beside another time.
        case part
    }

    private func relation(at place: Int) -> (relation: Relation, end: Int)? {
        if let cue = cue(at: place, where: { if case .anchor = $0 { true } else { false } }) {
            // The "up to" of "turned up to" belongs to a longer phrase.
            let isOfPhrase =
                cue.cue == .anchor(.until)
                && cues.contains { $0.first.lowerBound < place && $0.first.upperBound >= cue.end }
            if isOfPhrase || leadsToMeetingOfTasks(cue) { return nil }
            return (cue.cue == .anchor(.by) ? .until : .open, cue.end)
        }
        let traits = traits(place)
        if traits.contains(.between) { return (.part, place + 1) }
        if traits.contains(.from), leadsToEnd(behind: place) { return (.part, place + 1) }
        if traits.contains(.toward), tokens[..<place].indices.contains(where: { self.traits($0).contains(.from) }) {
            return (.until, place + 1)
        }
        if traits.contains(.and), tokens[..<place].indices.contains(where: { self.traits($0).contains(.between) }) {
            return (.part, place + 1)
        }
        guard place > 0, traits.contains(.of), namesUnit(place - 1) else { return nil }
        // The German article itself means "of".
        return (.part, traits.contains(.determiner) ? place : place + 1)
    }

    private func leadsToEnd(behind place: Int) -> Bool {
        let phrase = nounPhrase(at: place + 1)
        guard phrase.end > place + 1, !phrase.isEmpty else { return false }
        return traits(phrase.end).contains(.toward) || cue(at: phrase.end, where: { $0 == .anchor(.until) }) != nil
    }

    private func namesUnit(_ place: Int) -> Bool {
        entry(place).unit != nil || traits(place).contains(.dayPart)
            || times.contains { $0.tokens.upperBound == place + 1 }
    }

    /// Tells whether a phrase names a document; it needs a document noun if it is indefinite or follows "by" or "to".
    private func namesDocument(_ phrase: NounPhrase, behind relation: Relation) -> Bool {
        let isNoun = !phrase.kinds.isEmpty || phrase.titlePlaces.contains(where: isDocumentNoun)
        return relation != .until && phrase.isDefinite ? true : isNoun
    }

    // MARK: Other names of meetings

    /// Reads a clause about meeting or talking: "I last spoke to Grace", "Bob and I met", "we last talked".
    private func meetingClause(at start: Int) -> NounPhrase? {
        var phrase = NounPhrase(end: start)
        phrase.kinds = QuestionLanguage.meetings
        phrase.order = .last
        var (hasSubject, hasVerb) = (false, false)
        while phrase.end < tokens.count {
            let place = phrase.end
            if let match = person(at: place) {
                phrase.people.append(match)
                phrase.end = match.tokens.upperBound
                hasSubject = true
                continue
            }
            if let time = times.first(where: { $0.consumed.lowerBound == place }), hasVerb, time.span.start != nil,
                time.span.end != nil
            {
                phrase.times.append(time)
                phrase.end = time.consumed.upperBound
                continue
            }
            guard continuesClause(place) else { break }
            hasVerb = hasVerb || traits(place).contains(.meetVerb)
            hasSubject = hasSubject || traits(place).contains(.speaker)
            phrase.end += 1
        }
        return hasSubject && hasVerb ? phrase : nil
    }

    private func continuesClause(_ place: Int) -> Bool {
        let traits = traits(place)
        if !traits.isDisjoint(with: [.meetVerb, .speaker, .adverb, .auxiliary]) { return true }
        if cue(at: place, where: { $0 == .order(.last, nth: 1) }) != nil { return true }
        if traits.contains(.toward) { return person(at: place + 1) != nil }
        return joins(place) && (person(at: place + 1) != nil || self.traits(place + 1).contains(.speaker))
    }

    /// Reads a meeting counted back from now: "two meetings ago", "three 1:1s ago", "vor zwei Treffen".
    private func countedBack(at place: Int) -> EventCandidate? {
        let isBefore = cue(at: place, where: { $0 == .anchor(.before) }) != nil
        let start = isBefore ? place + 1 : place
        guard isFree(start) else { return nil }
        let count = max(entry(start).number, tokens[start].number ?? 0)
        guard (1...99).contains(count) else { return nil }
        var phrase = nounPhrase(at: start + 1)
        let isOfMeetings =
            phrase.kinds.contains(.event) || phrase.titlePlaces.contains { traits($0).contains(.series) }
        guard isOfMeetings, isBefore || traits(phrase.end).contains(.ago) else { return nil }
        (phrase.order, phrase.nth) = (.last, count)
        if !isBefore { phrase.end += 1 }
        takeCompany(&phrase)
        return candidate(phrase, from: place, nameFrom: place, isCertain: true)
    }

    /// Restricts the counted meetings to those with a person: "two meetings ago with Tomasz".
    private func takeCompany(_ phrase: inout NounPhrase) {
        guard traits(phrase.end).contains(.attendeeCue), let match = person(at: phrase.end + 1) else { return }
        phrase.people.append(match)
        phrase.end = match.tokens.upperBound
    }

    // MARK: References

    private func candidate(
        _ phrase: NounPhrase, from start: Int, nameFrom name: Int, isCertain: Bool
    ) -> EventCandidate {
        var reference = reference(.event, phrase, from: start)
        reference.isCertain = isCertain
        reference.looksAhead = looksAhead(start)
        reference.looksBack = reading.tense != .future && looksBack(start)
        return EventCandidate(reference: reference, tokens: name..<phrase.end, titlePlaces: phrase.titlePlaces)
    }

    /// Tells whether the next meeting is meant: "before", "until" or "by" in a question about the future or a countdown.
    private func looksAhead(_ place: Int) -> Bool {
        let countsDown = hasCue(before: place) { if case .intent(.duration, _, _) = $0 { true } else { false } }
        return (reading.tense == .future || countsDown)
            && cue(at: place, where: { $0 == .anchor(.before) || $0 == .anchor(.until) || $0 == .anchor(.by) }) != nil
    }

    private func looksBack(_ place: Int) -> Bool {
        cue(at: place, where: { $0 == .anchor(.since) || $0 == .anchor(.after) }) != nil
    }

    func reference(_ use: DocumentReference.Use, _ phrase: NounPhrase, from start: Int) -> DocumentReference {
        var reference = DocumentReference(
            text: text(from: start, through: phrase.end - 1), title: phrase.title, use: use)
        if let first = phrase.titlePlaces.first, let last = phrase.titlePlaces.last {
            reference.name = text(from: first, through: last)
        }
        reference.acronyms = Set(phrase.titlePlaces.map { tokens[$0] }.filter(TitleWords.isAcronym).map(\.lower))
        reference.kinds = phrase.kinds
        (reference.order, reference.nth) = (phrase.order, phrase.nth)
        reference.people = phrase.people.map { match in
            PersonReading(
                text: text(from: match.tokens.lowerBound, through: match.tokens.upperBound - 1), role: .attendee,
                candidates: match.candidates)
        }
        reference.spans = phrase.times.map(\.span) + phrase.spans
        return reference
    }
}
