import Model

/// A description of a person in a question, with its tokens.
struct DescribedPlace {
    var description: PersonDescription
    var tokens: Range<Int>
    /// Whether any matching person is meant: "anyone from Monera".
    var isAny = false
}

extension QuestionDraft {
    /// Finds descriptions in the position of a person: "with the auditor", "what did my manager say", "Leila from support".
    func describedPlaces() -> [DescribedPlace] {
        var found: [DescribedPlace] = []
        for place in tokens.indices {
            guard let one = namedMember(at: place) ?? anyMember(at: place) ?? described(at: place) else { continue }
            if let last = found.last, last.tokens.overlaps(one.tokens) { continue }
            found.append(one)
        }
        return found
    }

    /// Adds the people who match the descriptions; a description without matches stays in the topic.
    mutating func takeDescribed(_ places: [DescribedPlace], _ people: [[Person]]) {
        for (place, candidates) in zip(places, people) where !candidates.isEmpty {
            self.people.removeAll { $0.tokens.overlaps(place.tokens) }
            self.people.append(
                PeopleFinder.Match(tokens: place.tokens, candidates: candidates, isAny: place.isAny))
        }
        self.people.sort { $0.tokens.lowerBound < $1.tokens.lowerBound }
    }

    /// Returns the description in "who is our auditor" or "who works at Monera"; nil if the question says more.
    func askedDescription(behind who: FoundCue) -> PersonDescription? {
        let asked: (description: PersonDescription, end: Int)
        let isFrom = traits(who.end).contains(.from)
        if let end = cue(at: who.end, where: { $0 == .belonging })?.end ?? (isFrom ? who.end + 1 : nil) {
            guard let phrase = phrase(at: end) else { return nil }
            asked = (PersonDescription(.belonging, phrase), phrase.end)
        } else {
            let isCopula = traits(who.end).contains(.auxiliary)
            let hasCopula =
                isCopula || traits(who.end - 1).contains(.auxiliary)
                || tokens[who.end - 1].folded.utf8.contains(UInt8(ascii: "'"))
            guard hasCopula, let phrase = phrase(at: isCopula ? who.end + 1 : who.end),
                phrase.isDefinite || !phrase.rest.isEmpty, !isNobody(phrase)
            else { return nil }
            asked = (PersonDescription(.being, phrase), phrase.end)
        }
        let isWhole = (asked.end..<tokens.count).allSatisfy { !isFree($0) || tokens[$0].kind == .symbol || isIdle($0) }
        return isWhole ? asked.description : nil
    }

    /// Returns the office of "who was elected treasurer for 2024" or "who is the president of the board"; nil if the question says more.
    func askedOffice(behind who: FoundCue) -> OfficeRequest? {
        let appointing = cues.filter { $0.cue == .appointing && $0.first.lowerBound >= who.end }.flatMap { $0.first }
        func isPassing(_ place: Int) -> Bool {
            !isFree(place) || isIdle(place) || appointing.contains(place)
                || !traits(place).isDisjoint(with: [.auxiliary, .determiner, .adverb])
        }
        // "Who's" has its verb within.
        let isJoined = tokens[who.end - 1].folded.utf8.contains(UInt8(ascii: "'"))
        let copula = isJoined || traits(who.end - 1).contains(.auxiliary) ? who.end - 1 : who.end
        // "Who has the key" asks for no office.
        let isHaving = traits(copula).contains(.perfect) || traits(copula).contains(.past) && !isBeing(copula)
        guard who.end < tokens.count, isJoined || isPassing(copula), !isHaving,
            let start = (who.end..<tokens.count).first(where: { !isPassing($0) }),
            let phrase = phrase(at: start), isAnybody(phrase)
        else { return nil }
        let neighbour = neighbour(behind: phrase.end)
        guard
            (phrase.end..<tokens.count).allSatisfy({ place in
                isPassing(place) || tokens[place].kind == .symbol || neighbour?.tokens.contains(place) == true
            })
        else { return nil }
        // In "zum Kassenwart gewählt", the participle is not part of the office.
        var office = OfficeRequest(noun: zip(phrase.noun, start...).prefix { !appointing.contains($0.1) }.map(\.0))
        // "Who is running the shop" has a verb where an office could stand.
        if language == .english, office.noun.count == 1, office.noun[0].utf8.count > 5, office.noun[0].hasSuffix("ing")
        {
            return nil
        }
        office.rest = phrase.rest
        if isPlural(phrase) {
            office.noun = office.noun.dropLast() + [singular(phrase.last)]
            office.holders = .all
        }
        if let neighbour { office.holders = neighbour.holders }
        office.isElection = !appointing.isEmpty && !times.contains(where: isTenure)
        return office
    }

    /// Returns the holder before or after whom another is asked for, with what is said of them: "before Ana", "after Ana stepped down".
    private func neighbour(behind end: Int) -> (holders: OfficeRequest.Holders, tokens: Range<Int>)? {
        guard let anchor = cue(at: end, where: { $0 == .anchor(.before) || $0 == .anchor(.after) }),
            let match = people.first(where: { $0.tokens.lowerBound == anchor.end })
        else { return nil }
        let last = (match.tokens.upperBound..<tokens.count).prefix { tokens[$0].kind == .word }.last
        let clause = end..<((last ?? match.tokens.upperBound - 1) + 1)
        guard clause.upperBound - match.tokens.upperBound <= QuestionDraft.longestChange else { return nil }
        return (anchor.cue == .anchor(.before) ? .before(match.candidates) : .after(match.candidates), clause)
    }

    /// The maximum number of words for a change in an office: "took over", "stepped down in May".
    private static let longestChange = 4

