import Model
import Time

/// Complete questions that point back: "what did she say about that?", "who was there?", "when was the second one?".
extension FollowUpReader {
    /// Returns the question with names for its pronouns; nil if it has none or names people itself.
    func restated<Failure: Error>(
        _ pronouns: PronounReader, _ parse: (String) throws(Failure) -> ParsedQuestion
    ) throws(Failure) -> String? {
        guard !previous.people.isEmpty, let restated = pronouns.restated(previous.people) else { return nil }
        let alone = try parse(pronouns.text.text)
        return alone.people.isEmpty && alone.phrases.isEmpty ? restated : nil
    }

    /// Reads a question that points at shown documents or the previous topic; nil if it points at nothing.
    func pointed<Failure: Error>(
        _ pronouns: PronounReader, named: [PersonReading], _ parse: (String) throws(Failure) -> ParsedQuestion
    ) throws(Failure) -> FollowUp? {
        let carried: Set<ReadingPart> = named.isEmpty ? [] : [.people]
        if let found = try askingNeighbour(pronouns.text, named: named, parse) { return found }
        if let found = try askingChosen(pronouns.text, parse) { return found }
        if let ordinal = DocumentOrdinal.all(in: pronouns.text).first,
            previous.shownCount > 0 || order(ordinal.focus) != nil
        {
            let reading = try parse(pronouns.text.replacing([(ordinal.tokens, "")]))
            if let order = order(ordinal.focus) { return ofSeries(order, asking: reading) }
            return FollowUp(reading: reading.naming(named), carried: carried, focus: ordinal.focus)
        }
        let things = pronouns.things(hasPeople: !previous.people.isEmpty)
        if !things.isEmpty {
            let rest = try parse(pronouns.removing(things)).naming(named)
            let target = Target(things, pronouns)
            if let found = pointing(rest, target, carried) { return found }
        }
        guard !named.isEmpty else { return nil }
        var found = FollowUp(reading: try parse(pronouns.text.text).naming(named), carried: carried)
        // "What did they decide?" after "who was there?" is about that meeting.
        if previous.reading.request.isOfAttendance, previous.shownCount > 0, named.count > 1,
            [.decision, .discuss, .summary].contains(found.reading.intent)
        {
            (found.reading.people, found.carried, found.focus) = ([], [], .that)
        }
        return found
    }

    /// Completes a question without conditions by the previous ones: "what did we talk about?", "what was decided?".
    func elliptical<Failure: Error>(
        _ text: FollowUpText, _ parse: (String) throws(Failure) -> ParsedQuestion
    ) throws(Failure) -> FollowUp? {
        let said = try parse(text.text)
        let asked: Set<Intent> = [.discuss, .who, .when, .duration, .decision, .summary]
        let isBare =
            ReadingPart.allCases.allSatisfy { !$0.isIn(said) } && said.request.measure == nil && said.unread.isEmpty
        guard asked.contains(said.intent), isBare else { return nil }
        let before = previous.reading
        // After a question about one meeting, that meeting is meant.
        let isOfPointed = said.request.isOfAttendance && previous.isPointed
        if isOfPointed || before.request.isOfOneMeeting && previous.shownCount == 1 {
            return FollowUp(reading: said, carried: [], focus: .that)
        }
        let reading = said.taking(of: before)
        let carried = before.carried(to: reading)
        return carried.isEmpty ? nil : FollowUp(reading: reading, carried: carried)
    }

    private struct Target {
        var time: TimeGrain?
        var isTopic = false
        var isPlace = false
        var isThing = false
        var isIt = false
        var isDefinite = false
        var asksDecision: Bool
        var hasTime = false
        var relation: FollowUpWords.Relation?

        init(_ things: [PronounReader.Match], _ pronouns: PronounReader) {
            asksDecision = pronouns.asksDecision
            for thing in things {
                switch thing.pronoun {
                case .time:
                    hasTime = true
                    time = ShiftedTime.grain(pronouns.text.tokens[thing.tokens])
                case .relative(let relation): self.relation = relation
                case .topic: isTopic = true
                case .place: isPlace = true
                case .definite, .definitePlace: isDefinite = true
                case .it, .people, .peoplePossessive:
                    isThing = true
                    isIt = pronouns.reachesBackFromObject(thing.tokens.lowerBound)
                default:
                    isThing = true
                    let isLast = thing.tokens.upperBound == pronouns.text.tokens.count && thing.tokens.count == 1
                    isIt = isIt || isLast && pronouns.reachesBackFromObject(thing.tokens.lowerBound)
                }
            }
        }
    }

