import Model
import Text
import Time

/// Counts and lists: "how many meetings", "which calls", "list my notes".
extension QuestionDraft {
    mutating func readCount(at start: Int) -> Bool {
        if let often = cue(at: start, where: { $0 == .howOften }) {
            // "How often do I run" is not about meetings.
            guard countsMeetings(besides: often) else { return false }
            asked.intent = .count
            use(often)
            return true
        }
        // "In how many calls did Ana take part", "for how many meetings is there a recording"
        let place = traits(start).isDisjoint(with: [.placeCue, .linking]) ? start : start + 1
        guard let many = cue(at: place, where: { $0 == .howMany }), !traits(many.end).contains(.timeUnit) else {
            return false
        }
        let next = (many.end..<min(many.end + 4, tokens.count)).prefix { !traits($0).contains(.auxiliary) }
        guard next.contains(where: isKindOrSeries) else { return false }
        asked.intent = .count
        use(start..<many.end)
        return true
    }

    /// Tells whether "how often" counts meetings: the attendance of a person, talks or meetings of the user, or a named meeting.
    private func countsMeetings(besides often: FoundCue) -> Bool {
        let rest = tokens.indices.filter { !often.first.contains($0) }
        if rest.contains(where: { traits($0).contains([.meetVerb, .sharedVerb]) }) { return true }
        if !people.isEmpty, cues.contains(where: isAbsenceAlone) { return true }
        let isOfPresence =
            rest.contains(where: isPartaking)
            || cues.contains { $0.cue == .participation || $0.cue == .presence || $0.cue == .attendance }
        if !people.isEmpty, isOfPresence, rest.contains(where: isKindOrSeries) { return true }
        // Attendance needs no kind of meeting if nothing else is said: "wie oft war Anna dabei", "how often did Bob attend".
        let saysMore = rest.contains { place in
            isFree(place) && tokens[place].kind == .word && person(at: place) == nil && !isIdle(place)
                && !isFrame(place) && !traits(place).contains(.presence)
                && !cues.contains { $0.cue == .presence && $0.first.contains(place) }
        }
        if !people.isEmpty, !saysMore, isOfPresence { return true }
        guard rest.contains(where: { traits($0).contains(.speaker) }) else { return false }
        return !people.isEmpty
            || rest.contains { !traits($0).isDisjoint(with: [.meetVerb, .sharedVerb]) || isKindOrSeries($0) }
    }

    private func isPartaking(_ place: Int) -> Bool {
        traits(place).contains(.presence) && traits(place).isDisjoint(with: .boundary)
    }

    private func isKindOrSeries(_ place: Int) -> Bool {
        !kinds(at: place).isEmpty || traits(place).contains(.series)
    }

    mutating func readList(at start: Int) -> Bool {
        var place = start
        var ordered: [Int] = []
        while place < tokens.count {
            if let order = cue(at: place, where: { if case .order = $0 { true } else { false } }) {
                ordered += order.first
                place = order.end
            } else if !traits(place).isDisjoint(with: [.listing, .determiner])
                || (place > start && traits(place).contains(.auxiliary) && entry(place + 1).kinds.isEmpty == false)
            {
                place += 1
            } else {
                break
            }
        }
        // "List the decisions of the last meeting" asks for decisions, not for meetings.
        if traits(start).contains(.list), let decisions = cue(at: place, where: isDecision) {
            asked.intent = .decision
            use((start..<decisions.end).filter { !ordered.contains($0) })
            return true
        }
        // A list by tag: "show me everything tagged personal".
        let isOfTags = place > start && tagPlaces.contains { $0.tokens.lowerBound <= place + 1 }
        let isExplicit = traits(start).contains(.list) || isOfTags
        let isKind =
            (isKind(place) && !isContent(place, start) && (place > start || standsAlone(place)))
            || (place > start && isDescribedKind(place))
        guard isExplicit || isKind else { return false }
        asked.intent = .list
        use((start..<place).filter { !ordered.contains($0) })
        return true
    }

    private func isDecision(_ cue: Cue) -> Bool {
        if case .intent(.decision, _, _) = cue { true } else { false }
    }

    /// Tells whether the words after "which" describe a kind of meeting or note: "board meetings".
    private func isDescribedKind(_ place: Int) -> Bool {
        let noun = (place..<min(place + QuestionDraft.mostDescribing, tokens.count)).first { isKind($0) }
        guard let noun, noun > place, traits(noun).contains(.plural), !isContent(noun, place - 1) else { return false }
        return (place..<noun).allSatisfy {
            tokens[$0].kind == .word && traits($0).isDisjoint(with: [.boundary, .auxiliary])
        }
    }

    /// The maximum number of words that describe a kind, including the noun.
    private static let mostDescribing = 4

    /// Tells whether a kind does not begin a compound: "meeting with Mark", "notes from May", but not "meeting room".
    private func standsAlone(_ place: Int) -> Bool {
        traits(place).contains(.plural) || !isFree(place + 1) || traits(place + 1).contains(.boundary)
    }

    private func isKind(_ place: Int) -> Bool {
        !kinds(at: place).isEmpty || cue(at: place, where: { if case .kind = $0 { true } else { false } }) != nil
    }

    /// Tells whether a kind is the subject of a statement: "the meeting notes say …", but not "what meetings did I have".
    private func isContent(_ place: Int, _ start: Int) -> Bool {
        traits(place + 1).contains(.content) && place > start && traits(start).contains(.determiner)
    }
}