    /// Tells whether a phrase may be an office: a single person, or several of the same office.
    private func isAnybody(_ phrase: DescriptionPhrase) -> Bool { !isNobody(phrase) || isPlural(phrase) }

    private func isPlural(_ phrase: DescriptionPhrase) -> Bool {
        language == .english && isPluralForm(phrase.last) && entry(phrase.last).kinds.isEmpty
            && traits(phrase.last).isDisjoint(with: [.documentNoun, .series])
    }

    /// Tells whether a time is a term of office ("for 2024"), not the date of an election.
    private func isTenure(_ time: TimeExpression) -> Bool {
        hasCue(before: time.consumed.lowerBound) { $0 == .tenure }
            || hasCue(before: time.consumed.lowerBound + 1) { $0 == .tenure }
    }

    // MARK: Forms

    private func namedMember(at place: Int) -> DescribedPlace? {
        guard let match = people.first(where: { $0.tokens.lowerBound == place }), !match.isAll,
            !tokens[match.tokens.upperBound - 1].isPossessive, traits(match.tokens.upperBound).contains(.from),
            let phrase = phrase(at: match.tokens.upperBound + 1)
        else { return nil }
        var description = PersonDescription(.belonging, phrase)
        description.people = match.candidates
        return DescribedPlace(description: description, tokens: match.tokens.lowerBound..<phrase.end)
    }

    /// Reads an affiliation alone: "anyone from Monera", "people from Monera".
    private func anyMember(at place: Int) -> DescribedPlace? {
        guard isFree(place), traits(place).contains(.pronoun), traits(place + 1).contains(.from),
            let phrase = phrase(at: place + 2)
        else { return nil }
        return DescribedPlace(
            description: PersonDescription(.belonging, phrase), tokens: place..<phrase.end, isAny: true)
    }

    private func described(at place: Int) -> DescribedPlace? {
        guard isFree(place), traits(place).contains(.determiner), person(at: place) == nil,
            cue(at: place, where: { $0 == .unfamiliar }) == nil,
            let phrase = phrase(at: place), phrase.isDefinite, !isNobody(phrase), standsAsPerson(place, phrase.end)
        else { return nil }
        return DescribedPlace(description: PersonDescription(.being, phrase), tokens: place..<phrase.end)
    }

    /// Tells whether a person may be named here: after "with" or "from", or as the subject of a verb of speaking or meeting.
    private func standsAsPerson(_ start: Int, _ end: Int) -> Bool {
        let before = traits(start - 1)
        if !before.isDisjoint(with: [.attendeeCue, .speakerCue, .invertedVerb, .meetVerb]) { return true }
        if before.contains(.toward), !traits(start - 2).isDisjoint(with: [.meetVerb, .speakerVerb]) { return true }
        let verbs: WordTraits = [.speakerVerb, .sharedVerb, .meetVerb]
        if !traits(end).isDisjoint(with: verbs) { return true }
        guard before.contains(.auxiliary) else { return false }
        return (end..<max(end, tokens.count)).contains {
            !traits($0).isDisjoint(with: verbs.union(.presence))
        }
    }

    /// Tells whether a phrase is no single person: "the design review" is a meeting, "the kids" are several people.
    private func isNobody(_ phrase: DescriptionPhrase) -> Bool {
        !traits(phrase.last).isDisjoint(with: [.documentNoun, .series, .plural]) || !entry(phrase.last).kinds.isEmpty
            || language != .german && isPluralForm(phrase.last)
    }

    // MARK: Words of a description

    private func phrase(at start: Int) -> DescriptionPhrase? {
        var phrase = DescriptionPhrase(end: start)
        while traits(phrase.end).contains(.determiner), isFree(phrase.end) {
            phrase.isDefinite = true
            phrase.isOwn = phrase.isOwn || traits(phrase.end).contains(.owner)
            phrase.end += 1
        }
        while let word = descriptionWord(phrase.end), phrase.count < QuestionDraft.longestDescription {
            if phrase.isBehindPreposition { phrase.rest.append(word) } else { phrase.noun.append(word) }
            phrase.last = phrase.isBehindPreposition ? phrase.last : phrase.end
            phrase.end += 1
            // "Vice-chairman"
            if isSymbol(phrase.end, "-"), tokens[phrase.end].isGlued, descriptionWord(phrase.end + 1) != nil {
                phrase.end += 1
            }
            let joinsRest = traits(phrase.end).contains(.of) && !phrase.isBehindPreposition
            guard joinsRest, let next = wordBehindArticle(phrase.end + 1) else { continue }
            phrase.isBehindPreposition = true
            phrase.end = next
        }
        return phrase.noun.isEmpty ? nil : phrase
    }

    private static let longestDescription = 5

    private func wordBehindArticle(_ place: Int) -> Int? {
        let place = traits(place).contains(.determiner) ? place + 1 : place
        return descriptionWord(place) == nil ? nil : place
    }

    private func descriptionWord(_ place: Int) -> String? {
        guard isFree(place), tokens[place].kind == .word, person(at: place) == nil else {
            return nil
        }
        let ends: WordTraits = [
            .boundary, .auxiliary, .speakerVerb, .sharedVerb, .pronoun, .speaker, .determiner, .adverb, .presence,
        ]
        return traits(place).isDisjoint(with: ends) ? NameScan.bare(tokens[place]) : nil
    }

}

private struct DescriptionPhrase {
    var noun: [String] = []
    var rest: [String] = []
    var isDefinite = false
    var isOwn = false
    var isBehindPreposition = false
    var last = 0
    var end: Int

    var count: Int { noun.count + rest.count }
}

extension PersonDescription {
    fileprivate init(_ relation: Relation, _ phrase: DescriptionPhrase) {
        self.init(relation, phrase.noun)
        rest = phrase.rest
        isOwn = phrase.isOwn
    }
}