    private func pointing(_ rest: ParsedQuestion, _ target: Target, _ carried: Set<ReadingPart>) -> FollowUp? {
        var found = FollowUp(reading: rest, carried: carried)
        if target.hasTime {
            guard let grain = target.time, let day = (previous.reading.time?.hull ?? previous.span)?.start?.date
            else {
                return nil
            }
            let span = grain.span(around: day, weekStart: weekStart)
            found.reading.time = QuestionTime(text: "", spans: [span], isFilter: true)
            found.carried.insert(.time)
        }
        if let relation = target.relation {
            guard rest.time == nil, let time = time(relation, words: "") else { return nil }
            // "What has happened since then?" keeps the previous conditions.
            let isBare = ReadingPart.allCases.allSatisfy { !$0.isIn(rest) }
            if isBare {
                found.reading = rest.taking([.people, .tags, .topic, .phrases, .places], of: previous.unfocused)
                found.carried.formUnion(previous.unfocused.carried(to: found.reading))
            }
            found.reading.time = time
            return found
        }
        let isOpen = rest.topic.isEmpty && rest.containers.isEmpty && rest.phrases.isEmpty
        if target.isTopic, isOpen, takeTopic(&found) { return found }
        if target.isIt || target.isTopic, !rest.topic.isEmpty, addTopic(&found) { return found }
        if target.isThing || target.isDefinite || target.isTopic {
            guard isOpen, asks(rest), !target.isDefinite || isUnconditional(rest, carried) else { return nil }
            let isAboutTopic = rest.request.isOfActor || target.asksDecision
            if isAboutTopic, !target.isDefinite, takeTopic(&found) { return found }
        } else if !target.isPlace {
            return target.hasTime ? found : nil
        }
        guard previous.shownCount > 0 else { return nil }
        found.focus = .that
        return found
    }

    /// Adds the previous topic to the question's own: "how do I resize it?".
    func addTopic(_ found: inout FollowUp) -> Bool {
        let topic = previous.unfocused.meant
        guard !topic.isEmpty, topic.split(separator: " ").count <= FollowUpReader.longestAdded,
            found.reading.people.isEmpty, found.reading.containers.isEmpty
        else { return false }
        found.reading.topic += " " + topic
        found.reading.thing = topic
        found.carried.insert(.topic)
        return true
    }

    /// The maximum number of words of an added topic; a longer one would outweigh the new words.
    private static let longestAdded = 5

    private func takeTopic(_ found: inout FollowUp) -> Bool {
        let before = previous.unfocused
        guard !before.topic.isEmpty || !before.phrases.isEmpty else { return false }
        (found.reading.topic, found.reading.phrases) = (before.meant, before.phrases)
        found.carried.insert(.topic)
        if !before.phrases.isEmpty { found.carried.insert(.phrases) }
        return true
    }

    /// Tells whether a question asks for something; "it" alone does not.
    private func asks(_ rest: ParsedQuestion) -> Bool {
        rest.intent != .find || !rest.people.isEmpty || FollowUpText(rest.question).tokens.count > 1
    }

    /// Tells whether a question has no conditions of its own; "the meeting with Bob" has one.
    private func isUnconditional(_ rest: ParsedQuestion, _ carried: Set<ReadingPart>) -> Bool {
        (rest.people.isEmpty || carried.contains(.people)) && rest.time == nil && rest.order == nil && rest.tags.isEmpty
    }
}

extension ParsedQuestion {
    /// Returns this reading with its candidates limited to the people already meant.
    fileprivate func naming(_ named: [PersonReading]) -> ParsedQuestion {
        var result = self
        for place in result.people.indices {
            let text = result.people[place].text
            guard let meant = named.first(where: { text.hasPrefix($0.candidates.first?.name ?? $0.text) }) else {
                continue
            }
            if meant.candidates.count == 1 { result.people[place].candidates = meant.candidates }
            result.ambiguous.removeAll { $0.text.hasPrefix(text) && $0.spans.isEmpty }
        }
        return result
    }
}
