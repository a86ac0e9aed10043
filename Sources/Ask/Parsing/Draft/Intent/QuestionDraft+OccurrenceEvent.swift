import Model
import Text
import Time

/// The event whose occurrences a question asks about: "swim" of "how often did I swim with Ann".
extension QuestionDraft {
    /// The position of the subject: "I" or a name, after an auxiliary or before a verb.
    var eventSubject: Int? {
        tokens.indices.first { place in
            let isSpeaker = traits(place).contains(.speaker) && traits(place).isDisjoint(with: [.determiner, .object])
            guard let name = person(at: place)?.tokens, name.lowerBound == place else { return isSpeaker }
            return traits(place - 1).contains(.auxiliary) || isVerb(name.upperBound)
        }
    }

    /// The position of the verb: after its subject; in German at the end of the question or directly before the subject.
    var eventVerb: Int? {
        guard let subject = eventSubject else { return nil }
        let end = person(at: subject)?.tokens.upperBound ?? subject + 1
        if language == .german, subject > 0, !isAuxiliary(subject - 1), tokens[subject - 1].kind == .word {
            return subject - 1
        }
        if language == .german { return lastVerb(behind: end) }
        var auxiliary: Int?
        for place in end..<max(end, tokens.count) where tokens[place].kind == .word {
            if isUsedOtherwise(place) || isOrder(place) || !traits(place).isDisjoint(with: [.adverb, .speaker]) {
                continue
            }
            if traits(place).contains(.auxiliary) {
                auxiliary = place
            } else {
                let isVerb = traits(place).isDisjoint(with: [.boundary, .determiner])
                return auxiliary ?? (isVerb ? place : nil)
            }
        }
        return auxiliary
    }

    private func isVerb(_ place: Int) -> Bool {
        tokens.indices.contains(place) && (traits(place).contains(.auxiliary) || VerbForms.isVerb(tokens[place].lower))
    }

    private func isAuxiliary(_ place: Int) -> Bool {
        traits(place).contains(.auxiliary)
            || VerbForms.isSupport(tokens[place].lower) && traits(place).contains(.opening)
    }

    private func isOrder(_ place: Int) -> Bool {
        cues.contains { cue in
            if case .order = cue.cue { cue.first.contains(place) } else { false }
        }
    }

    func isUsedOtherwise(_ place: Int) -> Bool {
        person(at: place) != nil || times.contains { $0.consumed.contains(place) }
    }

    /// Returns the separable part of a German verb: "aus" of "wie viel gab ich im Januar aus".
    private func partOfVerb(_ verb: Int) -> Int? {
        guard language == .german,
            let last = tokens.indices.last(where: { tokens[$0].kind == .word }), last > verb + 1
        else { return nil }
        return VerbForms.isSeparablePart(tokens[last].lower) ? last : nil
    }

    /// Returns the participle or infinitive that ends the question; nil if the last word is no verb.
    func lastVerb(behind start: Int) -> Int? {
        guard let last = tokens.indices.last(where: { tokens[$0].kind == .word && !isUsedOtherwise($0) }), last >= start
        else {
            return nil
        }
        let word = tokens[last]
        let isVerb = word.text == word.lower && ["t", "n"].contains { word.lower.hasSuffix($0) }
        return isVerb && traits(last).isDisjoint(with: [.boundary, .determiner]) || VerbForms.isVerb(word.lower)
            ? last : nil
    }

    func event(of reading: ParsedQuestion, _ aggregate: OccurrenceRequest.Aggregate) -> EventPhrase {
        var event = EventPhrase()
        let (subject, verb) = (eventSubject, eventVerb)
        let part = verb.flatMap(partOfVerb)
        event.verb = verb.map { (part.map { tokens[$0].lower } ?? "") + tokens[$0].lower }
        if let subject {
            if let match = person(at: subject) {
                event.subject =
                    reading.people.first { !Set($0.candidates).isDisjoint(with: match.candidates) }.map { .person($0) }
                    ?? .anybody
            } else {
                event.subject = .speaker
            }
        }
        event.companions = reading.people.filter { event.subject != .person($0) && $0.role != .subject }
        if subject == nil, ownNoun != nil { event.subject = .speaker }
        let isAsked = askedNoun(aggregate, before: subject)
        if let noun = isAsked.last {
            event.noun = tokens[noun].lower
            event.isOfOne = language == .english && !isPlural(noun)
        }
        var groups: [Range<Int>] = []
        for place in tokens.indices
        where place != part && tells(place, verb) && !isAsked.contains(place) || containerPlaces.contains(place) {
            if let last = groups.last, last.upperBound == place,
                containerPlaces.contains(place) == containerPlaces.contains(place - 1)
            {
                groups[groups.count - 1] = last.lowerBound..<(place + 1)
            } else {
                groups.append(place..<(place + 1))
            }
        }
        let isOfContainer = { (group: Range<Int>) in self.containerPlaces.contains(group.lowerBound) }
        func words(_ group: Range<Int>) -> [String] { group.map { tokens[$0].lower } }
        event.groups = groups.filter { !isOfContainer($0) }.map(words)
        event.containers = groups.filter(isOfContainer).map(words)
        let first = groups.first { !isOfContainer($0) } ?? groups.first
        if let first, let verb, first.lowerBound > verb {
            event.preposition = preposition(before: first.lowerBound, behind: verb)
        }
        return event
    }

    private func askedNoun(_ aggregate: OccurrenceRequest.Aggregate, before subject: Int?) -> Range<Int> {
        guard case .values = aggregate, let subject else { return 0..<0 }
        // The noun ends the first noun phrase: "dishes" of "lunch dishes that Olivia had", "places" of "places in Rome".
        func isNoun(_ place: Int) -> Bool {
            tokens[place].kind == .word && isFree(place) && !isOfAsking(place)
                && traits(place).isDisjoint(with: [.boundary, .auxiliary, .listing])
        }
        guard let first = (0..<subject).first(where: isNoun) else { return 0..<0 }
        let end = (first..<subject).first { !isNoun($0) } ?? subject
        return (end - 1)..<end
    }

    /// Tells whether a word describes the event: it is free and neither the verb nor a word of asking.
    func tells(_ place: Int, _ verb: Int?) -> Bool {
        guard place != verb, isFree(place), tokens[place].kind != .symbol, person(at: place) == nil,
            !isIdle(place) || traits(place).contains(.meetingVerb), !isFrame(place) || verb == nil
        else { return false }
        if let verb, place == verb + 1, VerbForms.isSupportNoun(tokens[place].lower), isCarrier(verb) { return false }
        return !isOfAsking(place) && !isTimes(place) && !VerbForms.isSupport(tokens[place].lower)
            && traits(place).isDisjoint(with: [.auxiliary, .question, .listing])
    }

    func isOfAsking(_ place: Int) -> Bool {
        place == mostWanted || isLengthOfTime(place)
            || cues.contains { cue in
                switch cue.cue {
                case .measure, .howMany, .howOften, .amount, .gap, .top, .total, .rate, .weekday, .quantity, .order,
                    .extreme:
                    cue.first.contains(place) || cue.second.contains(place)
                default: false
                }
            }
    }

    /// Returns the preposition between a verb and the next phrase; nil if the phrase is its object.
    private func preposition(before place: Int, behind verb: Int) -> String? {
        let between = ((verb + 1)..<place).last {
            traits($0).contains(.boundary) && traits($0).isDisjoint(with: [.determiner])
        }
        return between.map { tokens[$0].lower }
    }
}
